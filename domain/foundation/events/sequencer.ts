import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { WokenTask } from '../background.ts';
import { NUMBER_EVENTS } from './statements.ts';

/** Events per transaction; the remaining ones follow without a pause. */
const BATCH = 1_000;
/** The pause between two transactions: commits in between get their numbers together. */
const PAUSE_MS = 10;

const NUMBER = { name: 'number-events', text: NUMBER_EVENTS };

/** What was numbered in one transaction. */
interface Numbered {
  readonly numbered: number;
  readonly history: string;
  /** The id of a transaction: all events of earlier transactions have numbers. */
  readonly horizon: string;
}

/**
 * Numbers committed events: consecutively, in the order in which the changes of one record were committed. Any number of replicas try it
 * and a row lock decides which one does it; a crash leaves nothing behind (spec/rules/events.md#numbers).
 */
export class Sequencer {
  readonly #pool: Pool;
  readonly #onNumbered: () => void;
  readonly #task = new WokenTask({ run: () => this.#numberBatch() });
  #last: Pick<Numbered, 'history' | 'horizon'> = { history: '', horizon: '0' };

  /** `onNumbered` is called after the commit of every batch. */
  constructor(pool: Pool, onNumbered: () => void) {
    this.#pool = pool;
    this.#onNumbered = onNumbered;
  }

  /**
   * The id of a transaction: all events of earlier transactions have numbers. Readers look for events without a number from here, because the
   * database keeps old versions of the earlier ones while an old snapshot is open.
   */
  get horizon(): string {
    return this.#last.horizon;
  }

  /** Events were committed without a number. */
  wake(): void {
    this.#task.wake();
  }

  close(): Promise<void> {
    return this.#task.close();
  }

  async #numberBatch(): Promise<void> {
    const count = await this.#number();
    if (count !== null && count > 0) this.#onNumbered();
    // Another replica numbers now; it may have started before the last commit.
    if (count === null || count === BATCH) this.wake();
    if (count !== BATCH) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }

  /** The count of newly numbered events; null while another replica numbers. After a failure the poll of the reader wakes this task. */
  async #number(): Promise<number | null> {
    const { history, horizon } = this.#last;
    const values = [BATCH, randomBytes(4).toString('hex'), history, horizon];
    const done = await this.#pool.query<Numbered>({ ...NUMBER, values }).catch(() => undefined);
    if (done === undefined) return 0;
    const [row] = done.rows;
    if (row === undefined) return null;
    this.#last = { history: row.history, horizon: row.horizon };
    return row.numbered;
  }
}
