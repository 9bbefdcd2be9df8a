import type { ApprovalView, UrgencyLevel } from '../approvals/urgency.ts';
import type { CharterRecord } from '../charters/charter.entity.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import type { AgentSnapshot, DepartmentSnapshot } from '../organisation/value/snapshots/snapshot.ts';
import type { PlanRecord } from '../plans/plan.entity.ts';
import type { ProjectRecord } from '../projects/project.entity.ts';
import type { TaskRecord } from '../tasks/task.entity.ts';

/** A record that a person may decide. A plan is decided by its approval. */
export type Decidable =
  | { readonly kind: 'approval'; readonly approval: ApprovalView }
  | { readonly kind: 'charter'; readonly charter: CharterRecord }
  | { readonly kind: 'plan'; readonly plan: PlanRecord; readonly approval: ApprovalView };

/** An object whose cap is used up. `tag` is the ETag of the company. */
export type CappedObject =
  | { readonly kind: 'company'; readonly tag: string }
  | { readonly kind: 'agent'; readonly agent: AgentSnapshot }
  | { readonly kind: 'department'; readonly department: DepartmentSnapshot }
  | { readonly kind: 'project'; readonly project: ProjectRecord }
  | { readonly kind: 'charter'; readonly charter: CharterRecord }
  | { readonly kind: 'task'; readonly task: TaskRecord };

/** The subject of an item: a decision, a task that cannot continue without a person, or a cap that tasks wait for. */
export type InboxSubject =
  | Decidable
  | { readonly kind: 'task'; readonly task: TaskRecord }
  | { readonly kind: 'budget'; readonly capped: CappedObject };

/** One entry of an inbox. */
export interface InboxItem<Subject extends InboxSubject = InboxSubject> {
  readonly subject: Subject;
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
  /** The ids of the operations that decide the item or remove its cause. */
  readonly actions: readonly string[];
}

/** An entry that waits for a decision. */
export type DecisionItem = InboxItem<Decidable>;

const MAX_SUMMARY = 500;

/** The summary of an item. */
export const summaryOf = (text: string): string => truncate(text, MAX_SUMMARY);
