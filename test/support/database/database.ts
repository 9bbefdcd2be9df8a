import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { urlOf } from '../run/global-setup.ts';

const TEMPLATE = 'platform';

const asAdministrator = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: urlOf(inject('environment'), 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A database of its own for a test file: a copy of the migrated template. */
export interface TestDatabase {
  readonly url: string;
  /** The way through PgBouncer, where there is one. */
  readonly poolerUrl?: string | undefined;
  drop(): Promise<void>;
}

/** Clones the template. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} template ${TEMPLATE} strategy wal_log`);
  const environment = inject('environment');
  const { pooler, password } = environment;
  return {
    url: urlOf(environment, name),
    poolerUrl: pooler === null ? undefined : urlOf({ ...pooler, password }, name),
    drop: () => asAdministrator(`drop database if exists ${name} with (force)`),
  };
};
