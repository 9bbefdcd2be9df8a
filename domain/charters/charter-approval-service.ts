import type { EntityManager } from '@mikro-orm/postgresql';
import type { Approvers } from '../approvals/decide/approvers.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import { queueChanges } from '../foundation/database/records.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import { currencySetting } from '../organisation/value/currency-setting.ts';
import type { RunDelivery } from '../tasks/run-delivery.ts';
import { Charter, type CharterRecord } from './charter.entity.ts';
import type { CharterDispatch, DispatchedRun } from './charter-dispatch.ts';
import { charterEvent } from './charter-events.ts';
import { auditFact, headOf, lockCharter, requireDrafted } from './charter-service.ts';

/**
 * An approved charter and the run it started. `isSuccess` is false only if the run could not be delivered after the
 * commit.
 */
export interface CharterApproval {
  readonly charter: CharterRecord;
  readonly projectId: string;
  readonly taskId: string;
  readonly isSuccess: boolean;
}

export interface CharterApprovalDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly conversations: ConversationService;
  readonly dispatch: CharterDispatch;
  readonly delivery: RunDelivery;
  readonly approvers: Approvers;
}

/** Approves charters (spec/rules/conversation.md#charter-approval). No model is called. */
export class CharterApprovalService {
  readonly #deps: CharterApprovalDeps;

  constructor(deps: CharterApprovalDeps) {
    this.#deps = deps;
  }

  /**
   * Approves a drafted charter and dispatches its run in one transaction; exactly one of several approvals succeeds.
   * Throws NotFound (charter or project), Forbidden, VersionConflict and Conflict (not drafted, another than the
   * configured currency, project ended); then nothing is stored.
   */
  async approve(charterId: string, actor: Actor, expected: Precondition<CharterRecord>): Promise<CharterApproval> {
    const { uow, delivery } = this.#deps;
    const { charter, run } = await uow.write((em) => this.#dispatch(em, charterId, actor, expected));
    const isSuccess = await delivery.tryDeliver(run.task.id);
    return { charter, projectId: run.project.id, taskId: run.task.id, isSuccess };
  }

  async #dispatch(
    em: EntityManager,
    charterId: string,
    actor: Actor,
    expected: Precondition<CharterRecord>,
  ): Promise<{ charter: CharterRecord; run: DispatchedRun }> {
    const { settings, conversations, dispatch, audit, approvers } = this.#deps;
    const head = await headOf(em, charterId);
    approvers.require(actor, head.createdBy);
    const conversation = await conversations.lock(em, head.conversationId);
    const drafted = await lockCharter(em, head.id);
    expected(drafted);
    requireDrafted(drafted);
    if (drafted.envelope.currency !== settings.get(currencySetting))
      throw new Conflict('The currency of the charter differs from the company currency');
    const run = await dispatch.run(em, drafted, actor);
    const charter = this.#stamp(em, drafted, run, actor);
    conversations.setStatus(em, conversation, 'closed');
    audit.record(em, auditFact('charter.approved', charter, actor));
    this.#announce(em, charter, run);
    return { charter, run };
  }

  /** The five provenance fields, which exactly the approved charters have. */
  #stamp(em: EntityManager, charter: CharterRecord, { forecastId, task }: DispatchedRun, actor: Actor): CharterRecord {
    const now = this.#deps.clock.now();
    return queueChanges(em, Charter, charter, {
      status: 'approved',
      updatedAt: now,
      approvedAt: now,
      approvedBy: actor.userId,
      forecastId,
      correlationId: charter.conversationId,
      taskId: task.id,
    });
  }

  #announce(em: EntityManager, charter: CharterRecord, { project }: DispatchedRun): void {
    const { amount, currency } = charter.envelope;
    const payload = { charter_id: charter.id, project_id: project.id, amount, currency };
    this.#deps.outbox.publish(em, charterEvent('approved', charter), {
      type: 'budget.committed',
      channel: 'budget',
      payload,
    });
  }
}
