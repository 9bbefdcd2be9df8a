import type { Pool } from 'pg';

/**
 * A process that runs a job renews its lease every 30 seconds. Without a renewal for this long it has crashed, or could not report the end
 * of the job.
 */
const LEASE = `interval '150 seconds'`;

const RENEW = `with running as (update graphile_worker._private_jobs set locked_at = now()
    where id = any($1::bigint[]) and locked_at is not null returning job_queue_id)
  update graphile_worker._private_job_queues set locked_at = now()
  where locked_at is not null and id in (select job_queue_id from running)`;

const GIVE_UP = `with lost as (update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now()) where locked_at < now() - ${LEASE})
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at < now() - ${LEASE}`;

/**
 * The leases of the jobs that this process runs. The library gives a lost job up only after four hours. It also loses a job of a running
 * process: when the database is unavailable as the job ends, its end is never reported (spec/rules/limits.md#lost-jobs).
 */
export class JobLeases {
  readonly #running = new Set<string>();

  /** Runs the job with this id, with a lease until it ends. */
  async hold<T>(id: string, run: () => Promise<T>): Promise<T> {
    this.#running.add(id);
    try {
      return await run();
    } finally {
      this.#running.delete(id);
    }
  }

  /** Renews the leases of this process, and makes jobs due whose leases have expired. Rejects with the error of the driver. */
  async renew(pool: Pool): Promise<void> {
    if (this.#running.size > 0) await pool.query(RENEW, [[...this.#running]]);
    await pool.query(GIVE_UP);
  }
}
