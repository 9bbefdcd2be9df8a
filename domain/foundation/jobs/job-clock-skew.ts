import { MIN_SKEW_SECONDS } from './clock-skew-repair.ts';

/** The queue uses the time of the database itself. */
const PRESENT = 'greatest($1::timestamptz, now())';

const isInFuture = (column: string): string => `${column} > ${PRESENT} + interval '${MIN_SKEW_SECONDS} seconds'`;

const resetToPresent = (table: string, column: string): string =>
  `update graphile_worker.${table} set ${column} = ${PRESENT} where ${isInFuture(column)}`;

/**
 * Jobs that were queued while the clock was ahead run earlier by the same time; running ones expire as if they had started now. Cron jobs
 * are dated by the clock of the first machine and must not wait for it: they become due, and any machine may run them again.
 */
export const JOB_CLOCK_SKEW: readonly string[] = [
  `update graphile_worker._private_jobs set run_at = run_at - (updated_at - ${PRESENT}), updated_at = ${PRESENT}
    where ${isInFuture('updated_at')}`,
  resetToPresent('_private_jobs', 'locked_at'),
  resetToPresent('_private_job_queues', 'locked_at'),
  `update graphile_worker._private_jobs set run_at = ${PRESENT}
    where payload -> '_cron' is not null and attempts = 0 and locked_at is null and ${isInFuture('run_at')}`,
  resetToPresent('_private_known_crontabs', 'last_execution'),
];
