import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

export type ConversationKind = 'direct' | 'routed' | 'charter' | 'group';
export type ConversationStatus = 'active' | 'proposed' | 'closed';

/** A conversation of one user. Only `closed` is terminal. */
export const Conversation = defineEntity({
  name: 'Conversation',
  tableName: 'conversations',
  indexes: [{ name: 'conversations_created_by_created_at_index', properties: ['createdBy', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    createdBy: p.text(),
    kind: p.text().$type<ConversationKind>(),
    status: p.text().$type<ConversationStatus>(),
    title: p.text(),
    charterId: p.uuid().nullable(),
    planId: p.uuid().nullable(),
    turnCount: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /**
     * Set after title and turns were deleted. The row stays because other records refer to it, but it is not visible.
     */
    erasedAt: p.datetime(3).nullable(),
  },
});
export type ConversationRecord = InferEntity<typeof Conversation>;

/** `question` waits for a reply. An explanation or action, with its message, is not part of a proposal or interview. */
export type TurnPurpose = 'question' | 'explanation' | 'action';

/** One turn; immutable. `sequence` counts from 0 without gaps. The content is masked plain text without fences. */
export const ConversationTurn = defineEntity({
  name: 'ConversationTurn',
  tableName: 'conversation_turns',
  uniques: [{ name: 'conversation_turns_conversation_id_sequence_unique', properties: ['conversationId', 'sequence'] }],
  properties: {
    id: p.uuid().primary(),
    conversationId: p.uuid(),
    sequence: p.integer(),
    role: p.text().$type<'user' | 'assistant' | 'agent'>(),
    content: p.text(),
    authorAgentId: p.uuid().nullable(),
    authorName: p.text().nullable(),
    routedTopic: p.text().nullable(),
    routingConfidence: p.double().$type<number>().nullable(),
    /** Null for all other turns. */
    purpose: p.text().$type<TurnPurpose>().nullable(),
    createdAt: p.datetime(3),
  },
});
export type ConversationTurnRecord = InferEntity<typeof ConversationTurn>;
