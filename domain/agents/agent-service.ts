import type { Organisation } from '../company/organisation.ts';
import type { ChangeContext, OrganisationChanges } from '../company/organisation-changes.ts';
import { type AgentSnapshot, snapshotOfAgent } from '../company/snapshot.ts';
import type { Actor } from '../kernel/actor.ts';
import { newId } from '../kernel/ids.ts';
import type { Page, PageRequest } from '../kernel/page.ts';
import type { Precondition } from '../kernel/precondition.ts';
import { requireOffered } from '../providers/model-binding.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';
import type { Agent } from './agent.ts';
import {
  type AgentModel,
  type AgentUpdate,
  addAgent,
  type NewAgent,
  removeAgent,
  requireAgent,
  updateAgent,
} from './agent-changes.ts';
import { pageOfAgents } from './agent-page.ts';
import { type ModelPair, readModelPair } from './model-pair.ts';
import { choosePersonality } from './personality-choice.ts';

const NO_MODEL: AgentModel = { modelProvider: null, modelId: null, tier: 'medium' };

/** Agents (spec/rules/organisation.md#agent-update). */
export class AgentService {
  readonly #changes: OrganisationChanges;
  readonly #catalogue: ProviderCatalogue;

  constructor(changes: OrganisationChanges, catalogue: ProviderCatalogue) {
    this.#changes = changes;
    this.#catalogue = catalogue;
  }

  /** Agents in company order. */
  async list(request: PageRequest): Promise<Page<AgentSnapshot>> {
    return pageOfAgents((await this.#changes.read()).snapshot.agents, request);
  }

  /** One agent. Throws NotFound. */
  async get(agentId: string): Promise<AgentSnapshot> {
    const { organisation } = await this.#changes.read();
    return recordOf(organisation, requireAgent(organisation, agentId));
  }

  /**
   * Appends an agent. Throws RequestInvalid (preset, half a model pair), NotFound (provider), ValidationFailed (model, department)
   * or Duplicate.
   */
  async create(fields: NewAgent, actor: Actor): Promise<AgentSnapshot> {
    const personality = choosePersonality(fields.personality_preset);
    const pair = readModelPair(fields) ?? null;
    if (pair !== null) await this.#catalogue.refreshModelLists();
    const { organisation } = await this.#changes.apply(actor.userId, ({ organisation: present, now }) =>
      addAgent(present, { id: newId(), now }, fields, { ...personality, ...this.#modelOf(pair) }),
    );
    return recordOf(organisation, organisation.agents.at(-1) as Agent);
  }

  /** Changes the given fields. Throws as `create` does, NotFound for the agent and VersionConflict. */
  async update(
    agentId: string,
    update: AgentUpdate,
    actor: Actor,
    expected: Precondition<AgentSnapshot>,
  ): Promise<AgentSnapshot> {
    const personality = update.personality_preset == null ? {} : choosePersonality(update.personality_preset);
    const pair = readModelPair(update);
    if (pair != null) await this.#catalogue.refreshModelLists();
    const { organisation } = await this.#changes.apply(actor.userId, (context) => {
      const agent = expectAgent(context, agentId, expected);
      const model = pair === undefined ? {} : this.#modelOf(pair);
      return updateAgent(context.organisation, agent, update, { ...personality, ...model });
    });
    return recordOf(organisation, requireAgent(organisation, agentId));
  }

  /** Throws NotFound, VersionConflict, or Conflict for the CEO. */
  async remove(agentId: string, actor: Actor, expected: Precondition<AgentSnapshot>): Promise<void> {
    await this.#changes.apply(actor.userId, (context) =>
      removeAgent(context.organisation, expectAgent(context, agentId, expected)),
    );
  }

  #modelOf(pair: ModelPair | null): AgentModel {
    if (pair === null) return NO_MODEL;
    const { provider: modelProvider, modelId } = pair;
    return { modelProvider, modelId, tier: requireOffered(this.#catalogue, modelProvider, modelId) };
  }
}

const expectAgent = (
  { organisation }: ChangeContext,
  agentId: string,
  expected: Precondition<AgentSnapshot>,
): Agent => {
  const agent = requireAgent(organisation, agentId);
  expected(recordOf(organisation, agent));
  return agent;
};

/** The agent as others see it, its place included. */
const recordOf = ({ agents }: Organisation, agent: Agent): AgentSnapshot =>
  snapshotOfAgent(agent, agents.indexOf(agent));
