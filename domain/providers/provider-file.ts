import * as z from 'zod/mini';
import { type DocumentReader, documentReader } from '../foundation/kernel/json/json-document.ts';
import { JsonFileInvalid } from '../foundation/kernel/json/json-source.ts';
import { maxCodePoints, notBlank } from '../foundation/kernel/json/schema-checks.ts';
import type { Violation } from '../foundation/kernel/json/violation.ts';
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

const RESERVED_NAMES = ['guided', 'default'];

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);
const price = () => orNull(z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT)));
const matching = (pattern: RegExp, reason: string) => z.string().check(z.regex(pattern, reason));

const MODEL = z.strictObject({
  id: z.string().check(notBlank(), maxCodePoints(200)),
  context_window: orNull(z.int().check(z.minimum(1))),
  input_price: price(),
  output_price: price(),
  latency_ms: orNull(z.number().check(z.minimum(0))),
  tools: orNull(z.boolean()),
  vision: orNull(z.boolean()),
  reasoning: orNull(z.boolean()),
  embedding: z._default(z.boolean(), false),
  embedding_dims: orNull(z.int().check(z.minimum(1))),
});

const PROVIDER = z.strictObject({
  name: matching(/^[a-z0-9_-]+$/, 'must have only the characters a-z, 0-9, _ and -').check(maxCodePoints(100)),
  kind: z.enum([...ENDPOINT_KINDS, 'guided']),
  base_url: orNull(matching(/^https?:\/\//, 'must be an http or https URL')),
  api_key_env: orNull(z.string().check(notBlank())),
  models: orNull(z.array(MODEL).check(z.minLength(1), z.maxLength(500))),
});

const FILE = z.strictObject({ providers: z.array(PROVIDER) });

interface ProviderFile {
  readonly providers: readonly FileProvider[];
}

const indexOfRepeated = (texts: readonly string[]): number => texts.findIndex((text, i) => texts.indexOf(text) < i);

const kindViolation = ({ kind, baseUrl, models }: FileProvider): Violation | null => {
  if (kind === 'guided' && models !== null) {
    return { pointer: '/models', reason: 'is not allowed for kind guided, which always offers guide-1' };
  }
  if (kind !== 'guided' && baseUrl === null) {
    return { pointer: '', reason: `must have base_url for kind ${kind}` };
  }
  return baseUrl === null || URL.canParse(baseUrl) ? null : { pointer: '/base_url', reason: 'must be an absolute URL' };
};

const providerViolation = (provider: FileProvider): Violation | null => {
  if (RESERVED_NAMES.includes(provider.name)) {
    return { pointer: '/name', reason: `must not be ${provider.name}, which is a provider of the environment` };
  }
  const repeated = indexOfRepeated((provider.models ?? []).map((model) => model.id));
  if (repeated !== -1) return { pointer: `/models/${repeated}/id`, reason: 'must be unique within its provider' };
  return kindViolation(provider);
};

const fileViolation = ({ providers }: ProviderFile): Violation | null => {
  const repeated = indexOfRepeated(providers.map((provider) => provider.name));
  if (repeated !== -1) return { pointer: `/providers/${repeated}/name`, reason: 'must be unique' };
  for (const [index, provider] of providers.entries()) {
    const violation = providerViolation(provider);
    if (violation) return { ...violation, pointer: `/providers/${index}${violation.pointer}` };
  }
  return null;
};

const readDocument: DocumentReader<ProviderFile> = documentReader(FILE, fileViolation);

/** Parses the providers of a file, in order. Throws JsonFileInvalid with file, line and reason. */
export const parseProviderFile = (file: string, text: string): readonly FileProvider[] =>
  readDocument(file, text).providers;

/**
 * Reads MODEL_PROVIDERS_FILE. Throws JsonFileInvalid also for an unreadable file: the server does not start without it.
 */
export const readProviderFile = async (file: string): Promise<readonly FileProvider[]> => {
  const text = await readPlainFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw new JsonFileInvalid(file, 1, `cannot be read (${cause.code ?? cause.message})`);
  });
  return parseProviderFile(file, text);
};
