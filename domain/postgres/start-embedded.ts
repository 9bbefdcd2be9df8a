import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { DataFolderInUse } from './error.ts';
import { joinRunningPostgres } from './running-postgres.ts';

export interface EmbeddedOptions {
  /** Null: embedded in `dataDirectory`. `memory:`: embedded and temporary. Otherwise a PostgreSQL URL. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** Connections of the pool for requests. */
  readonly poolMax: number;
  /** Also uses an embedded database that another process runs; this process must not outlive that one. */
  readonly mayJoin?: boolean;
  /** Also uses an embedded database whose promotion is not finished. */
  readonly mayBeMoving?: boolean;
  /** Creates and repairs nothing in the data folder; throws where that would be needed. */
  readonly isReadOnly?: boolean;
  readonly onLog?: (line: string) => void;
}

/** Connections outside the main pool: the two side pools, event feed, job worker, and an operator with psql. */
const SPARE_CONNECTIONS = 20;

/** Whether the process runs the database itself. */
export const isEmbedded = (databaseUrl: string | null): databaseUrl is 'memory:' | null =>
  databaseUrl === null || databaseUrl === 'memory:';

/** Starts the embedded database, or joins a running one where that is allowed. Throws EmbeddedPostgresError. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  try {
    return await startEmbeddedPostgres({
      dataDirectory: options.databaseUrl === 'memory:' ? null : options.dataDirectory,
      maxConnections: options.poolMax + SPARE_CONNECTIONS,
      mayBeMoving: options.mayBeMoving === true,
      isReadOnly: options.isReadOnly === true,
      ...(options.onLog === undefined ? {} : { onLog: options.onLog }),
    });
  } catch (error) {
    if (options.mayJoin && error instanceof DataFolderInUse) return joinRunningPostgres(options.dataDirectory);
    throw error;
  }
};
