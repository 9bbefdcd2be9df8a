import { MIN_SKEW_SECONDS } from './clock-skew-repair.ts';

/** The number of records that are examined together. */
export const SWEEP_PAGE = 500;

export const SELECT_SWEEP_POSITION = 'select last_id from sweep_positions where name = ?';

export const UPSERT_SWEEP_POSITION = `insert into sweep_positions (name, last_id) values (?, ?)
  on conflict (name) do update set last_id = excluded.last_id`;

/** The correction of rows that expire this many seconds after their last renewal. */
export const expireWithin = (table: string, column: string, seconds: number): string =>
  `update ${table} set ${column} = $1::timestamptz + interval '${seconds} seconds'
    where ${column} > $1::timestamptz + interval '${seconds + MIN_SKEW_SECONDS} seconds'`;

export const ENQUEUE_JOB = `select graphile_worker.add_job(?, ?::json, job_key => ?, run_at => now() + ? * interval '1 second')`;

/** The parameters are the last id and the time before which a record was last changed; `final` is the condition of a final record. */
export const lockFinalRecords = (table: string, final: string): string =>
  `select id from ${table} where id > ? and ${final} and updated_at < ? order by id limit ${SWEEP_PAGE} for update skip locked`;

export const deleteFinalRecords = (table: string): string =>
  `delete from ${table} where id in (select value::uuid from json_array_elements_text(?::json))`;

/** The most rows that one statement deletes where there may be many: each is a separate transaction, and locks are released in between. */
export const ROWS_PER_BATCH = 10_000;

export const deleteOutdated = (table: string, column: string): string => `delete from ${table} where ${column} < $1`;

export const deleteOutdatedBatch = (table: string, condition: string): string =>
  `delete from ${table} where id in (select id from ${table} where ${condition} limit ${ROWS_PER_BATCH})`;

/** The queue uses the time of the database itself. */
const PRESENT = 'greatest($1::timestamptz, now())';

const isInFuture = (column: string): string => `${column} > ${PRESENT} + interval '${MIN_SKEW_SECONDS} seconds'`;

const resetToPresent = (table: string, column: string): string =>
  `update graphile_worker.${table} set ${column} = ${PRESENT} where ${isInFuture(column)}`;

/**
 * Jobs that were queued while the clock was ahead run earlier by the same time; running ones expire as if they had started now. Cron jobs
 * are dated by the clock of the first machine and must not wait for it: they become due, and any machine may run them again.
 */
export const CORRECT_JOBS_IN_FUTURE: readonly string[] = [
  `update graphile_worker._private_jobs set run_at = run_at - (updated_at - ${PRESENT}), updated_at = ${PRESENT}
    where ${isInFuture('updated_at')}`,
  resetToPresent('_private_jobs', 'locked_at'),
  resetToPresent('_private_job_queues', 'locked_at'),
  `update graphile_worker._private_jobs set run_at = ${PRESENT}
    where payload -> '_cron' is not null and attempts = 0 and locked_at is null and ${isInFuture('run_at')}`,
  resetToPresent('_private_known_crontabs', 'last_execution'),
];

/**
 * A process that runs a job renews its lease every 30 seconds. Without a renewal for this long it has crashed, or could not report the end
 * of the job.
 */
const JOB_LEASE = `interval '150 seconds'`;

export const RENEW_JOB_LEASES = `with running as (update graphile_worker._private_jobs set locked_at = now()
    where id = any($1::bigint[]) and locked_at is not null returning job_queue_id)
  update graphile_worker._private_job_queues set locked_at = now()
  where locked_at is not null and id in (select job_queue_id from running)`;

export const RELEASE_LOST_JOBS = `with lost as (update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now()) where locked_at < now() - ${JOB_LEASE})
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at < now() - ${JOB_LEASE}`;

export const COUNT_DUE_AND_DEAD_JOBS = `select count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null) as due,
  count(*) filter (where attempts >= max_attempts) as dead from graphile_worker.jobs`;

/**
 * Of two machines the one whose clock is ahead schedules first. When it stops or its clock is corrected, no other machine would schedule
 * before its time. A machine behind the database starts with jobs that no other has started.
 */
export const RESET_FUTURE_CRONTABS = `update graphile_worker._private_known_crontabs set last_execution = null
  where last_execution > $1::timestamptz + interval '60 seconds' and last_execution < now() - interval '70 seconds'`;

export const CHECK_JOBS_MIGRATIONS_TABLE = `select to_regclass('graphile_worker.migrations') is not null as present`;

export const SELECT_LAST_JOBS_MIGRATION = 'select max(id) as id from graphile_worker.migrations';

export const unlockJobs = (table: string): string =>
  `update graphile_worker.${table} set locked_at = null, locked_by = null where locked_at is not null`;
