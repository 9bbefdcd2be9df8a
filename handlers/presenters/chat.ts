import type { ExplainResult } from '../../domain/chat/explain-result.ts';
import type { GroupRound } from '../../domain/chat/group-result.ts';
import type { Proposal } from '../../domain/chat/propose-result.ts';
import type { ResponderChoice } from '../../domain/chat/responder.ts';
import type { ActResult, CapabilityResult, ChimeIn, TurnResult, TurnVerdict } from '../../domain/chat/turn.ts';
import type { GeneratedBy } from '../../domain/llm/provider.ts';
import { presentAction } from './approvals.ts';
import { presentInterviewTurn } from './charters.ts';
import { presentParticipant } from './conversations.ts';
import type { Schema } from './schemas.ts';

const presentResponder = (choice: ResponderChoice) => ({
  responder_role: choice.responderRole,
  responder_name: choice.responderName,
  routed_topic: choice.routedTopic,
  routing_confidence: choice.routingConfidence,
});

const presentExplanation = (answer: ExplainResult): Schema<'ChatResponse'> => ({
  answer: answer.answer,
  sources: [...answer.sources],
  cited_records: answer.citedRecords.map(({ kind, recordId, label, status }) => ({
    kind,
    record_id: recordId,
    label,
    status,
  })),
  confidence: answer.confidence,
  ...presentResponder(answer),
  routing_reason: answer.routingReason,
});

const presentProposal = (proposal: Proposal): Schema<'ProposeResult'> => ({
  conversation_id: proposal.conversationId,
  status: proposal.status,
  clarifying_question: proposal.clarifyingQuestion,
  plan_draft: proposal.planDraft && {
    plan_id: proposal.planDraft.planId,
    approval_id: proposal.planDraft.approvalId,
    task_id: proposal.planDraft.taskId,
    project: proposal.planDraft.projectId,
    title: proposal.planDraft.title,
  },
  conversation_closed: proposal.isConversationClosed,
  ...presentResponder(proposal),
  routing_reason: proposal.routingReason,
});

const presentGroup = (round: GroupRound): Schema<'GroupConverseResult'> => ({
  conversation_id: round.conversationId,
  contributions: round.contributions.map((each) => ({
    agent_id: each.agentId,
    agent_name: each.agentName,
    participant_role: each.participantRole,
    content: each.content,
    sequence: each.sequence,
    input_tokens: each.inputTokens,
    output_tokens: each.outputTokens,
  })),
  participants: round.participants.map(presentParticipant),
  participants_skipped: [...round.participantsSkipped],
  truncated_reason: round.truncatedReason,
  pending_invites: round.pendingInvites.map((invite) => ({
    approval_id: invite.approvalId,
    requested_by_agent_id: invite.requestedByAgentId,
    requested_by_name: invite.requestedByName,
    target_agent_id: invite.targetAgentId,
    target_name: invite.targetName,
    target_role: invite.targetRole,
    reason: invite.reason,
  })),
});

export const presentGeneratedBy = ({ provider, model, isBuiltIn }: GeneratedBy): Schema<'GeneratedBy'> => ({
  provider,
  model,
  built_in: isBuiltIn,
});

export const presentChimeIn = ({ role, name, content }: ChimeIn): Schema<'ChimeIn'> => ({ role, name, content });

export const presentVerdict = (verdict: TurnVerdict): Schema<'TurnVerdict'> => ({
  intent: verdict.intent,
  intent_reason: verdict.reason,
  intent_confidence: verdict.confidence,
  named_targets: [...verdict.namedTargets],
});

type CapabilityFields = Pick<Schema<'TurnResult'>, 'answer' | 'propose' | 'group' | 'act' | 'charter'>;

const NOTHING = { answer: null, propose: null, group: null, act: null, charter: null } satisfies CapabilityFields;

const presentAct = ({ agentId, agentName, action }: ActResult, conversationId: string | null) => ({
  agent_id: agentId,
  agent_name: agentName,
  conversation_id: conversationId,
  action: presentAction(action),
});

/** Exactly one field is set: that of the intent. */
const presentCapabilityResult = (outcome: CapabilityResult): CapabilityFields => {
  switch (outcome.intent) {
    case 'explain':
      return { ...NOTHING, answer: presentExplanation(outcome.answer) };
    case 'propose':
      return { ...NOTHING, propose: presentProposal(outcome.propose) };
    case 'group_convene':
      return { ...NOTHING, group: presentGroup(outcome.group) };
    case 'act':
      return { ...NOTHING, act: presentAct(outcome.act, outcome.conversationId) };
    case 'charter':
      return { ...NOTHING, charter: presentInterviewTurn(outcome.charter) };
  }
};

export const presentTurn = ({ verdict, outcome, generatedBy }: TurnResult): Schema<'TurnResult'> => ({
  intent: verdict.intent,
  intent_reason: verdict.reason,
  intent_confidence: verdict.confidence,
  conversation_id: outcome.conversationId,
  ...presentCapabilityResult(outcome),
  chime_ins: outcome.intent === 'explain' ? outcome.chimeIns.map(presentChimeIn) : [],
  generated_by: presentGeneratedBy(generatedBy),
});
