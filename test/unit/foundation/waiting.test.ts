import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from '../../../domain/foundation/kernel/polling.ts';
import { within } from '../../../domain/foundation/kernel/within.ts';
import { ManualClock } from '../../support/time/clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a promise with a time limit', () => {
  it('returns its result, and leaves no timer behind', async () => {
    expect(await within(Promise.resolve(1), 1000, 'late')).toBe(1);
    await expect(within(Promise.reject(new Error('away')), 1000, 'late')).rejects.toThrow('away');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('times out after that time, and its later rejection is handled', async () => {
    const { promise, reject } = Promise.withResolvers<number>();
    const result = within(promise, 1000, 'late');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toBe('late');
    reject(new Error('away'));
    await vi.advanceTimersByTimeAsync(0);
  });
});

describe('polling', () => {
  it('pauses twice as long each time, up to half a second, until there is a result', async () => {
    const pauses: number[] = [];
    const clock = new ManualClock();
    let attempts = 0;
    const attempt = async (): Promise<number | null> => {
      attempts += 1;
      return attempts === 8 ? attempts : null;
    };
    const sleep = async (milliseconds: number) => pauses.push(milliseconds);
    expect(await poll({ attempt, seconds: 60, clock, late: () => new Error('late'), sleep })).toBe(8);
    expect(pauses).toEqual([50, 100, 200, 400, 500, 500, 500]);
  });

  it('fails after its time, or with the reason of its signal', async () => {
    const clock = new ManualClock();
    const stopping = new AbortController();
    const polling = { attempt: async () => null, seconds: 1, clock, late: () => new Error('late') };
    const sleep = async (milliseconds: number) => clock.advance(milliseconds / 1000);
    await expect(poll({ ...polling, sleep })).rejects.toThrow('late');
    const stop = async () => stopping.abort(new Error('stopped'));
    await expect(poll({ ...polling, signal: stopping.signal, sleep: stop })).rejects.toThrow('stopped');
  });
});
