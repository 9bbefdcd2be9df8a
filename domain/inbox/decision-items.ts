import { RUN_REVIEW_ACTION } from '../approvals/approval-parts.ts';
import type { ApprovalService } from '../approvals/approval-service.ts';
import type { Approvers } from '../approvals/decide/approvers.ts';
import type { ApprovalView } from '../approvals/urgency.ts';
import { hasGuard } from '../auth/credentials/permissions.ts';
import type { CharterRecord } from '../charters/charter.entity.ts';
import type { CharterService } from '../charters/charter-service.ts';
import type { PendingPage, PendingPosition } from '../foundation/database/pages/pending-page.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { PlanRecord } from '../plans/plan.entity.ts';
import type { PlanService } from '../plans/plan-service.ts';
import type { UserService } from '../users/user-service.ts';
import { type DecisionItem, summaryOf } from './inbox-item.ts';

export interface DecisionItemsDeps {
  readonly approvals: ApprovalService;
  readonly charters: CharterService;
  readonly plans: PlanService;
  readonly users: UserService;
  readonly approvers: Approvers;
}

const NOTHING = { items: [], total: 0, hasMore: false };
const DECIDE = ['approveApproval', 'rejectApproval'];

/** The approvals, plans and charters that the caller may decide now. */
export class DecisionItems {
  readonly #deps: DecisionItemsDeps;

  constructor(deps: DecisionItemsDeps) {
    this.#deps = deps;
  }

  /** A page of each kind. */
  async parts(
    actor: Actor,
    after: PendingPosition | null,
    limit: number,
  ): Promise<readonly PendingPage<DecisionItem>[]> {
    const { approvers } = this.#deps;
    if (!approvers.mayDecide(actor)) return [];
    const mayApprove = hasGuard(actor, 'approve');
    const except = approvers.excludedRequesterOf(actor);
    return Promise.all([
      mayApprove ? this.#approvals(after, limit, except) : NOTHING,
      mayApprove ? this.#plans(after, limit, except) : NOTHING,
      this.#charters(actor, after, limit),
    ]);
  }

  async #approvals(
    after: PendingPosition | null,
    limit: number,
    except: string | null,
  ): Promise<PendingPage<DecisionItem>> {
    const { items, ...rest } = await this.#deps.approvals.waiting(after, limit, except);
    return { items: items.map(approvalItem), ...rest };
  }

  async #plans(
    after: PendingPosition | null,
    limit: number,
    except: string | null,
  ): Promise<PendingPage<DecisionItem>> {
    const { items, ...rest } = await this.#deps.plans.waiting(after, limit, except);
    const approvals = await this.#deps.approvals.byIds(items.map(({ approvalId }) => approvalId));
    const found = items.flatMap((plan) => {
      const approval = approvals.get(plan.approvalId);
      return approval === undefined ? [] : [planItem(plan, approval)];
    });
    // Decided or deleted between the two statements: plans that follow would be skipped if this part were empty.
    if (found.length === 0 && items.length > 0 && rest.hasMore) return this.#plans(after, limit, except);
    return { items: found, ...rest };
  }

  async #charters(actor: Actor, after: PendingPosition | null, limit: number): Promise<PendingPage<DecisionItem>> {
    const { items, ...rest } = await this.#deps.charters.waiting(actor, after, limit);
    const names = await this.#deps.users.namesOf(items.map(({ createdBy }) => createdBy));
    return {
      items: items.map((charter) => charterItem(charter, names.get(charter.createdBy) ?? charter.createdBy)),
      ...rest,
    };
  }
}

/** Approvals of release 1.0.0 can have the action type, but no run. */
const isRunReview = ({ approval }: ApprovalView): boolean =>
  approval.actionType === RUN_REVIEW_ACTION && !!approval.context.run_id;

const approvalItem = (view: ApprovalView): DecisionItem => ({
  subject: { kind: 'approval', approval: view },
  id: view.approval.id,
  title: view.approval.title,
  summary: summaryOf(view.approval.description),
  urgencyLevel: view.urgencyLevel,
  requestedBy: view.approval.requestedBy,
  createdAt: view.approval.createdAt,
  expiresAt: view.approval.expiresAt ?? null,
  conversationId: view.approval.context.conversation_id,
  actions: isRunReview(view) ? [...DECIDE, 'reviewRun'] : DECIDE,
});

const planItem = (plan: PlanRecord, approval: ApprovalView): DecisionItem => ({
  ...approvalItem(approval),
  subject: { kind: 'plan', plan, approval },
  id: plan.id,
  title: plan.title,
  summary: summaryOf(plan.summary),
  createdAt: plan.createdAt,
  conversationId: plan.conversationId,
});

const charterItem = (charter: CharterRecord, requestedBy: string): DecisionItem => ({
  subject: { kind: 'charter', charter },
  id: charter.id,
  title: charter.title,
  summary: summaryOf(charter.brief),
  urgencyLevel: 'no_expiry',
  requestedBy,
  createdAt: charter.createdAt,
  expiresAt: null,
  conversationId: charter.conversationId,
  actions: ['approveCharter', 'editCharter'],
});
