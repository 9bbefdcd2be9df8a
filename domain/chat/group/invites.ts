import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../../approvals/approval.entity.ts';
import { contextFields } from '../../approvals/approval-parts.ts';
import type { ApprovalService } from '../../approvals/approval-service.ts';
import { chatSettings } from '../../conversations/chat-settings.ts';
import type { ConversationRecord } from '../../conversations/conversation.entity.ts';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import { activeOf, type ConversationParticipants } from '../../conversations/participants.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { truncate } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { maskCredentials } from '../../llm/safety/masking.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { OrganisationReader } from '../../personas/agent-persona.ts';
import { findAgent } from '../../personas/find-agent.ts';
import type { PendingInvite } from '../group-result.ts';
import type { UnstoredContribution } from './round.ts';

export interface GroupInviteDeps {
  readonly settings: LiveSettings;
  readonly changes: OrganisationReader;
  readonly approvals: ApprovalService;
  readonly conversations: ConversationService;
  readonly participants: ConversationParticipants;
}

const SOURCE = 'conversational_invite';

/** Limits of an approval. */
const MAX_TITLE = 256;
const MAX_DESCRIPTION = 4096;

/** Invites that agents ask for and a person decides (spec/rules/chat.md#invites). */
export class GroupInvites {
  readonly #deps: GroupInviteDeps;

  constructor(deps: GroupInviteDeps) {
    this.#deps = deps;
  }

  /**
   * Creates approvals for the invites of a round, under the lock of the conversation. Invites that cannot be granted
   * are dropped silently.
   */
  async park(
    em: EntityManager,
    conversation: ConversationRecord,
    contributions: readonly UnstoredContribution[],
    actor: Actor,
  ): Promise<readonly PendingInvite[]> {
    const { settings, changes, approvals, participants } = this.#deps;
    const { agents } = (await changes.readIn(em)).organisation;
    const active = activeOf(await participants.of(em, conversation.id));
    if (active.length >= settings.get(chatSettings.groupMaxParticipants)) return [];
    const pending = await approvals.pendingOf(em, SOURCE, conversation.id);
    const taken = new Set([...active.map(({ agentId }) => agentId), ...pending.map(invitedIn)]);
    const parked: PendingInvite[] = [];
    for (const { agent, invite } of contributions) {
      const target = invite === null ? null : findAgent(agents, invite.target);
      if (invite === null || target === null || taken.has(target.id)) continue;
      if (parked.length >= settings.get(chatSettings.inviteMaxPerRound)) break;
      taken.add(target.id);
      parked.push(await this.#ask(conversation.id, agent, target, invite.reason, actor));
    }
    return parked;
  }

  async #ask(conversationId: string, by: Agent, target: Agent, reason: string, actor: Actor): Promise<PendingInvite> {
    const why = truncate(maskCredentials(reason), MAX_DESCRIPTION);
    const fields = {
      ...({
        source: SOURCE,
        actionType: 'conversational:invite_agent',
        riskLevel: 'medium',
        ttlSeconds: null,
      } as const),
      title: truncate(`Invite ${target.name} (${target.role}) to the discussion`, MAX_TITLE),
      description: why,
      requestedBy: by.name,
      taskId: null,
      metadata: { requested_by_agent_id: by.id },
      context: { conversationId, agentId: target.id, agentName: target.name },
    };
    const { id: approvalId } = await this.#deps.approvals.request(fields, actor);
    return {
      approvalId,
      requestedByAgentId: by.id,
      requestedByName: by.name,
      targetAgentId: target.id,
      targetName: target.name,
      targetRole: target.role,
      reason: why,
    };
  }

  /**
   * Adds the agent in the transaction of the decision. Does nothing after a rejection, if the group is full, if the
   * agent was deleted, or if the conversation is closed.
   */
  async settle(
    em: EntityManager,
    approval: ApprovalRecord,
    verdict: 'approved' | 'rejected',
    actor: Actor,
  ): Promise<void> {
    const { settings, changes, conversations, participants } = this.#deps;
    const { conversationId } = contextFields.fromJson(approval.context);
    if (verdict === 'rejected' || conversationId === null) return;
    const conversation = await conversations.lock(em, conversationId);
    if (conversation.status === 'closed') return;
    const { agents } = (await changes.readIn(em)).organisation;
    const target = agents.find(({ id }) => id === invitedIn(approval));
    const active = activeOf(await participants.syncWithAgents(em, conversationId, agents));
    const isFull = active.length >= settings.get(chatSettings.groupMaxParticipants);
    if (target === undefined || isFull) return;
    const invitation = { invitedBy: approval.requestedBy, inviteReason: approval.description };
    await participants.add(em, conversation, target, actor.userId, invitation);
  }
}

const invitedIn = ({ context }: ApprovalRecord): string | null => contextFields.fromJson(context).agentId;
