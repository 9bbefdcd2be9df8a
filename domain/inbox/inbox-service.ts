import type { ApprovalService } from '../approvals/approval-service.ts';
import type { Approvers } from '../approvals/decide/approvers.ts';
import type { ApprovalView, UrgencyLevel } from '../approvals/urgency.ts';
import { hasGuard } from '../auth/credentials/permissions.ts';
import type { CharterRecord } from '../charters/charter.entity.ts';
import type { CharterService } from '../charters/charter-service.ts';
import { sizedPage } from '../foundation/database/pages/byte-page.ts';
import {
  NEVER_EXPIRES_RANK,
  type PendingPage,
  type PendingPosition,
} from '../foundation/database/pages/pending-page.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import type { PlanRecord } from '../plans/plan.entity.ts';
import type { PlanService } from '../plans/plan-service.ts';
import type { UserService } from '../users/user-service.ts';
import type { InboxItem } from './inbox-item.ts';

export interface InboxDeps {
  readonly approvals: ApprovalService;
  readonly charters: CharterService;
  readonly plans: PlanService;
  readonly users: UserService;
  readonly approvers: Approvers;
}

/** A page of the inbox with its total. */
export interface Inbox extends Page<InboxItem> {
  readonly total: number;
}

const MAX_SUMMARY = 500;
const RANKS: Readonly<Record<UrgencyLevel, number>> = {
  critical: 0,
  high: 1,
  normal: 2,
  no_expiry: NEVER_EXPIRES_RANK,
};
const NOTHING = { items: [], total: 0, hasMore: false };

/** All items that the caller may decide now (spec/rules/conversation.md#inbox). */
export class InboxService {
  readonly #deps: InboxDeps;

  constructor(deps: InboxDeps) {
    this.#deps = deps;
  }

  /** Most urgent first, then oldest. */
  async list(actor: Actor, { limit, position }: PageRequest): Promise<Inbox> {
    const after = position === null ? null : readPosition(position);
    const parts = await this.#parts(actor, after, limit);
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    const items = parts.flatMap((part) => part.items).filter((item) => parts.every((part) => reaches(part, item)));
    const left = parts.some(({ hasMore }) => hasMore) ? 1 : 0;
    return { ...sizedPage(items.sort(byUrgency).slice(0, limit), items.length + left, positionOf), total };
  }

  async #parts(actor: Actor, after: PendingPosition | null, limit: number): Promise<PendingPage<InboxItem>[]> {
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
  ): Promise<PendingPage<InboxItem>> {
    const { items, ...rest } = await this.#deps.approvals.waiting(after, limit, except);
    return { items: items.map(approvalItem), ...rest };
  }

  async #plans(after: PendingPosition | null, limit: number, except: string | null): Promise<PendingPage<InboxItem>> {
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

  async #charters(actor: Actor, after: PendingPosition | null, limit: number): Promise<PendingPage<InboxItem>> {
    const { items, ...rest } = await this.#deps.charters.waiting(actor, after, limit);
    const names = await this.#deps.users.namesOf(items.map(({ createdBy }) => createdBy));
    return {
      items: items.map((charter) => charterItem(charter, names.get(charter.createdBy) ?? charter.createdBy)),
      ...rest,
    };
  }
}

const approvalItem = (view: ApprovalView): InboxItem => ({
  decidable: { kind: 'approval', approval: view },
  id: view.approval.id,
  title: view.approval.title,
  summary: truncate(view.approval.description, MAX_SUMMARY),
  urgencyLevel: view.urgencyLevel,
  requestedBy: view.approval.requestedBy,
  createdAt: view.approval.createdAt,
  expiresAt: view.approval.expiresAt ?? null,
  conversationId: view.approval.context.conversation_id,
});

const planItem = (plan: PlanRecord, approval: ApprovalView): InboxItem => ({
  ...approvalItem(approval),
  decidable: { kind: 'plan', plan, approval },
  id: plan.id,
  title: plan.title,
  summary: truncate(plan.summary, MAX_SUMMARY),
  createdAt: plan.createdAt,
  conversationId: plan.conversationId,
});

const charterItem = (charter: CharterRecord, requestedBy: string): InboxItem => ({
  decidable: { kind: 'charter', charter },
  id: charter.id,
  title: charter.title,
  summary: truncate(charter.brief, MAX_SUMMARY),
  urgencyLevel: 'no_expiry',
  requestedBy,
  createdAt: charter.createdAt,
  expiresAt: null,
  conversationId: charter.conversationId,
});

const byUrgency = (one: InboxItem, other: InboxItem): number =>
  RANKS[one.urgencyLevel] - RANKS[other.urgencyLevel] ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  (one.id < other.id ? -1 : 1);

/** Whether the part was read up to the item: one that ends before it may have more items that come first. */
const reaches = ({ items, hasMore }: PendingPage<InboxItem>, item: InboxItem): boolean => {
  const last = items.at(-1);
  return !hasMore || last === undefined || item.id === last.id || byUrgency(item, last) < 0;
};

const positionOf = ({ urgencyLevel, createdAt, id }: InboxItem): string[] => [
  String(RANKS[urgencyLevel]),
  createdAt.toISOString(),
  id,
];

const readPosition = ([rank = '', createdAt = '', id = '']: readonly string[]): PendingPosition => ({
  rank: Number(rank),
  createdAt: new Date(createdAt),
  id,
});
