import DataLoader from 'dataloader';

/** What one statement looks up; more at once take further ones. */
const MOST = 100;

/**
 * A look-up that asks once for all who come in the same turn of the event loop: a round trip costs more than what one
 * of them looks up. `look` answers in the order of the keys, one of which may be there several times. Nothing is kept: whatever
 * is answered was read after it was asked for. When `look` fails, all who asked together are told so.
 * Each goes on in a callback of its own, as after a statement of its own: what they do next would else be done side by side, and in memory
 * at once (spec/rules/limits.md#request-body-memory).
 */
export const batchLookup = <Key, Found>(
  look: (keys: readonly Key[]) => Promise<readonly (Found | null)[]>,
): ((key: Key) => Promise<Found | null>) => {
  const loader = new DataLoader<Key, Found | null>(look, {
    cache: false,
    maxBatchSize: MOST,
    // After every socket that has something to read: by itself the library waits for the end of one request's callbacks only.
    batchScheduleFn: (dispatch) => void setImmediate(dispatch),
  });
  return (key) =>
    new Promise((resolve, reject) => loader.load(key).then((found) => setImmediate(resolve, found), reject));
};
