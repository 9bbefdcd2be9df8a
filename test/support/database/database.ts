import { randomUUID } from 'node:crypto';
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

/**
 * Drops a database. The first statement waits up to 5 s until its connections have closed: a pool has ended before that, and a terminated
 * connection would emit an error that nothing handles.
 */
const drop = (client: pg.Client, name: string): Promise<unknown> =>
  client
    .query(`drop database if exists ${name}`)
    .catch(() => client.query(`drop database if exists ${name} with (force)`));

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
