import pg, { type Pool } from 'pg';
import { type SizedRow, sizedPage, withinPageBytes } from '../foundation/database/pages/byte-page.ts';
import { translated } from '../foundation/database/translate.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import { PAGE_BYTES } from '../foundation/kernel/pages/page-bytes.ts';
import { snakeName } from '../foundation/kernel/text/field-names.ts';
import { User } from './user.entity.ts';
import { HIDDEN, type UserView } from './user-view.ts';

const left = new Set<string>([...HIDDEN, 'grants']);
const shown = Object.keys(User.meta.properties).filter((name) => !left.has(name));
const columns = shown.map((name) => `u.${snakeName(name)} as "${name}"`).join(', ');

const ROWS = `select ${columns}, coalesce(g.roles, '{}') as "orgRoles", coalesce(g.scopes, '[]'::jsonb) as "scopedDepartments"
    from (select * from users where id > $1 and id <> 'system' order by id limit $2 + 1) u
    left join lateral (
      select array_agg(role order by granted_seq) as roles,
        (array_agg(to_jsonb(scoped_departments)) filter (where role = 'department_admin'))[1] as scopes
      from org_role_grants where user_id = u.id) g on true`;
const BYTES = `octet_length(r."scopedDepartments"::text)`;

/**
 * The rows of a page if they fit into its bytes, otherwise none. Prepared: the ORM would send two statements and build a record for every
 * row.
 */
const FITTING = {
  name: 'user-page',
  types: pg.types,
  text: `with r as materialized (${ROWS}) select * from r where (select sum(${BYTES}) from r) <= ${PAGE_BYTES} order by id`,
};

/** The part of the rows that fits. Departments of administrators can be long; computing each size would slow down every other page. */
const SIZED = {
  name: 'user-page-sized',
  types: pg.types,
  text: withinPageBytes({ rows: ROWS, order: 'id', limit: '$2', bytes: BYTES }),
};

const idOf = (user: UserView): string[] => [user.id];

/** Users ascending by id, without the system user. */
export const listUsers = async (pool: Pool, { limit, position }: PageRequest): Promise<Page<UserView>> => {
  const values = [position?.[0] ?? '', limit];
  const { rows: users } = await translated(pool.query<UserView>({ ...FITTING, values }));
  if (users.length > 0) return sizedPage(users.slice(0, limit), users.length, idOf);
  const { rows } = await translated(pool.query<UserView & SizedRow>({ ...SIZED, values }));
  return sizedPage(rows, Number(rows[0]?.found), idOf);
};

/** The public part of a user. */
export type Person = Pick<UserView, 'id' | 'username' | 'role'>;

const MAX_PEOPLE = 10_000;

const PEOPLE = {
  name: 'people',
  text: `select id, username, role from users where id <> 'system' order by id limit ${MAX_PEOPLE}`,
};

/** The first 10 000 users, ascending by id, without the system user. */
export const listPeople = async (pool: Pool): Promise<Person[]> => (await translated(pool.query<Person>(PEOPLE))).rows;
