import type { Pool } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import { readUnchained } from './chain-check.ts';
import { ChainLost } from './chain-link.ts';

/** How far the chain of the audit log is behind, over all replicas. */
export class ChainLag {
  readonly #pool: Pool;
  readonly #clock: Clock;

  constructor(lookups: Pool, clock: Clock) {
    this.#pool = lookups;
    this.#clock = clock;
  }

  /** The age of the oldest unchained entry; 0 without one, Infinity when the end of the chain was lost. */
  async seconds(): Promise<number> {
    try {
      const { oldest } = await readUnchained(this.#pool);
      return oldest === null ? 0 : Math.max(0, (this.#clock.now().getTime() - oldest.getTime()) / 1000);
    } catch (error) {
      if (error instanceof ChainLost) return Number.POSITIVE_INFINITY;
      throw error;
    }
  }
}
