import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import { withEnforced } from '../expand/enforced.ts';
import { withStrictEnvelopes } from '../expand/envelopes.ts';
import { formats } from './validator-formats.ts';

/** Prefix of the ids under which the component schemas are registered. */
export const SCHEMA_PREFIX = '/schemas/';

/** A tree whose leaves are the names of compiled validators. */
export type Tree = string | { readonly [key: string]: Tree };

/**
 * An Ajv with every component schema of the document, under the id that `plainSchema` writes into references. With defaults it validates
 * requests, and checks the enforced constraints. Without defaults it validates responses and is stricter: it separates success from failure
 * envelopes and checks the range of int32.
 */
export function createAjv(document: JsonMap, useDefaults: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictNumbers: true,
    useDefaults,
    inlineRefs: false,
    formats: useDefaults ? { ...formats, int32: true } : formats,
    code: {
      source: true,
      esm: true,
      lines: true,
      optimize: true,
      formats: _`require('./validator-formats.ts').formats`,
    },
  });
  const { components } = useDefaults ? asMap(withEnforced(document)) : withStrictEnvelopes(document);
  for (const [name, schema] of Object.entries(asMap(asMap(components).schemas)))
    ajv.addSchema({ $id: `${SCHEMA_PREFIX}${name}`, ...asMap(plainSchema(schema)) });
  return ajv;
}

/** Compiles schemas once each, however often they are used, and prints them as one module without imports. */
export class ValidatorPool {
  readonly #ajv: Ajv2020;
  readonly #isRequest: boolean;
  /** The schema id of every validator, by its name in the module. */
  readonly #ids: Record<string, string> = {};
  readonly #names = new Map<string, string>();

  constructor(document: JsonMap, useDefaults: boolean) {
    this.#ajv = createAjv(document, useDefaults);
    this.#isRequest = useDefaults;
  }

  /** Registers a schema and returns the name its validator will have in the module. */
  add(schema: JsonMap): string {
    const plain = asMap(plainSchema(this.#isRequest ? withEnforced(schema) : schema));
    const key = JSON.stringify(plain);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `v${this.#names.size}`;
    this.#names.set(key, name);
    this.#ids[name] = this.#idOf(plain, name);
    return name;
  }

  /** A bare reference needs no separate validator: the component it names already has one. */
  #idOf(schema: JsonMap, name: string): string {
    const reference = schema.$ref;
    if (typeof reference === 'string' && Object.keys(schema).length === 1) return reference;
    this.#ajv.addSchema({ $id: name, ...schema });
    return name;
  }

  /** The module: the given trees as exports, with validators (or other text) at their leaves. */
  async render(trees: Readonly<Record<string, Tree>>): Promise<string> {
    const exports = Object.entries(trees).map(([name, tree]) => `export const ${name} = ${renderTree(tree)};\n`);
    const code = (await this.#bundle()).replace(/export \{[\sv\d,]*\};\n$/, '');
    return `${code}\n${exports.join('\n')}`;
  }

  #standalone(): string {
    return endLoopsEarly(standalone.default(this.#ajv, this.#ids));
  }

  /** All validators in one module without imports, exported under their names. */
  async #bundle(): Promise<string> {
    const result = await build({
      stdin: { contents: this.#standalone(), resolveDir: import.meta.dirname, loader: 'js' },
      bundle: true,
      format: 'esm',
      target: 'es2024',
      platform: 'neutral',
      mainFields: ['main'],
      minifySyntax: true,
      legalComments: 'none',
      write: false,
    });
    return result.outputFiles[0]?.text ?? '';
  }
}

const LOOP = /for\((?:const key\d+ in data\d*|let i\d+=0; i\d+<len\d+; i\d+\+\+)\)\{/g;

/**
 * Makes every loop over fields or items stop at its third error. Ajv stops at the first error or never, and a body with 100,000 unknown
 * fields would take half a second. A loop that stops early has failed already, so no invalid value passes.
 */
export function endLoopsEarly(code: string): string {
  let loops = 0;
  return code.replace(LOOP, (head) => {
    loops += 1;
    return `const before${loops} = errors;${head}if(errors - before${loops} >= 3)break;`;
  });
}

/** The schema as plain JSON Schema: references use registered ids; extensions and OpenAPI keywords are omitted. */
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
  // Keys of "properties" are field names, not keywords.
  if (key === 'properties')
    return Object.fromEntries(Object.entries(asMap(value)).map(([name, field]) => [name, plainSchema(field)]));
  return key === 'const' || key === 'enum' || key === 'default' ? value : plainSchema(value);
}

const DOCUMENTATION_WORDS = new Set(['title', 'description', 'examples', 'externalDocs', 'discriminator', 'xml']);

/** The tree as an object literal with one line per branch of validators, so that diffs stay small. */
function renderTree(tree: Tree, indent = ''): string {
  if (typeof tree === 'string') return tree;
  const entries = Object.entries(tree).map(([key, value]) => [renderKey(key), value] as const);
  if (entries.every(([, value]) => typeof value === 'string'))
    return `{ ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`;
  const deeper = `${indent}  `;
  return `{\n${entries.map(([key, value]) => `${deeper}${key}: ${renderTree(value, deeper)},\n`).join('')}${indent}}`;
}

const renderKey = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);
