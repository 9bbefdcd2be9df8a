import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ensureCluster, planCluster, requireCluster } from './cluster.ts';
import { EmbeddedPostgresError, hasCode, toEmbeddedPostgresError, WRONG_PASSWORD } from './error.ts';
import { requireUnmoved } from './move.ts';
import { deleteStoredPassword, ensurePassword, passwordRejected, readStoredPassword } from './password.ts';
import type { Address } from './process/connection.ts';
import { lockDataFolder } from './process/lock.ts';
import { createRunFolder, SOCKET_PORT } from './process/run-folder.ts';
import { Supervisor } from './process/supervisor.ts';

export { EmbeddedPostgresError } from './error.ts';

/** A PostgreSQL server that runs as long as this process. */
export interface EmbeddedPostgres {
  /** The folder of the unix socket, which drivers accept as host name. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** The folder of the cluster. */
  readonly dataDirectory: string;
  /** Shuts the server down, waits until it has exited, and removes temporary files. May be called again. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The folder that keeps the data; null creates a temporary cluster that is not durable and is removed by `stop`. */
  readonly dataDirectory: string | null;
  readonly maxConnections: number;
  /** Also uses data whose promotion is not finished, to finish it. */
  readonly mayBeMoving?: boolean;
  /** Creates and repairs nothing; throws where that would be needed. */
  readonly isReadOnly?: boolean;
  /** Receives the log of PostgreSQL, line by line. */
  readonly onLog?: (line: string) => void;
}

type Undo = () => Promise<void>;

/**
 * Starts PostgreSQL from the programs of the optional npm package, or else of the system, and returns when the database `platform` accepts
 * queries.
 *
 * The cluster is in `<dataDirectory>/postgres-<major>`, also when root runs this and the folder is below a home that only root can enter:
 * PostgreSQL must not run as root, so it runs as uid 65534 and reaches the folder through an open descriptor. The data folder also has
 * `postgres.lock`, which names the process that owns it, and the password of the database. The socket is in a private temporary folder.
 *
 * The server has its own process group, so a signal from the terminal does not reach it. It exits when this process dies in any way, and it
 * is restarted when it exits by itself. A crash of either process loses nothing that was committed.
 *
 * @throws EmbeddedPostgresError with one line for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'The embedded database runs only on Linux and macOS. Set DATABASE_URL to use your own PostgreSQL server.',
    );
  }
  const undo: Undo[] = [];
  try {
    return await start(options, undo);
  } catch (error) {
    await undoAll(undo).catch(() => {});
    throw toEmbeddedPostgresError(error, options.dataDirectory ?? 'a temporary folder');
  }
}

async function start(options: EmbeddedPostgresOptions, undo: Undo[]): Promise<EmbeddedPostgres> {
  const dataFolder = options.dataDirectory === null ? null : resolve(options.dataDirectory);
  if (dataFolder !== null) {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    undo.push(await lockDataFolder(dataFolder));
    await requireUnmoved(dataFolder, options.mayBeMoving === true);
  }
  const plan = await planCluster(dataFolder);
  const runFolder = await createRunFolder(plan.account);
  undo.push(runFolder.remove);
  const isDurable = dataFolder !== null;
  const dataDirectory = join(dataFolder ?? runFolder.path, `postgres-${plan.installation.major}`);
  const { maxConnections, isReadOnly = false, onLog = () => {} } = options;
  await (isReadOnly ? requireCluster(dataDirectory, plan) : ensureCluster(dataDirectory, plan, isDurable));
  const serve = async (): Promise<Address> => {
    const password =
      isReadOnly && dataFolder !== null
        ? await readStoredPassword(dataFolder)
        : await ensurePassword(dataFolder, dataDirectory, plan);
    const address = {
      host: runFolder.socketFolder,
      port: SOCKET_PORT,
      user: 'postgres',
      password,
      database: 'platform',
    };
    const supervisor = new Supervisor({
      address,
      clusterFolder: dataDirectory,
      plan,
      maxConnections,
      isDurable,
      renewSocketFolder: runFolder.renew,
      onLog,
    });
    undo.push(() => supervisor.stop());
    await supervisor.start();
    return address;
  };
  const address = await serve().catch(async (error) => {
    if (dataFolder === null || !hasCode(error, WRONG_PASSWORD)) throw error;
    if (isReadOnly) throw passwordRejected(dataFolder);
    await deleteStoredPassword(dataFolder);
    return serve();
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= undoAll(undo);
    return stopped;
  };
  return { ...address, dataDirectory, stop };
}

/** Undoes the steps of the start in reverse order, each once. */
async function undoAll(undo: Undo[]): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
}
