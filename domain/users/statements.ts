import { withinPageBytes } from '../foundation/database/statements.ts';
import { PAGE_BYTES } from '../foundation/kernel/pages/page-bytes.ts';
import { snakeName } from '../foundation/kernel/text/field-names.ts';
import { User } from './user.entity.ts';
import { HIDDEN } from './user-view.ts';

export const LOCK_ACCOUNT = 'select 1 from users where id = ? for no key update';

/**
 * For statements of other areas that join accounts, `u` being the row of the user: credentials are looked up together with their users, by
 * one statement for many requests.
 */
export const ACCOUNTS = 'users u';

/** The columns of AccountRow. */
export const ACCOUNT_COLUMNS = `u.id, u.username, u.role, u.must_change_password, u.password_hash,
  coalesce((select array_agg(g.role order by g.granted_seq) from org_role_grants g where g.user_id = u.id), '{}') as org_roles,
  coalesce((select g.scoped_departments from org_role_grants g where g.user_id = u.id and g.role = 'department_admin'), '{}') as scopes`;

/** Whether there is a ceo, as an SQL condition. */
export const HAS_CEO = `exists (select 1 from users where role = 'ceo')`;

export const CHECK_CEO = `select 1 from users where id = ? and role = 'ceo'`;

export const CHECK_INITIAL_PASSWORD = 'select 1 from users where id = ? and must_change_password';

export const CHECK_USERS_TABLE = `select to_regclass('public.users') is not null as present`;

export const SELECT_ANY_USER = `select 1 from users where id <> 'system' limit 1`;

const HIDDEN_PROPERTIES = new Set<string>([...HIDDEN, 'grants']);

const SHOWN_PROPERTIES = Object.keys(User.meta.properties).filter((name) => !HIDDEN_PROPERTIES.has(name));

const USER_COLUMNS = SHOWN_PROPERTIES.map((name) => `u.${snakeName(name)} as "${name}"`).join(', ');

const USER_ROWS = `select ${USER_COLUMNS}, coalesce(g.roles, '{}') as "orgRoles", coalesce(g.scopes, '[]'::jsonb) as "scopedDepartments"
    from (select * from users where id > $1 and id <> 'system' order by id limit $2 + 1) u
    left join lateral (
      select array_agg(role order by granted_seq) as roles,
        (array_agg(to_jsonb(scoped_departments)) filter (where role = 'department_admin'))[1] as scopes
      from org_role_grants where user_id = u.id) g on true`;

const USER_BYTES = `octet_length(r."scopedDepartments"::text)`;

export const SELECT_SIZED_USERS = withinPageBytes({ rows: USER_ROWS, order: 'id', limit: '$2', bytes: USER_BYTES });

export const SELECT_FITTING_USERS = `with r as materialized (${USER_ROWS}) select * from r where (select sum(${USER_BYTES}) from r) <= ${PAGE_BYTES} order by id`;

const MAX_PEOPLE = 10_000;

export const SELECT_PEOPLE = `select id, username, role from users where id <> 'system' order by id limit ${MAX_PEOPLE}`;

export const SELECT_USER_LIKE_USERNAME =
  'select 1 from users where username_key = ? or visible_form(username_key) = visible_form(?) limit 1';

export const LOCK_USER = 'select 1 from users where id = ? for update';

export const COUNT_OTHER_OWNERS = `select count(*) as others from org_role_grants where role = 'owner' and user_id <> ?`;
