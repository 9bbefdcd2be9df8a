import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Renewals } from '../../../domain/foundation/lease.ts';
import { ConcurrencySlots, type ReleaseSlot } from '../../../domain/foundation/limits/concurrency-slots.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { openDatabase } from '../../../domain/services.ts';
import { inParallel } from '../../support/client/expect.ts';
import { untilIdle, untilWaiting } from '../../support/database/held-lock.ts';
import { openStore } from '../../support/database/open-store.ts';
import { createSeverableDatabase } from '../../support/database/severed-database.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

let close: () => Promise<void>;
let store: Store;
let clock: ManualClock;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());
beforeEach(() => {
  clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

const permits = () => new ConcurrencySlots({ pool: store.pool, clock, renewals: new Renewals(clock, () => {}) });
const lapses = async (bucket: string): Promise<number[]> => {
  const { rows } = await store.pool.query('select expires_at from permits where bucket = $1 order by expires_at', [
    bucket,
  ]);
  return rows.map(({ expires_at }) => new Date(expires_at).getTime() - clock.now().getTime());
};
const taken = (release: ReleaseSlot | null): ReleaseSlot => {
  if (release === null) throw new Error('no slot was given');
  return release;
};

describe('concurrency slots', () => {
  it('are as many as the cap, however many requests arrive on however many replicas; each bucket has its own', async () => {
    const replicas = [permits(), permits()];
    const given = await inParallel(20, (index) => (replicas[index % 2] as ConcurrencySlots).acquire('crowd', 3));
    expect(given.filter((release) => release !== null)).toHaveLength(3);
    expect(await permits().acquire('crowd', 3)).toBe(null);
    taken(await permits().acquire('another', 1));
    taken(await permits().acquire('crowd', 4));
  });

  it('are counted one after the other: a request waits while another one gets a slot', async () => {
    const connection = await store.pool.connect();
    await connection.query('begin');
    const given = await connection.query(`select take_permit('queue', 1, gen_random_uuid(), $1, $2) as taken`, [
      clock.now(),
      new Date(clock.now().getTime() + 1000),
    ]);
    expect(given.rows).toEqual([{ taken: true }]);
    const second = permits().acquire('queue', 1);
    await untilWaiting(store.pool);
    await connection.query('commit');
    connection.release();
    expect(await second).toBe(null);
  });

  it('are released once: a second release takes no concurrency slot from another request', async () => {
    const first = taken(await permits().acquire('once', 1));
    await first();
    taken(await permits().acquire('once', 1));
    await first();
    expect(await permits().acquire('once', 1)).toBe(null);
  });

  it('of a dead holder are taken until the millisecond before 30 s, and expire at 30 s', async () => {
    taken(await permits().acquire('dead', 1));
    expect(await lapses('dead')).toEqual([30_000]);
    clock.advance(29.999);
    expect(await permits().acquire('dead', 1)).toBe(null);
    clock.advance(0.001);
    const next = taken(await permits().acquire('dead', 1));
    expect(await lapses('dead')).toEqual([30_000]);
    await next();
  });

  it('are renewed every 10 s for as long as they are held, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const release = taken(await permits().acquire('long', 1));
    for (let renewal = 1; renewal <= 5; renewal += 1) {
      clock.advance(9.999);
      vi.advanceTimersByTime(9_999);
      expect(await lapses('long')).toEqual([20_001]);
      clock.advance(0.001);
      vi.advanceTimersByTime(1);
      await eventually(async () => (await lapses('long'))[0] === 30_000);
      await untilIdle(store.pool);
    }
    expect(await permits().acquire('long', 1)).toBe(null);
    expect(vi.getTimerCount()).toBe(1);
    await release();
    expect(vi.getTimerCount()).toBe(0);
    expect(await lapses('long')).toEqual([]);
  });

  it('that cannot be released or renewed, because the database is unavailable, cause no error and expire', async () => {
    const severable = await createSeverableDatabase();
    const away = await openDatabase({ databaseUrl: severable.url, dataDirectory: '', poolMax: 2 });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const release = taken(
      await new ConcurrencySlots({ pool: away.pool, clock, renewals: new Renewals(clock, () => {}) }).acquire(
        'away',
        1,
      ),
    );
    await severable.sever();
    vi.advanceTimersByTime(10_000);
    await release();
    await expect(
      new ConcurrencySlots({ pool: away.pool, clock, renewals: new Renewals(clock, () => {}) }).acquire('away', 1),
    ).rejects.toMatchObject({
      code: 8001,
    });
    vi.useRealTimers();
    await severable.mend();
    expect(
      await new ConcurrencySlots({ pool: away.pool, clock, renewals: new Renewals(clock, () => {}) }).acquire(
        'away',
        1,
      ),
    ).toBe(null);
    clock.advance(30);
    taken(
      await new ConcurrencySlots({ pool: away.pool, clock, renewals: new Renewals(clock, () => {}) }).acquire(
        'away',
        1,
      ),
    );
    await away.close();
    await severable.drop();
  });
});
