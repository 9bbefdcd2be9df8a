import type { ConversationTurnRecord } from '../../domain/conversations/conversation.entity.ts';
import type { ConversationView } from '../../domain/conversations/own-conversations.ts';
import type { ConversationParticipant } from '../../domain/conversations/participants.ts';
import type { Schema } from './schemas.ts';

export const presentParticipant = (participant: ConversationParticipant): Schema<'ConversationParticipant'> => ({
  agent_id: participant.agentId,
  agent_name: participant.agentName,
  participant_role: participant.participantRole,
  status: participant.status,
  added_by: participant.addedBy,
  added_at: participant.addedAt.toISOString(),
});

export const presentConversation = ({ conversation, participants }: ConversationView): Schema<'Conversation'> => ({
  id: conversation.id,
  created_by: conversation.createdBy,
  kind: conversation.kind,
  status: conversation.status,
  title: conversation.title,
  charter_id: conversation.charterId ?? null,
  plan_id: conversation.planId ?? null,
  participants: participants.map(presentParticipant),
  turn_count: conversation.turnCount,
  created_at: conversation.createdAt.toISOString(),
  updated_at: conversation.updatedAt.toISOString(),
});

export const presentConversationTurn = (turn: ConversationTurnRecord): Schema<'ConversationTurn'> => ({
  id: turn.id,
  conversation_id: turn.conversationId,
  sequence: turn.sequence,
  role: turn.role,
  content: turn.content,
  author_agent_id: turn.authorAgentId ?? null,
  author_name: turn.authorName ?? null,
  routed_topic: turn.routedTopic ?? null,
  routing_confidence: turn.routingConfidence ?? null,
  created_at: turn.createdAt.toISOString(),
});
