import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConversationRecord } from '../../conversations/conversation.entity.ts';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import type { ConversationParticipants } from '../../conversations/participants.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { OrganisationReader } from '../../personas/agent-persona.ts';
import type { Contribution } from '../group-result.ts';
import type { CapabilityResult, Turn } from '../turn.ts';
import type { GroupInvites } from './invites.ts';
import type { RoundResult, UnstoredContribution } from './round.ts';

export interface GroupRecordDeps {
  readonly uow: UnitOfWork;
  readonly changes: OrganisationReader;
  readonly conversations: ConversationService;
  readonly participants: ConversationParticipants;
  readonly invites: GroupInvites;
}

const contributionOf =
  (first: number) =>
  ({ agent, content, usage }: UnstoredContribution, index: number): Contribution => ({
    agentId: agent.id,
    agentName: agent.name,
    participantRole: agent.role,
    content,
    sequence: first + index,
    ...usage,
  });

/**
 * Stores a round in one transaction, which checks and releases the lease and checks that the conversation is open. If
 * it fails, nothing of the round is stored.
 */
export class GroupRecord {
  readonly #deps: GroupRecordDeps;

  constructor(deps: GroupRecordDeps) {
    this.#deps = deps;
  }

  /**
   * Stores the message and one turn for each contribution. A new group gets its participants first; invites are parked
   * last.
   */
  async write(
    turn: Turn,
    targets: readonly Agent[],
    { contributions: spoken, ...round }: RoundResult,
  ): Promise<CapabilityResult> {
    const { uow, conversations, participants, invites } = this.#deps;
    return uow.write(async (em) => {
      await turn.lease.releaseWith(uow, em);
      const conversation = await this.#conversationOf(em, turn, targets);
      conversations.append(em, conversation, { role: 'user', content: turn.message });
      const contributions = spoken.map(contributionOf(conversation.turnCount));
      conversations.append(em, conversation, ...spoken.map(turnOf));
      const { id: conversationId } = conversation;
      const group = {
        conversationId,
        contributions,
        participants: await participants.of(em, conversationId),
        participantsSkipped: round.skipped,
        truncatedReason: round.truncatedReason,
        pendingInvites: await invites.park(em, conversation, spoken, turn.actor),
      };
      const outcome: CapabilityResult = {
        intent: 'group_convene',
        conversationId,
        group,
        generatedBy: spoken[0]?.generatedBy ?? null,
      };
      await turn.settle(outcome);
      return outcome;
    });
  }

  async #conversationOf(
    em: EntityManager,
    { conversation: known, message, actor }: Turn,
    targets: readonly Agent[],
  ): Promise<ConversationRecord> {
    const { conversations, participants, changes } = this.#deps;
    const { agents } = (await changes.readIn(em)).organisation;
    if (known === null) {
      const opened = await conversations.open(em, { kind: 'group', message, createdBy: actor.userId });
      for (const agent of targets) await participants.add(em, opened, agent, actor.userId);
      await em.flush();
      await participants.syncWithAgents(em, opened.id, agents);
      return opened;
    }
    const conversation = await conversations.lockOpen(em, known.id);
    await participants.syncWithAgents(em, known.id, agents);
    return conversation;
  }
}

const turnOf = ({ agent, content }: UnstoredContribution) => ({
  role: 'agent' as const,
  content,
  authorAgentId: agent.id,
  authorName: agent.name,
});
