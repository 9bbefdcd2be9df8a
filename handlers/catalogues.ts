import { join } from 'node:path';
import type { Clock } from '../domain/kernel/clock.ts';
import { type EnvironmentProvider, ProviderCatalogue } from '../domain/providers/provider-catalogue.ts';
import { readProviderFile } from '../domain/providers/provider-file.ts';
import { TemplateCatalogue } from '../domain/setup/template-catalogue.ts';
import { type Config, readSecretVariable } from './config.ts';

/** What the process reads from files at its start. */
export interface Catalogues {
  readonly providers: ProviderCatalogue;
  readonly templates: TemplateCatalogue;
}

const environmentProvider = ({ provider, baseUrl, apiKey, modelId }: Config['model']): EnvironmentProvider =>
  provider === 'openai-compatible'
    ? { kind: provider, baseUrl: baseUrl ?? '', apiKey, modelId: modelId ?? '' }
    : { kind: provider };

/** Reads model providers and templates. Rejects with JsonFileInvalid, one line with file and line, when the providers file is wrong. */
export const loadCatalogues = async ({ model, dataDirectory }: Config, clock: Clock): Promise<Catalogues> => {
  const isFileRead = model.providersFile !== null && model.provider !== 'none';
  const [file, templates] = await Promise.all([
    isFileRead ? readProviderFile(model.providersFile ?? '') : [],
    TemplateCatalogue.load(join(dataDirectory, 'templates')),
  ]);
  const sources = { environment: environmentProvider(model), file, readVariable: readSecretVariable };
  return { providers: new ProviderCatalogue(sources, { clock, fetch: globalThis.fetch }), templates };
};
