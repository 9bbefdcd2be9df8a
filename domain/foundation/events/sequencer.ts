import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** Numbered at once; what is left follows without a pause. */
const BATCH = 1_000;
/** Between two looks while there is work. */
const PAUSE_MS = 10;
/** After something was written here, its commit is looked for so long; a later one is found by the poll. */
const EXPECTATION_MS = 200;

const NUMBER = { name: 'number-events', text: 'select number_events($1, $2) as count' };

/**
 * Gives committed events their numbers: dense, in the order in which the changes of one record were committed. Any number of replicas try;
 * the row lock decides who does it, and whoever dies in the middle leaves nothing behind (spec/rules/events.md#numbers).
 */
export class Sequencer {
  readonly #pool: Pool;
  readonly #onNumbered: () => void;
  /** Whoever is woken by a request must not work in its transaction. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #expectedUntil = 0;
  #running: Promise<void> | null = null;
  #isClosed = false;

  /** `onNumbered` is called after the commit of every batch. */
  constructor(pool: Pool, onNumbered: () => void) {
    this.#pool = pool;
    this.#onNumbered = onNumbered;
  }

  /** Something is, or is about to be, committed: looks for it from now on every 10 ms. */
  expect(): void {
    this.#expectedUntil = performance.now() + EXPECTATION_MS;
    this.#running ??= this.#outside(() => this.#run()).finally(() => {
      this.#running = null;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed && performance.now() < this.#expectedUntil) {
      const count = await this.#number();
      if (count > 0) {
        this.#expectedUntil = Math.max(this.#expectedUntil, performance.now() + PAUSE_MS * 2);
        this.#onNumbered();
      }
      if (count < BATCH) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** How many got their number; none while another replica is at it, or the database is away. */
  async #number(): Promise<number> {
    const values = [BATCH, randomBytes(4).toString('hex')];
    const done = await this.#pool.query<{ count: number | null }>({ ...NUMBER, values }).catch(() => null);
    return done?.rows[0]?.count ?? 0;
  }
}
