import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { ApprovalRecord } from './approval.entity.ts';
import { approvalEvent } from './approval-events.ts';
import { parkedCallAfter } from './approval-parts.ts';
import type { EndedApproval, ResumeDelivery } from './resume/delivery.ts';
import { EXPIRE_APPROVALS, SELECT_DUE_APPROVAL } from './statements.ts';

type ExpiredRow = EndedApproval & Pick<ApprovalRecord, 'actionType' | 'riskLevel'>;

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

  constructor({ uow, clock, outbox, resumes }: ApprovalExpiryDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#resumes = resumes;
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
    const rows = await em.execute<ExpiredRow[]>(EXPIRE_APPROVALS, [
      JSON.stringify(parkedCallAfter('expired')),
      this.#clock.now(),
    ]);
    for (const row of rows) {
      this.#outbox.publish(em, approvalEvent({ ...row, status: 'expired' }));
      this.#resumes.signal(em, row, 'expired');
    }
  }
}
