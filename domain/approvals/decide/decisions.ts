import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import { queueChanges } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, ValidationFailed } from '../../foundation/errors/errors.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import { Approval, type ApprovalRecord, type ApprovalSource } from '../approval.entity.ts';
import { approvalEvent } from '../approval-events.ts';
import type { ApprovalExpiry } from '../approval-expiry.ts';
import { parkedCallAfter } from '../approval-parts.ts';
import { lockApproval, lockTaskOfRun } from '../find-approval.ts';
import type { ResumeDelivery } from '../resume/delivery.ts';
import type { ApprovalView, Urgency } from '../urgency.ts';
import type { Approvers } from './approvers.ts';
import type { Decision } from './decision.ts';
import { decisionTurn } from './decision-turns.ts';
import { type VisibleApproval, visibleTo } from './evidence.ts';

/** A further effect of a decision, in its transaction. Fields of `approval` that it changes are stored after it. */
export type DecisionEffect = (
  em: EntityManager,
  approval: ApprovalRecord,
  decision: Decision,
  actor: Actor,
) => Promise<void>;

interface DecisionDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly conversations: ConversationService;
  readonly expiry: ApprovalExpiry;
  readonly urgency: Urgency;
  readonly approvers: Approvers;
  readonly resumes: Pick<ResumeDelivery, 'signal'>;
}

/**
 * Decides approvals. A decision, its audit entry, its effects and its wake-up are one transaction
 * (spec/rules/conversation.md#decisions).
 */
export class ApprovalDecisions {
  readonly #deps: DecisionDeps;
  readonly #effects = new Map<ApprovalSource, DecisionEffect>();
  readonly #actionEffects = new Map<string, DecisionEffect>();

  constructor(deps: DecisionDeps) {
    this.#deps = deps;
  }

  /** Registers the effect of decisions on approvals of this source. */
  onDecision(source: ApprovalSource, effect: DecisionEffect): void {
    if (this.#effects.has(source)) throw new Error(`a decision on ${source} has an effect already`);
    this.#effects.set(source, effect);
  }

  /** Registers the effect of decisions on approvals of this action type, in place of that of their source. */
  onAction(actionType: string, effect: DecisionEffect): void {
    if (this.#actionEffects.has(actionType)) throw new Error(`a decision on ${actionType} has an effect already`);
    this.#actionEffects.set(actionType, effect);
  }

  /**
   * Decides a pending approval; exactly one of several approvers succeeds. Throws NotFound (approval, conversation),
   * Forbidden, VersionConflict, Conflict if it is decided or expired or the conversation is closed, ValidationFailed
   * for arguments without a parked call, and what the effect throws.
   */
  async decide(
    approvalId: string,
    decision: Decision,
    actor: Actor,
    expected: Precondition<ApprovalView>,
  ): Promise<VisibleApproval> {
    const attempt = () => this.#attempt(approvalId, decision, actor, expected);
    const decided = await attempt();
    if (decided !== null) return decided;
    await this.#deps.expiry.sweep();
    const again = await attempt();
    if (again === null) throw new Conflict('The approval has expired');
    return again;
  }

  /** Null for an approval that is overdue and not expired yet. */
  async #attempt(
    approvalId: string,
    decision: Decision,
    actor: Actor,
    expected: Precondition<ApprovalView>,
  ): Promise<VisibleApproval | null> {
    const { uow, urgency, conversations, approvers } = this.#deps;
    return uow.write(async (em) => {
      await lockTaskOfRun(em, approvalId);
      const pending = await lockApproval(em, approvalId);
      if (this.#isOverdue(pending)) return null;
      const spoken = await decisionTurn(conversations, pending, decision, actor);
      approvers.require(actor, pending.requestedById ?? null);
      expected(urgency.viewOf(pending));
      if (pending.status !== 'pending') throw new Conflict(`The approval is already ${pending.status}`);
      if (decision.arguments !== null && pending.source !== 'parked_context')
        throw new ValidationFailed('Only a parked call has arguments to replace');
      await spoken.before(em);
      const decided = queueChanges(em, Approval, pending, this.#marks(pending, decision, actor));
      const approval = { ...decided };
      const effect = this.#actionEffects.get(approval.actionType) ?? this.#effects.get(approval.source);
      await effect?.(em, approval, decision, actor);
      queueChanges(em, Approval, decided, approval);
      await spoken.after(em);
      const view = urgency.viewOf(approval);
      this.#record(em, view, decision, actor);
      this.#notify(em, approval, decision);
      return visibleTo(actor, view);
    });
  }

  #isOverdue({ status, expiresAt }: ApprovalRecord): boolean {
    return status === 'pending' && expiresAt instanceof Date && expiresAt <= this.#deps.clock.now();
  }

  #marks({ source }: ApprovalRecord, { verdict, reason }: Decision, actor: Actor): Partial<ApprovalRecord> {
    return {
      ...{ status: verdict, decidedAt: this.#deps.clock.now(), decidedBy: actor.username, decisionReason: reason },
      ...(source === 'parked_context' ? { resume: parkedCallAfter(verdict) } : {}),
    };
  }

  /** Runs after the effect, which may have changed the arguments: the entry has the digest of the final ones. */
  #record(em: EntityManager, { approval, argumentsDigest }: ApprovalView, decision: Decision, actor: Actor): void {
    const { verdict, reason } = decision;
    this.#deps.audit.record(em, {
      action: `approval.${verdict}`,
      actorId: actor.userId,
      targetType: 'approval',
      targetId: approval.id,
      targetName: approval.title,
      ...(reason === null ? {} : { reason }),
      ...(argumentsDigest === null ? {} : { details: { arguments_digest: argumentsDigest } }),
    });
  }

  #notify(em: EntityManager, approval: ApprovalRecord, { verdict }: Decision): void {
    this.#deps.outbox.publish(em, approvalEvent(approval));
    this.#deps.resumes.signal(em, approval, verdict);
  }
}
