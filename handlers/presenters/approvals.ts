import type { ApprovalView } from '../../domain/approvals/urgency.ts';
import type { Schema } from './schemas.ts';

/** An approval. Its context and its end are stored as they go over the wire. */
export const presentApproval = ({
  approval,
  secondsRemaining,
  urgencyLevel,
}: ApprovalView): Schema<'ApprovalResponse'> => ({
  id: approval.id,
  action_type: approval.actionType,
  title: approval.title,
  description: approval.description,
  requested_by: approval.requestedBy,
  risk_level: approval.riskLevel,
  source: approval.source,
  status: approval.status,
  created_at: approval.createdAt.toISOString(),
  expires_at: approval.expiresAt?.toISOString() ?? null,
  decided_at: approval.decidedAt?.toISOString() ?? null,
  decided_by: approval.decidedBy ?? null,
  decision_reason: approval.decisionReason ?? null,
  task_id: approval.taskId ?? null,
  metadata: { ...approval.metadata },
  context: approval.context,
  resume: approval.resume,
  seconds_remaining: secondsRemaining,
  urgency_level: urgencyLevel,
});

/** What the tag of an approval covers: everything but what changes by the clock alone. */
export const presentStable = (view: ApprovalView) => {
  const { seconds_remaining: _seconds, urgency_level: _urgency, ...stable } = presentApproval(view);
  return stable;
};
