import type { Actor } from '../../foundation/kernel/actor.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import type { ChangeContext, OrganisationChanges } from '../changes/organisation-changes.ts';
import type { Agent } from '../value/agent.ts';
import { type ModelOffers, type ModelPair, readModelPair } from '../value/model-pair.ts';
import type { Organisation } from '../value/organisation.ts';
import { choosePersonality } from '../value/personality-choice.ts';
import { type AgentSnapshot, snapshotOfAgent } from '../value/snapshots/snapshot.ts';
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

const NO_MODEL: AgentModel = { modelProvider: null, modelId: null, tier: 'medium' };

/** Agents (spec/rules/organisation.md#agent-update). */
export class AgentService {
  readonly #changes: OrganisationChanges;
  readonly #models: ModelOffers;

  constructor(changes: OrganisationChanges, models: ModelOffers) {
    this.#changes = changes;
    this.#models = models;
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
    const personality = choosePersonality(fields.personalityPreset);
    const pair = readModelPair(fields) ?? null;
    if (pair !== null) await this.#models.refreshModelLists();
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
    const personality = update.personalityPreset == null ? {} : choosePersonality(update.personalityPreset);
    const pair = readModelPair(update);
    if (pair != null) await this.#models.refreshModelLists();
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
    return { modelProvider, modelId, tier: this.#models.requireOffered(modelProvider, modelId) };
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

/** The agent as sent to clients, including its position. */
const recordOf = ({ agents }: Organisation, agent: Agent): AgentSnapshot =>
  snapshotOfAgent(agent, agents.indexOf(agent));
