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
