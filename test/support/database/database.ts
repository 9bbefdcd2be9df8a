import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { urlOf } from '../run/global-setup.ts';

const TEMPLATE = 'platform';

const asAdministrator = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: urlOf(inject('environment'), 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const CLOSE_WITHIN_MS = 1_000;

/**
 * Drops a database after its connections have closed, or after a second. A pool has ended before its connections are closed, and one that is
 * terminated in between emits an error that nobody handles.
 */
const drop = async (client: pg.Client, name: string): Promise<void> => {
  const deadline = performance.now() + CLOSE_WITHIN_MS;
  const isUsed = async (): Promise<boolean> =>
    (await client.query('select 1 from pg_stat_activity where datname = $1', [name])).rowCount !== 0;
  while (performance.now() < deadline && (await isUsed())) await sleep(10);
  await client.query(`drop database if exists ${name} with (force)`);
};

/** The database of a test file: a copy of the migrated template. */
export interface TestDatabase {
  readonly url: string;
  /** The URL through PgBouncer, if it runs. */
  readonly poolerUrl?: string | undefined;
  drop(): Promise<void>;
}

/** Clones the template. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator((client) => client.query(`create database ${name} template ${TEMPLATE} strategy wal_log`));
  const environment = inject('environment');
  const { pooler, password } = environment;
  return {
    url: urlOf(environment, name),
    poolerUrl: pooler === null ? undefined : urlOf({ ...pooler, password }, name),
    drop: () => asAdministrator((client) => drop(client, name)),
  };
};
