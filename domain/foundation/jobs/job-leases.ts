import type { Pool } from 'pg';
import { RELEASE_LOST_JOBS, RENEW_JOB_LEASES } from './statements.ts';

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
    if (this.#running.size > 0) await pool.query(RENEW_JOB_LEASES, [[...this.#running]]);
    await pool.query(RELEASE_LOST_JOBS);
  }
}
