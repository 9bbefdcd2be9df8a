import { asList, type Json, type JsonMap } from '../../shared/json.ts';

/** The guards, each with the guards that admit at least the same roles (spec/rules/auth.md#human-roles). */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  ceo: ['ceo', 'lead', 'approve', 'write', 'read', 'any'],
  lead: ['lead', 'write', 'approve', 'read', 'any'],
  approve: ['approve', 'read', 'any'],
  write: ['write', 'read', 'any'],
  org: ['org', 'dept', 'read', 'any'],
  dept: ['dept', 'read', 'any'],
  read: ['read', 'any'],
  any: ['any'],
};

const wordsOf = (access: Json | undefined): string[] =>
  (access === undefined ? [] : [access].flat()).map(String).filter((word) => word !== 'public');

/** Whether every role that passed all old guards passes all new ones. */
export const letsThrough = (old: Json | undefined, next: Json | undefined): boolean =>
  wordsOf(next).every((word) => wordsOf(old).some((had) => had === word || WIDER[had]?.includes(word) === true));

/** The authentication schemes of an operation; empty for a public one. */
const waysOf = (document: JsonMap, operation: JsonMap): readonly Json[] => {
  const ways = asList(operation.security ?? document.security);
  return ways.some((way) => Object.keys(way as JsonMap).length === 0) ? [] : ways;
};

/** The names of the authentication schemes that are no longer accepted. */
export const lostWays = (before: JsonMap, old: JsonMap, now: JsonMap, next: JsonMap): string[] => {
  const [had, has] = [waysOf(before, old), waysOf(now, next)] as [readonly JsonMap[], readonly JsonMap[]];
  if (has.length === 0) return [];
  if (had.length === 0) return ['no credential'];
  return had.filter((way) => !has.some((other) => suffices(way, other))).map((way) => Object.keys(way).join(' and '));
};

const suffices = (given: JsonMap, asked: JsonMap): boolean =>
  Object.entries(asked).every(([scheme, scopes]) => {
    const held = given[scheme];
    return held !== undefined && asList(scopes).every((scope) => asList(held).includes(scope));
  });
