import type { Pool } from 'pg';
import { COUNT_DUE_AND_DEAD_JOBS } from './statements.ts';

/** The jobs of all replicas. */
interface QueueState {
  /** Due and not running. */
  readonly due: number;
  /** Given up after all their attempts. */
  readonly dead: number;
}

/** Reads the figures of the job queue. */
export class QueueFigures {
  readonly #pool: Pool;

  constructor(lookups: Pool) {
    this.#pool = lookups;
  }

  async read(): Promise<QueueState> {
    const { rows } = await this.#pool.query<{ due: string; dead: string }>(COUNT_DUE_AND_DEAD_JOBS);
    return { due: Number(rows[0]?.due ?? 0), dead: Number(rows[0]?.dead ?? 0) };
  }
}
