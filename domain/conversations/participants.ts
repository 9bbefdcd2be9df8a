import type { EntityManager } from '@mikro-orm/postgresql';

/** An agent that is or was in a group. */
export interface ConversationParticipant {
  readonly agentId: string;
  readonly agentName: string;
  readonly participantRole: string;
  readonly status: 'active' | 'removed';
  /** The id of the user who convened or seated it. */
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** The agents of conversations by the id of the conversation, in the order in which they joined; those without any are missing. */
export const participantsOf = async (
  _em: EntityManager,
  _conversationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ConversationParticipant[]>> => new Map();
