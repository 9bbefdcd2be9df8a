import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import type { Bundle, Json, JsonMap, SpecFault } from './generate-bundle.ts';
import { asMap, isMap } from './generate-bundle.ts';
import type { Operation } from './generate-operations.ts';
import { dereference } from './generate-operations.ts';

const PARAMETER_PLACES = ['path', 'query', 'header'] as const;

/** A tree whose leaves are the names of compiled validators. */
type Tree = string | { readonly [key: string]: Tree };

/**
 * `generated/validators.js`: parameters and bodies. Defaults are filled in, so a handler sees the value the document promises.
 */
export async function renderValidators(bundle: Bundle, operations: readonly Operation[]): Promise<string> {
  const pool = new ValidatorPool(bundle, true);
  const parameters: Record<string, Tree> = {};
  const bodies: Record<string, Tree> = {};
  for (const { id, source, parameters: declared } of operations) {
    const places = PARAMETER_PLACES.map((place) => [place, parameterSchema(declared, place)] as const).filter(
      ([, schema]) => schema !== null,
    );
    parameters[id] = Object.fromEntries(places.map(([place, schema]) => [place, pool.add(schema ?? {})]));
    const body = asMap(dereference(bundle.document, source.requestBody).content)['application/json'];
    if (body !== undefined) bodies[id] = pool.add(asMap(asMap(body).schema));
  }
  return pool.render({ parameters, bodies });
}

/** `generated/replies.js`: every declared answer by operation, status and media type, and the headers each must carry. */
export async function renderReplies(bundle: Bundle, operations: readonly Operation[]): Promise<string> {
  const pool = new ValidatorPool(bundle, false);
  const replies: Record<string, Tree> = {};
  const headers: Record<string, Json> = {};
  for (const { id, source } of operations) {
    const responses = Object.entries(asMap(source.responses)).map(
      ([status, response]) => [status, dereference(bundle.document, response)] as const,
    );
    replies[id] = Object.fromEntries(
      responses.map(([status, response]) => [
        status,
        Object.fromEntries(
          Object.entries(asMap(response.content)).map(([media, content]) => [
            media,
            pool.add(asMap(asMap(content).schema)),
          ]),
        ),
      ]),
    );
    headers[id] = Object.fromEntries(
      responses.map(([status, response]) => [status, requiredHeaders(bundle.document, response)]),
    );
  }
  return pool.render({ replies }, `export const replyHeaders = ${JSON.stringify(headers, null, 2)};\n`);
}

function parameterSchema(parameters: readonly JsonMap[], place: string): JsonMap | null {
  const declared = parameters.filter((parameter) => parameter.in === place);
  if (declared.length === 0) return null;
  const nameOf = (parameter: JsonMap) =>
    place === 'header' ? String(parameter.name).toLowerCase() : String(parameter.name);
  return {
    type: 'object',
    required: declared.filter((parameter) => parameter.required === true).map(nameOf),
    properties: Object.fromEntries(declared.map((parameter) => [nameOf(parameter), parameter.schema ?? {}])),
  };
}

function requiredHeaders(document: JsonMap, response: JsonMap): string[] {
  return Object.entries(asMap(response.headers))
    .filter(([, header]) => dereference(document, header).required === true)
    .map(([name]) => name.toLowerCase());
}

/** An Ajv that knows every component schema of the document, under the id that `plainSchema` writes into references. */
export function createAjv(document: JsonMap, useDefaults: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictNumbers: true,
    useDefaults,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, optimize: true },
  });
  addFormats.default(ajv, { mode: 'full', formats: ['date-time', 'uuid', 'uri', 'uri-reference', 'password'] });
  for (const [name, schema] of Object.entries(asMap(asMap(document.components).schemas)))
    ajv.addSchema({ $id: `${SCHEMA_PREFIX}${name}`, ...asMap(plainSchema(schema)) });
  return ajv;
}

/** The component schemas that are no valid JSON Schema, each with the reason. */
export function findSchemaFaults({ document, origins }: Bundle): SpecFault[] {
  const ajv = createAjv(document, true);
  return Object.keys(asMap(asMap(document.components).schemas)).flatMap((name) => {
    try {
      ajv.getSchema(`${SCHEMA_PREFIX}${name}`);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [{ file: origins.get(`schemas/${name}`) ?? 'spec/schemas', message: `${name}: ${reason}` }];
    }
  });
}

