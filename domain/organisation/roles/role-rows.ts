import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { sizedPage, withinPageBytes } from '../../foundation/database/pages/byte-page.ts';
import { translated } from '../../foundation/database/translate.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import { type RecordTable, saveRows } from '../changes/record-rows.ts';
import { type Role, type RoleJson, roleFields } from '../value/role.ts';

const ROLES: RecordTable = { name: 'roles', key: 'name_key', columns: [...roleFields.names, 'name_key'] };

/** Roles by name key, ascending in code point order. */
const PAGE = {
  name: 'role-page',
  text: `select max(r.found)::int as found, coalesce(json_agg(r order by r.name_key), '[]')::text as roles from (${withinPageBytes(
    {
      rows: 'select * from roles where name_key > $1 order by name_key limit $2 + 1',
      order: 'name_key',
      limit: '$2',
    },
  )}) r`,
};

export const listRoles = async (pool: Pool, { limit, position }: PageRequest): Promise<Page<Role>> => {
  const { rows } = await translated(
    pool.query<{ found: number | null; roles: string }>({ ...PAGE, values: [position?.[0] ?? '', limit] }),
  );
  const roles: RoleJson[] = JSON.parse(rows[0]?.roles ?? '[]');
  return sizedPage(roles.map(roleFields.fromJson), rows[0]?.found ?? 0, (role) => [nameKey(role.name)]);
};

/** The role with this name, or null. */
export const findRole = async (em: EntityManager, name: string): Promise<Role | null> => {
  const [row] = await em.execute<{ found: string }[]>(
    'select row_to_json(r)::text as found from roles r where name_key = ?',
    [nameKey(name)],
  );
  return row === undefined ? null : roleFields.fromJson(JSON.parse(row.found));
};

/** The names of all roles; there are at most 1000. */
export const roleNames = async (em: EntityManager): Promise<string[]> =>
  (await em.execute<{ name: string }[]>('select name from roles')).map(({ name }) => name);

/** Inserts or replaces roles. */
export const saveRoles = (em: EntityManager, roles: readonly Role[]): Promise<void> =>
  saveRows(
    em,
    ROLES,
    roles.map((role) => ({ ...roleFields.toJson(role), name_key: nameKey(role.name) })),
  );

export const deleteRole = (em: EntityManager, name: string): Promise<unknown> =>
  em.execute('delete from roles where name_key = ?', [nameKey(name)]);
