import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import { nameKey } from '../foundation/kernel/text/text.ts';
import { withHeadReplaced } from '../organisation/agents/agent-changes.ts';
import { pageOfAgents } from '../organisation/agents/agent-page.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { savedLocales } from '../organisation/changes/wizard-state.ts';
import type { Agent } from '../organisation/value/agent.ts';
import type { SeniorityLevel } from '../organisation/value/enumerations.ts';
import type { Organisation } from '../organisation/value/organisation.ts';
import { choosePersonality } from '../organisation/value/personality-choice.ts';
import type { AgentSnapshot } from '../organisation/value/snapshots/snapshot.ts';
import { toStoredName } from '../organisation/value/stored-name.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';
import { expandLocales } from './locale-service.ts';
import { ALL_LOCALES } from './name-locales.ts';
import type { DrawName } from './random-names.ts';
import { agentAt, agentSnapshotAt, requireOpenSetup } from './setup-state.ts';

/** An agent as requested by the wizard. */
export interface NewSetupAgent {
  readonly name: string;
  readonly role: string;
  readonly department: string;
  readonly level: SeniorityLevel;
  readonly personalityPreset: string | null;
  readonly modelProvider: string;
  readonly modelId: string;
  readonly budgetLimitMonthly: number | null;
}

const replaceAgent = (organisation: Organisation, index: number, change: Partial<Agent>): Organisation => ({
  ...organisation,
  agents: organisation.agents.map((agent, at) => (at === index ? { ...agent, ...change } : agent)),
});

interface SetupAgentServiceDeps {
  readonly uow: UnitOfWork;
  readonly changes: OrganisationChanges;
  readonly catalogue: ProviderCatalogue;
  readonly drawName: DrawName;
}

/**
 * The agents of the wizard: the same records that the organisation operations return
 * (spec/rules/organisation.md#wizard-agents).
 */
export class SetupAgentService {
  readonly #uow: UnitOfWork;
  readonly #changes: OrganisationChanges;
  readonly #catalogue: ProviderCatalogue;
  readonly #drawName: DrawName;

  constructor({ uow, changes, catalogue, drawName }: SetupAgentServiceDeps) {
    this.#uow = uow;
    this.#changes = changes;
    this.#catalogue = catalogue;
    this.#drawName = drawName;
  }

  /** Agents in company order. */
  async list(request: PageRequest): Promise<Page<AgentSnapshot>> {
    return pageOfAgents((await this.#changes.read()).snapshot.agents, request);
  }

  /** Appends an agent. Throws RequestInvalid (preset), NotFound (provider), ValidationFailed (model), Conflict after completion. */
  async add(fields: NewSetupAgent, actor: Actor): Promise<AgentSnapshot> {
    const preset = choosePersonality(fields.personalityPreset);
    await this.#catalogue.refreshModelLists();
    const tier = this.#catalogue.requireOffered(fields.modelProvider, fields.modelId);
    const { organisation } = await this.#changes.apply(actor.userId, (context) => {
      requireOpenSetup(context);
      const { departments, agents } = context.organisation;
      const department = departments.find(({ name }) => nameKey(name) === nameKey(fields.department))?.name;
      const agent: Agent = {
        ...fields,
        ...preset,
        id: newId(),
        name: toStoredName(fields.name),
        role: toStoredName(fields.role),
        department: department ?? toStoredName(fields.department),
        tier,
        autonomyLevel: null,
        createdAt: context.now,
        updatedAt: context.now,
      };
      return { ...context.organisation, agents: [...agents, agent] };
    });
    return agentSnapshotAt(organisation, organisation.agents.length - 1);
  }

  /** Binds another model and keeps everything else. */
  async setModel(
    index: number,
    modelProvider: string,
    modelId: string,
    actor: Actor,
    expected: Precondition<AgentSnapshot>,
  ): Promise<AgentSnapshot> {
    await this.#catalogue.refreshModelLists();
    const tier = this.#catalogue.requireOffered(modelProvider, modelId);
    return this.#edit(index, actor, expected, (organisation) =>
      replaceAgent(organisation, index, { modelProvider, modelId, tier }),
    );
  }

  async setPersonality(
    index: number,
    preset: string,
    actor: Actor,
    expected: Precondition<AgentSnapshot>,
  ): Promise<AgentSnapshot> {
    const change = choosePersonality(preset);
    return this.#edit(index, actor, expected, (organisation) => replaceAgent(organisation, index, change));
  }

  async rename(
    index: number,
    name: string,
    actor: Actor,
    expected: Precondition<AgentSnapshot>,
  ): Promise<AgentSnapshot> {
    return this.#edit(index, actor, expected, (organisation) => {
      const to = toStoredName(name);
      return withHeadReplaced(replaceAgent(organisation, index, { name: to }), agentAt(organisation, index), to);
    });
  }

  /** Draws a new random name from the saved locales; it may equal that of another agent. */
  async randomizeName(index: number, actor: Actor): Promise<AgentSnapshot> {
    const locales = await this.#uow.read(async (em) => (await savedLocales(em)) ?? [ALL_LOCALES]);
    const name = await this.#drawName(expandLocales(locales));
    return this.rename(index, name, actor, () => {});
  }

  async #edit(
    index: number,
    actor: Actor,
    expected: Precondition<AgentSnapshot>,
    change: (organisation: Organisation) => Organisation,
  ): Promise<AgentSnapshot> {
    const { organisation } = await this.#changes.apply(actor.userId, (context) => {
      requireOpenSetup(context);
      expected(agentSnapshotAt(context.organisation, index));
      return change(context.organisation);
    });
    return agentSnapshotAt(organisation, index);
  }
}
