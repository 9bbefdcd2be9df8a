import type { ActTurnResult, ActTurns } from '../../acting/act-turns.ts';
import { chatSettings } from '../../conversations/chat-settings.ts';
import type { ConversationKind } from '../../conversations/conversation.entity.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { NotFound } from '../../foundation/errors/errors.ts';
import { echoed } from '../../foundation/kernel/text/text.ts';
import {
  type AgentPersona,
  departmentIdOf,
  loadPersona,
  type OrganisationReader,
} from '../../personas/agent-persona.ts';
import { findAgent } from '../../personas/find-agent.ts';
import type { CapabilityGate } from '../capability-gate.ts';
import type { Capability, CapabilityResult, Turn } from '../turn.ts';

export interface ActDeps {
  readonly uow: UnitOfWork;
  readonly gate: CapabilityGate;
  readonly changes: OrganisationReader;
  readonly acts: ActTurns;
}

/** Turns that instruct an agent to act now (spec/rules/acting.md#acting-turns). */
export class ActCapability implements Capability {
  readonly kinds: ReadonlySet<ConversationKind> = new Set(['direct', 'routed', 'charter']);
  readonly opensConversation = false;
  readonly hasSideEffects = true;
  readonly #deps: ActDeps;

  constructor(deps: ActDeps) {
    this.#deps = deps;
  }

  requireOpen(): void {
    this.#deps.gate.requireOpen(chatSettings.directMcpEnabled);
  }

  /** Throws NotFound if the target is not an agent, and what ActTurns throws. */
  async take(turn: Turn): Promise<CapabilityResult> {
    const { message, actor, conversation, history, lease, signal, verdict } = turn;
    const persona = await this.#personaOf(verdict.namedTargets[0] ?? '');
    const { id: agentId, name: agentName } = persona.agent;
    const outcomeOf = ({ action, generatedBy }: ActTurnResult): CapabilityResult => ({
      intent: 'act',
      conversationId: conversation?.id ?? null,
      act: { agentId, agentName, action },
      generatedBy,
    });
    const acted = await this.#deps.acts.take({
      ...{ message, actor, persona, conversation, history, signal },
      fence: (em) => lease.requireHeld(em),
      settle: (made, state) => turn.settle(outcomeOf(made), state),
    });
    return outcomeOf(acted);
  }

  async #personaOf(target: string): Promise<AgentPersona> {
    const { organisation } = await this.#deps.changes.read();
    const agent = findAgent(organisation.agents, target);
    if (agent === null) throw new NotFound(`The agent "${echoed(target)}" does not exist`);
    return loadPersona(this.#deps.uow, agent, departmentIdOf(organisation, agent));
  }
}
