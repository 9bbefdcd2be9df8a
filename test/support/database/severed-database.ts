import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, type TestDatabase } from './database.ts';
import { startForwarder } from './forwarder.ts';

/** A database behind a connection that a test can cut and restore. */
export interface SeverableDatabase extends TestDatabase {
  sever(): Promise<void>;
  mend(): Promise<void>;
}

/** Clones the template and puts a forwarder between it and the server under test. */
export const createSeverableDatabase = async (): Promise<SeverableDatabase> => {
  const database = await createDatabase();
  const { host, port, password } = inject('environment');
  const forwarder = await startForwarder(() => join(host, `.s.PGSQL.${port}`));
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${forwarder.port}${new URL(database.url).pathname}`,
    sever: forwarder.sever,
    mend: forwarder.mend,
    drop: async () => {
      await forwarder.sever();
      await database.drop();
    },
  };
};
