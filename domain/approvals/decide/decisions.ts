import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, ValidationFailed } from '../../foundation/errors/errors.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import type { ApprovalRecord, ApprovalSource } from '../approval.entity.ts';
import { approvalEvent } from '../approval-events.ts';
import type { ApprovalExpiry } from '../approval-expiry.ts';
import { parkedCallAfter } from '../approval-parts.ts';
import { findApproval } from '../find-approval.ts';
import { signalResume } from '../resume/signals.ts';
import type { ApprovalView, Urgency } from '../urgency.ts';
import type { Approvers } from './approvers.ts';
import type { Decision } from './decision.ts';
import { decisionTurn } from './decision-turns.ts';
import { type VisibleApproval, visibleTo } from './evidence.ts';

/** A further change of a decision, in its transaction. */
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
}

/**
 * Decides approvals. A decision, its audit entry, its effects and its wake-up are one transaction
 * (spec/rules/conversation.md#decisions).
 */
export class ApprovalDecisions {
  readonly #deps: DecisionDeps;
  readonly #effects = new Map<ApprovalSource, DecisionEffect>();

  constructor(deps: DecisionDeps) {
    this.#deps = deps;
  }

  /** Registers the effect of decisions on approvals of this source. */
  onDecision(source: ApprovalSource, effect: DecisionEffect): void {
    if (this.#effects.has(source)) throw new Error(`a decision on ${source} has an effect already`);
    this.#effects.set(source, effect);
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
    const { uow, expiry, urgency, conversations, approvers } = this.#deps;
    await expiry.sweep();
    return uow.write(async (em) => {
      const approval = await findApproval(em, approvalId, LockMode.PESSIMISTIC_WRITE);
      const spoken = await decisionTurn(conversations, approval, decision, actor);
      approvers.require(actor, approval.requestedById ?? null);
      expected(urgency.viewOf(approval));
      this.#requirePending(approval);
      if (decision.arguments !== null && approval.source !== 'parked_context')
        throw new ValidationFailed('Only a parked call has arguments to replace');
      await spoken.before(em);
      this.#mark(approval, decision, actor);
      await em.flush();
      await this.#effects.get(approval.source)?.(em, approval, decision, actor);
      await spoken.after(em);
      const view = urgency.viewOf(approval);
      this.#record(em, view, decision, actor);
      await this.#notify(em, approval, decision);
      return visibleTo(actor, view);
    });
  }

  #requirePending({ status, expiresAt }: ApprovalRecord): void {
    if (status !== 'pending') throw new Conflict(`The approval is already ${status}`);
    if (expiresAt && expiresAt <= this.#deps.clock.now()) throw new Conflict('The approval has expired');
  }

  #mark(approval: ApprovalRecord, { verdict, reason }: Decision, actor: Actor): void {
    approval.status = verdict;
    approval.decidedAt = this.#deps.clock.now();
    approval.decidedBy = actor.username;
    approval.decisionReason = reason;
    if (approval.source === 'parked_context') approval.resume = parkedCallAfter(verdict);
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

  async #notify(em: EntityManager, approval: ApprovalRecord, { verdict }: Decision): Promise<void> {
    await this.#deps.outbox.publish(em, approvalEvent(approval));
    await signalResume(em, approval, verdict, this.#deps.clock.now());
  }
}
