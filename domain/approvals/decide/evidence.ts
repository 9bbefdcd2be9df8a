import { hasGuard } from '../../auth/credentials/permissions.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { ApprovalRecord } from '../approval.entity.ts';
import { contextFields, NO_CONTEXT } from '../approval-parts.ts';
import type { ApprovalView } from '../urgency.ts';

/** The evidence and result of an approval, as far as a reader may see them. */
export type Evidence = Pick<ApprovalRecord, 'context' | 'resume'>;

/** An approval for one reader; `approval` is always the whole record. */
export interface VisibleApproval extends ApprovalView {
  readonly evidence: Evidence;
}

const mayInspect = ({ requestedById }: ApprovalRecord, actor: Actor): boolean =>
  hasGuard(actor, 'approve') || requestedById === actor.userId;

/** Includes the evidence only for approvers and the requester (spec/rules/conversation.md#approval-evidence). */
export const visibleTo = (actor: Actor, view: ApprovalView): VisibleApproval => {
  const { approval } = view;
  const { context, resume } = approval;
  const evidence = mayInspect(approval, actor)
    ? { context, resume }
    : { context: contextFields.toJson(NO_CONTEXT), resume: { ...resume, result: null } };
  return { ...view, evidence };
};
