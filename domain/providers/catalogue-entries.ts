import type { ModelProvider } from '../llm/provider.ts';
import { GuidedProvider } from '../llm/providers/guide/guided.ts';
import { OpenAiCompatibleProvider } from '../llm/providers/openai/openai-compatible.ts';
import { type CatalogueModel, GUIDE_MODEL, unknownModel } from './catalogue-model.ts';
import { EndpointProbe, type ProbeEnvironment } from './endpoint-probe.ts';
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

/** A provider as the catalogue knows it. */
export interface CatalogueEntry {
  readonly name: string;
  readonly isDefault: boolean;
  /** Null for a guided provider. */
  readonly probe: EndpointProbe | null;
  /** Null when the endpoint itself says what it offers. */
  readonly configuredModels: readonly CatalogueModel[] | null;
  /** What answers with one of its models; null when nothing but the provider of the deployment can. */
  readonly answering: (modelId: string) => ModelProvider | null;
}

const entryOfEnvironment = (provider: EnvironmentProvider, probing: ProbeEnvironment): CatalogueEntry[] => {
  if (provider.kind === 'none') return [];
  const common = { isDefault: true, answering: () => null };
  if (provider.kind === 'guided') return [{ ...common, name: 'guided', probe: null, configuredModels: [GUIDE_MODEL] }];
  const probe = new EndpointProbe(provider.baseUrl, () => provider.apiKey, probing);
  return [{ ...common, name: 'default', probe, configuredModels: [unknownModel(provider.modelId)] }];
};

const entryOfFile = (
  { name, kind, baseUrl, apiKeyEnv, models }: FileProvider,
  readVariable: CatalogueSources['readVariable'],
  probing: ProbeEnvironment,
): CatalogueEntry => {
  const common = { name, isDefault: false };
  if (kind === 'guided' || baseUrl === null)
    return { ...common, probe: null, configuredModels: [GUIDE_MODEL], answering: () => new GuidedProvider() };
  const readApiKey = (): string | null => (apiKeyEnv === null ? null : readVariable(apiKeyEnv) || null);
  // An endpoint that wants a key is not asked without one.
  const answering = (modelId: string): ModelProvider | null => {
    const apiKey = readApiKey();
    return apiKeyEnv !== null && apiKey === null ? null : new OpenAiCompatibleProvider({ baseUrl, apiKey, modelId });
  };
  return { ...common, probe: new EndpointProbe(baseUrl, readApiKey, probing), configuredModels: models, answering };
};

/** Everything the catalogue holds, in its order. */
export const entriesOf = (
  { environment, file, readVariable }: CatalogueSources,
  probing: ProbeEnvironment,
): readonly CatalogueEntry[] => {
  // Without a model provider the deployment has none at all, whatever the file says.
  const extra = environment.kind === 'none' ? [] : file;
  return [
    ...entryOfEnvironment(environment, probing),
    ...extra.map((provider) => entryOfFile(provider, readVariable, probing)),
  ];
};
