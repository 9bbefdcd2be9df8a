import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { lockRecord } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict } from '../../foundation/errors/errors.ts';
import { readTask } from '../../tasks/find-task.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import { isLeaseLive, readWorkTime } from '../leases/work-time.ts';
import { Run, type RunRecord } from '../runs/run.entity.ts';
import type { ClaimedRun } from './claim.ts';
import { SAVE_CLAIMED_RUNS, SELECT_CLAIM_KEY, TAKE_CLAIM_KEY } from './statements.ts';

/** An Idempotency-Key of claimRuns with the request that it belongs to. */
export interface RunClaimKey {
  readonly userId: string;
  readonly key: string;
  readonly workerName: string;
  readonly max: number;
}

interface KeyRow {
  readonly workerName: string;
  readonly max: number;
  readonly runIds: string;
}

/** Another claim has used the key since it was looked up. */
export class KeyTaken extends Error {}

interface ClaimKeysDeps {
  readonly uow: UnitOfWork;
  readonly calls: LeaseCalls;
}

/** Stores the runs that an Idempotency-Key has claimed; the response is not stored (spec/rules/work.md#lost-claims). */
export class RunClaimKeys {
  readonly #uow: UnitOfWork;
  readonly #calls: LeaseCalls;

  constructor({ uow, calls }: ClaimKeysDeps) {
    this.#uow = uow;
    this.#calls = calls;
  }

  /**
   * The runs that were claimed with the key and are still running, with new leases; null if nothing was claimed. Throws Conflict if the key
   * was used for another request.
   */
  async find(key: RunClaimKey): Promise<readonly ClaimedRun[] | null> {
    const row = await this.#uow.read((em) => this.#row(em, key));
    if (row === null) return null;
    const ids: readonly string[] = JSON.parse(row.runIds);
    const found: ClaimedRun[] = [];
    for (const id of ids) {
      // One transaction each: a transaction that holds several runs could deadlock with one that ends them in another order.
      const claimed = await this.#uow.write((em) => this.#renew(em, id));
      if (claimed !== null) found.push(claimed);
    }
    return found;
  }

  /**
   * Takes the key at the beginning of a claim, in its transaction: a parallel request with the same key waits for its end, so that both return the
   * same runs. Throws KeyTaken if another claim has used it.
   */
  async take(em: EntityManager, { userId, key, workerName, max }: RunClaimKey): Promise<void> {
    const taken = await readPrepared(em, TAKE_CLAIM_KEY, [userId, key, workerName, max]);
    if (taken.length === 0) throw new KeyTaken('the Idempotency-Key was used');
  }

  /** Stores the runs of a key that the transaction has taken. */
  save(em: EntityManager, { userId, key }: RunClaimKey, runs: readonly RunRecord[]): void {
    queueStatement(em, SAVE_CLAIMED_RUNS, [JSON.stringify(runs.map(({ id }) => id)), userId, key]);
  }

  async #row(em: EntityManager, { userId, key, workerName, max }: RunClaimKey): Promise<KeyRow | null> {
    const [row] = await readPrepared<KeyRow>(em, SELECT_CLAIM_KEY, [userId, key]);
    if (row === undefined) return null;
    if (row.workerName !== workerName || row.max !== max)
      throw new Conflict('The Idempotency-Key was used for another request');
    return row;
  }

  async #renew(em: EntityManager, id: string): Promise<ClaimedRun | null> {
    const [run, time] = await Promise.all([lockRecord(em, Run, { id }), readWorkTime(em)]);
    if (run?.status !== 'running' || !isLeaseLive(run.leaseExpiresAt, time)) return null;
    const task = await readTask(em, run.taskId);
    return task === null ? null : { run: this.#calls.extend(em, { run, time }), task };
  }
}
