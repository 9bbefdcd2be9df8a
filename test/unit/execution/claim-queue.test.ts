import { describe, expect, it } from 'vitest';
import type { ClaimedRun } from '../../../domain/execution/claims/claim.ts';
import { ClaimQueue, type WaitingClaim, type WaitingWorker } from '../../../domain/execution/claims/claim-queue.ts';
import { eventually } from '../../support/time/eventually.ts';

const RUN = { run: {}, task: {} } as unknown as ClaimedRun;

/** A queue over a number of ready tasks, and the claims that were tried, by worker. */
const newQueue = () => {
  const state = {
    ready: 0,
    deleted: '',
    selectionOf: (_name: string) => 'all',
    full: '',
    tried: [] as string[],
    prospects: 0,
  };
  const workerOf = (name: string): [string, WaitingWorker][] => {
    const running = name === state.full ? 1 : 0;
    return name === state.deleted ? [] : [[name, { selection: state.selectionOf(name), maxRuns: 1, running }]];
  };
  const queue = new ClaimQueue({
    prospect: async (names) => {
      state.prospects += 1;
      const isReady = state.ready > 0;
      const deleted = new Set(names.filter((name) => name === state.deleted));
      return { isReady, workers: new Map(isReady ? names.flatMap(workerOf) : []), deleted };
    },
    touch: async () => {},
    report: (error) => {
      throw error;
    },
  });
  const claimOf = (workerName: string, fields: Partial<WaitingClaim> = {}): WaitingClaim => ({
    workerName,
    signal: new AbortController().signal,
    attempt: async () => {
      state.tried.push(workerName);
      if (state.ready === 0) return [];
      state.ready -= 1;
      return [RUN];
    },
    ...fields,
  });
  return { queue, state, claimOf };
};

describe('ClaimQueue', () => {
  it('serves waiting claims in the order of their arrival', async () => {
    const { queue, state, claimOf } = newQueue();
    const waits = ['one', 'two', 'three'].map((name) => queue.wait(claimOf(name), 5));
    await eventually(() => state.prospects > 0);
    state.ready = 2;
    queue.wake();
    expect(await Promise.all(waits.slice(0, 2))).toEqual([[RUN], [RUN]]);
    expect(state.tried.slice(0, 2)).toEqual(['one', 'two']);
    queue.stop();
    expect(await waits[2]).toEqual([]);
  });
  it('tries no claim when nothing is ready, and one of those that take the same tasks when nothing fits', async () => {
    const { queue, state, claimOf } = newQueue();
    const nothing = async () => {
      state.tried.push('none');
      return [];
    };
    const waits = ['one', 'two', 'three'].map((name) => queue.wait(claimOf(name, { attempt: nothing }), 0.3));
    await eventually(() => state.prospects > 0);
    expect(state.tried).toEqual([]);
    state.ready = 1;
    queue.wake();
    await Promise.all(waits);
    expect(state.tried).toEqual(['none']);
  });
  it('a worker whose runs are used up is passed by', async () => {
    const { queue, state, claimOf } = newQueue();
    state.full = 'full';
    const full = queue.wait(claimOf('full'), 0.3);
    const free = queue.wait(claimOf('free'), 5);
    state.ready = 1;
    queue.wake();
    expect(await free).toEqual([RUN]);
    expect(await full).toEqual([]);
  });
  it('a registration that changed during the wait applies', async () => {
    const { queue, state, claimOf } = newQueue();
    const nothing = async () => [];
    const other = queue.wait(claimOf('other', { attempt: nothing }), 0.5);
    state.full = 'changed';
    const changed = queue.wait(claimOf('changed'), 5);
    await eventually(() => state.prospects > 1);
    state.full = '';
    state.selectionOf = (name) => name;
    state.ready = 1;
    queue.wake();
    expect([await other, await changed]).toEqual([[], [RUN]]);
  });
  it('the claim of a deleted worker is attempted, even if no task is ready', async () => {
    const { queue, state, claimOf } = newQueue();
    const attempt = async () => {
      throw new Error('deleted');
    };
    const waiting = queue.wait(claimOf('worker', { attempt }), 5);
    await eventually(() => state.prospects > 0);
    state.deleted = 'worker';
    queue.wake();
    await expect(waiting).rejects.toThrow('deleted');
  });
  it('ends with nothing when the time is over, the caller has disconnected, or the server stops', async () => {
    const { queue, claimOf } = newQueue();
    const caller = new AbortController();
    const gone = queue.wait(claimOf('gone', { signal: caller.signal }), 5);
    caller.abort();
    expect(await gone).toEqual([]);
    expect(await queue.wait(claimOf('late'), 0.01)).toEqual([]);
    const stopped = queue.wait(claimOf('stopped'), 5);
    queue.stop();
    expect(await stopped).toEqual([]);
    expect(await queue.wait(claimOf('after'), 5)).toEqual([]);
    await queue.close();
  });
  it('a task that is claimed while the time runs out is delivered', async () => {
    const { queue, state, claimOf } = newQueue();
    state.ready = 1;
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [RUN];
    };
    expect(await queue.wait(claimOf('slow', { attempt: slow }), 0.02)).toEqual([RUN]);
  });
  it('a claim that cannot succeed fails, and the others continue', async () => {
    const { queue, state, claimOf } = newQueue();
    state.ready = 1;
    const failing = queue.wait(
      claimOf('failing', {
        attempt: async () => {
          throw new Error('deleted');
        },
      }),
      5,
    );
    const other = queue.wait(claimOf('other'), 5);
    await expect(failing).rejects.toThrow('deleted');
    expect(await other).toEqual([RUN]);
  });
});
