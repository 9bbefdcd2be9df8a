import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { migrations } from './migrations/index.ts';
import { prepareLocks, takeLock } from './named-lock.ts';

const TABLE = 'schema_migrations';

type Query = <T>(text: string) => Promise<T[]>;

const isUpToDate = async (query: Query): Promise<boolean> => {
  const [found] = await query<{ present: boolean }>(`select to_regclass('${TABLE}') is not null as present`);
  if (found?.present !== true) return false;
  const rows = await query<{ name: string }>(`select name from ${TABLE}`);
  const executed = new Set(rows.map((row) => row.name));
  return migrations.every(({ name }) => executed.has(name));
};

/**
 * Brings the schema up to date, once, also when several replicas start together: the lock makes the others wait, and they then
 * find nothing to do. The migrator itself is loaded only when there is something to run.
 */
export const migrate = async (orm: MikroORM, pool: Pool): Promise<void> => {
  await prepareLocks(pool);
  if (await isUpToDate(async (text) => (await pool.query(text)).rows)) return;
  const { Migrator } = await import('@mikro-orm/migrations');
  await orm.em.fork().transactional(async (em) => {
    // A migration takes as long as it needs, and so does waiting for another replica's.
    await em.execute('set local statement_timeout = 0');
    await em.execute('set local lock_timeout = 0');
    await takeLock(em, TABLE);
    if (await isUpToDate((text) => em.execute(text))) return;
    orm.config.set('migrations', {
      ...orm.config.get('migrations'),
      tableName: TABLE,
      snapshot: false,
      migrationsList: [...migrations],
    });
    await new Migrator(orm.em.fork()).up({ transaction: em.getTransactionContext() });
  });
};
