import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { ApprovalSource, ApprovalStatus, RiskLevel } from './approval.entity.ts';
import { approvalEvent } from './approval-events.ts';
import { parkedCallAfter } from './approval-parts.ts';
import { signalResume } from './resume/signals.ts';

interface ExpiredRow {
  readonly id: string;
  readonly status: ApprovalStatus;
  readonly action_type: string;
  readonly risk_level: RiskLevel;
  readonly source: ApprovalSource;
}

/**
 * Pending approvals whose time has passed become expired, once: the statement that changes them also tells which they were, so the
 * event and the wake-up are written exactly with the change, whoever comes first, a reader or the sweep
 * (spec/rules/conversation.md#approval-expiry).
 */
export class ApprovalExpiry {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;

  constructor(uow: UnitOfWork, clock: Clock, outbox: Outbox) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** Expires what is due, in a transaction of its own or in the one that is open. Cheap when nothing is. */
  async sweep(): Promise<void> {
    const isDue = await this.#uow.read(async (em) => {
      const rows = await em.execute<unknown[]>(
        `select 1 from approvals where status = 'pending' and expires_at <= ? limit 1`,
        [this.#clock.now()],
      );
      return rows.length > 0;
    });
    if (isDue) await this.#uow.write((em) => this.#expireDue(em));
  }

  async #expireDue(em: EntityManager): Promise<void> {
    const rows = await em.execute<ExpiredRow[]>(
      `update approvals set status = 'expired', resume = case when source = 'parked_context' then ?::json else resume end where id in (
         select id from approvals where status = 'pending' and expires_at <= ? order by id for update)
       returning id, status, action_type, risk_level, source`,
      [JSON.stringify(parkedCallAfter('expired')), this.#clock.now()],
    );
    for (const row of rows) {
      await this.#outbox.publish(
        em,
        approvalEvent({ id: row.id, status: 'expired', actionType: row.action_type, riskLevel: row.risk_level }),
      );
      await signalResume(em, row, 'expired', this.#clock.now());
    }
  }
}
