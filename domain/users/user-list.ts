import pg, { type Pool } from 'pg';
import { type SizedRow, sizedPage, withinPageBytes } from '../foundation/database/byte-page.ts';
import { translated } from '../foundation/database/translate.ts';
import { snakeName } from '../foundation/kernel/field-names.ts';
import type { Page, PageRequest } from '../foundation/kernel/page.ts';
import { User } from './user.entity.ts';
import { HIDDEN, type UserView } from './user-view.ts';

const left = new Set<string>([...HIDDEN, 'grants']);
const shown = Object.keys(User.meta.properties).filter((name) => !left.has(name));
const columns = shown.map((name) => `u.${snakeName(name)} as "${name}"`).join(', ');

/** One page by a prepared statement: the ORM would ask twice and build a record for every row only to be read. */
const PAGE = {
  name: 'user-page',
  types: pg.types,
  text: withinPageBytes({
    rows: `select ${columns}, coalesce(g.roles, '{}') as "orgRoles", coalesce(g.scopes, '[]'::jsonb) as "scopedDepartments"
    from (select * from users where id > $1 and id <> 'system' order by id limit $2 + 1) u
    left join lateral (
      select array_agg(role order by granted_seq) as roles,
        (array_agg(to_jsonb(scoped_departments)) filter (where role = 'department_admin'))[1] as scopes
      from org_role_grants where user_id = u.id) g on true`,
    order: 'id',
    limit: '$2',
    bytes: `octet_length(r."scopedDepartments"::text)`,
  }),
};

/** Users ascending by id, without the system user. */
export const listUsers = async (pool: Pool, { limit, position }: PageRequest): Promise<Page<UserView>> => {
  const { rows } = await translated(pool.query<UserView & SizedRow>({ ...PAGE, values: [position?.[0] ?? '', limit] }));
  return sizedPage(rows, Number(rows[0]?.found), (user) => [user.id]);
};

/** Whose id it is, and what they may do. */
export type Person = Pick<UserView, 'id' | 'username' | 'role'>;

const MOST_PEOPLE = 10_000;

const PEOPLE = {
  name: 'people',
  text: `select id, username, role from users where id <> 'system' order by id limit ${MOST_PEOPLE}`,
};

/** Everybody, ascending by id, the first 10 000, without the system user. */
export const listPeople = async (pool: Pool): Promise<Person[]> => (await translated(pool.query<Person>(PEOPLE))).rows;
