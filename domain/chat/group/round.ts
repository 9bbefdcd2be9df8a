import { chatSettings } from '../../conversations/chat-settings.ts';
import type { ConversationTurnRecord } from '../../conversations/conversation.entity.ts';
import type { Invitation } from '../../conversations/participants.ts';
import { BudgetExhausted, ProviderFailed } from '../../foundation/errors/errors.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { GeneratedBy, Usage } from '../../llm/provider.ts';
import type { GroupContribution } from '../../llm/schemas/group-contribution.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { AgentPersona } from '../../personas/agent-persona.ts';
import type { GroupRound } from '../group-result.ts';
import type { ContributionReply, GroupSpeaker } from './speaker.ts';

/** A participant; its invitation is shown to it until its first contribution. */
export interface Member {
  readonly persona: AgentPersona;
  readonly invitation: Invitation | null;
}

/** 1000 x (1 - 0.7) is 300.00000000000006 in binary fractions. */
const roundOff = (value: number): number => Math.round(value * 1e6) / 1e6;

export interface RoundRequest {
  /** In the order in which they speak. */
  readonly members: readonly Member[];
  readonly history: readonly ConversationTurnRecord[];
  /** The number of all earlier agent turns; `history` may contain only a part of them. */
  readonly agentTurns: number;
  readonly message: string;
  readonly signal: AbortSignal;
}

/** A contribution before it is stored. */
export interface UnstoredContribution {
  readonly agent: Agent;
  readonly content: string;
  readonly invite: GroupContribution['invite'];
  readonly usage: Usage;
  readonly generatedBy: GeneratedBy;
}

export interface RoundResult {
  readonly contributions: readonly UnstoredContribution[];
  readonly skipped: readonly string[];
  readonly truncatedReason: GroupRound['truncatedReason'];
}

/** The failures that skip an agent. */
type Failure = BudgetExhausted | ProviderFailed;

/**
 * One round: every agent contributes once, in sequence, and reads the contributions before its own
 * (spec/rules/chat.md#group-rounds).
 */
export class Round {
  readonly #settings: LiveSettings;
  readonly #speaker: GroupSpeaker;
  readonly #request: RoundRequest;
  readonly #contributions: UnstoredContribution[] = [];
  readonly #skipped: string[] = [];
  readonly #failures: Failure[] = [];
  #tokens = 0;

  constructor(settings: LiveSettings, speech: GroupSpeaker, request: RoundRequest) {
    this.#settings = settings;
    this.#speaker = speech;
    this.#request = request;
  }

  /**
   * Throws ProviderFailed if every call failed, BudgetExhausted if no agent could be called, and the reason of the
   * signal.
   */
  async run(): Promise<RoundResult> {
    const { members } = this.#request;
    let truncatedReason: GroupRound['truncatedReason'] = null;
    for (const member of members) {
      truncatedReason ??= this.#limitReached();
      if (truncatedReason === null) await this.#collect(member);
      else this.#skipped.push(member.persona.agent.id);
    }
    this.#requireContribution();
    return { contributions: this.#contributions, skipped: this.#skipped, truncatedReason };
  }

  /** The limit that is reached before the next agent speaks, or null. */
  #limitReached(): GroupRound['truncatedReason'] {
    const { groupMaxTotalTurns, groupRoundTokenBudget, groupReserveRatio } = chatSettings;
    if (this.#request.agentTurns + this.#contributions.length >= this.#settings.get(groupMaxTotalTurns))
      return 'max_total_turns_reached';
    const limit = this.#settings.get(groupRoundTokenBudget) * (1 - this.#settings.get(groupReserveRatio));
    return this.#tokens >= roundOff(limit) ? 'token_budget_exhausted' : null;
  }

  /** Gets the contribution of one agent. An agent that says nothing, fails or exceeds a budget is skipped. */
  async #collect(member: Member): Promise<void> {
    const { agent } = member.persona;
    const speech = await this.#callAgent(member);
    if (speech === null || speech.message === '') this.#skipped.push(agent.id);
    else {
      const { message: content, invite, usage, generatedBy } = speech;
      this.#contributions.push({ agent, content, invite, usage, generatedBy });
    }
  }

  async #callAgent({ persona, invitation }: Member): Promise<ContributionReply | null> {
    const { members, history, message, signal } = this.#request;
    const prompt = {
      ...{ persona, invitation, history, message },
      participants: members.map(({ persona: { agent } }) => ({ agentName: agent.name, participantRole: agent.role })),
      peerMessages: this.#contributions.map(({ agent, content }) => ({ authorName: agent.name, content })),
      mayInvite: this.#settings.get(chatSettings.inviteEnabled),
    };
    try {
      const speech = await this.#speaker.ask(prompt, signal);
      this.#tokens += speech.usage.inputTokens + speech.usage.outputTokens;
      return speech;
    } catch (error) {
      if (!(error instanceof BudgetExhausted || error instanceof ProviderFailed)) throw error;
      this.#failures.push(error);
      return null;
    }
  }

  /** If every agent failed, the round fails. */
  #requireContribution(): void {
    const [first] = this.#failures;
    if (first === undefined || this.#failures.length < this.#request.members.length) return;
    throw this.#failures.find((failure) => failure instanceof ProviderFailed) ?? first;
  }
}
