import type { MikroORM } from '@mikro-orm/postgresql';
import { Pool } from 'pg';
import { type DatabaseAddress, openOrm } from '../foundation/database/orm.ts';
import { startEmbedded } from './start-embedded.ts';
import { databaseLocation } from './store.ts';

/** The application name of the connections of a transfer. */
export const TRANSFER = 'organisation-platform transfer';

/** A database that is used as it is, without migrations, probes or changed settings. */
export interface BareDatabase {
  readonly pool: Pool;
  /** Where the data is, in operator messages. */
  readonly location: string;
  /** Runs `use` with an ORM for migrations. */
  withOrm<T>(use: (orm: MikroORM) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface BareOptions {
  /** Null: embedded in `dataDirectory`. Otherwise a PostgreSQL URL that does not lead to a pooler. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** Also uses an embedded database that another process runs. */
  readonly mayJoin: boolean;
  /** Also uses an embedded database whose promotion is not finished. */
  readonly mayBeMoving?: boolean;
  /** Creates and repairs nothing in the embedded database; throws where that would be needed. */
  readonly isReadOnly?: boolean;
  /** The most connections. */
  readonly connections?: number;
}

const CONNECTIONS = 2;

/** Starts or connects to the database. Throws EmbeddedPostgresError or, later, the error of the driver. */
export const openBareDatabase = async (options: BareOptions): Promise<BareDatabase> => {
  const { databaseUrl, connections = CONNECTIONS } = options;
  const embedded = databaseUrl === null ? await startEmbedded({ ...options, poolMax: connections }) : null;
  const address: DatabaseAddress = embedded ?? { url: databaseUrl ?? '' };
  const pool = new Pool({
    ...(embedded === null
      ? { connectionString: databaseUrl ?? '' }
      : { host: embedded.host, port: embedded.port, user: embedded.user, password: embedded.password }),
    ...(embedded === null ? {} : { database: embedded.database }),
    application_name: TRANSFER,
    connectionTimeoutMillis: 5_000,
    // Checksums of large tables take minutes without traffic, and network devices drop silent connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    max: connections,
  });
  // The failing statement reports a lost connection. Without this handler it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    location: databaseUrl === null ? (embedded?.dataDirectory ?? '') : databaseLocation(databaseUrl),
    withOrm: async (use) => {
      const orm = openOrm(address, CONNECTIONS, { entities: [], statementTables: [] });
      try {
        return await use(orm);
      } finally {
        await orm.close(true);
      }
    },
    close: async () => {
      await pool.end();
      await embedded?.stop();
    },
  };
};
