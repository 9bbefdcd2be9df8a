import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';

/** JSON Schema keywords that 3.0 does not support and that only restrict values. */
const LOST_WORDS = new Set(['propertyNames', 'contentMediaType', 'contentEncoding', 'contentSchema', '$comment']);
/** Keywords that contain values of the interface, not schemas. */
const VALUES = new Set(['default', 'enum', 'example']);
const LISTS = ['anyOf', 'oneOf', 'allOf'];
const SIMPLE_TYPES: readonly (Json | undefined)[] = ['string', 'integer', 'number', 'boolean'];
const PREFIX = '#/components/schemas/';

/**
 * The document in OpenAPI 3.0, derived from the published one in 3.1 for generators that support only 3.0
 * (spec/decisions/0058-derived-openapi-3-0-document.md). It is equivalent, except for keywords that 3.0 does not support.
 */
export function deriveOpenapi30(document: JsonMap): JsonMap {
  const { openapi: _, info, webhooks, components, ...rest } = document;
  const { summary: _summary, license, ...about } = asMap(info);
  const { identifier, ...named } = asMap(license);
  const { schemas, ...others } = asMap(components);
  const older = new OlderSchemas(asMap(schemas));
  return {
    openapi: '3.0.3',
    info: { ...about, license: { ...named, url: `https://spdx.org/licenses/${identifier}.html` } },
    ...asMap(older.walk(rest)),
    'x-webhooks': older.walk(webhooks ?? {}),
    components: {
      ...asMap(older.walk(others)),
      schemas: Object.fromEntries(Object.entries(asMap(schemas)).map(([name, schema]) => [name, older.of(schema)])),
    },
  };
}

const isNull = (node: Json): boolean => asMap(node).type === 'null';

/** Converts schemas from 3.1 to 3.0. */
class OlderSchemas {
  readonly #schemas: JsonMap;

  constructor(schemas: JsonMap) {
    this.#schemas = schemas;
  }

  /** Only schemas are converted; examples contain values and stay unchanged. */
  walk(node: Json): Json {
    if (Array.isArray(node)) return node.map((child) => this.walk(child));
    if (!isMap(node)) return node;
    const entries = Object.entries(node).map(([key, value]) => {
      if (key === 'schema') return [key, this.of(value)];
      return [key, key === 'example' || key === 'examples' ? value : this.walk(value)];
    });
    return Object.fromEntries(entries);
  }

  of(schema: Json): Json {
    if (!isMap(schema)) return schema;
    const written = withoutSiblings(this.#withoutNull(withoutConst(schema)));
    const { exclusiveMinimum: above, exclusiveMaximum: below, examples, ...plain } = written;
    const bounded: JsonMap = {
      ...plain,
      ...(above !== undefined && { minimum: above, exclusiveMinimum: true }),
      ...(below !== undefined && { maximum: below, exclusiveMaximum: true }),
      ...(examples !== undefined && { example: asList(examples)[0] ?? null }),
      // In 3.0 an array must have `items`.
      ...(plain.type === 'array' && plain.items === undefined && { items: {} }),
    };
    const kept = Object.entries(bounded).filter(([key]) => !LOST_WORDS.has(key));
    return Object.fromEntries(kept.map(([key, value]) => [key, this.#part(key, value)]));
  }

  #part(key: string, value: Json): Json {
    if (VALUES.has(key) || key.startsWith('x-')) return value;
    if (key === 'properties')
      return Object.fromEntries(Object.entries(asMap(value)).map(([name, field]) => [name, this.of(field)]));
    return LISTS.includes(key) ? asList(value).map((child) => this.of(child)) : this.of(value);
  }

  /** Replaces null in a list of types or in `anyOf` by `nullable`. */
  #withoutNull(schema: JsonMap): JsonMap {
    const { type, anyOf, ...rest } = schema;
    if (Array.isArray(type))
      return { ...schema, type: type.find((each) => each !== 'null') ?? 'string', nullable: true };
    const some = asList(anyOf);
    if (!some.some(isNull)) return schema;
    const others = some.filter((each) => !isNull(each));
    const one = others.length === 1 ? this.#simple(others[0] ?? null) : null;
    if (one !== null) return { ...one, ...rest, nullable: true };
    return { ...rest, nullable: true, ...(others.length === 1 ? { allOf: others } : { anyOf: others }) };
  }

  /** The referenced schema if it is a string or number without an enum, which is inlined if nullable; otherwise null. */
  #simple(reference: Json): JsonMap | null {
    const { $ref } = asMap(reference);
    const schema = asMap(typeof $ref === 'string' ? this.#schemas[$ref.slice(PREFIX.length)] : undefined);
    return SIMPLE_TYPES.includes(schema.type) && schema.enum === undefined ? schema : null;
  }
}

/** 3.0 ignores keywords next to a reference. */
function withoutSiblings({ $ref, ...beside }: JsonMap): JsonMap {
  if ($ref === undefined) return beside;
  return Object.keys(beside).length === 0 ? { $ref } : { allOf: [{ $ref }], ...beside };
}

const withoutConst = ({ const: only, ...rest }: JsonMap): JsonMap =>
  only === undefined ? rest : { ...(only !== null && { type: typeof only }), ...rest, enum: [only] };
