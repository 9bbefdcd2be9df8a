import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { isLockConflict } from '../../foundation/database/translate.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import {
  ANNOUNCE_QUEUE_HEADS,
  HAS_HORIZON_REACHED,
  RAISE_QUEUE_HEADS,
  RENEW_RUN_GENERATION,
  SELECT_TRANSACTION_ID,
} from './statements.ts';

/** After so many claims of this process, the rows of claimed tasks and ended runs are skipped. */
const CLAIMS = 500;
/** Without so many claims they are skipped after so many sweeps, so that heads without tasks are deleted. */
const SWEEPS = 30;

/** Heads that were announced. They are raised when all transactions before `transactionId` have ended. */
interface Announcement {
  readonly id: string;
  readonly transactionId: string;
}

/**
 * Lets claims skip the rows of claimed tasks and ended runs, which PostgreSQL keeps while an old snapshot is open
 * (spec/decisions/0088-the-same-speed-under-old-snapshots.md).
 */
export class QueueUpkeep {
  readonly #uow: UnitOfWork;
  #claims = 0;
  #sweeps = 0;
  #announced: Announcement | null = null;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /** Notes a claimed task. */
  noteClaim(): void {
    this.#claims += 1;
  }

  /** Does its part of a sweep. */
  async sweep(): Promise<void> {
    this.#sweeps += 1;
    if (this.#announced !== null) await this.#raise(this.#announced);
    if (this.#claims === 0 || (this.#claims < CLAIMS && this.#sweeps < SWEEPS)) return;
    this.#claims = 0;
    this.#sweeps = 0;
    await this.#renewGeneration();
    await this.#announce();
  }

  async #announce(): Promise<void> {
    const id = newId();
    await this.#uow.write((em) => readPrepared(em, ANNOUNCE_QUEUE_HEADS, [id]));
    const [row] = await this.#uow.write((em) => readPrepared<{ id: string }>(em, SELECT_TRANSACTION_ID));
    if (row !== undefined) this.#announced = { id, transactionId: row.id };
  }

  async #raise({ id, transactionId }: Announcement): Promise<void> {
    const [row] = await this.#uow.read((em) =>
      readPrepared<{ reached: boolean }>(em, HAS_HORIZON_REACHED, [transactionId]),
    );
    if (row?.reached !== true) return;
    this.#announced = null;
    await this.#uow.write((em) => readPrepared(em, RAISE_QUEUE_HEADS, [id]));
  }

  /** Does nothing while another transaction changes runs for a long time. */
  async #renewGeneration(): Promise<void> {
    try {
      await this.#uow.write((em) => readPrepared(em, RENEW_RUN_GENERATION, []));
    } catch (error) {
      if (!isLockConflict(error)) throw error;
    }
  }
}
