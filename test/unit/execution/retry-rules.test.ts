import { describe, expect, it } from 'vitest';
import { afterDrain, afterFailure, afterRelease, backoffMs } from '../../../domain/execution/endings/retry-rules.ts';

const NOW = new Date('2030-01-01T00:00:00.000Z');
const FRESH = { attempts: 0, releases: 0, silentRuns: 0, readyAt: null };
const limits = { now: NOW, maxAttempts: 3 };
const FAILED = { isRetryable: true, isSilent: false };

describe('backoffMs', () => {
  it('grows with the attempts up to half an hour, with at most 10 % jitter', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 100].map((attempts) => backoffMs(attempts, () => 0) / 1000);
    expect(seconds).toEqual([5, 30, 120, 600, 1800, 1800, 1800]);
    expect(backoffMs(1, () => 1)).toBe(5_500);
    expect(backoffMs(0, () => 0)).toBe(5_000);
  });
});

describe('afterFailure', () => {
  it('counts, and tries again after the pause; the place in the queue is lost', () => {
    const next = afterFailure({ ...FRESH, releases: 2 }, FAILED, limits);
    expect(next).toMatchObject({ status: 'assigned', attempts: 1, releases: 0, silentRuns: 0, readyAt: null });
    const pause = (next.retryAt?.getTime() ?? 0) - NOW.getTime();
    expect(pause).toBeGreaterThanOrEqual(5_000);
    expect(pause).toBeLessThanOrEqual(5_500);
  });
  it('blocks the task with the last attempt', () => {
    expect(afterFailure({ ...FRESH, attempts: 1 }, FAILED, limits).status).toBe('assigned');
    expect(afterFailure({ ...FRESH, attempts: 2 }, FAILED, limits)).toMatchObject({
      ...{ status: 'blocked', attempts: 3, isExhausted: true, retryAt: null },
    });
  });
  it('blocks the task after a failure that is not retryable', () => {
    expect(afterFailure(FRESH, { ...FAILED, isRetryable: false }, limits).status).toBe('blocked');
  });
  it('blocks the task after three lost runs in a row, and a sign of life starts the count again', () => {
    const lost = { isRetryable: true, isSilent: true };
    const many = { now: NOW, maxAttempts: 20 };
    expect(afterFailure({ ...FRESH, silentRuns: 1 }, lost, many)).toMatchObject({ status: 'assigned', silentRuns: 2 });
    expect(afterFailure({ ...FRESH, silentRuns: 2 }, lost, many)).toMatchObject({ status: 'blocked', silentRuns: 3 });
    expect(afterFailure({ ...FRESH, silentRuns: 2 }, FAILED, many)).toMatchObject({
      status: 'assigned',
      silentRuns: 0,
    });
  });
});

describe('afterDrain', () => {
  it('counts nothing and keeps the place in the queue', () => {
    expect(afterDrain({ attempts: 2, releases: 1, silentRuns: 2, readyAt: NOW })).toEqual({
      ...{
        status: 'assigned',
        attempts: 2,
        releases: 1,
        silentRuns: 0,
        isExhausted: false,
        retryAt: null,
        readyAt: NOW,
      },
    });
  });
});

describe('afterRelease', () => {
  it('the first two releases in a row need no pause, the third has one', () => {
    expect(afterRelease(FRESH, 0, NOW)).toMatchObject({ releases: 1, retryAt: null });
    expect(afterRelease({ ...FRESH, releases: 1 }, 0, NOW)).toMatchObject({ releases: 2, retryAt: null });
    const third = afterRelease({ ...FRESH, releases: 2, readyAt: NOW }, 0, NOW);
    expect(third).toMatchObject({ releases: 3, readyAt: NOW });
    expect(third.retryAt?.getTime()).toBeGreaterThanOrEqual(NOW.getTime() + 5_000);
  });
  it('the longer of delay and backoff applies', () => {
    expect(afterRelease(FRESH, 60, NOW).retryAt).toEqual(new Date(NOW.getTime() + 60_000));
    expect(afterRelease({ ...FRESH, releases: 2 }, 60, NOW).retryAt).toEqual(new Date(NOW.getTime() + 60_000));
  });
});
