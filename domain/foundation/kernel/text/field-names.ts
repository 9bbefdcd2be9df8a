/** `budgetPercent` as JSON and SQL spell it: `budget_percent`. A name that is not known stays what it is. */
export type Snake<S extends string> = string extends S
  ? S
  : S extends `${infer First}${infer Rest}`
    ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
    : '';

/** `budget_percent` as we spell it: `budgetPercent`. */
export type Camel<S extends string> = string extends S
  ? S
  : S extends `${infer First}_${infer Rest}`
    ? `${First}${Capitalize<Camel<Rest>>}`
    : S;

/** A list as JSON types it, which know nothing of read-only lists. Who writes JSON does not change it afterwards. */
type Plain<T> = T extends readonly (infer U)[] ? U[] : T;

/** An object with the names of its own fields as JSON spells them. Below them nothing changes. */
export type SnakeNamed<T> = { readonly [K in keyof T as K extends string ? Snake<K> : never]: Plain<T[K]> };

/** An object with the names of its own fields as we spell them. Below them nothing changes. */
export type CamelNamed<T> = { readonly [K in keyof T as K extends string ? Camel<K> : never]: T[K] };

/** Fields have few names, and each is worked out once. */
const onceEach = (nameOf: (name: string) => string): ((name: string) => string) => {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? nameOf(name);
    known.set(name, found);
    return found;
  };
};

/** The name as JSON and SQL spell it. */
export const snakeName = onceEach((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

const camelName = onceEach((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));

const renamed = (value: object, nameOf: (name: string) => string): object => {
  const named: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) named[nameOf(name)] = member;
  return named;
};

/** The object as JSON names its fields, in the order they stand. */
export const snakeNamed = <T extends object>(value: T): SnakeNamed<T> => renamed(value, snakeName) as SnakeNamed<T>;

/** The object as we name its fields, in the order they stand; for what comes out of a request or a stored document. */
export const camelNamed = <T extends object>(value: T): CamelNamed<T> => renamed(value, camelName) as CamelNamed<T>;

/**
 * A JSON value with the names of fields as we spell them, at every depth; for a document whose schema lists every name in it, none
 * of which is data.
 */
export const camelNamedThroughout = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(camelNamedThroughout);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(camelNamed(json)).map(([name, member]) => [name, camelNamedThroughout(member)]),
  );
};
