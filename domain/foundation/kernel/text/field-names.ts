/** The snake_case form of a name: `budgetPercent` becomes `budget_percent`. Unknown names stay unchanged. */
export type Snake<S extends string> = string extends S
  ? S
  : S extends `${infer First}${infer Rest}`
    ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
    : '';

/** The camelCase form of a name: `budget_percent` becomes `budgetPercent`. */
export type Camel<S extends string> = string extends S
  ? S
  : S extends `${infer First}_${infer Rest}`
    ? `${First}${Capitalize<Camel<Rest>>}`
    : S;

/** A list as JSON types it, without `readonly`. Written JSON is not changed afterwards. */
type Plain<T> = T extends readonly (infer U)[] ? U[] : T;

/** An object with snake_case names. Nested objects stay unchanged. */
export type SnakeNamed<T> = { readonly [K in keyof T as K extends string ? Snake<K> : never]: Plain<T[K]> };

/** An object with camelCase names. Nested objects stay unchanged. */
export type CamelNamed<T> = { readonly [K in keyof T as K extends string ? Camel<K> : never]: T[K] };

/** A JSON value with camelCase names at every depth. */
export type CamelNamedThroughout<T> = T extends readonly (infer U)[]
  ? readonly CamelNamedThroughout<U>[]
  : T extends object
    ? { readonly [K in keyof T as K extends string ? Camel<K> : never]: CamelNamedThroughout<T[K]> }
    : T;

/** There are few names, and each is converted once. */
const onceEach = (nameOf: (name: string) => string): ((name: string) => string) => {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? nameOf(name);
    known.set(name, found);
    return found;
  };
};

/** The name in JSON and SQL. */
export const snakeName = onceEach((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

const camelName = onceEach((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));

const renamed = (value: object, nameOf: (name: string) => string): object => {
  const named: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) named[nameOf(name)] = member;
  return named;
};

/** The object with snake_case names, in the same order. */
export const snakeNamed = <T extends object>(value: T): SnakeNamed<T> => renamed(value, snakeName) as SnakeNamed<T>;

/** The object with camelCase names, in the same order; for requests and stored documents. */
export const camelNamed = <T extends object>(value: T): CamelNamed<T> => renamed(value, camelName) as CamelNamed<T>;

/** A JSON value with camelCase names at every depth; for a document whose schema lists every name, so that none of them is data. */
export const camelNamedThroughout = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(camelNamedThroughout);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(camelNamed(json)).map(([name, member]) => [name, camelNamedThroughout(member)]),
  );
};
