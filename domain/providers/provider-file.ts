import type { SchemaObject } from 'ajv';
import { type DocumentViolation, documentReader, notBlankSchema } from '../foundation/kernel/json/json-document.ts';
import { JsonFileInvalid } from '../foundation/kernel/json/json-source.ts';
import { MAX_AMOUNT } from '../foundation/kernel/money.ts';
import { readPlainFile } from '../foundation/kernel/plain-file.ts';
import { type ConfiguredKind, ENDPOINT_KINDS } from '../llm/provider.ts';
import type { CatalogueModel } from './catalogue-model.ts';

/** A provider of MODEL_PROVIDERS_FILE. An endpoint without `models` is asked for its list. */
export interface FileProvider {
  readonly name: string;
  readonly kind: ConfiguredKind;
  readonly baseUrl: string | null;
  readonly apiKeyEnv: string | null;
  readonly models: readonly CatalogueModel[] | null;
}

interface ProviderFile {
  readonly providers: readonly FileProvider[];
}

const RESERVED_NAMES = ['guided', 'default'];

const orNull = (schema: { type: string } & SchemaObject): SchemaObject => ({
  ...schema,
  type: [schema.type, 'null'],
  default: null,
});

const MODEL_SCHEMA: SchemaObject = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: notBlankSchema(200),
    context_window: orNull({ type: 'integer', minimum: 1 }),
    input_price: orNull({ type: 'number', minimum: 0, maximum: MAX_AMOUNT }),
    output_price: orNull({ type: 'number', minimum: 0, maximum: MAX_AMOUNT }),
    latency_ms: orNull({ type: 'number', minimum: 0 }),
    tools: orNull({ type: 'boolean' }),
    vision: orNull({ type: 'boolean' }),
    reasoning: orNull({ type: 'boolean' }),
    embedding: { type: 'boolean', default: false },
    embedding_dims: orNull({ type: 'integer', minimum: 1 }),
  },
};

const PROVIDER_SCHEMA: SchemaObject = {
  type: 'object',
  required: ['name', 'kind'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z0-9_-]+$', maxLength: 100 },
    kind: { enum: [...ENDPOINT_KINDS, 'guided'] },
    base_url: orNull({ type: 'string', pattern: '^https?://' }),
    api_key_env: orNull({ type: 'string', pattern: '\\S' }),
    models: orNull({ type: 'array', minItems: 1, maxItems: 500, items: MODEL_SCHEMA }),
  },
};

const FILE_SCHEMA: SchemaObject = {
  type: 'object',
  required: ['providers'],
  additionalProperties: false,
  properties: { providers: { type: 'array', items: PROVIDER_SCHEMA } },
};

const indexOfRepeated = (texts: readonly string[]): number => texts.findIndex((text, i) => texts.indexOf(text) < i);

const kindFault = ({ kind, baseUrl, models }: FileProvider): DocumentViolation | null => {
  if (kind === 'guided' && models !== null) {
    return { pointer: '/models', reason: 'is not allowed for kind guided, which always offers guide-1' };
  }
  if (kind !== 'guided' && baseUrl === null) {
    return { pointer: '', reason: `must have the field base_url for kind ${kind}` };
  }
  return baseUrl === null || URL.canParse(baseUrl) ? null : { pointer: '/base_url', reason: 'must be an absolute URL' };
};

const providerFault = (provider: FileProvider): DocumentViolation | null => {
  if (RESERVED_NAMES.includes(provider.name)) {
    return { pointer: '/name', reason: `must not be ${provider.name}, which is a provider of the environment` };
  }
  const repeated = indexOfRepeated((provider.models ?? []).map((model) => model.id));
  if (repeated !== -1) return { pointer: `/models/${repeated}/id`, reason: 'must be unique within its provider' };
  return kindFault(provider);
};

const fileFault = ({ providers }: ProviderFile): DocumentViolation | null => {
  const repeated = indexOfRepeated(providers.map((provider) => provider.name));
  if (repeated !== -1) return { pointer: `/providers/${repeated}/name`, reason: 'must be unique' };
  for (const [index, provider] of providers.entries()) {
    const fault = providerFault(provider);
    if (fault) return { ...fault, pointer: `/providers/${index}${fault.pointer}` };
  }
  return null;
};

const readDocument = documentReader<ProviderFile>(FILE_SCHEMA, fileFault);

/** Parses the providers of a file, in order. Throws JsonFileInvalid with file, line and reason. */
export const parseProviderFile = async (file: string, text: string): Promise<readonly FileProvider[]> =>
  (await readDocument(file, text)).providers;

/**
 * Reads MODEL_PROVIDERS_FILE. Throws JsonFileInvalid also for an unreadable file: the server does not start without it.
 */
export const readProviderFile = async (file: string): Promise<readonly FileProvider[]> => {
  const text = await readPlainFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw new JsonFileInvalid(file, 1, `cannot be read (${cause.code ?? cause.message})`);
  });
  return parseProviderFile(file, text);
};
