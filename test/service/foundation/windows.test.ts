import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Reservations } from '../../../domain/foundation/limits/reservations.ts';
import { SlidingWindows } from '../../../domain/foundation/limits/sliding-windows.ts';
import { TAKE_HITS } from '../../../domain/foundation/limits/statements.ts';
import { LiveSettings } from '../../../domain/foundation/settings/live-settings.ts';
import { explained, holdSnapshot, pagesOf } from '../../support/database/old-snapshot.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

/** The rows of a key: the part, and how many hits it counts. */
const rowsOf = async (key: string): Promise<{ readonly part: number; readonly n: number }[]> => {
  const { rows } = await server.store.pool.query(
    'select part::int as part, coalesce((select sum(c) from unnest(counts) c), 0)::int as n from rate_windows where key = $1',
    [key],
  );
  return rows;
};
/** How many hits the shared window of a key counts. */
const counted = async (key: string): Promise<number> => (await rowsOf(key))[0]?.n ?? 0;
const partsOf = async (key: string): Promise<number[]> => (await rowsOf(key)).map(({ part }) => part);

describe('the general limit', () => {
  const limit = { max: 1000, seconds: 60 };
  const hits = async (key: string, count: number): Promise<Reservations> => {
    const general = new Reservations({ windows: server.services.limits.windows, clock, report: () => {} });
    for (let hit = 0; hit < count; hit += 1) expect(await general.hit(key, limit)).toBe(null);
    return general;
  };

  it('books a hundredth in advance, and returns what was not used', async () => {
    const general = await hits('ahead', 855);
    expect(await counted('ahead')).toBe(860);
    await general.close();
    expect(await counted('ahead')).toBe(855);
  });
  it('books one by one in the last tenth, so that no replica holds what another one needs', async () => {
    const general = await hits('last tenth', 955);
    expect(await counted('last tenth')).toBe(955);
    const other = new Reservations({ windows: server.services.limits.windows, clock, report: () => {} });
    for (let hit = 0; hit < 45; hit += 1) expect(await other.hit('last tenth', limit)).toBe(null);
    expect([await general.hit('last tenth', limit), await other.hit('last tenth', limit)]).toEqual([60, 60]);
    await general.close();
    await other.close();
  });
});

/** The windows of one more replica. */
const windowsOf = (pool: Pool): SlidingWindows =>
  new SlidingWindows({ pool, clock, settings: server.services.settings });

describe('the counter of a window', () => {
  const limit = { max: 300, seconds: 60 };

  it('continues in a new row after a hundred updates, without a lost hit', async () => {
    const { windows } = server.services.limits;
    for (let hit = 0; hit < 250; hit += 1) expect((await windows.hit('long', limit)).remaining).toBe(299 - hit);
    expect(await counted('long')).toBe(250);
    expect(await partsOf('long')).toEqual([2]);
  });
  it('is exact when replicas replace its row in parallel', async () => {
    const { pool } = server.store;
    const replicas = [1, 2, 3].map(() => windowsOf(pool));
    const results = await Promise.all(
      replicas.map(async (windows) => {
        let allowed = 0;
        for (let hit = 0; hit < 150; hit += 1) if ((await windows.hit('raced', limit)).isAllowed) allowed += 1;
        return allowed;
      }),
    );
    expect(results.reduce((sum, allowed) => sum + allowed)).toBe(300);
    expect(await counted('raced')).toBe(300);
  });
  it('reads the same number of pages however long an old snapshot has been open', async () => {
    const { pool } = server.store;
    const pages = async (): Promise<number> =>
      pagesOf((await pool.query(explained(TAKE_HITS), ['old', 1, 60_000, 1, 1, 1])).rows[0]['QUERY PLAN']);
    const release = await holdSnapshot(pool);
    try {
      const fresh = await pages();
      for (let hit = 0; hit < 1000; hit += 1) await windowsOf(pool).take('old', { max: 1, seconds: 60 }, 1);
      expect(await pages()).toBeLessThan(fresh + 5);
    } finally {
      await release();
    }
  });
});

describe('reserved hits', () => {
  it('are at most a hundredth more than the limit in a window', async () => {
    const limit = { max: 1000, seconds: 60 };
    const general = new Reservations({ windows: server.services.limits.windows, clock, report: () => {} });
    const allowed = async (hits: number): Promise<number> => {
      let count = 0;
      for (let hit = 0; hit < hits; hit += 1) if ((await general.hit('late', limit)) === null) count += 1;
      return count;
    };
    expect(await allowed(1)).toBe(1);
    clock.advance(0.99);
    expect(await allowed(1000)).toBe(999);
    clock.advance(59.02);
    expect(await allowed(20)).toBe(10);
    await general.close();
  });
});

describe('windows while the database is unavailable', () => {
  const awayPool = (code: string) =>
    ({ query: () => Promise.reject(Object.assign(new Error('gone'), { code })) }) as unknown as Pool;
  const settings = () => server.services.settings;

  it('are counted by the process: exactly the limit passes', async () => {
    const windows = new SlidingWindows({ pool: awayPool('ECONNREFUSED'), clock, settings: settings() });
    const limit = { max: 3, seconds: 60 };
    const seen = [];
    for (let hit = 0; hit < 5; hit += 1) seen.push(await windows.hit('k', limit));
    expect(seen.map(({ isAllowed, remaining }) => [isAllowed, remaining])).toEqual([
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
      [false, 0],
    ]);
    expect((await windows.hit('other', limit)).isAllowed).toBe(true);
    await windows.giveBack('k', 1);
  });
  it('are not used if the database responds with an error', async () => {
    const windows = new SlidingWindows({ pool: awayPool('42P01'), clock, settings: settings() });
    await expect(windows.hit('k', { max: 3, seconds: 60 })).rejects.toMatchObject({ code: '42P01' });
    await expect(windows.giveBack('k', 1)).rejects.toMatchObject({ code: '42P01' });
  });
});

describe('live settings', () => {
  it('are read once more when the running read began before the change', async () => {
    const readings = [1, 2].map((revision) => ({ revision, ...Promise.withResolvers<object>() }));
    let asked = 0;
    const pool = { query: () => readings[asked++]?.promise } as unknown as Pool;
    const live = new LiveSettings(pool, []);
    const [first, second] = [live.observe(1), live.observe(2)];
    expect(asked).toBe(1);
    for (const { resolve, revision } of readings)
      resolve({ rows: [{ revision: String(revision), id: null, value: 0 }] });
    await Promise.all([first, second]);
    expect(asked).toBe(2);
    expect([live.observe(2), asked]).toEqual([undefined, 2]);
  });
});

it('of 80 hits in parallel exactly the limit is allowed, and each has its own number of remaining ones', async () => {
  const { windows } = server.services.limits;
  const hits = Array.from({ length: 80 }, () => windows.hit('in parallel', { max: 60, seconds: 60 }));
  const results = await Promise.all(hits);
  const allowed = results.filter(({ isAllowed }) => isAllowed).map(({ remaining }) => remaining);
  expect(allowed.sort((a, b) => b - a)).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
  expect(results.filter(({ isAllowed }) => !isAllowed).map(({ remaining }) => remaining)).toEqual(Array(20).fill(0));
  expect(await counted('in parallel')).toBe(60);
});
