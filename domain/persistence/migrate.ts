import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { migrations } from './migrations/index.ts';

const TABLE = 'schema_migrations';

const isUpToDate = async (pool: Pool): Promise<boolean> => {
  const { rows: found } = await pool.query('select to_regclass($1) is not null as present', [TABLE]);
  if (!found[0]?.present) return false;
  const { rows } = await pool.query<{ name: string }>(`select name from ${TABLE}`);
  const executed = new Set(rows.map((row) => row.name));
  return migrations.every(({ name }) => executed.has(name));
};

/**
 * Brings the schema up to date, once, also when several replicas start together: the lock makes the others wait, and they then
 * find nothing to do. The migrator itself is loaded only when there is something to run.
 */
export const migrate = async (orm: MikroORM, pool: Pool): Promise<void> => {
  if (await isUpToDate(pool)) return;
  const { Migrator } = await import('@mikro-orm/migrations');
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('${TABLE}'))`);
    if (await isUpToDate(pool)) return;
    orm.config.set('migrations', {
      ...orm.config.get('migrations'),
      tableName: TABLE,
      snapshot: false,
      migrationsList: [...migrations],
    });
    await new Migrator(orm.em.fork()).up();
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('${TABLE}'))`).catch(() => {});
    client.release();
  }
};
