import type { MikroORM } from '@mikro-orm/postgresql';
import { Pool } from 'pg';
import { type DatabaseAddress, openOrm } from '../foundation/database/orm.ts';
import { startEmbedded } from './start-embedded.ts';
import { databaseLocation } from './store.ts';

/** What the connections of a transfer call themselves. */
export const TRANSFER = 'organisation-platform transfer';

/** The database as it is: nothing is migrated, probed or set. */
export interface BareDatabase {
  readonly pool: Pool;
  /** Where the data lies, for a person. */
  readonly location: string;
  /** Lends the ORM that migrates. */
  withOrm<T>(use: (orm: MikroORM) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface BareOptions {
  /** null: embedded in dataDirectory. Else a PostgreSQL URL, beside any pooler. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** The embedded database is used also while another process runs it. */
  readonly mayJoin: boolean;
  /** The embedded database is used also while a promotion of it is not finished. */
  readonly mayBeMoving?: boolean;
  /** Nothing of the embedded database is made or put right: where that would be needed it is refused. */
  readonly isAsItIs?: boolean;
  /** Connections at most. */
  readonly connections?: number;
}

const CONNECTIONS = 2;

/** Starts or reaches the database. Throws EmbeddedPostgresError or, later, the driver's error. */
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
    // Sums of large tables take minutes without a word, and what stands between drops a silent connection without one.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    max: connections,
  });
  // A lost connection is told by the statement that fails; without listeners it would end the process.
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
