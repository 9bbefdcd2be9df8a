import type { Pool } from 'pg';

/** Jobs of all replicas. */
interface QueueState {
  /** Due, and taken by nobody. */
  readonly due: number;
  /** Given up after all their attempts. */
  readonly dead: number;
}

const STATE = `select count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null) as due,
  count(*) filter (where attempts >= max_attempts) as dead from graphile_worker.jobs`;

/** How the queue of jobs stands. */
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
