import { AsyncResource } from 'node:async_hooks';
import DataLoader from 'dataloader';
import { serialQueue } from '../kernel/serial-queue.ts';

/** The most keys of one statement. */
const MAX_KEYS = 100;

/**
 * Batches the lookups of one turn of the event loop into one statement, because a round trip costs more than a lookup. `look` returns
 * results in the order of the keys, which may have duplicates. Nothing is cached: every result was read after its request. When `look`
 * fails, all callers of the batch get the error. Each caller continues in a separate callback, as after its own statement: otherwise the
 * following work of all would run together, and be in memory at the same time (spec/rules/limits.md#request-body-memory).
 */
export const batchLookup = <Key, Found>(
  look: (keys: readonly Key[]) => Promise<readonly (Found | null)[]>,
  // Runs after every readable socket was read. By default the library only waits for the callbacks of one request.
  schedule: (dispatch: () => void) => void = setImmediate,
): ((key: Key) => Promise<Found | null>) => {
  const loader = new DataLoader<Key, Found | null>(look, {
    cache: false,
    maxBatchSize: MAX_KEYS,
    batchScheduleFn: schedule,
  });
  return (key) =>
    new Promise((resolve, reject) => loader.load(key).then((found) => setImmediate(resolve, found), reject));
};

/**
 * As `batchLookup`, but runs one statement at a time: the lookups that arrive during it share the next one. It runs outside the context of the
 * callers, so no user has a share of its connection.
 */
export const serialLookup = <Key, Found>(
  look: (keys: readonly Key[]) => Promise<readonly (Found | null)[]>,
): ((key: Key) => Promise<Found | null>) => {
  const apart = new AsyncResource('SerialLookup');
  const inTurn = serialQueue();
  return batchLookup(
    (keys) => inTurn(() => apart.runInAsyncScope(look, null, keys)),
    (dispatch) => void inTurn(async () => {}).then(() => setImmediate(dispatch)),
  );
};

/**
 * Lets all calls of one turn of the event loop share one read, which starts after them. Use it where every caller needs the same current
 * value; nothing is cached. It runs outside the context of the first caller, whose share of the pool must not delay the others. Otherwise as
 * `batchLookup`.
 */
export const batchRead = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  const apart = new AsyncResource('BatchRead');
  const lookUp = batchLookup<true, { readonly value: T }>(async (calls) => {
    const found = { value: await apart.runInAsyncScope(read) };
    return calls.map(() => found);
  });
  return async () => ((await lookUp(true)) as { readonly value: T }).value;
};
