import { hash } from 'node:crypto';

/** A JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

/**
 * The canonical text of a JSON value: no white space, object members sorted by name in code unit order. Two values are equal as JSON
 * exactly when their canonical texts are equal.
 */
export const canonicalJson = (value: JsonValue): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  return canonicalMembers(Object.keys(value).map((name) => [name, canonicalJson(value[name] ?? null)]));
};

/** The canonical text of an object from pairs of a name and a canonical text. */
export const canonicalMembers = (members: readonly (readonly [string, string])[]): string =>
  `{${members
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
    .join(',')}}`;

/** SHA-256 of bytes, or of a text in UTF-8, in lower-case hex. */
export const sha256 = (text: string | Buffer): string => hash('sha256', text);

/** SHA-256, in lower-case hex, of the canonical text in UTF-8: the `content_hash` of a version. */
export const contentHash = (value: JsonValue): string => sha256(canonicalJson(value));
