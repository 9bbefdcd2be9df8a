import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../../foundation/errors/errors.ts';
import { contentHash } from '../../foundation/kernel/json/canonical-json.ts';
import { type NumberRange, PIECE_SIZE } from '../../foundation/kernel/pages/numbered-page.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import { requireHistory } from '../changes/company-history.ts';
import { type MarkRow, markOf, type VersionMark, versionMissing } from '../changes/version-parts.ts';
import {
  INSERT_ROLE_VERSIONS,
  SELECT_NEWEST_ROLE_VERSION,
  SELECT_ROLE_VERSION_MARKS,
  SELECT_ROLE_VERSION_RANGE,
  SELECT_ROLE_VERSIONS,
} from '../statements.ts';
import { type RoleContent, type RoleSnapshot, roleContentFields } from '../value/role.ts';

/** A version of a role without its snapshot. */
export interface RoleVersionMark extends VersionMark {
  /** The name of the role in this version. */
  readonly entityId: string;
}

/** A stored version of a role. It remains after the role was deleted. */
export interface RoleVersion extends RoleVersionMark {
  readonly snapshot: RoleSnapshot;
}

interface RoleMarkRow extends MarkRow {
  readonly entity_id: string;
}

interface VersionRow extends RoleMarkRow {
  readonly snapshot: RoleSnapshot;
}

const roleMarkOf = (row: RoleMarkRow): RoleVersionMark => ({ entityId: row.entity_id, ...markOf(row) });

const versionOf = (row: VersionRow): RoleVersion => ({ ...roleMarkOf(row), snapshot: row.snapshot });

/** The author and time of saved versions. */
export interface SaveInfo {
  readonly by: string;
  readonly at: Date;
}

/** The content hash of a role. */
export const hashOfRole = (role: RoleContent): string => contentHash(roleContentFields.toJson(role));

/**
 * The history of roles, by name. A recreated role continues the numbers of the deleted one
 * (spec/rules/organisation.md#version-numbers).
 */
export class RoleHistory {
  readonly #isDurable: boolean;

  constructor(isDurable: boolean) {
    this.#isDurable = isDurable;
  }

  /** The newest version of the role with this name; 0 if there is none. */
  async newest(em: EntityManager, name: string): Promise<number> {
    const [row] = await em.execute<{ newest: number }[]>(SELECT_NEWEST_ROLE_VERSION, [nameKey(name)]);
    return Number(row?.newest ?? 0);
  }

  /** Writes the next version of the role in the transaction of the change and returns its number. */
  async write(em: EntityManager, role: RoleContent, saved: SaveInfo): Promise<number> {
    const version = (await this.newest(em, role.name)) + 1;
    await this.writeAll(em, [role], version, saved);
    return version;
  }

  /** Writes one version with the same number for each of the roles. */
  async writeAll(em: EntityManager, roles: readonly RoleContent[], version: number, saved: SaveInfo): Promise<void> {
    const rows = roles.map((role) => ({
      name_key: nameKey(role.name),
      version,
      entity_id: role.name,
      content_hash: hashOfRole(role),
      snapshot: roleContentFields.toJson(role),
      saved_by: saved.by,
      saved_at: saved.at,
    }));
    await em.execute(INSERT_ROLE_VERSIONS, [JSON.stringify(rows)]);
  }

  /** One version. Throws Conflict without a durable store, or NotFound, also for a null number. */
  async get(em: EntityManager, name: string, version: number | null): Promise<RoleVersion> {
    requireHistory(this.#isDurable);
    const [found] = version === null ? [] : await this.read(em, name, version, version);
    if (found === undefined) throw versionMissing();
    return found;
  }

  /** The versions that exist. Throws Conflict without a durable store, or NotFound for a name that was never used. */
  async range(em: EntityManager, name: string): Promise<NumberRange> {
    requireHistory(this.#isDurable);
    const [row] = await em.execute<{ oldest: number | null; newest: number | null }[]>(SELECT_ROLE_VERSION_RANGE, [
      nameKey(name),
    ]);
    const oldest = row?.oldest ?? null;
    if (oldest === null) throw new NotFound('No role with this name has existed');
    return { oldest, total: Number(row?.newest) - oldest + 1 };
  }

  /** The versions of a range without their snapshots, newest first. */
  async marks(em: EntityManager, name: string, first: number, last: number): Promise<RoleVersionMark[]> {
    const [row] = await em.execute<{ found: string }[]>(SELECT_ROLE_VERSION_MARKS, [nameKey(name), first, last]);
    return (JSON.parse(row?.found ?? '[]') as RoleMarkRow[]).map(roleMarkOf);
  }

  /** The versions of a range, newest first, limited to the newest that fit into memory. */
  async read(em: EntityManager, name: string, first: number, last: number): Promise<RoleVersion[]> {
    const key = nameKey(name);
    const [row] = await em.execute<{ found: string }[]>(SELECT_ROLE_VERSIONS, [
      last,
      PIECE_SIZE,
      key,
      first,
      last,
      key,
    ]);
    return (JSON.parse(row?.found ?? '[]') as VersionRow[]).map(versionOf);
  }
}
