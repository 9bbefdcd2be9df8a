import type { Pool } from 'pg';

/** The jobs of all replicas. */
interface QueueState {
  /** Due and not running. */
  readonly due: number;
  /** Given up after all their attempts. */
  readonly dead: number;
}

const STATE = `select count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null) as due,
  count(*) filter (where attempts >= max_attempts) as dead from graphile_worker.jobs`;

/** Reads the figures of the job queue. */
export class QueueFigures {
  readonly #pool: Pool;

  constructor(lookups: Pool) {
    this.#pool = lookups;
  }

  async read(): Promise<QueueState> {
    const { rows } = await this.#pool.query<{ due: string; dead: string }>(STATE);
    return { due: Number(rows[0]?.due ?? 0), dead: Number(rows[0]?.dead ?? 0) };
  }
}
