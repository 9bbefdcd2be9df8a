import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import { type Page, type PageRequest, pageOf } from '../../foundation/kernel/page.ts';
import { nameKey } from '../../foundation/kernel/text.ts';
import { type Role, type RoleSnapshot, snapshotOfRole } from '../value/role.ts';

interface RoleRow extends RoleSnapshot {
  readonly created_at: string;
  readonly updated_at: string;
}

const roleOf = (row: RoleRow): Role => ({
  ...snapshotOfRole(row),
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

/** Roles ascending by name key in code point order. */
const PAGE = {
  name: 'role-page',
  text: `select coalesce(json_agg(r order by r.name_key), '[]')::text as found
    from (select * from roles where name_key > $1 order by name_key limit $2) r`,
};

export const listRoles = async (pool: Pool, { limit, position }: PageRequest): Promise<Page<Role>> => {
  const { rows } = await translated(
    pool.query<{ found: string }>({ ...PAGE, values: [position?.[0] ?? '', limit + 1] }),
  );
  const roles = (JSON.parse(rows[0]?.found ?? '[]') as RoleRow[]).map(roleOf);
  return pageOf(roles, limit, (role) => [nameKey(role.name)]);
};

/** The role of that name, or null. */
export const findRole = async (em: EntityManager, name: string): Promise<Role | null> => {
  const [row] = await em.execute<{ found: string }[]>(
    'select row_to_json(r)::text as found from roles r where name_key = ?',
    [nameKey(name)],
  );
  return row === undefined ? null : roleOf(JSON.parse(row.found) as RoleRow);
};

/** How many roles there are. */
export const countRoles = async (em: EntityManager): Promise<number> => {
  const [row] = await em.execute<{ count: number }[]>('select count(*)::int as count from roles');
  return row?.count ?? 0;
};

/** Stores roles, new or replaced. */
export const saveRoles = async (em: EntityManager, roles: readonly Role[]): Promise<void> => {
  const rows = roles.map(({ createdAt, updatedAt, ...role }) => ({
    ...role,
    name_key: nameKey(role.name),
    created_at: createdAt,
    updated_at: updatedAt,
  }));
  await em.execute(
    `insert into roles select * from json_populate_recordset(null::roles, ?::json)
     on conflict (name_key) do update set name = excluded.name, department = excluded.department,
       authority_level = excluded.authority_level, required_skills = excluded.required_skills,
       tool_access = excluded.tool_access, system_prompt_template = excluded.system_prompt_template,
       description = excluded.description, updated_at = excluded.updated_at`,
    [JSON.stringify(rows)],
  );
};

export const deleteRole = (em: EntityManager, name: string): Promise<unknown> =>
  em.execute('delete from roles where name_key = ?', [nameKey(name)]);
