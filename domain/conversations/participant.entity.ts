import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** An agent that is or was in a group. Its position is its place in the order of enrolment, from 0. */
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
    /** The name of the agent that asked for it, and why; both null for one that was convened. */
    invitedBy: p.text().nullable(),
    inviteReason: p.text().nullable(),
  },
});
export type ParticipantRecord = InferEntity<typeof Participant>;
