import type { Pool } from 'pg';
import { PeriodicTask } from '../../background.ts';
import type { Clock } from '../../kernel/clock.ts';
import { SELECT_DATABASE_CLOCK } from '../statements.ts';

/** How often the clock is compared with that of the database. */
const COMPARE_INTERVAL_MS = 10_000;
/** A minute: a database that is unavailable for a short time is logged elsewhere. */
const QUIET_FAILURES = 6;

interface ClockRow {
  readonly ms: number;
}

/** A clock that is closed with its database. */
export interface DatabaseClock extends Clock {
  close(): Promise<void>;
}

/**
 * The time of the database, which all replicas share; the clock of this machine may be wrong or jump. Between two comparisons it continues
 * by the monotonic clock, also while the database is unavailable (spec/rules/requests.md#clocks).
 */
export const openDatabaseClock = async (pool: Pool, log: (line: string) => void): Promise<DatabaseClock> => {
  let aheadMs = performance.timeOrigin;
  const compare = async (): Promise<void> => {
    const askedAt = performance.now();
    const { rows } = await pool.query<ClockRow>(SELECT_DATABASE_CLOCK);
    const readMs = Number((rows[0] as ClockRow).ms);
    // The database read its clock between the query and the result: an offset that fits is not changed.
    aheadMs = Math.min(Math.max(aheadMs, readMs - performance.now()), readMs - askedAt);
  };
  await compare();
  const task = new PeriodicTask({
    intervalMs: COMPARE_INTERVAL_MS,
    run: compare,
    report: (error) => log(`the clock of the database cannot be read: ${String(error)}`),
    quietFailures: QUIET_FAILURES,
  });
  task.startBackground();
  return {
    now: () => new Date(aheadMs + performance.now()),
    monotonicSeconds: () => performance.now() / 1000,
    close: () => task.close(),
  };
};
