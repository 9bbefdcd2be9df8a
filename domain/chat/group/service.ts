import { chatSettings } from '../../conversations/chat-settings.ts';
import type { ConversationKind } from '../../conversations/conversation.entity.ts';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import { activeOf, type ConversationParticipants, type Invitation } from '../../conversations/participants.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict } from '../../foundation/errors/errors.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';
import { departmentIdOf, loadPersona, type OrganisationReader } from '../../personas/agent-persona.ts';
import type { CapabilityGate } from '../capability-gate.ts';
import type { Capability, CapabilityResult, Turn } from '../turn.ts';
import type { GroupRecord } from './record.ts';
import { type Member, Round } from './round.ts';
import type { GroupSpeaker } from './speaker.ts';
import { resolveTargets } from './targets.ts';

export interface GroupDeps {
  readonly uow: UnitOfWork;
  readonly settings: LiveSettings;
  readonly gate: CapabilityGate;
  readonly changes: OrganisationReader;
  readonly conversations: ConversationService;
  readonly participants: ConversationParticipants;
  readonly speaker: GroupSpeaker;
  readonly record: GroupRecord;
}

interface ActiveMember {
  readonly agent: Agent;
  readonly invitation: Invitation | null;
}

/** Several agents discuss a message, one round per message (spec/rules/chat.md#group-rounds). */
export class GroupService implements Capability {
  readonly kinds: ReadonlySet<ConversationKind> = new Set(['group']);
  readonly opensConversation = true;
  readonly hasSideEffects = true;
  readonly #deps: GroupDeps;

  constructor(deps: GroupDeps) {
    this.#deps = deps;
  }

  requireOpen(): void {
    this.#deps.gate.requireOpen(chatSettings.groupChatEnabled);
  }

  /**
   * Throws NotFound and ValidationFailed (targets), Conflict (no agents remain, or the fence), ProviderFailed if every
   * call failed, BudgetExhausted if no agent could be called, and the reason of the signal.
   */
  async take(turn: Turn): Promise<CapabilityResult> {
    const { uow, settings, changes, conversations, speaker, record } = this.#deps;
    const { conversation, history, message, signal } = turn;
    const { organisation } = await changes.read();
    const active = await this.#activeMembers(turn, organisation);
    const members: Member[] = [];
    for (const { agent, invitation } of active)
      members.push({ invitation, persona: await loadPersona(uow, agent, departmentIdOf(organisation, agent)) });
    const agentTurns = conversation === null ? 0 : await conversations.countAgentTurns(conversation.id);
    const round = await new Round(settings, speaker, { members, history, agentTurns, message, signal }).run();
    // A client that disconnected will send the message again.
    signal.throwIfAborted();
    return record.write(
      turn,
      active.map(({ agent }) => agent),
      round,
    );
  }

  /** The active participants that still exist, in the order in which they joined. */
  async #activeMembers(
    { conversation, history, verdict }: Turn,
    { agents }: Organisation,
  ): Promise<readonly ActiveMember[]> {
    const { uow, settings, participants } = this.#deps;
    if (conversation === null) {
      const group = resolveTargets(agents, verdict.namedTargets, settings.get(chatSettings.groupMaxParticipants));
      return group.map((agent) => ({ agent, invitation: null }));
    }
    const enrolled = activeOf(await uow.read((em) => participants.of(em, conversation.id)));
    const active = enrolled.flatMap(({ agentId, invitedBy, inviteReason }): ActiveMember[] => {
      const agent = agents.find(({ id }) => id === agentId);
      if (agent === undefined) return [];
      const isNew = !history.some(({ authorAgentId }) => authorAgentId === agentId);
      const isInvited = isNew && invitedBy != null && inviteReason != null;
      return [{ agent, invitation: isInvited ? { invitedBy, inviteReason } : null }];
    });
    if (active.length === 0) throw new Conflict('All agents of this group were deleted');
    return active;
  }
}
