import { join } from 'node:path';
import type { Clock } from '../domain/foundation/kernel/clock.ts';
import { GuidedProvider } from '../domain/llm/guide/guided.ts';
import { OpenAiCompatibleProvider } from '../domain/llm/openai/openai-compatible.ts';
import type { ModelProvider } from '../domain/llm/provider.ts';
import { unconfiguredProvider } from '../domain/llm/unconfigured.ts';
import type { EnvironmentProvider } from '../domain/providers/catalogue-entries.ts';
import { ProviderCatalogue } from '../domain/providers/provider-catalogue.ts';
import { readProviderFile } from '../domain/providers/provider-file.ts';
import { TemplateCatalogue } from '../domain/setup/template-catalogue.ts';
import { type Config, readSecretVariable } from './config.ts';
import { ConfigError } from './config-error.ts';

/** What the process works with and finds in its environment and in files at its start. */
export interface Catalogues {
  readonly providers: ProviderCatalogue;
  readonly templates: TemplateCatalogue;
  readonly model: ModelProvider;
}

const environmentProvider = ({ provider, baseUrl, apiKey, modelId }: Config['model']): EnvironmentProvider =>
  provider === 'openai-compatible'
    ? { kind: provider, baseUrl: baseUrl ?? '', apiKey, modelId: modelId ?? '' }
    : { kind: provider };

/** The provider that answers. The client library of the second one is loaded at its first call. */
export const modelOf = ({ provider, baseUrl, apiKey, modelId }: Config['model']): ModelProvider => {
  if (provider === 'none') return unconfiguredProvider;
  if (provider === 'guided') return new GuidedProvider();
  return new OpenAiCompatibleProvider({ baseUrl: baseUrl ?? '', apiKey, modelId: modelId ?? '' });
};

const loadTemplates = (folder: string): Promise<TemplateCatalogue> =>
  TemplateCatalogue.load(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined ? error : new ConfigError(`templates cannot be read from ${folder} (${error.code})`);
  });

/**
 * Reads model providers and templates. Rejects with JsonFileInvalid, one line with file and line, when the providers file is wrong, and
 * with ConfigError when the folder of templates cannot be read.
 */
export const loadCatalogues = async ({ model, dataDirectory }: Config, clock: Clock): Promise<Catalogues> => {
  const isFileRead = model.providersFile !== null && model.provider !== 'none';
  const [file, templates] = await Promise.all([
    isFileRead ? readProviderFile(model.providersFile ?? '') : [],
    loadTemplates(join(dataDirectory, 'templates')),
  ]);
  const sources = { environment: environmentProvider(model), file, readVariable: readSecretVariable };
  return {
    providers: new ProviderCatalogue(sources, { clock, fetch: globalThis.fetch }),
    templates,
    model: modelOf(model),
  };
};
