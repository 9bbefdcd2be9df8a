import { hasGuard } from '../../auth/credentials/permissions.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { ApprovalRecord } from '../approval.entity.ts';
import { contextFields, NO_CONTEXT } from '../approval-parts.ts';
import type { ApprovalView } from '../urgency.ts';

/** What an approval is decided by and what came of it, as far as one reader may see it. */
export type Evidence = Pick<ApprovalRecord, 'context' | 'resume'>;

/** An approval for one reader; `approval` is the whole record, whoever reads. */
export interface VisibleApproval extends ApprovalView {
  readonly evidence: Evidence;
}

const mayInspect = ({ requestedById }: ApprovalRecord, actor: Actor): boolean =>
  hasGuard(actor, 'approve') || requestedById === actor.userId;

/** With the evidence for those who decide and for whoever asked; for others it is null (spec/rules/conversation.md#approval-evidence). */
export const visibleTo = (actor: Actor, view: ApprovalView): VisibleApproval => {
  const { approval } = view;
  const { context, resume } = approval;
  const evidence = mayInspect(approval, actor)
    ? { context, resume }
    : { context: contextFields.toJson(NO_CONTEXT), resume: { ...resume, result: null } };
  return { ...view, evidence };
};
