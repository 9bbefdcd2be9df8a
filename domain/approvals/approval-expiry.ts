import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { lockTaskIfPresent } from '../tasks/find-task.ts';
import type { ApprovalRecord, ApprovalSource } from './approval.entity.ts';
import { approvalEvent } from './approval-events.ts';
import { parkedCallAfter } from './approval-parts.ts';
import type { EndedApproval, ResumeDelivery } from './resume/delivery.ts';
import {
  EXPIRE_APPROVALS,
  EXPIRE_APPROVALS_OF_TASK,
  SELECT_DUE_APPROVAL,
  SELECT_PENDING_APPROVAL_OF_TASK,
  SELECT_TASKS_OF_DUE_INPUTS,
} from './statements.ts';

type ExpiredRow = EndedApproval & Pick<ApprovalRecord, 'actionType' | 'riskLevel'>;

/** The effect of the expiry of an approval, in its transaction. */
export type ExpiryEffect = (em: EntityManager, approvalId: string) => Promise<void>;

interface ApprovalExpiryDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly resumes: Pick<ResumeDelivery, 'signal'>;
}

/**
 * Expires overdue pending approvals, each exactly once. The statement that changes them also returns them, so event and
 * wake-up are written with the change, by a reader or the sweep, whichever runs first
 * (spec/rules/conversation.md#approval-expiry).
 */
export class ApprovalExpiry {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #resumes: ApprovalExpiryDeps['resumes'];
  readonly #effects = new Map<ApprovalSource, ExpiryEffect>();
  /** For each open transaction, the task that it found to have no pending approvals. */
  readonly #withoutApprovals = new WeakMap<object, string>();

  constructor({ uow, clock, outbox, resumes }: ApprovalExpiryDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#resumes = resumes;
  }

  /** Registers the effect of the expiry of approvals of this source. */
  onExpiry(source: ApprovalSource, effect: ExpiryEffect): void {
    this.#effects.set(source, effect);
  }

  /**
   * Reads in advance whether the runs of a task have pending approvals, for `expireOfTask` in the same transaction. Call it after the run is locked
   * that could still request one, or send it together with the lock.
   */
  async prefetchPending(em: EntityManager, taskId: string): Promise<void> {
    const rows = await readPrepared(em, SELECT_PENDING_APPROVAL_OF_TASK, [taskId]);
    if (rows.length === 0) this.#withoutApprovals.set(em.getTransactionContext() as object, taskId);
  }

  /** Expires the pending approvals of the runs of a task that has ended, in the caller's transaction. */
  async expireOfTask(em: EntityManager, taskId: string): Promise<void> {
    if (this.#withoutApprovals.get(em.getTransactionContext() as object) === taskId) return;
    await this.#announce(em, await readPrepared<ExpiredRow>(em, EXPIRE_APPROVALS_OF_TASK, [taskId]));
  }

  /** Expires overdue approvals, in the open transaction or a new one. Cheap if none is overdue. */
  async sweep(): Promise<void> {
    const isDue = await this.#uow.read(async (em) => {
      const rows = await em.execute<unknown[]>(SELECT_DUE_APPROVAL, [this.#clock.now()]);
      return rows.length > 0;
    });
    if (isDue) await this.#uow.write((em) => this.#expireDue(em));
  }

  async #expireDue(em: EntityManager): Promise<void> {
    const now = this.#clock.now();
    // The end of a task locks the task first and then its approvals, so the other order could deadlock.
    const tasks = await em.execute<{ taskId: string }[]>(SELECT_TASKS_OF_DUE_INPUTS, [now]);
    for (const { taskId } of tasks) await lockTaskIfPresent(em, taskId);
    const values = [JSON.stringify(parkedCallAfter('expired')), now];
    await this.#announce(em, await em.execute<ExpiredRow[]>(EXPIRE_APPROVALS, values));
  }

  async #announce(em: EntityManager, rows: readonly ExpiredRow[]): Promise<void> {
    for (const row of rows) {
      this.#outbox.publish(em, approvalEvent({ ...row, status: 'expired' }));
      this.#resumes.signal(em, row, 'expired');
      await this.#effects.get(row.source)?.(em, row.id);
    }
  }
}
