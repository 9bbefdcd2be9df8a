import type { ResponderChoice } from './responder.ts';

/** A plan that was parked for review. */
export interface DraftedPlan {
  readonly planId: string;
  readonly approvalId: string;
  /** The objective task. */
  readonly taskId: string;
  readonly projectId: string;
  readonly title: string;
}

/** What a proposal turn came to: a question, or one plan parked for review. */
export interface Proposal extends ResponderChoice {
  readonly conversationId: string;
  readonly status: 'needs_clarification' | 'proposed';
  readonly clarifyingQuestion: string | null;
  readonly planDraft: DraftedPlan | null;
  /** True when the cap on questions closed the conversation. */
  readonly isConversationClosed: boolean;
}
