import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { WokenTask } from '../background.ts';
import { NUMBER_EVENTS } from './statements.ts';

/** Events per transaction; the remaining ones follow without a pause. */
const BATCH = 1_000;
/** The pause between two transactions: commits in between get their numbers together. */
const PAUSE_MS = 10;
/** The last number is stored a little more than a second after the previous one. */
const SAVE_AFTER_MS = 1_050;

const NUMBER = { name: 'number-events', text: NUMBER_EVENTS };

/** The result of one call of `number_events`. */
interface Numbered {
  readonly numbered: number;
  readonly history: string;
  /** The last number, as text. */
  readonly number: string;
  /** All events of transactions before this id have numbers. */
  readonly horizon: string;
  /** Whether the last number is stored. It is stored at most once a second. */
  readonly isSaved: boolean;
}

type Last = Pick<Numbered, 'history' | 'number' | 'horizon'>;

/** Before the first call and after a failure: all events without a number are read. */
const NOTHING: Last = { history: '', number: '0', horizon: '0' };

/**
 * Numbers committed events: consecutively, in the order in which the changes of one record were committed. Any number of replicas try it
 * and a row lock decides which one does it; a crash leaves nothing behind (spec/rules/events.md#numbers).
 */
export class Sequencer {
  readonly #pool: Pool;
  readonly #onNumbered: () => void;
  readonly #task = new WokenTask({ run: () => this.#numberBatch() });
  #last = NOTHING;
  #saving: NodeJS.Timeout | null = null;

  /** `onNumbered` is called after the commit of every batch. */
  constructor(pool: Pool, onNumbered: () => void) {
    this.#pool = pool;
    this.#onNumbered = onNumbered;
  }

  /**
   * All events of transactions before this id have numbers. Readers look for events without a number from here, because the database keeps old
   * versions of the earlier ones while an old snapshot is open.
   */
  get horizon(): string {
    return this.#last.horizon;
  }

  /** Events were committed without a number. */
  wake(): void {
    this.#task.wake();
  }

  close(): Promise<void> {
    if (this.#saving !== null) clearTimeout(this.#saving);
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
    const { history, number, horizon } = this.#last;
    const values = [BATCH, randomBytes(4).toString('hex'), history, number, horizon];
    const done = await this.#pool.query<Numbered>({ ...NUMBER, values }).catch(() => undefined);
    if (done === undefined) {
      // The database may have lost what was numbered.
      this.#last = NOTHING;
      return 0;
    }
    const [row] = done.rows;
    if (row === undefined) return null;
    this.#last = { history: row.history, number: row.number, horizon: row.horizon };
    if (!row.isSaved) this.#saveLater();
    return row.numbered;
  }

  /** Calls the function again, so that it stores the last number: events above the stored one are not deleted. */
  #saveLater(): void {
    this.#saving ??= setTimeout(() => {
      this.#saving = null;
      this.wake();
    }, SAVE_AFTER_MS).unref();
  }
}
