import type { Pool } from 'pg';

/** Whoever runs a job says so every 30 seconds; who has not for so long is gone, or could not tell the queue that it is through. */
const LEASE = `interval '150 seconds'`;

const RENEW = `with running as (update graphile_worker._private_jobs set locked_at = now()
    where id = any($1::bigint[]) and locked_at is not null returning job_queue_id)
  update graphile_worker._private_job_queues set locked_at = now()
  where locked_at is not null and id in (select job_queue_id from running)`;

const GIVE_UP = `with lost as (update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now()) where locked_at < now() - ${LEASE})
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at < now() - ${LEASE}`;

/**
 * Which jobs this process runs. The library gives up a lost one after four hours, and loses one also where the process lives: what it
 * cannot tell the database, because that is away as the job ends, it does not tell again (spec/rules/limits.md#lost-jobs).
 */
export class JobLeases {
  readonly #running = new Set<string>();

  /** Runs the job with this id; it is held for as long as that takes. */
  async hold<T>(id: string, run: () => Promise<T>): Promise<T> {
    this.#running.add(id);
    try {
      return await run();
    } finally {
      this.#running.delete(id);
    }
  }

  /** Says what is running here, and gives up what nobody anywhere says so of: it is due at once. Rejects with the driver's error. */
  async look(pool: Pool): Promise<void> {
    if (this.#running.size > 0) await pool.query(RENEW, [[...this.#running]]);
    await pool.query(GIVE_UP);
  }
}
