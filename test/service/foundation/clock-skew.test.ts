import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authSettings } from '../../../domain/auth/auth-settings.ts';
import { Lockout } from '../../../domain/auth/passwords/lockout.ts';
import { ConversationLeases } from '../../../domain/conversations/conversation-lease.ts';
import { ClockSkewRepair } from '../../../domain/foundation/jobs/clock-skew-repair.ts';
import { SampledWarning } from '../../../domain/foundation/kernel/sampled-warning.ts';
import { Renewals } from '../../../domain/foundation/lease.ts';
import { ConcurrencySlots } from '../../../domain/foundation/limits/concurrency-slots.ts';
import { SlidingWindows } from '../../../domain/foundation/limits/sliding-windows.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { outcomeOf } from '../../support/time/edges.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** All leases end within it. */
const LIFE = 31;

const clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

/** Moves the clock back after a dead process claimed something; `look` returns the remaining state. */
const afterJump = async (seconds: number, take: () => Promise<unknown>, look: () => Promise<unknown>) => {
  await server.services.clockSkewRepair.check();
  await take();
  clock.jump(-seconds);
  await server.services.clockSkewRepair.check();
  clock.advance(LIFE);
  return look();
};

describe.each([HOUR, DAY])('a clock that is moved back by %i s (spec/rules/requests.md#clocks)', (seconds) => {
  it('keeps no concurrency slot of a dead process for as long', async () => {
    const permits = new ConcurrencySlots({ pool: server.store.pool, clock, renewals: new Renewals(clock, () => {}) });
    const bucket = randomUUID();
    const look = async () => (await permits.acquire(bucket, 1)) !== null;
    expect(await afterJump(seconds, () => permits.acquire(bucket, 1), look)).toBe(true);
  });

  it('keeps nothing longer that was claimed while the clock was ahead', async () => {
    const permits = new ConcurrencySlots({ pool: server.store.pool, clock, renewals: new Renewals(clock, () => {}) });
    const bucket = randomUUID();
    const take = async () => {
      clock.jump(seconds);
      await server.services.clockSkewRepair.check();
      await permits.acquire(bucket, 1);
    };
    expect(await afterJump(seconds, take, async () => (await permits.acquire(bucket, 1)) !== null)).toBe(true);
  });

  it('keeps no turn of a dead process for as long', async () => {
    const leases = new ConversationLeases({ pool: server.store.pool, clock, renewals: new Renewals(clock, () => {}) });
    const resource = randomUUID();
    const look = async () => (await leases.tryAcquire(resource)) !== null;
    expect(await afterJump(seconds, () => leases.tryAcquire(resource), look)).toBe(true);
  });

  it('keeps no idempotency key of a dead process for as long', async () => {
    const claim = { operation: 'o', userId: randomUUID(), key: 'k', content: 'c' };
    const take = () => server.services.idempotency.claim(claim);
    expect(await afterJump(seconds, take, take)).toHaveProperty('finish');
  });

  it('does not hold money of a dead process for as long', async () => {
    const charter = { id: randomUUID(), amount: 10 };
    const hold = () => server.services.budgets.hold(10, { charter });
    expect(await afterJump(seconds, hold, () => outcomeOf(hold()))).toBe('done');
  });

  it('locks no name longer than without the change', async () => {
    const { settings } = server.services;
    const lockout = new Lockout({ pool: server.store.pool, clock, settings });
    const counter = { kind: 'name', username: randomUUID() } as const;
    const fail = async () => {
      for (let count = 0; count < settings.get(authSettings.lockoutAttempts); count += 1)
        await lockout.recordFailure(counter).catch(() => {});
    };
    const look = () => outcomeOf(lockout.refuseLocked(counter));
    expect(await afterJump(seconds, fail, look)).toBe(5000);
    clock.advance(settings.get(authSettings.lockoutMinutes) * 60);
    expect(await look()).toBe('done');
  });

  it('restarts the windows of limits', async () => {
    const windows = new SlidingWindows({ pool: server.store.pool, clock, settings: server.services.settings });
    const key = randomUUID();
    const hit = async () => (await windows.hit(key, { max: 1, seconds: HOUR })).isAllowed;
    expect(await afterJump(seconds, hit, hit)).toBe(true);
    expect(await hit()).toBe(false);
  });
});

