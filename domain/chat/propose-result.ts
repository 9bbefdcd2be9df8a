import type { ResponderChoice } from './responder.ts';

/** A plan that waits for review. */
export interface DraftedPlan {
  readonly planId: string;
  readonly approvalId: string;
  /** The id of the objective task. */
  readonly taskId: string;
  readonly projectId: string;
  readonly title: string;
}

/** The result of a proposal turn: a question, or a plan that waits for review. */
export interface Proposal extends ResponderChoice {
  readonly conversationId: string;
  readonly status: 'needs_clarification' | 'proposed';
  readonly clarifyingQuestion: string | null;
  readonly planDraft: DraftedPlan | null;
  /** True if the limit on questions closed the conversation. */
  readonly isConversationClosed: boolean;
}
