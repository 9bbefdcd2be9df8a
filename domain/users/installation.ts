import type { ClientBase, Pool } from 'pg';

/** True when an account other than the system user exists; false for a database without tables. */
export const hasUsers = async (database: Pick<Pool | ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await database.query(`select to_regclass('public.users') is not null as present`);
  if (rows[0]?.present !== true) return false;
  const { rowCount } = await database.query(`select 1 from users where id <> 'system' limit 1`);
  return rowCount === 1;
};
