import type { ClientBase, Pool } from 'pg';
import { CHECK_USERS_TABLE, SELECT_ANY_USER } from './statements.ts';

/** True when an account other than the system user exists; false for a database without tables. */
export const hasUsers = async (database: Pick<Pool | ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await database.query(CHECK_USERS_TABLE);
  if (rows[0]?.present !== true) return false;
  const { rowCount } = await database.query(SELECT_ANY_USER);
  return rowCount === 1;
};
