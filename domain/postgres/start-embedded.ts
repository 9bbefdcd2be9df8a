import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { DataFolderInUse } from './error.ts';
import { joinRunningPostgres } from './running-postgres.ts';

export interface EmbeddedOptions {
  /** null: embedded in dataDirectory. `memory:`: embedded, temporary. Else a PostgreSQL URL. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** Connections of the pool that the requests use. */
  readonly poolMax: number;
  /** The embedded database is used also while another process runs it; the process must not outlive that one. */
  readonly mayJoin?: boolean;
  /** The embedded database is used also while a promotion of it is not finished. */
  readonly mayBeMoving?: boolean;
  /** Nothing is made or put right in the data folder: a database that would need it is refused. */
  readonly isAsItIs?: boolean;
  readonly onLog?: (line: string) => void;
}

/** Extra connections beside the pool: the two side pools, event feed, job worker, a person with psql. */
const SPARE_CONNECTIONS = 20;

/** Whether the process runs the database itself. */
export const isEmbedded = (databaseUrl: string | null): databaseUrl is 'memory:' | null =>
  databaseUrl === null || databaseUrl === 'memory:';

/** Starts the embedded database, or joins the one that runs where that will do. Throws EmbeddedPostgresError. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  try {
    return await startEmbeddedPostgres({
      dataDirectory: options.databaseUrl === 'memory:' ? null : options.dataDirectory,
      maxConnections: options.poolMax + SPARE_CONNECTIONS,
      mayBeMoving: options.mayBeMoving === true,
      isAsItIs: options.isAsItIs === true,
      ...(options.onLog === undefined ? {} : { onLog: options.onLog }),
    });
  } catch (error) {
    if (options.mayJoin && error instanceof DataFolderInUse) return joinRunningPostgres(options.dataDirectory);
    throw error;
  }
};
