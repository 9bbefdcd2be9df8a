import type { Pool } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { Sequencer } from '../../../domain/foundation/events/sequencer.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The count of numbered events after which the last number is not stored. */
const UNSAVED = 13;

/** A sequencer whose database gives these counts, and 0 after them. Time passes only when the test lets it. */
const openSequencer = (...counts: (number | null | Error)[]) => {
  vi.useFakeTimers();
  const query = vi.fn(async () => {
    const count = counts.length === 0 ? 0 : counts.shift();
    if (count instanceof Error) throw count;
    if (count === null || count === undefined) return { rows: [] };
    return { rows: [{ numbered: count, history: 'h', number: '9', horizon: '7', isSaved: count !== UNSAVED }] };
  });
  const onNumbered = vi.fn();
  return { sequencer: new Sequencer({ query } as unknown as Pool, onNumbered), query, onNumbered };
};
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it('sends one query after a commit, and no more without another', async () => {
  const { sequencer, query, onNumbered } = openSequencer(1);
  sequencer.wake();
  await pass(1_000);
  expect(query).toHaveBeenCalledTimes(1);
  expect(onNumbered).toHaveBeenCalledTimes(1);
});

it('numbers the commits of ten milliseconds together', async () => {
  const { sequencer, query } = openSequencer(1, 5);
  sequencer.wake();
  await pass(1);
  for (let commit = 0; commit < 5; commit += 1) sequencer.wake();
  await pass(8);
  expect(query).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(query).toHaveBeenCalledTimes(2);
});

it('repeats the query while another replica numbers, which may have started too early for the last commit', async () => {
  const { sequencer, query, onNumbered } = openSequencer(null, null, 1);
  sequencer.wake();
  await pass(1_000);
  expect(query).toHaveBeenCalledTimes(3);
  expect(onNumbered).toHaveBeenCalledTimes(1);
});

it('continues without a pause after a full batch', async () => {
  const { sequencer, query, onNumbered } = openSequencer(1_000, 1_000, 7);
  sequencer.wake();
  await pass(0);
  expect(query).toHaveBeenCalledTimes(3);
  expect(onNumbered).toHaveBeenCalledTimes(3);
});

it('leaves a failure to the next wake', async () => {
  const { sequencer, query, onNumbered } = openSequencer(new Error('away'), 1);
  sequencer.wake();
  await pass(1_000);
  expect([query.mock.calls.length, onNumbered.mock.calls.length]).toEqual([1, 0]);
  sequencer.wake();
  await pass(1_000);
  expect([query.mock.calls.length, onNumbered.mock.calls.length]).toEqual([2, 1]);
});

it('stores the last number a second later', async () => {
  const { sequencer, query } = openSequencer(UNSAVED, 0);
  sequencer.wake();
  await pass(1_000);
  expect(query).toHaveBeenCalledTimes(1);
  await pass(100);
  expect(query).toHaveBeenCalledTimes(2);
  await pass(5_000);
  expect(query).toHaveBeenCalledTimes(2);
  await sequencer.close();
});

it('reads all events again after a failure, because the database may have lost numbers', async () => {
  const { sequencer } = openSequencer(1, new Error('away'));
  sequencer.wake();
  await pass(1_000);
  expect(sequencer.horizon).toBe('7');
  sequencer.wake();
  await pass(1_000);
  expect(sequencer.horizon).toBe('0');
});
