import type { EntityManager } from '@mikro-orm/postgresql';
import { canonicalJson, type JsonObject, type JsonValue } from '../../foundation/kernel/json/canonical-json.ts';
import {
  SELECT_CHANGED_HISTORY_RECORDS,
  SELECT_COMPANY_VERSION,
  SELECT_NEWEST_COMPANY_VERSIONS,
} from '../statements.ts';

/** A version with its author: a user id, or `system`. */
export interface SavedVersion {
  readonly version: number;
  readonly savedBy: string;
  readonly savedAt: Date;
}

/** The change of one record in one version; members have wire names. */
export interface RecordChange {
  readonly version: number;
  readonly part: 'company' | 'department' | 'agent';
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly members: readonly { readonly name: string; readonly before: JsonValue; readonly after: JsonValue }[];
}

interface MarkRow {
  readonly version: number;
  readonly saved_by: string;
  readonly saved_at: string;
}

const savedOf = ({ version, saved_by: savedBy, saved_at: at }: MarkRow): SavedVersion => ({
  version,
  savedBy,
  savedAt: new Date(at),
});

/** The newest versions, newest first. */
export const latestVersions = async (em: EntityManager, limit: number): Promise<SavedVersion[]> => {
  return (await em.execute<MarkRow[]>(SELECT_NEWEST_COMPANY_VERSIONS, [limit])).map(savedOf);
};

/** One version; null for an unknown number. */
export const savedVersion = async (em: EntityManager, version: number): Promise<SavedVersion | null> => {
  const [row] = await em.execute<MarkRow[]>(SELECT_COMPANY_VERSION, [version]);
  return row === undefined ? null : savedOf(row);
};

/** A template writes thousands of records in one version; more rows than this are not useful. */
const MAX_ROWS = 1000;
/** Members that change as a consequence of other changes. */
const DERIVED_MEMBERS = new Set(['updated_at', 'position']);

interface PartRow {
  readonly part: RecordChange['part'];
  readonly id: string;
  readonly first: number;
  readonly until: number | null;
  readonly record: string;
}

interface Pair {
  before?: JsonObject;
  after?: JsonObject;
}

const membersOf = (before: JsonObject, after: JsonObject): RecordChange['members'] =>
  Object.keys(after)
    .filter((name) => !DERIVED_MEMBERS.has(name))
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((member) => canonicalJson(member.before) !== canonicalJson(member.after));

const nameOf = (record: JsonObject | undefined): string => {
  const name = record?.name ?? record?.company_name;
  return typeof name === 'string' ? name : '';
};

const changeOf = (key: string, { before, after }: Pair): RecordChange => {
  const [version, part] = JSON.parse(key) as [number, RecordChange['part']];
  const name = nameOf(after ?? before);
  if (before === undefined) return { version, part, name, kind: 'added', members: [] };
  if (after === undefined) return { version, part, name, kind: 'removed', members: [] };
  return { version, part, name, kind: 'changed', members: membersOf(before, after) };
};

/**
 * The changes of the versions from `first` to `last`, each compared with its predecessor. A record is stored with the
 * range of versions in which it is unchanged, so the beginning or end of a range is a change. Reads at most 1000 rows.
 */
export const changesIn = async (em: EntityManager, first: number, last: number): Promise<RecordChange[]> => {
  const rows = await em.execute<PartRow[]>(SELECT_CHANGED_HISTORY_RECORDS, [
    first - 1,
    last,
    first,
    last,
    first,
    last,
    MAX_ROWS,
  ]);
  const pairs = new Map<string, Pair>();
  const pairOf = (version: number, { part, id }: PartRow): Pair => {
    const key = JSON.stringify([version, part, id]);
    const known = pairs.get(key) ?? {};
    pairs.set(key, known);
    return known;
  };
  const isAsked = (version: number): boolean => version >= first && version <= last;
  for (const row of rows) {
    const record = JSON.parse(row.record) as JsonObject;
    if (isAsked(row.first)) pairOf(row.first, row).after = record;
    if (row.until !== null && isAsked(row.until)) pairOf(row.until, row).before = record;
  }
  return [...pairs].map(([key, pair]) => changeOf(key, pair));
};
