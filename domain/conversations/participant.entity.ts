import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** A current or former member of a group. `position` counts from 0 in the order in which they joined. */
export const Participant = defineEntity({
  name: 'Participant',
  tableName: 'conversation_participants',
  properties: {
    conversationId: p.uuid().primary(),
    agentId: p.uuid().primary(),
    position: p.integer(),
    agentName: p.text(),
    participantRole: p.text(),
    status: p.text().$type<'active' | 'removed'>(),
    addedBy: p.text(),
    addedAt: p.datetime(3),
    /** The name of the agent that invited it, and the reason; both null for the first members. */
    invitedBy: p.text().nullable(),
    inviteReason: p.text().nullable(),
  },
});
export type ParticipantRecord = InferEntity<typeof Participant>;
