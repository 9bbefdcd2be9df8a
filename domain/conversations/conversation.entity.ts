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
    /** Set once title and turns are gone; the row stays, for others name it, and is shown to nobody. */
    erasedAt: p.datetime(3).nullable(),
  },
});
export type ConversationRecord = InferEntity<typeof Conversation>;

/** A question waits for its answer; an explanation or action, with the message it answers, is no part of a proposal or an interview. */
export type TurnPurpose = 'question' | 'explanation' | 'action';

/** One turn; never changed. `sequence` counts from 0 without gaps. The content is plain and masked, without fences. */
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
