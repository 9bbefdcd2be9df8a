import type { Acted, ActTurns } from '../../acting/turns.ts';
import type { ConversationKind } from '../../conversations/conversation.entity.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { NotFound } from '../../foundation/errors/errors.ts';
import { echoed } from '../../foundation/kernel/text/text.ts';
import { type AgentVoice, departmentOf, type OrganisationReader, voiceOf } from '../../voices/agent-voice.ts';
import { findTarget } from '../../voices/named-agent.ts';
import type { CapabilityGate } from '../capability-gate.ts';
import type { Capability, Turn, TurnOutcome } from '../turn.ts';

export interface ActDeps {
  readonly uow: UnitOfWork;
  readonly gate: CapabilityGate;
  readonly changes: OrganisationReader;
  readonly acts: ActTurns;
}

/** Turns that tell an agent to do something now (spec/rules/acting.md#acting-turns). */
export class ActCapability implements Capability {
  readonly kinds: ReadonlySet<ConversationKind> = new Set(['direct', 'routed', 'charter']);
  readonly opensConversation = false;
  readonly hasSideEffects = true;
  readonly #deps: ActDeps;

  constructor(deps: ActDeps) {
    this.#deps = deps;
  }

  requireOpen(): void {
    this.#deps.gate.requireOpen('direct_mcp_enabled');
  }

  /** Throws NotFound for a target that is no agent, and what acting throws. */
  async take(turn: Turn): Promise<TurnOutcome> {
    const { message, actor, conversation, history, lease, signal, verdict } = turn;
    const voice = await this.#voiceOf(verdict.namedTargets[0] ?? '');
    const { id: agentId, name: agentName } = voice.agent;
    const outcomeOf = ({ action, generatedBy }: Acted): TurnOutcome => ({
      intent: 'act',
      conversationId: conversation?.id ?? null,
      act: { agentId, agentName, action },
      generatedBy,
    });
    const acted = await this.#deps.acts.take({
      ...{ message, actor, voice, conversation, history, signal },
      fence: (em) => lease.requireHeld(em),
      settle: (made, standing) => turn.settle(outcomeOf(made), standing),
    });
    return outcomeOf(acted);
  }

  async #voiceOf(target: string): Promise<AgentVoice> {
    const { organisation } = await this.#deps.changes.read();
    const agent = findTarget(organisation.agents, target);
    if (agent === null) throw new NotFound(`The agent "${echoed(target)}" does not exist`);
    return voiceOf(this.#deps.uow, agent, departmentOf(organisation, agent));
  }
}
