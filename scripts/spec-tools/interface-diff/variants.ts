import { canonicalJson } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';

/** One of the variants of values that a schema accepts. */
export interface Variant {
  /** A JSON type; null if every type is accepted. */
  readonly type: string | null;
  /** The other constraints; `const` is an `enum` with one value. */
  readonly rest: JsonMap;
}

const UNIONS = ['anyOf', 'oneOf'] as const;
const SMALLEST = ['maxLength', 'maxItems', 'maximum', 'maxProperties', 'exclusiveMaximum'];
const NESTED = ['items', 'additionalProperties', 'propertyNames'];
const BOTH = ['pattern', 'format', 'multipleOf', 'not', 'if', 'then', 'else', 'contains', 'const'];
const LARGEST = ['minLength', 'minItems', 'minimum', 'minProperties', 'exclusiveMinimum'];

/** Resolves a reference within the document and merges its sibling keywords. */
export const resolve = (document: JsonMap, value: Json | undefined): JsonMap => {
  const { $ref, ...beside } = asMap(value);
  if (typeof $ref !== 'string') return beside;
  const steps = $ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<Json | undefined>((part, name) => asMap(part)[name], document);
  return merge(resolve(document, target), beside);
};

const typeOf = (value: Json): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};
const isOf = (type: string, value: Json): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const same = (a: Json, b: Json): boolean => canonicalJson(a) === canonicalJson(b);

/** The conjunction of two constraints. */
const merge = (a: JsonMap, b: JsonMap): JsonMap => {
  const merged: Record<string, Json> = { ...a, ...b };
  const both = Object.keys(b).filter((word) => a[word] !== undefined);
  for (const word of both) merged[word] = mergeWord(word, a[word] ?? null, b[word] ?? null);
  return merged;
};

const mergeWord = (word: string, a: Json, b: Json): Json => {
  if (word === 'required') return [...new Set([...asList(a), ...asList(b)])];
  if (word === 'enum') return asList(a).filter((value) => asList(b).some((other) => same(value, other)));
  if (word === 'properties') return mergeProperties(asMap(a), asMap(b));
  if (SMALLEST.includes(word)) return Math.min(Number(a), Number(b));
  if (LARGEST.includes(word)) return Math.max(Number(a), Number(b));
  if (word === 'type') return [a].flat().filter((type) => [b].flat().includes(type));
  if (NESTED.includes(word)) return { allOf: [a, b] };
  // Both constraints apply, so both are kept; of descriptions and other annotations one is enough.
  return same(a, b) || !BOTH.includes(word) ? b : [a, b];
};

const mergeProperties = (a: JsonMap, b: JsonMap): JsonMap => {
  const merged: Record<string, Json> = { ...a, ...b };
  for (const [name, part] of Object.entries(a)) {
    const other = b[name];
    if (other !== undefined && !same(part, other)) merged[name] = { allOf: [part, other] };
  }
  return merged;
};

/** The schema with its `allOf` merged. */
const flatten = (document: JsonMap, schema: JsonMap): JsonMap => {
  const { allOf, ...rest } = schema;
  return asList(allOf)
    .map((part) => flatten(document, resolve(document, part)))
    .reduce(merge, rest);
};

/**
 * The variants of a schema: each type of a list of types, and each schema of `anyOf` and `oneOf`, with references and `allOf` resolved. All
 * forms of "string or null" give the same result.
 */
export const variantsOf = (document: JsonMap, value: Json | undefined): Variant[] => {
  if (value === false) return [];
  const schema = flatten(document, resolve(document, isMap(value ?? null) ? value : {}));
  const word = UNIONS.find((name) => schema[name] !== undefined);
  if (word === undefined) return typesOf(schema);
  const { [word]: alternatives, ...base } = schema;
  return asList(alternatives).flatMap((alternative) =>
    variantsOf(document, merge(base, flatten(document, resolve(document, alternative)))),
  );
};

/** The limits of integers in a normalised form. */
const whole = ({ exclusiveMinimum: above, exclusiveMaximum: below, multipleOf, ...rest }: JsonMap): JsonMap => {
  const least = [rest.minimum, typeof above === 'number' ? Math.floor(above) + 1 : undefined];
  const most = [rest.maximum, typeof below === 'number' ? Math.ceil(below) - 1 : undefined];
  const [lower, upper] = [least, most].map((bounds) => bounds.filter((bound) => typeof bound === 'number'));
  return {
    ...rest,
    ...(lower?.length ? { minimum: Math.max(...lower) } : {}),
    ...(upper?.length ? { maximum: Math.min(...upper) } : {}),
    multipleOf: multipleOf ?? 1,
  };
};

const typesOf = ({ type, const: only, enum: values, discriminator: _, ...rest }: JsonMap): Variant[] => {
  const allowed = only === undefined ? values : [only];
  const list = allowed === undefined ? null : asList(allowed);
  const declared = type === undefined ? null : [type].flat().map(String);
  const types = declared ?? (list === null ? null : [...new Set(list.map(typeOf))]);
  if (types === null) return [{ type: null, rest }];
  return types.flatMap((each) => {
    const fitting = list?.filter((one) => isOf(each, one));
    if (fitting?.length === 0) return [];
    const kept =
      each === 'null'
        ? {}
        : { ...(each === 'integer' ? whole(rest) : rest), ...(fitting === undefined ? {} : { enum: fitting }) };
    return [{ type: each, rest: kept }];
  });
};
