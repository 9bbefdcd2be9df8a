import type { Pool } from 'pg';
import type { Clock } from '../foundation/kernel/clock.ts';
import { COUNT_BUDGET_HOLDS } from './statements.ts';

/** The number of model calls with a hold, over all replicas. Reads through a separate pool, so that writes do not delay it. */
export class HoldCount {
  readonly #pool: Pool;
  readonly #clock: Clock;

  constructor(lookups: Pool, clock: Clock) {
    this.#pool = lookups;
    this.#clock = clock;
  }

  async read(): Promise<number> {
    const { rows } = await this.#pool.query<{ open: number }>(COUNT_BUDGET_HOLDS, [this.#clock.now()]);
    return rows[0]?.open ?? 0;
  }
}
