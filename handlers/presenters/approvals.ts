import type { ActionResult } from '../../domain/approvals/approval-parts.ts';
import type { VisibleApproval } from '../../domain/approvals/decide/evidence.ts';
import type { ApprovalView } from '../../domain/approvals/urgency.ts';
import type { Schema } from './schemas.ts';

/**
 * The part of an approval that its tag covers: the whole record, the same for all readers, without fields that change
 * with time. The digest follows from the arguments; without it the tag is the same as on servers of the last release,
 * which do not show it.
 */
export const presentStable = ({ approval }: ApprovalView) => ({
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
});

/** The part of the context of a run; approvals of earlier releases were stored without it. */
const reviewedRun = ({ run_id, summary, criteria, artifacts }: VisibleApproval['evidence']['context']) => ({
  run_id: run_id ?? null,
  summary: summary ?? null,
  criteria: criteria?.map((criterion) => ({ ...criterion })) ?? null,
  artifacts: artifacts?.map((artifact) => ({ ...artifact })) ?? null,
});

/** An approval as its reader sees it. Its context and its result are stored in their wire form. */
export const presentApproval = (view: VisibleApproval): Schema<'ApprovalResponse'> => ({
  ...presentStable(view),
  context: {
    ...view.evidence.context,
    arguments_digest: view.evidence.context.tool_arguments === null ? null : view.argumentsDigest,
    ...reviewedRun(view.evidence.context),
  },
  resume: view.evidence.resume,
  seconds_remaining: view.secondsRemaining,
  urgency_level: view.urgencyLevel,
});

/** How an acting turn ended. */
export const presentAction = (action: ActionResult): Schema<'ActionOutcome'> => ({
  termination_reason: action.terminationReason,
  final_message: action.finalMessage,
  tool_calls: action.toolCalls.map(({ toolName, isError, result }) => ({
    tool_name: toolName,
    is_error: isError,
    result,
  })),
  approval_id: action.approvalId,
  parked: action.parked,
});
