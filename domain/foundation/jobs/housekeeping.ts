import type { Pool } from 'pg';
import { untimed } from '../database/time-bounds.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Job } from './worker.ts';

/** Rows that lose their meaning: the statement, in which `$1` is the moment before which a row is out of date, and the age at which it may go. */
export interface OutdatedRows {
  readonly text: string;
  readonly ageMs: number;
}

/** Deletes rows of a table by the time in one of its columns. */
export const outdatedBy = (table: string, column: string, ageMs = 0): OutdatedRows => ({
  text: `delete from ${table} where ${column} < $1`,
  ageMs,
});

/** Removes what has lost its meaning, in the order given. Every rule holds without it: expiry is checked where a row is used. */
export const deleteExpired = async (
  pool: Pool,
  clock: Clock,
  outdated: Readonly<Record<string, OutdatedRows>>,
): Promise<void> => {
  for (const { text, ageMs } of Object.values(outdated))
    await untimed(pool, text, [new Date(clock.now().getTime() - ageMs)]);
};

/** The job that removes it, every ten minutes. */
export const housekeepingJob = (pool: Pool, clock: Clock, outdated: Readonly<Record<string, OutdatedRows>>): Job => ({
  name: 'housekeeping',
  cron: '*/10 * * * *',
  run: () => deleteExpired(pool, clock, outdated),
});