describe('jobs of a clock that was ahead', () => {
  const ask = async <T extends object>(text: string): Promise<T | undefined> =>
    (await server.store.pool.query<T>(text, [clock.now()])).rows[0];
  const JOB = '(select id from graphile_worker._private_jobs where key = $$ahead$$)';
  const ahead = async () => {
    await ask(
      `select graphile_worker.add_job('none', run_at => $1::timestamptz + interval '1 day 90 seconds', job_key => 'ahead')`,
    );
    await ask(`update graphile_worker._private_jobs set updated_at = $1::timestamptz + interval '1 day',
      locked_at = $1::timestamptz + interval '1 day' where id = ${JOB}`);
  };
  const look = () => server.services.clockSkewRepair.check();
  /** How long the machine of another replica keeps the others from scheduled jobs. */
  const heldUp = () =>
    ask<{ hours: number }>(
      `select extract(hour from last_execution - $1::timestamptz)::int as hours from graphile_worker._private_known_crontabs
        where identifier = 'wrong'`,
    );

  it('run with their intended delay, and those of dead processes are released in time', async () => {
    await ahead();
    clock.jump(-61);
    await look();
    expect(
      await ask(`select extract(epoch from run_at - $1::timestamptz)::int as due, locked_at = $1 as "isBegunNow"
        from graphile_worker._private_jobs where id = ${JOB}`),
    ).toEqual({ due: 90, isBegunNow: true });
    await ask(`select graphile_worker.remove_job('ahead') where $1::timestamptz is not null`).catch(() => {});
  });

  it('are due although the machine that dated them is wrong, and only if they are scheduled', async () => {
    const dueIn = (key: string) =>
      ask<{ hours: number }>(`select round(extract(epoch from run_at - $1::timestamptz) / 3600)::int as hours
        from graphile_worker._private_jobs where key = '${key}'`);
    for (const [key, payload] of [
      ['by the clock', '{"_cron":{"ts":"x"}}'],
      ['asked for', '{"x":1}'],
    ])
      await ask(`select graphile_worker.add_job('none', '${payload}', job_key => '${key}',
        run_at => $1::timestamptz + interval '10 hours')`);
    clock.advance(60);
    await look();
    expect([await dueIn('by the clock'), await dueIn('asked for')]).toEqual([{ hours: 0 }, { hours: 10 }]);
  });

  it('run on schedule again within a minute, although the clock of the database never jumped', async () => {
    await look();
    await ask(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('wrong', now(), $1::timestamptz + interval '10 hours')`);
    clock.advance(59);
    await look();
    expect(await heldUp()).toEqual({ hours: 9 });
    clock.advance(1);
    await look();
    expect(await heldUp()).toEqual({ hours: 0 });
  });
});

describe('a clock without jumps', () => {
  it('ends nothing before its time', async () => {
    const permits = new ConcurrencySlots({ pool: server.store.pool, clock, renewals: new Renewals(clock, () => {}) });
    await permits.acquire('kept', 1);
    clock.advance(20);
    await server.services.clockSkewRepair.check();
    expect(await permits.acquire('kept', 1)).toBeNull();
  });
});

describe('the check of the clock', () => {
  it('runs every five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const statements: string[] = [];
    const pool = { query: async (text: string) => void statements.push(text) } as unknown as Pool;
    const looking = new ClockSkewRepair({
      pool,
      clock,
      warning: new SampledWarning(() => {}, clock),
      statements: ['update leases'],
    });
    looking.startBackground();
    for (let looks = 1; looks <= 3; looks += 1) {
      await vi.advanceTimersByTimeAsync(0);
      expect(statements).toHaveLength(looks);
      clock.jump(-HOUR);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    await looking.close();
    vi.useRealTimers();
  });
});
