import type { Pool } from 'pg';
import { runLongStatement } from '../database/connections/statement-timeouts.ts';
import type { Clock } from '../kernel/clock.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import { retentionMs } from '../settings/retention.ts';
import type { SettingDefinition } from '../settings/setting-definition.ts';
import { deleteOutdated, deleteOutdatedBatch, expireWithin, ROWS_PER_BATCH } from './statements.ts';
import type { Job } from './worker.ts';

/** A rule for rows that become outdated. */
export interface OutdatedRows {
  /** The statement, in which `$1` is the timestamp before which a row is outdated. */
  readonly text: string;
  /** The age of an outdated row, or the retention setting that gives it. */
  readonly age: number | SettingDefinition<number>;
  /** Statements without values, for rows that are deleted whatever their age. */
  readonly overflow?: readonly string[];
  /**
   * Statements for rows with a timestamp in the future, after the clock jumped back: they get the one that they would have if they had been
   * written at `$1`, the current time.
   */
  readonly inFuture?: readonly string[];
}

/** After this many statements the next run continues. */
const MAX_ROUNDS = 100;

/** Deletes rows of a table by the time in one of its columns. */
export const outdatedBy = (table: string, column: string, age: OutdatedRows['age'] = 0): OutdatedRows => ({
  text: deleteOutdated(table, column),
  age,
});

/** Rows that expire this many seconds after their last renewal, and are deleted after `age`. */
export const expiring = (table: string, column: string, seconds: number, age = 0): OutdatedRows => ({
  ...outdatedBy(table, column, age),
  inFuture: [expireWithin(table, column, seconds)],
});

/** Deletes rows of a table with a column `id` by a condition on `$1`, in batches. */
export const outdatedBatch = (table: string, condition: string, age: OutdatedRows['age']): OutdatedRows => ({
  text: deleteOutdatedBatch(table, condition),
  age,
});

/** Repeats a statement until it deletes less than its limit. */
const repeat = async (pool: Pool, text: string, values: readonly unknown[]): Promise<void> => {
  for (let round = 0; round < MAX_ROUNDS; round += 1)
    if ((await runLongStatement(pool, text, values)) < ROWS_PER_BATCH) return;
};

/**
 * Deletes outdated rows, in the given order. No rule depends on it: expiry is checked where a row is used. A failure for one table does not
 * prevent the others. Throws an AggregateError at the end.
 */
export const deleteExpired = async (
  pool: Pool,
  clock: Clock,
  settings: LiveSettings,
  outdated: Readonly<Record<string, OutdatedRows>>,
): Promise<void> => {
  await settings.refresh();
  const errors: unknown[] = [];
  const attempt = (text: string, values: readonly unknown[]): Promise<unknown> =>
    repeat(pool, text, values).catch((error) => errors.push(error));
  for (const { text, age, overflow = [] } of Object.values(outdated)) {
    const ageMs = typeof age === 'number' ? age : retentionMs(settings, age);
    if (ageMs !== null) await attempt(text, [new Date(clock.now().getTime() - ageMs)]);
    for (const more of overflow) await attempt(more, []);
  }
  if (errors.length > 0) throw new AggregateError(errors, `housekeeping: ${errors.map(String).join('; ')}`);
};

/** The job that deletes outdated rows, every ten minutes. */
export const housekeepingJob = (
  pool: Pool,
  clock: Clock,
  settings: LiveSettings,
  outdated: Readonly<Record<string, OutdatedRows>>,
): Job => ({
  name: 'housekeeping',
  cron: '*/10 * * * *',
  isAlone: true,
  run: () => deleteExpired(pool, clock, settings, outdated),
});
