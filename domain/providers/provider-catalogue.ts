import { NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import type { ModelTier } from '../organisation/value/enumerations.ts';
import type { ModelOffers } from '../organisation/value/model-pair.ts';
import type { CatalogueModel, OfferedModel } from './catalogue-model.ts';
import { GUIDE_MODEL, unknownModel } from './catalogue-model.ts';
import { EndpointProbe, type ProbeEnvironment } from './endpoint-probe.ts';
import { tierOf } from './model-matching.ts';
import type { FileProvider } from './provider-file.ts';

/** The model provider of the environment (MODEL_PROVIDER). It answers the chat and stands first in the catalogue. */
export type EnvironmentProvider =
  | { readonly kind: 'none' }
  | { readonly kind: 'guided' }
  | {
      readonly kind: 'openai-compatible';
      readonly baseUrl: string;
      readonly apiKey: string | null;
      readonly modelId: string;
    };

/** Where the catalogue comes from. `readVariable` reads an environment variable that holds a key. */
export interface CatalogueSources {
  readonly environment: EnvironmentProvider;
  readonly file: readonly FileProvider[];
  readonly readVariable: (name: string) => string | undefined;
}

/** What a client may see of a provider. `checkedAt` is null while nothing was asked; the built-in guide is never asked. */
export interface ProviderStatus {
  readonly name: string;
  readonly kind: 'guided' | 'openai-compatible';
  readonly isDefault: boolean;
  readonly isReachable: boolean;
  readonly checkedAt: Date | null;
  readonly models: readonly CatalogueModel[];
}

interface CatalogueEntry {
  readonly name: string;
  readonly isDefault: boolean;
  /** Null for a guided provider. */
  readonly probe: EndpointProbe | null;
  /** Null when the endpoint itself says what it offers. */
  readonly configuredModels: readonly CatalogueModel[] | null;
}

const entryOfEnvironment = (provider: EnvironmentProvider, probing: ProbeEnvironment): CatalogueEntry[] => {
  if (provider.kind === 'none') return [];
  if (provider.kind === 'guided') {
    return [{ name: 'guided', isDefault: true, probe: null, configuredModels: [GUIDE_MODEL] }];
  }
  const probe = new EndpointProbe(provider.baseUrl, () => provider.apiKey, probing);
  return [{ name: 'default', isDefault: true, probe, configuredModels: [unknownModel(provider.modelId)] }];
};

const entryOfFile = (
  { name, kind, baseUrl, apiKeyEnv, models }: FileProvider,
  readVariable: CatalogueSources['readVariable'],
  probing: ProbeEnvironment,
): CatalogueEntry => {
  if (kind === 'guided' || baseUrl === null) {
    return { name, isDefault: false, probe: null, configuredModels: [GUIDE_MODEL] };
  }
  const readApiKey = (): string | null => (apiKeyEnv === null ? null : (readVariable(apiKeyEnv) ?? null));
  return { name, isDefault: false, probe: new EndpointProbe(baseUrl, readApiKey, probing), configuredModels: models };
};

const modelsOf = ({ configuredModels, probe }: CatalogueEntry): readonly CatalogueModel[] =>
  configuredModels ?? (probe?.latest?.modelIds ?? []).map(unknownModel);

/**
 * The providers and models that agents can be bound to, in catalogue order: the provider of the environment, then those of the
 * file (spec/rules/organisation.md#provider-catalogue). Models written in the configuration count as written; a provider without
 * any offers what its endpoint lists. Addresses and keys never leave the probes.
 */
export class ProviderCatalogue implements ModelOffers {
  readonly #entries: readonly CatalogueEntry[];

  constructor({ environment, file, readVariable }: CatalogueSources, probing: ProbeEnvironment) {
    // Without a model provider the deployment has none at all, whatever the file says.
    const extra = environment.kind === 'none' ? [] : file;
    this.#entries = [
      ...entryOfEnvironment(environment, probing),
      ...extra.map((provider) => entryOfFile(provider, readVariable, probing)),
    ];
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** Every model with its provider, in catalogue order, as known now. */
  models(): readonly OfferedModel[] {
    return this.#entries.flatMap((entry) => modelsOf(entry).map((model) => ({ provider: entry.name, model })));
  }

  /** The models of one provider, or null when the catalogue has no provider of that name. */
  find(provider: string): readonly CatalogueModel[] | null {
    const entry = this.#entries.find(({ name }) => name === provider);
    return entry ? modelsOf(entry) : null;
  }

  requireOffered(provider: string, modelId: string): ModelTier {
    const models = this.find(provider);
    if (models === null) throw new NotFound('There is no such model provider');
    const model = models.find(({ id }) => id === modelId);
    if (model === undefined) throw new ValidationFailed('The provider does not offer this model');
    return tierOf(model);
  }

  /** Whether the provider exists and offers a model of that id. */
  offers(provider: string, modelId: string): boolean {
    return this.find(provider)?.some((model) => model.id === modelId) ?? false;
  }

  /** Asks the providers that list their own models for lists not older than 30 s. Call it before a transaction, not inside. */
  async refreshModelLists(): Promise<void> {
    const listing = this.#entries.filter(({ configuredModels }) => configuredModels === null);
    await Promise.all(listing.map(({ probe }) => probe?.current()));
  }

  /** Every provider with its reachability; results older than 30 s are renewed first, all at once. */
  async list(): Promise<readonly ProviderStatus[]> {
    return Promise.all(
      this.#entries.map(async (entry) => {
        const result = await entry.probe?.current();
        return {
          name: entry.name,
          kind: entry.probe ? 'openai-compatible' : 'guided',
          isDefault: entry.isDefault,
          isReachable: result?.isReachable ?? true,
          checkedAt: result?.checkedAt ?? null,
          models: modelsOf(entry),
        } as const;
      }),
    );
  }
}