/** Compiles schemas once each, however often they are used, and prints them as one module without imports. */
class ValidatorPool {
  readonly #ajv: Ajv2020;
  /** The schema id of every validator, by its name in the module. */
  readonly #ids: Record<string, string> = {};
  readonly #names = new Map<string, string>();

  constructor(bundle: Bundle, useDefaults: boolean) {
    this.#ajv = createAjv(bundle.document, useDefaults);
  }

  /** Registers a schema and returns the name its validator will have in the module. */
  add(schema: JsonMap): string {
    const plain = asMap(plainSchema(schema));
    const key = JSON.stringify(plain);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `v${this.#names.size}`;
    this.#names.set(key, name);
    this.#ids[name] = this.#idOf(plain, name);
    return name;
  }

  /** A bare reference needs no validator of its own: the component it names already has one. */
  #idOf(schema: JsonMap, name: string): string {
    const reference = schema.$ref;
    if (typeof reference === 'string' && Object.keys(schema).length === 1) return reference;
    this.#ajv.addSchema({ $id: name, ...schema });
    return name;
  }

  /** The module: the given trees as exports, with validators at their leaves, then the text that follows them. */
  async render(trees: Readonly<Record<string, Tree>>, after = ''): Promise<string> {
    const code = standalone.default(this.#ajv, this.#ids).replace(/^export const (v\d+) = /gm, 'const $1 = ');
    const exports = Object.entries(trees).map(([name, tree]) => `export const ${name} = ${renderTree(tree)};\n`);
    const result = await build({
      stdin: { contents: `${code}\n${exports.join('')}${after}`, resolveDir: import.meta.dirname, loader: 'js' },
      bundle: true,
      format: 'esm',
      target: 'es2024',
      platform: 'neutral',
      mainFields: ['main'],
      minifySyntax: true,
      legalComments: 'none',
      write: false,
    });
    return `// Written by scripts/generate.ts from spec/. Do not edit.\n${result.outputFiles[0]?.text ?? ''}`;
  }
}

const SCHEMA_PREFIX = '/schemas/';

/** The schema as JSON Schema alone: references lead to registered ids; extensions and OpenAPI's own words are left out. */
export function plainSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(plainSchema);
  if (!isMap(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith('x-') && !DOCUMENTATION_WORDS.has(key))
      .map(([key, value]) => [key, plainValue(key, value)]),
  );
}

function plainValue(key: string, value: Json): Json {
  if (key === '$ref') return String(value).replace('#/components', '');
  // Below "properties" the keys are field names of the interface, not words of the schema language.
  if (key === 'properties')
    return Object.fromEntries(Object.entries(asMap(value)).map(([name, field]) => [name, plainSchema(field)]));
  return key === 'const' || key === 'enum' || key === 'default' ? value : plainSchema(value);
}

const DOCUMENTATION_WORDS = new Set(['title', 'description', 'examples', 'externalDocs', 'discriminator', 'xml']);

function renderTree(tree: Tree): string {
  if (typeof tree === 'string') return tree;
  return `{${Object.entries(tree)
    .map(([key, value]) => `${JSON.stringify(key)}: ${renderTree(value)}`)
    .join(', ')}}`;
}

const VALIDATOR_TYPE = `// Written by scripts/generate.ts from spec/. Do not edit.

/** One fault of a value, in the form of Ajv's error objects. */
export interface ValidationFault {
  /** JSON pointer of the faulty value; empty for the whole. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
`;

/** `generated/validators.d.ts`. */
export const VALIDATORS_TYPES = `${VALIDATOR_TYPE}
/** Whether the value fits; all its faults are in \`errors\` until the next call. Defaults are written into the value. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationFault[] | null;
}

/**
 * Parameter validators by operationId. Integers of the query arrive as numbers once their text was ASCII digits; header
 * names are lower case. Undeclared parameters are ignored.
 */
export const parameters: Readonly<
  Record<string, { readonly path?: Validator; readonly query?: Validator; readonly header?: Validator }>
>;

/** Body validators by operationId; operations without a body are missing. */
export const bodies: Readonly<Record<string, Validator>>;
`;

/** `generated/replies.d.ts`. */
export const REPLIES_TYPES = `${VALIDATOR_TYPE}
/** Whether the value fits; all its faults are in \`errors\` until the next call. The value is never changed. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationFault[] | null;
}

/**
 * Reply validators by operationId, status and media type. A status without a body has no media type. Text media (HTML,
 * YAML, event streams) are validated as one string.
 */
export const replies: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, Validator>>>>>>;

/** The headers every reply must carry, in lower case, by operationId and status. */
export const replyHeaders: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>;
`;
