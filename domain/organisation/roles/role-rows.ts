import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { sizedPage } from '../../foundation/database/pages/byte-page.ts';
import { translated } from '../../foundation/database/translate.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import { saveRows } from '../changes/record-rows.ts';
import { DELETE_ROLE, type RecordTable, SELECT_ROLE, SELECT_ROLE_NAMES, SELECT_ROLE_PAGE } from '../statements.ts';
import { type Role, type RoleJson, roleFields } from '../value/role.ts';

const ROLES: RecordTable = { name: 'roles', key: 'name_key', columns: [...roleFields.names, 'name_key'] };

/** Roles by name key, ascending in code point order. */
const PAGE = { name: 'role-page', text: SELECT_ROLE_PAGE };

export const listRoles = async (pool: Pool, { limit, position }: PageRequest): Promise<Page<Role>> => {
  const { rows } = await translated(
    pool.query<{ found: number | null; roles: string }>({ ...PAGE, values: [position?.[0] ?? '', limit] }),
  );
  const roles: RoleJson[] = JSON.parse(rows[0]?.roles ?? '[]');
  return sizedPage(roles.map(roleFields.fromJson), rows[0]?.found ?? 0, (role) => [nameKey(role.name)]);
};

/** The role with this name, or null. */
export const findRole = async (em: EntityManager, name: string): Promise<Role | null> => {
  const [row] = await readPrepared<{ found: string }>(em, SELECT_ROLE, [nameKey(name)]);
  return row === undefined ? null : roleFields.fromJson(JSON.parse(row.found));
};

/** The names of all roles; there are at most 1000. */
export const roleNames = async (em: EntityManager): Promise<string[]> =>
  (await em.execute<{ name: string }[]>(SELECT_ROLE_NAMES)).map(({ name }) => name);

/** Inserts or replaces roles. */
export const saveRoles = (em: EntityManager, roles: readonly Role[]): Promise<void> =>
  saveRows(
    em,
    ROLES,
    roles.map((role) => ({ ...roleFields.toJson(role), name_key: nameKey(role.name) })),
  );

export const deleteRole = (em: EntityManager, name: string): Promise<unknown> =>
  em.execute(DELETE_ROLE, [nameKey(name)]);
