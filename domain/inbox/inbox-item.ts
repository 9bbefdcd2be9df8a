import type { ApprovalView, UrgencyLevel } from '../approvals/urgency.ts';
import type { CharterRecord } from '../charters/charter.entity.ts';
import type { PlanRecord } from '../plans/plan.entity.ts';

/** A record that a person may decide. A plan is decided by its approval. */
export type Decidable =
  | { readonly kind: 'approval'; readonly approval: ApprovalView }
  | { readonly kind: 'charter'; readonly charter: CharterRecord }
  | { readonly kind: 'plan'; readonly plan: PlanRecord; readonly approval: ApprovalView };

/** One entry of an inbox. */
export interface InboxItem {
  readonly decidable: Decidable;
  readonly id: string;
  readonly title: string;
  /** A summary of at most 500 characters. */
  readonly summary: string;
  readonly urgencyLevel: UrgencyLevel;
  /** The name of the requesting user or agent. */
  readonly requestedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly conversationId: string | null;
}
