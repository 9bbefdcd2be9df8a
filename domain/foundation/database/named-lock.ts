import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import {
  CHECK_NAMED_LOCKS_TABLE,
  CREATE_NAMED_LOCKS,
  INSERT_NAMED_LOCKS,
  LOCK_NAMED_LOCK,
  SHARE_MIGRATIONS_LOCK,
} from './statements.ts';

/** Work that runs once at a time over all replicas; each name is a row of `named_locks`. */
export const LOCKS = [
  'approvals',
  'audit attempts',
  'budgets',
  'connections',
  'organisation',
  'owners',
  'plans',
  'probe',
  'projects',
  'schema_migrations',
  'tasks',
  'time_bounds',
  'users',
  'webhook_endpoints',
  'workers',
] as const;

export type LockName = (typeof LOCKS)[number];

/** Serialises work under this name until the transaction of `em` ends. */
export const takeLock = async (em: EntityManager, name: LockName): Promise<void> => {
  const rows = await em.execute<unknown[]>(LOCK_NAMED_LOCK, [name]);
  if (rows.length !== 1) throw new Error(`The lock ${name} is not in the database`);
};

/**
 * Blocks migrations until the transaction of `client` ends, and waits for running ones. Several transactions may do so at the same time.
 */
export const blockMigrations = async (client: ClientBase): Promise<void> => {
  // A database that only older versions have used has no such table.
  if (await isThere(client)) await client.query(SHARE_MIGRATIONS_LOCK);
};

/** Makes sure that each lock has its row. Replicas may do it at the same time. */
export const prepareLocks = async (pool: Pool): Promise<void> => {
  await createTable(pool);
  await pool.query(INSERT_NAMED_LOCKS, [LOCKS]);
};

const isThere = async (database: Pick<Pool | ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await database.query(CHECK_NAMED_LOCKS_TABLE);
  return rows[0]?.present === true;
};

/**
 * The table is older than every migration, because migrations use one of its rows. Two parallel creations collide in the catalogue, despite
 * `if not exists`, and in more than one way (as a table, as its row type, in an index). In every case the table exists then.
 */
const createTable = async (pool: Pool): Promise<void> => {
  if (await isThere(pool)) return;
  try {
    await pool.query(CREATE_NAMED_LOCKS);
  } catch (error) {
    if (!(await isThere(pool))) throw error;
  }
};
