import type { CharterRecord } from '../../domain/charters/charter.entity.ts';
import type { CharterApproval } from '../../domain/charters/charter-approval-service.ts';
import type { CharterContent } from '../../domain/charters/charter-content.ts';
import type { InterviewTurn } from '../../domain/charters/interview/record.ts';
import type { CharterVersionHead } from '../../domain/charters/versions/service.ts';
import type { CharterVersion } from '../../domain/charters/versions/versions.ts';
import type { Schema } from './schemas.ts';

/** The content of a charter, in each of its versions. */
const presentContent = (charter: Pick<CharterRecord, keyof CharterContent>) => ({
  title: charter.title,
  brief: charter.brief,
  goals: [...charter.goals],
  constraints: [...charter.constraints],
  success_criteria: [...charter.successCriteria],
  scope: { in_scope: [...charter.scope.in_scope], out_of_scope: [...charter.scope.out_of_scope] },
  envelope: {
    amount: charter.envelope.amount,
    currency: charter.envelope.currency,
    deadline: charter.envelope.deadline,
    time_horizon: charter.envelope.time_horizon,
  },
  project_id: charter.projectId ?? null,
  proposed_project_name: charter.proposedProjectName ?? null,
  proposed_project_description: charter.proposedProjectDescription,
});

export const presentCharter = (charter: CharterRecord): Schema<'ProjectCharter'> => ({
  id: charter.id,
  conversation_id: charter.conversationId,
  created_by: charter.createdBy,
  version: charter.version,
  status: charter.status,
  ...presentContent(charter),
  created_at: charter.createdAt.toISOString(),
  updated_at: charter.updatedAt.toISOString(),
  approved_at: charter.approvedAt?.toISOString() ?? null,
  approved_by: charter.approvedBy ?? null,
  forecast_id: charter.forecastId ?? null,
  correlation_id: charter.correlationId ?? null,
  task_id: charter.taskId ?? null,
});

const presentMark = ({ version, source, savedBy, savedAt }: CharterVersionHead) => ({
  version,
  source: source ?? null,
  saved_by: savedBy,
  saved_at: savedAt.toISOString(),
});

export const presentCharterVersionSummary = (head: CharterVersionHead): Schema<'CharterVersionSummary'> => ({
  ...presentMark(head),
  title: head.title,
});

export const presentCharterVersion = (version: CharterVersion): Schema<'CharterVersion'> => ({
  charter_id: version.charterId,
  ...presentMark(version),
  ...presentContent(version),
});

export const presentInterviewTurn = (turn: InterviewTurn): Schema<'InterviewTurnResult'> => ({
  conversation_id: turn.conversationId,
  status: turn.status,
  next_question: turn.nextQuestion,
  charter: turn.charter === null ? null : presentCharter(turn.charter),
  conversation_closed: turn.isConversationClosed,
});

export const presentCharterApproval = (approval: CharterApproval): Schema<'CharterApprovalResult'> => ({
  charter: presentCharter(approval.charter),
  project_id: approval.projectId,
  task_id: approval.taskId,
  is_success: approval.isSuccess,
});
