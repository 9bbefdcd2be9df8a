import { describe, expect, it } from 'vitest';
import { Reservations } from '../../../domain/foundation/limits/reservations.ts';
import { SlidingWindows } from '../../../domain/foundation/limits/sliding-windows.ts';
import { ManualClock } from '../../support/time/clock.ts';

const limit = { max: 600, seconds: 60 };
const allowed = { isAllowed: true, limit: 600, remaining: 599, resetSeconds: 60 };

describe('a general limit with a database that is slower than its bookings are valid', () => {
  it('admits everyone who waited for a booking, with one booking for as many as it covers', async () => {
    const clock = new ManualClock();
    let statements = 0;
    const take = async (_key: string, _limit: unknown, want: number) => {
      statements += 1;
      clock.advance(2);
      return { granted: want, result: allowed };
    };
    const general = new Reservations({
      windows: { take, giveBack: async () => {} } as unknown as SlidingWindows,
      clock,
      report: () => {},
    });
    const waited = await Promise.all(Array.from({ length: 6 }, async () => general.hit('address', limit)));
    expect(waited).toEqual(Array(6).fill(null));
    expect(statements).toBe(2);
    await general.close();
  });
});

describe('windows with queued statements', () => {
  const pool = (waitingCount: number) => ({
    waitingCount,
    query: async () => {
      throw new Error('the database was asked');
    },
  });
  const windowsOver = (waitingCount: number) =>
    new SlidingWindows({ pool: pool(waitingCount) as never, clock: new ManualClock(), settings: {} as never });

  it('are counted by the process itself beyond five hundred, and nothing is returned', async () => {
    const windows = windowsOver(501);
    const once = { max: 1, seconds: 60 };
    expect((await windows.hit('a', once)).isAllowed).toBe(true);
    expect((await windows.hit('a', once)).isAllowed).toBe(false);
    await expect(windows.giveBack('a', 1)).resolves.toBeUndefined();
  });
  it('are counted by the database up to there', async () => {
    await expect(windowsOver(500).hit('a', limit)).rejects.toThrow('the database was asked');
  });
});

it('a window that reports changed settings is counted after they were read', async () => {
  const order: string[] = [];
  const pool = {
    waitingCount: 0,
    query: async () => ({ rows: [{ granted: 1, used: 1, oldest: '0', revision: '2' }] }),
  };
  const observe = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    order.push('settings');
  };
  const windows = new SlidingWindows({ pool: pool as never, clock: new ManualClock(), settings: { observe } as never });
  await windows.hit('a', limit).then(() => order.push('hit'));
  expect(order).toEqual(['settings', 'hit']);
});
