import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { isLockTimeout } from '../../foundation/database/translate.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import {
  ANNOUNCE_QUEUE_HEADS,
  HAS_HORIZON_REACHED,
  RAISE_QUEUE_HEADS,
  RENEW_RUN_GENERATION,
  SELECT_TRANSACTION_ID,
} from './statements.ts';

/** The number of claims of this process after which the next sweep announces new heads. */
export const CLAIMS_PER_UPKEEP = 500;
/** The number of sweeps after which it does so with fewer claims, so that heads without tasks are deleted. */
export const SWEEPS_PER_UPKEEP = 30;

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
  /** The claims since the last renewal of the generation, and the runs that it moved. */
  #claimsOfGeneration = 0;
  #moved = 0;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /** Counts a claim. */
  noteClaim(): void {
    this.#claims += 1;
    this.#claimsOfGeneration += 1;
  }

  /** Raises announced heads, moves the running runs to a new generation, and announces new heads, if due. */
  async sweep(): Promise<void> {
    this.#sweeps += 1;
    if (this.#announced !== null) await this.#raise(this.#announced);
    // Claims wait while runs are moved, so many running runs are moved less often.
    if (this.#claimsOfGeneration >= Math.max(CLAIMS_PER_UPKEEP, this.#moved)) await this.#renewGeneration();
    const isDue = this.#claims >= CLAIMS_PER_UPKEEP || (this.#claims > 0 && this.#sweeps >= SWEEPS_PER_UPKEEP);
    if (isDue && this.#announced === null) await this.#announce();
  }

  /** Does nothing while an announcement of another process is pending. */
  async #announce(): Promise<void> {
    const id = newId();
    const [result] = await this.#uow.write((em) =>
      readPrepared<{ announced: boolean }>(em, ANNOUNCE_QUEUE_HEADS, [id]),
    );
    if (result?.announced !== true) return;
    this.#claims = 0;
    this.#sweeps = 0;
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

  /** If a transaction that changes runs, or a vacuum, does not end soon, the next sweep tries again. */
  async #renewGeneration(): Promise<void> {
    const claims = this.#claimsOfGeneration;
    try {
      const [row] = await this.#uow.write((em) => readPrepared<{ moved: number }>(em, RENEW_RUN_GENERATION));
      this.#moved = row?.moved ?? 0;
      this.#claimsOfGeneration -= claims;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
    }
  }
}
