import { NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import type { ModelChoices } from '../llm/gateway/model-choices.ts';
import type { ConfiguredKind, ModelChoice, ModelProvider } from '../llm/provider.ts';
import type { ModelTier } from '../organisation/value/enumerations.ts';
import type { ModelOffers } from '../organisation/value/model-pair.ts';
import { type CatalogueEntry, type CatalogueSources, catalogueEntries } from './catalogue-entries.ts';
import { type CatalogueModel, type OfferedModel, unknownModel } from './catalogue-model.ts';
import type { ProbeEnvironment } from './endpoint-probe.ts';
import { tierOf } from './model-matching.ts';

/** The public status of a provider. `checkedAt` is null before the first probe; the built-in guide is never probed. */
export interface ProviderStatus {
  readonly name: string;
  readonly kind: ConfiguredKind;
  readonly isDefault: boolean;
  readonly isReachable: boolean;
  readonly checkedAt: Date | null;
  readonly models: readonly CatalogueModel[];
}

const modelsOf = ({ configuredModels, probe }: CatalogueEntry): readonly CatalogueModel[] =>
  configuredModels ?? (probe?.latest?.modelIds ?? []).map(unknownModel);

/**
 * The providers and models that agents can be bound to, in catalogue order: the provider of the environment, then those
 * of the file (spec/rules/organisation.md#provider-catalogue). Models in the configuration are final; a provider
 * without any offers what its endpoint lists. Addresses and keys stay in the probes.
 */
export class ProviderCatalogue implements ModelOffers, ModelChoices {
  readonly #entries: readonly CatalogueEntry[];

  constructor(sources: CatalogueSources, probing: ProbeEnvironment) {
    this.#entries = catalogueEntries(sources, probing);
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** All known models with their providers, in catalogue order. */
  models(): readonly OfferedModel[] {
    return this.#entries.flatMap((entry) => modelsOf(entry).map((model) => ({ provider: entry.name, model })));
  }

  /** The models of a provider, or null for an unknown provider. */
  find(provider: string): readonly CatalogueModel[] | null {
    const entry = this.#entries.find(({ name }) => name === provider);
    return entry ? modelsOf(entry) : null;
  }

  requireOffered(provider: string, modelId: string): ModelTier {
    const models = this.find(provider);
    if (models === null) throw new NotFound('The model provider does not exist');
    const model = models.find(({ id }) => id === modelId);
    if (model === undefined) throw new ValidationFailed('The provider does not offer this model');
    return tierOf(model);
  }

  /** Whether the provider exists and offers the model. */
  offers(provider: string, modelId: string): boolean {
    return this.find(provider)?.some((model) => model.id === modelId) ?? false;
  }

  async providerFor({ provider, modelId }: ModelChoice): Promise<ModelProvider | null> {
    const entry = this.#entries.find(({ name }) => name === provider);
    if (entry === undefined) return null;
    if (entry.configuredModels === null) {
      const listed = await entry.probe?.current();
      // If the endpoint never returned a list, its own call fails; the prompt must not go to another provider.
      if (listed?.modelIds === null) return entry.providerFor(modelId);
    }
    const model = modelsOf(entry).find(({ id }) => id === modelId);
    return model === undefined || model.embedding ? null : entry.providerFor(modelId);
  }

  /** Refreshes model lists that are older than 30 s. Must be called before a transaction, not inside. */
  async refreshModelLists(): Promise<void> {
    const listing = this.#entries.filter(({ configuredModels }) => configuredModels === null);
    await Promise.all(listing.map(({ probe }) => probe?.current()));
  }

  /** All providers with their reachability; results older than 30 s are refreshed first, in parallel. */
  async list(): Promise<readonly ProviderStatus[]> {
    return Promise.all(
      this.#entries.map(async (entry) => {
        const result = await entry.probe?.current();
        return {
          name: entry.name,
          kind: entry.kind,
          isDefault: entry.isDefault,
          isReachable: result?.isReachable ?? true,
          checkedAt: result?.checkedAt ?? null,
          models: modelsOf(entry),
        } as const;
      }),
    );
  }
}
