import type { EntityManager } from '@mikro-orm/postgresql';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { Agent } from '../organisation/value/agent.ts';
import type { ConversationRecord } from './conversation.entity.ts';
import { Participant, type ParticipantRecord } from './participant.entity.ts';

/** The name of the inviting agent, and the reason. */
export interface Invitation {
  readonly invitedBy: string;
  readonly inviteReason: string;
}

const CONVENED = { invitedBy: null, inviteReason: null };

/** A current or former member of a group. */
export interface ConversationParticipant {
  readonly agentId: string;
  readonly agentName: string;
  readonly participantRole: string;
  readonly status: 'active' | 'removed';
  /** The id of the user who convened the group or approved the invite. */
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** The agents by conversation id, in the order in which they joined; conversations without agents are missing. */
export const participantsOf = async (
  em: EntityManager,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ConversationParticipant[]>> =>
  Map.groupBy(await rowsOf(em, conversationIds), ({ conversationId }) => conversationId);

const rowsOf = (em: EntityManager, conversationIds: readonly string[]): Promise<ParticipantRecord[]> => {
  const where = { conversationId: { $in: [...conversationIds] } };
  return em.find(Participant, where, { orderBy: { position: 'asc' } });
};

/** The current members. */
export const activeOf = (participants: readonly ParticipantRecord[]): readonly ParticipantRecord[] =>
  participants.filter(({ status }) => status === 'active');

/**
 * The members of a group (spec/rules/chat.md#group-targets). Writing methods run in the caller's transaction, under the
 * lock of the conversation.
 */
export class ConversationParticipants {
  readonly #clock: Clock;
  readonly #outbox: Outbox;

  constructor(clock: Clock, outbox: Outbox) {
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** In the order in which they joined. */
  async of(em: EntityManager, conversationId: string): Promise<readonly ParticipantRecord[]> {
    return rowsOf(em, [conversationId]);
  }

  /** Removes deleted agents from the group and updates the names of the others. */
  async syncWithAgents(
    em: EntityManager,
    conversationId: string,
    agents: readonly Agent[],
  ): Promise<readonly ParticipantRecord[]> {
    const present = new Map(agents.map((agent) => [agent.id, agent]));
    const participants = await this.of(em, conversationId);
    for (const participant of participants) {
      const agent = present.get(participant.agentId);
      if (agent === undefined) participant.status = 'removed';
      else em.assign(participant, { agentName: agent.name, participantRole: agent.role });
    }
    return participants;
  }

  /** Adds an agent at the end; a former member rejoins at its old position. */
  async add(
    em: EntityManager,
    conversation: ConversationRecord,
    agent: Agent,
    addedBy: string,
    invitation: Invitation | null = null,
  ): Promise<void> {
    const { id: conversationId, createdBy } = conversation;
    const participants = await this.of(em, conversationId);
    const known = participants.find(({ agentId }) => agentId === agent.id);
    const fields = {
      ...(invitation ?? CONVENED),
      ...{ agentName: agent.name, participantRole: agent.role, status: 'active' as const },
      ...{ addedBy, addedAt: this.#clock.now() },
    };
    if (known === undefined)
      em.create(Participant, { ...fields, conversationId, agentId: agent.id, position: participants.length });
    else em.assign(known, fields);
    await em.flush();
    this.#outbox.publish(em, {
      type: 'conversation.participant_added',
      channel: 'conversations',
      payload: { conversation_id: conversationId, agent_id: agent.id },
      audience: createdBy,
    });
  }
}
