import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../../foundation/errors/errors.ts';
import type { JsonObject } from '../../foundation/kernel/json/canonical-json.ts';
import { PIECE_SIZE } from '../../foundation/kernel/pages/numbered-page.ts';
import {
  SELECT_HISTORY_RECORDS,
  SELECT_HISTORY_RECORDS_TEXT,
  SELECT_VERSION_DIFFERENCES,
  SELECT_VERSION_PARTS,
} from '../statements.ts';
import type { PlacedRecord } from '../value/snapshots/list-steps.ts';

export const versionMissing = (): NotFound => new NotFound('The version does not exist or was deleted by retention');

/** A version without its snapshot. */
export interface VersionMark {
  readonly version: number;
  readonly contentHash: string;
  readonly savedBy: string;
  readonly savedAt: Date;
}

/** The kinds of records that a version of the company consists of. */
export type VersionPart = 'company' | 'department' | 'agent';

/** A stored record without its content: the first version it was the same in, and its size in bytes. */
export interface StoredPart extends PlacedRecord {
  readonly part: VersionPart;
  readonly since: number;
  readonly size: number;
}

type PartRow = readonly [part: VersionPart, id: string, since: number, size: number, position: number | null];

const partOf = ([part, id, since, size, position]: PartRow): StoredPart => ({
  ...{ part, id, since, size, index: position ?? 0 },
});

/** A row of `company_versions`. */
export interface MarkRow {
  readonly version: number;
  readonly content_hash: string;
  readonly saved_by: string;
  readonly saved_at: string;
}

/** A version as it is stored, without its records. */
export const markOf = (row: MarkRow): VersionMark => ({
  version: row.version,
  contentHash: row.content_hash,
  savedBy: row.saved_by,
  savedAt: new Date(row.saved_at),
});

const marksOf = (rows: readonly MarkRow[]): Map<number, VersionMark> =>
  new Map(rows.map((row) => [row.version, markOf(row)]));

/** The records of one version without their contents; null when the version does not exist. */
export const partsOf = async (
  em: EntityManager,
  version: number,
): Promise<{ readonly mark: VersionMark; readonly parts: readonly StoredPart[] } | null> => {
  const [row] = await em.execute<{ found: string }[]>(SELECT_VERSION_PARTS, [version, version]);
  const { marks, parts } = JSON.parse(row?.found ?? '') as { marks: MarkRow[]; parts: PartRow[] };
  const mark = marksOf(marks).get(version);
  return mark === undefined ? null : { mark, parts: parts.map(partOf) };
};

/** Two versions and the records that are in one of them only, without their contents. */
export interface VersionDifferences {
  readonly marks: ReadonlyMap<number, VersionMark>;
  readonly onlyInEarlier: readonly StoredPart[];
  readonly onlyInLater: readonly StoredPart[];
}

/** The difference of two versions; `earlier` is the smaller number. Records that are equal in both are not read. */
export const differencesBetween = async (
  em: EntityManager,
  earlier: number,
  later: number,
): Promise<VersionDifferences> => {
  const [row] = await em.execute<{ marks: string; earlier: string; later: string }[]>(SELECT_VERSION_DIFFERENCES, [
    earlier,
    later,
    earlier,
    later,
    later,
    earlier,
  ]);
  const { marks = '[]', ...lists } = row ?? { earlier: '[]', later: '[]' };
  const onlyInEarlier = (JSON.parse(lists.earlier) as PartRow[]).map(partOf);
  // Each list may have ten thousand records: other requests may run in between.
  await setImmediate();
  return {
    marks: marksOf(JSON.parse(marks)),
    onlyInEarlier,
    onlyInLater: (JSON.parse(lists.later) as PartRow[]).map(partOf),
  };
};

const keysOf = (parts: readonly StoredPart[]): string =>
  JSON.stringify(parts.map(({ part, id, since }) => [part, id, since]));

/** The contents of records, in the order given. Throws NotFound when retention deleted one in the meantime. */
export const recordsOf = async (em: EntityManager, parts: readonly StoredPart[]): Promise<JsonObject[]> => {
  const [row] = await em.execute<{ found: string }[]>(SELECT_HISTORY_RECORDS, [keysOf(parts)]);
  const records = JSON.parse(row?.found ?? '[]') as JsonObject[];
  if (records.length !== parts.length) throw versionMissing();
  return records;
};

/** The contents of records as JSON, in the order given, separated by commas. Throws NotFound as `recordsOf` does. */
export const recordsText = async (em: EntityManager, parts: readonly StoredPart[]): Promise<string> => {
  const [row] = await em.execute<{ found: string | null; count: number }[]>(SELECT_HISTORY_RECORDS_TEXT, [
    keysOf(parts),
  ]);
  if (row?.count !== parts.length) throw versionMissing();
  return row.found ?? '';
};

/** The items in order, in groups of at most PIECE_SIZE bytes; a larger item forms a group by itself. */
export function* groupsBySize<T>(items: readonly T[], sizeOf: (item: T) => number): Generator<T[]> {
  let group: T[] = [];
  let size = 0;
  for (const item of items) {
    const added = sizeOf(item);
    if (group.length > 0 && size + added > PIECE_SIZE) {
      yield group;
      [group, size] = [[], 0];
    }
    group.push(item);
    size += added;
  }
  if (group.length > 0) yield group;
}
