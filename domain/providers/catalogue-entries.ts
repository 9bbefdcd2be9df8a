import type { ConfiguredKind, EndpointKind, ModelProvider } from '../llm/provider.ts';
import { endpointProvider, type ModelEndpoint } from '../llm/providers/endpoint-provider.ts';
import { GuidedProvider } from '../llm/providers/guide/guided.ts';
import { type CatalogueModel, GUIDE_MODEL, unknownModel } from './catalogue-model.ts';
import { EndpointProbe, type ProbeEnvironment } from './endpoint-probe.ts';
import type { FileProvider } from './provider-file.ts';

/**
 * The model provider of the environment (MODEL_PROVIDER). It is the default of the chat and the first of the catalogue.
 */
export type EnvironmentProvider =
  | { readonly kind: 'none' }
  | { readonly kind: 'guided' }
  | (ModelEndpoint & { readonly kind: EndpointKind });

/** The sources of the catalogue. `readVariable` reads an environment variable that holds a key. */
export interface CatalogueSources {
  readonly environment: EnvironmentProvider;
  readonly file: readonly FileProvider[];
  readonly readVariable: (name: string) => string | undefined;
}

/** A provider in the catalogue. */
export interface CatalogueEntry {
  readonly name: string;
  readonly kind: ConfiguredKind;
  readonly isDefault: boolean;
  /** Null for a guided provider. */
  readonly probe: EndpointProbe | null;
  /** Null if the endpoint lists its models itself. */
  readonly configuredModels: readonly CatalogueModel[] | null;
  /** The provider that serves one of its models; null if only the default provider can. */
  readonly providerFor: (modelId: string) => ModelProvider | null;
}

const entryOfEnvironment = (provider: EnvironmentProvider, probing: ProbeEnvironment): CatalogueEntry[] => {
  if (provider.kind === 'none') return [];
  const common = { kind: provider.kind, isDefault: true, providerFor: () => null };
  if (provider.kind === 'guided') return [{ ...common, name: 'guided', probe: null, configuredModels: [GUIDE_MODEL] }];
  const probe = new EndpointProbe({
    baseUrl: provider.baseUrl,
    readApiKey: () => provider.apiKey,
    environment: probing,
  });
  return [{ ...common, name: 'default', probe, configuredModels: [unknownModel(provider.modelId)] }];
};

const entryOfFile = (
  { name, kind, baseUrl, apiKeyEnv, models }: FileProvider,
  readVariable: CatalogueSources['readVariable'],
  probing: ProbeEnvironment,
): CatalogueEntry => {
  const common = { name, kind, isDefault: false };
  if (kind === 'guided' || baseUrl === null)
    return { ...common, probe: null, configuredModels: [GUIDE_MODEL], providerFor: () => new GuidedProvider() };
  const readApiKey = (): string | null => (apiKeyEnv === null ? null : readVariable(apiKeyEnv) || null);
  // An endpoint that needs a key is not called without one.
  const providerFor = (modelId: string): ModelProvider | null => {
    const apiKey = readApiKey();
    return apiKeyEnv !== null && apiKey === null ? null : endpointProvider(kind, { baseUrl, apiKey, modelId });
  };
  return {
    ...common,
    probe: new EndpointProbe({ baseUrl, readApiKey, environment: probing }),
    configuredModels: models,
    providerFor,
  };
};

/** All entries of the catalogue, in order. */
export const catalogueEntries = (
  { environment, file, readVariable }: CatalogueSources,
  probing: ProbeEnvironment,
): readonly CatalogueEntry[] => {
  // Without a default provider the catalogue is empty, regardless of the file.
  const extra = environment.kind === 'none' ? [] : file;
  return [
    ...entryOfEnvironment(environment, probing),
    ...extra.map((provider) => entryOfFile(provider, readVariable, probing)),
  ];
};
