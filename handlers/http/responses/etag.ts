import { hash } from 'node:crypto';
import { RequestInvalid, VersionConflict } from '../../../domain/foundation/errors/errors.ts';
import type { Precondition } from '../../../domain/foundation/kernel/precondition.ts';

const LIST = /^\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"(?:\s*,\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")*\s*$/;
const ENTRY = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g;

/** The tag of a resource, without quotes: it changes exactly when the data changes. */
export const tagOfText = (json: string): string => hash('sha256', json, 'base64url').slice(0, 27);

/** The tag of data in its wire form. */
export const tagOf = (data: unknown): string => tagOfText(JSON.stringify(data));

/** The condition of `If-Match`: none, that the object exists, or one of these strong tags. */
type Condition =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'existence' }
  | { readonly kind: 'tags'; readonly tags: ReadonlySet<string> };

const parseIfMatch = (header: string): Condition => {
  const value = header.trim();
  if (value === '') return { kind: 'nothing' };
  if (value === '*') return { kind: 'existence' };
  if (!LIST.test(value)) throw new RequestInvalid('header /if-match: must be *, or entity tags separated by commas');
  const strong = [...value.matchAll(ENTRY)].filter(([, weak]) => weak === undefined);
  return { kind: 'tags', tags: new Set(strong.map(([, , tag]) => tag ?? '')) };
};

/** The `If-Match` header of a request (spec/rules/requests.md#conditional-changes). */
export class IfMatch {
  readonly #condition: Condition;

  private constructor(condition: Condition) {
    this.#condition = condition;
  }

  /** No condition: a request without the header. */
  static readonly NOTHING = new IfMatch({ kind: 'nothing' });

  /** Parses the header. Throws RequestInvalid for a malformed one. */
  static of(header: string | null): IfMatch {
    return header === null ? IfMatch.NOTHING : new IfMatch(parseIfMatch(header));
  }

  /** Whether a tag is required; a resource without an ETag never matches it. */
  get requiresTag(): boolean {
    return this.#condition.kind === 'tags';
  }

  /** The precondition on a record whose tag `tagOfRecord` returns. Null is a missing record, which nothing matches. */
  precondition<T>(tagOfRecord: (record: T) => string): Precondition<T | null> {
    const condition = this.#condition;
    if (condition.kind === 'nothing') return () => {};
    return (record) => {
      if (record === null) throw new VersionConflict('The resource does not exist');
      if (condition.kind === 'tags' && !condition.tags.has(tagOfRecord(record)))
        throw new VersionConflict('The resource has changed since it was read');
    };
  }
}

/** Whether `If-None-Match` contains the tag; weak comparison, lists and `*` are supported. */
export const matchesIfNoneMatch = (header: string | null, tag: string): boolean => {
  if (header === null) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(ENTRY)].some(([, , candidate]) => candidate === tag);
};
