import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, RecordMissing } from '../../foundation/errors/errors.ts';
import { type NumberRange, PIECE_SIZE } from '../../foundation/kernel/pages/numbered-page.ts';
import {
  CLOSE_HISTORY_RECORDS,
  INSERT_COMPANY_VERSION,
  INSERT_HISTORY_RECORDS,
  SELECT_COMPANY_HISTORY,
  SELECT_COMPANY_VERSION_MARKS,
  SELECT_COMPANY_VERSION_RANGE,
} from '../statements.ts';
import type {
  AgentSnapshot,
  CompanySettings,
  CompanySnapshot,
  DepartmentSnapshot,
} from '../value/snapshots/snapshot.ts';
import type { RecordChanges } from './organisation-rows.ts';
import { jsonGroups } from './record-rows.ts';
import {
  differencesBetween,
  type MarkRow,
  markOf,
  partsOf,
  type StoredPart,
  type VersionDifferences,
  type VersionMark,
  type VersionPart,
  versionMissing,
} from './version-parts.ts';

/** A stored version of the company. */
export interface CompanyVersion extends VersionMark {
  readonly snapshot: CompanySnapshot;
}

/** The changes of a new version. `settings` is null if the plain fields did not change. */
export interface VersionChanges {
  readonly settings: CompanySettings | null;
  readonly departments: RecordChanges<DepartmentSnapshot>;
  readonly agents: RecordChanges<AgentSnapshot>;
}

/** A deployment without a durable store shows no history (spec/rules/organisation.md#no-durable-store). Throws Conflict. */
export const requireHistory = (isDurable: boolean): void => {
  if (!isDurable) throw new Conflict('Version history is not supported on this deployment');
};

/** The upper limit of an int4 range is exclusive, so the greatest integer cannot be a version number. */
const LAST_VERSION = 2_147_483_646;

const closeParts = (em: EntityManager, part: VersionPart, ids: readonly string[], version: number): Promise<unknown> =>
  em.execute(CLOSE_HISTORY_RECORDS, [version, part, JSON.stringify(ids)]);

const openParts = async (
  em: EntityManager,
  part: VersionPart,
  records: readonly (readonly [string, object])[],
  version: number,
): Promise<void> => {
  for (const group of jsonGroups(records)) await em.execute(INSERT_HISTORY_RECORDS, [part, version, group]);
};

const writePart = async <T extends { readonly id: string }>(
  em: EntityManager,
  part: VersionPart,
  changes: RecordChanges<T>,
  version: number,
): Promise<void> => {
  const ids = [...changes.written.map((record) => record.id), ...changes.removedIds];
  if (ids.length > 0) await closeParts(em, part, ids, version);
  await openParts(
    em,
    part,
    changes.written.map((record) => [record.id, record] as const),
    version,
  );
};

/**
 * The history of the company (spec/rules/organisation.md#version-writing). Every record is stored with the range of
 * versions in which it is unchanged, so a version costs only its changes, and reading needs one index regardless of the
 * length of the history.
 */
export class CompanyHistory {
  readonly #isDurable: boolean;

  constructor(isDurable: boolean) {
    this.#isDurable = isDurable;
  }

  /** Writes a version in the transaction of the change. */
  async write(em: EntityManager, mark: VersionMark, changes: VersionChanges): Promise<void> {
    await em.execute(INSERT_COMPANY_VERSION, [mark.version, mark.contentHash, mark.savedBy, mark.savedAt]);
    if (changes.settings !== null) {
      await closeParts(em, 'company', ['default'], mark.version);
      await openParts(em, 'company', [['default', changes.settings]], mark.version);
    }
    await writePart(em, 'department', changes.departments, mark.version);
    await writePart(em, 'agent', changes.agents, mark.version);
  }

  /** One version. Throws NotFound, or Conflict without a durable store. */
  async get(em: EntityManager, version: number | null): Promise<CompanyVersion> {
    requireHistory(this.#isDurable);
    const [found] = version === null || version > LAST_VERSION ? [] : await this.read(em, version, version);
    if (found === undefined) throw versionMissing();
    return found;
  }

  /** The records of one version without their contents. Throws as `get` does. */
  async parts(
    em: EntityManager,
    version: number | null,
  ): Promise<{ readonly mark: VersionMark; readonly parts: readonly StoredPart[] }> {
    requireHistory(this.#isDurable);
    const found = version === null || version > LAST_VERSION ? null : await partsOf(em, version);
    if (found === null) throw versionMissing();
    return found;
  }

  /** The records in which two versions differ, without their contents. Throws as `get` does. */
  async differences(em: EntityManager, one: number | null, other: number): Promise<VersionDifferences> {
    requireHistory(this.#isDurable);
    if (one === null || one > LAST_VERSION) throw versionMissing();
    const found = await differencesBetween(em, Math.min(one, other), Math.max(one, other));
    if (!found.marks.has(one) || !found.marks.has(other)) throw versionMissing();
    return found;
  }

  /** The versions that exist. Throws Conflict without a durable store. */
  async range(em: EntityManager): Promise<NumberRange> {
    requireHistory(this.#isDurable);
    const [row] = await em.execute<{ newest: number; oldest: number | null }[]>(SELECT_COMPANY_VERSION_RANGE);
    const oldest = row?.oldest ?? null;
    return oldest === null ? { total: 0, oldest: 1 } : { total: Number(row?.newest) - oldest + 1, oldest };
  }

  /** The versions of a range without their snapshots, newest first. */
  async marks(em: EntityManager, first: number, last: number): Promise<VersionMark[]> {
    const [row] = await em.execute<{ found: string }[]>(SELECT_COMPANY_VERSION_MARKS, [first, last]);
    return (JSON.parse(row?.found ?? '[]') as MarkRow[]).map(markOf);
  }

  /**
   * The versions of a range, newest first, limited to the newest that fit into memory. Reads their marks and all parts
   * in force by index scans.
   */
  async read(em: EntityManager, first: number, last: number): Promise<CompanyVersion[]> {
    const [row] = await em.execute<{ found: string }[]>(SELECT_COMPANY_HISTORY, [first, last, PIECE_SIZE]);
    const { marks, parts } = JSON.parse(row?.found ?? '') as { marks: MarkRow[]; parts: PartRow[] };
    return marks.map((mark) => ({ ...markOf(mark), snapshot: snapshotAt(parts, mark.version) }));
  }
}

/**
 * A record with the versions in which it is in force: from the first number to before the second, which is null if it
 * is current.
 */
type PartRow = readonly [part: VersionPart, from: number, to: number | null, record: object];

const byPosition = (left: { readonly position: number }, right: { readonly position: number }): number =>
  left.position - right.position;

const snapshotAt = (parts: readonly PartRow[], version: number): CompanySnapshot => {
  const valid = parts.filter(([, from, to]) => from <= version && (to === null || version < to));
  const of = <T>(wanted: VersionPart): T[] =>
    valid.flatMap(([part, , , record]) => (part === wanted ? [record as T] : []));
  const [settings] = of<CompanySettings>('company');
  if (settings === undefined) throw new RecordMissing('The version is incomplete and cannot be restored');
  return {
    ...settings,
    departments: of<DepartmentSnapshot>('department').sort(byPosition),
    agents: of<AgentSnapshot>('agent').sort(byPosition),
  };
};
