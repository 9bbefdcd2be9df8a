import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { migrations } from './migrations/index.ts';
import { prepareLocks, takeLock } from './named-lock.ts';
import {
  CHECK_MIGRATIONS_TABLE,
  MIGRATIONS_TABLE,
  REMOVE_LOCK_TIMEOUT,
  REMOVE_STATEMENT_TIMEOUT,
  SELECT_MIGRATIONS,
} from './statements.ts';

/** How long a start waits for another migration before it is logged, in milliseconds. */
const LOG_AFTER_MS = 1_000;
const WAITING = 'waiting to bring the schema up to date: another server does so, or a backup copies the database';

/** Logs a line for the operator. */
type Log = (line: string) => void;

type Query = <T>(text: string) => Promise<T[]>;

type Migrations = readonly (typeof migrations)[number][];

/** The applied migrations, oldest first. */
export const readMigrations = async (query: Query): Promise<string[]> => {
  const [found] = await query<{ present: boolean }>(CHECK_MIGRATIONS_TABLE);
  if (found?.present !== true) return [];
  const rows = await query<{ name: string }>(SELECT_MIGRATIONS);
  return rows.map(({ name }) => name);
};

/** Whether these are the first of our migrations; a newer product has others. */
export const areKnown = (names: readonly string[]): boolean =>
  names.every((name, place) => migrations[place]?.name === name);

const isUpToDate = async (query: Query, wanted: Migrations): Promise<boolean> => {
  const executed = new Set(await readMigrations(query));
  return wanted.every(({ name }) => executed.has(name));
};

/**
 * Migrates the schema once, also when several replicas start together: the lock makes the others wait, and then they find nothing to do.
 * The migrator is loaded only when there is something to run.
 */
export const migrate = (orm: MikroORM, pool: Pool, log: Log = () => {}): Promise<void> =>
  run(orm, pool, migrations, log);

/** Runs the named migrations and no later one. */
export const migrateTo = (orm: MikroORM, pool: Pool, names: readonly string[]): Promise<void> =>
  run(
    orm,
    pool,
    migrations.filter(({ name }) => names.includes(name)),
    () => {},
  );

const run = async (orm: MikroORM, pool: Pool, wanted: Migrations, log: Log): Promise<void> => {
  await prepareLocks(pool);
  if (await isUpToDate(async (text) => (await pool.query(text)).rows, wanted)) return;
  const { Migrator } = await import('@mikro-orm/migrations');
  await orm.em.fork().transactional(async (em) => {
    // A migration, and waiting for that of another replica, has no time limit.
    await em.execute(REMOVE_STATEMENT_TIMEOUT);
    await em.execute(REMOVE_LOCK_TIMEOUT);
    const waiting = setTimeout(() => log(WAITING), LOG_AFTER_MS);
    await takeLock(em, MIGRATIONS_TABLE).finally(() => clearTimeout(waiting));
    if (await isUpToDate((text) => em.execute(text), wanted)) return;
    orm.config.set('migrations', {
      ...orm.config.get('migrations'),
      tableName: MIGRATIONS_TABLE,
      snapshot: false,
      migrationsList: [...wanted],
    });
    await new Migrator(orm.em.fork()).up({ transaction: em.getTransactionContext() });
  });
};
