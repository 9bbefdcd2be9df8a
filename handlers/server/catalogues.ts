import { join } from 'node:path';
import type { Clock } from '../../domain/foundation/kernel/clock.ts';
import type { ModelProvider } from '../../domain/llm/provider.ts';
import { endpointProvider } from '../../domain/llm/providers/endpoint-provider.ts';
import { GuidedProvider } from '../../domain/llm/providers/guide/guided.ts';
import { unconfiguredProvider } from '../../domain/llm/providers/unconfigured.ts';
import type { EnvironmentProvider } from '../../domain/providers/catalogue-entries.ts';
import { ProviderCatalogue } from '../../domain/providers/provider-catalogue.ts';
import { readProviderFile } from '../../domain/providers/provider-file.ts';
import { TemplateCatalogue, templateFilesIn } from '../../domain/setup/template-catalogue.ts';
import { type Config, readSecretVariable } from './config.ts';
import { ConfigError } from './config-error.ts';

/** What the process reads from its environment and from files at its start. */
export interface Catalogues {
  readonly providers: ProviderCatalogue;
  /** Loaded on first use: compiling their schemas takes a seventh of the start. */
  readonly templates: () => Promise<TemplateCatalogue>;
  readonly model: ModelProvider;
}

const environmentProvider = ({ provider, baseUrl, apiKey, modelId }: Config['model']): EnvironmentProvider =>
  provider === 'none' || provider === 'guided'
    ? { kind: provider }
    : { kind: provider, baseUrl: baseUrl ?? '', apiKey, modelId: modelId ?? '' };

/** The configured model provider. */
export const modelOf = ({ provider, baseUrl, apiKey, modelId }: Config['model']): ModelProvider => {
  if (provider === 'none') return unconfiguredProvider;
  if (provider === 'guided') return new GuidedProvider();
  return endpointProvider(provider, { baseUrl: baseUrl ?? '', apiKey, modelId: modelId ?? '' });
};

/** An unreadable folder would silently be replaced by the built-in templates. */
const requireReadable = async (folder: string): Promise<void> => {
  await templateFilesIn(folder).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`templates cannot be read from ${folder} (${error.code})`);
  });
};

/** The first call loads, and all others share its result; after a failure the next call loads again. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};

/**
 * Reads model providers. Rejects with JsonFileInvalid, one line with file and line number, if their file is invalid,
 * and with ConfigError if the folder of templates cannot be read.
 */
export const loadCatalogues = async ({ model, dataDirectory }: Config, clock: Clock): Promise<Catalogues> => {
  const isFileRead = model.providersFile !== null && model.provider !== 'none';
  const folder = join(dataDirectory, 'templates');
  await requireReadable(folder);
  const file = isFileRead ? await readProviderFile(model.providersFile ?? '') : [];
  const sources = { environment: environmentProvider(model), file, readVariable: readSecretVariable };
  return {
    providers: new ProviderCatalogue(sources, { clock, fetch: globalThis.fetch }),
    templates: once(() => TemplateCatalogue.load(folder)),
    model: modelOf(model),
  };
};
