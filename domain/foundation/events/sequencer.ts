import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { singleFlight } from '../background.ts';
import { NUMBER_EVENTS } from './statements.ts';

/** Events per transaction; the remaining ones follow without a pause. */
const BATCH = 1_000;
/** The poll interval while there is work. */
const PAUSE_MS = 10;
/** After a write in this process, its commit is expected for this long; the slower poll finds a later one. */
const EXPECTATION_MS = 200;

const NUMBER = { name: 'number-events', text: NUMBER_EVENTS };

/**
 * Numbers committed events: consecutively, in the order in which the changes of one record were committed. Any number of replicas try it
 * and a row lock decides which one does it; a crash leaves nothing behind (spec/rules/events.md#numbers).
 */
export class Sequencer {
  readonly #pool: Pool;
  readonly #onNumbered: () => void;
  /** A request may wake it, and it must not work in the transaction of that request. */
  readonly #run = singleFlight(() => this.#poll());
  #expectedUntil = 0;
  #isClosed = false;

  /** `onNumbered` is called after the commit of every batch. */
  constructor(pool: Pool, onNumbered: () => void) {
    this.#pool = pool;
    this.#onNumbered = onNumbered;
  }

  /** A commit happened or is expected: polls every 10 ms from now on. */
  expect(): void {
    this.#expectedUntil = performance.now() + EXPECTATION_MS;
    void this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#run.settled();
  }

  async #poll(): Promise<void> {
    while (!this.#isClosed && performance.now() < this.#expectedUntil) {
      const count = await this.#number();
      if (count > 0) {
        this.#expectedUntil = Math.max(this.#expectedUntil, performance.now() + PAUSE_MS * 2);
        this.#onNumbered();
      }
      if (count < BATCH) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** The count of newly numbered events; 0 while another replica numbers, or the database is unavailable. */
  async #number(): Promise<number> {
    const values = [BATCH, randomBytes(4).toString('hex')];
    const done = await this.#pool.query<{ count: number | null }>({ ...NUMBER, values }).catch(() => null);
    return done?.rows[0]?.count ?? 0;
  }
}
