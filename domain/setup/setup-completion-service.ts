import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { markSetupCompleted } from '../organisation/changes/wizard-state.ts';
import type { Organisation } from '../organisation/value/organisation.ts';
import {
  chooseEmbeddingModel,
  type ModelRecommendations,
  recommendModels,
} from '../providers/model-recommendations.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';

/** The choices of the completion. The reason is null exactly if an embedding model was selected. */
export interface Completion {
  readonly isEmbedderSelected: boolean;
  readonly embedderFailureReason: string | null;
}

const NO_EMBEDDER = 'No embedding model of the catalogue states the width of its vectors';

interface SetupCompletionServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly changes: OrganisationChanges;
  readonly catalogue: ProviderCatalogue;
  readonly audit: AuditLog;
}

/** Completes the wizard (spec/rules/organisation.md#setup-completion). */
export class SetupCompletionService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #changes: OrganisationChanges;
  readonly #catalogue: ProviderCatalogue;
  readonly #audit: AuditLog;

  constructor({ uow, clock, changes, catalogue, audit }: SetupCompletionServiceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#changes = changes;
    this.#catalogue = catalogue;
    this.#audit = audit;
  }

  /**
   * Recommends models for the tasks of the organisation, from the catalogue and the bindings of the agents. Writes
   * nothing.
   */
  async recommend(): Promise<ModelRecommendations> {
    await this.#catalogue.refreshModelLists();
    const { organisation } = await this.#changes.read();
    return recommendModels(this.#models(), organisation.agents);
  }

  /**
   * Completes the setup permanently; exactly one of several calls succeeds. The lock of the organisation prevents edits
   * during the completion. Throws Conflict if it is completed, ValidationFailed for what is missing: name, provider,
   * model of an agent.
   */
  async complete(actor: Actor): Promise<Completion> {
    await this.#catalogue.refreshModelLists();
    return this.#uow.write(async (em) => {
      await this.#changes.lock(em);
      const { organisation, isSetupComplete } = await this.#changes.readIn(em);
      if (isSetupComplete) throw new Conflict('Setup is already complete');
      this.#requireReady(organisation);
      const isEmbedderSelected = chooseEmbeddingModel(this.#models()) !== null;
      await markSetupCompleted(em, this.#clock.now());
      this.#audit.record(em, { action: 'setup.completed', actorId: actor.userId });
      return { isEmbedderSelected, embedderFailureReason: isEmbedderSelected ? null : NO_EMBEDDER };
    });
  }

  #models() {
    return this.#catalogue.models().map(({ model }) => model);
  }

  #requireReady({ company, agents }: Organisation): void {
    if (company.name === null) throw new ValidationFailed('The company has no name; set up the company first');
    if (this.#catalogue.isEmpty) throw new ValidationFailed('No model provider is configured; configure one first');
    const stranded = agents.find(
      ({ modelProvider, modelId }) =>
        modelProvider !== null && modelId !== null && !this.#catalogue.offers(modelProvider, modelId),
    );
    if (stranded !== undefined) {
      throw new ValidationFailed(`The model of the agent ${stranded.name} is no longer offered; assign another model`);
    }
  }
}
