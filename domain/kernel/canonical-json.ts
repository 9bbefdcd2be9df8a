import { createHash } from 'node:crypto';

/** What a JSON document can hold. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

/**
 * The one text of a JSON value: no white space, object members sorted by name in code unit order. Two values are equal as JSON
 * exactly when their canonical texts are equal.
 */
export const canonicalJson = (value: JsonValue): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`);
  return `{${members.join(',')}}`;
};

/** SHA-256, in lower-case hex, of the canonical text in UTF-8: the `content_hash` of a version. */
export const contentHash = (value: JsonValue): string =>
  createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex');
