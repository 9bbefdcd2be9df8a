import type { Pool } from 'pg';
import type { Clock } from '../../kernel/clock.ts';

/** How often the clock is compared with that of the database. */
const EVERY_MS = 10_000;

interface Answer {
  readonly ms: number;
}

/** A clock that ends with the database it is compared with. */
export interface DatabaseClock extends Clock {
  close(): void;
}

/**
 * The time of the database, which all replicas have in common; the clock of this machine may go wrong and jump. Between two comparisons
 * it goes on by the monotonic clock, also while the database is away (spec/rules/requests.md#clocks).
 */
export const openDatabaseClock = async (pool: Pool): Promise<DatabaseClock> => {
  let aheadMs = performance.timeOrigin;
  const compare = async (): Promise<void> => {
    const askedAt = performance.now();
    const { rows } = await pool.query<Answer>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms');
    const told = Number((rows[0] as Answer).ms);
    // The database looked at its clock somewhere between question and answer: what fits that is not changed.
    aheadMs = Math.min(Math.max(aheadMs, told - performance.now()), told - askedAt);
  };
  await compare();
  const timer = setInterval(() => void compare().catch(() => {}), EVERY_MS).unref();
  return {
    now: () => new Date(aheadMs + performance.now()),
    monotonicSeconds: () => performance.now() / 1000,
    close: () => clearInterval(timer),
  };
};
