import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PeriodicTask, singleFlight, WokenTask } from '../../../domain/foundation/background.ts';

/** Work whose runs end when the test ends them. */
const heldWork = () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = (): Promise<void> => {
    const each = Promise.withResolvers<void>();
    runs.push(each);
    return each.promise;
  };
  return { runs, run };
};
const tick = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('single flight', () => {
  it('joins calls during a run, and runs again after its end', async () => {
    const { runs, run } = heldWork();
    const flight = singleFlight(run);
    const calls = [flight(), flight()];
    expect([runs.length, flight.isRunning()]).toEqual([1, true]);
    runs[0]?.resolve();
    await Promise.all(calls);
    expect(flight.isRunning()).toBe(false);
    void flight();
    expect(runs).toHaveLength(2);
  });

  it('rejects every call of a failed run, and runs again', async () => {
    const { runs, run } = heldWork();
    const flight = singleFlight(run);
    const calls = [flight(), flight()];
    const settled = flight.settled();
    runs[0]?.reject(new Error('away'));
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await settled;
    void flight();
    expect(runs).toHaveLength(2);
  });

  it('runs outside of the context of its caller', async () => {
    const context = new AsyncLocalStorage<string>();
    const flight = singleFlight(async () => context.getStore());
    expect(await context.run('request', () => flight())).toBeUndefined();
  });
});

describe('a periodic task', () => {
  it('skips an interval that ends during a run', async () => {
    const { runs, run } = heldWork();
    const task = new PeriodicTask({ intervalMs: 100, run });
    task.startBackground();
    task.startBackground();
    await vi.advanceTimersByTimeAsync(350);
    expect([runs.length, vi.getTimerCount()]).toEqual([1, 1]);
    runs[0]?.resolve();
    await vi.advanceTimersByTimeAsync(50);
    expect(runs).toHaveLength(2);
    task.stop();
  });

  it('waits for the run in progress when it is closed, and starts none after', async () => {
    const { runs, run } = heldWork();
    const task = new PeriodicTask({ intervalMs: 100, run });
    task.startBackground();
    await vi.advanceTimersByTimeAsync(100);
    let isClosed = false;
    const closing = task.close().then(() => {
      isClosed = true;
    });
    await vi.advanceTimersByTimeAsync(500);
    expect([runs.length, isClosed, vi.getTimerCount()]).toEqual([1, false, 0]);
    runs[0]?.resolve();
    await closing;
  });

  it('reports only repeated failures, and starts over after a success', async () => {
    const errors: unknown[] = [];
    let isAway = true;
    const run = (): void => {
      if (isAway) throw new Error('away');
    };
    const task = new PeriodicTask({ intervalMs: 1, run, report: (error) => errors.push(error), quietFailures: 2 });
    for (let count = 0; count < 3; count += 1) await task.runNow();
    expect(errors).toEqual([new Error('away')]);
    isAway = false;
    await task.runNow();
    isAway = true;
    for (let count = 0; count < 2; count += 1) await task.runNow();
    expect(errors).toHaveLength(1);
  });

  it('does not hide an error that nothing catches', async () => {
    const task = new PeriodicTask({ intervalMs: 1, run: () => Promise.reject(new Error('bug')) });
    await expect(task.runNow()).rejects.toThrow('bug');
  });
});

describe('a woken task', () => {
  it('runs again once, however often it was woken during a run', async () => {
    const { runs, run } = heldWork();
    const task = new WokenTask({ run });
    task.wake();
    task.wake();
    task.wake();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await tick();
    expect([runs.length, task.isRunning]).toEqual([2, true]);
    runs[1]?.resolve();
    await task.settled();
    expect([runs.length, task.isRunning]).toEqual([2, false]);
  });

  it('is not lost when it is woken as a run ends', async () => {
    let count = 0;
    const task: WokenTask = new WokenTask({
      run: async () => {
        count += 1;
      },
    });
    task.wake();
    for (let turn = 0; turn < 10 && task.isRunning; turn += 1) await null;
    task.wake();
    await task.settled();
    expect(count).toBe(2);
  });

  it('starts nothing after it was closed', async () => {
    const { runs, run } = heldWork();
    const task = new WokenTask({ run });
    task.wake();
    task.wake();
    const closing = task.close();
    runs[0]?.resolve();
    await closing;
    task.wake();
    expect(runs).toHaveLength(1);
  });

  it('runs again after a reported failure', async () => {
    const errors: unknown[] = [];
    const task = new WokenTask({
      run: () => Promise.reject(new Error('away')),
      report: (error) => errors.push(error),
    });
    task.wake();
    await task.settled();
    task.wake();
    await task.settled();
    expect(errors).toHaveLength(2);
  });
});
