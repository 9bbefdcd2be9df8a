import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ensureCluster, planCluster, requireCluster } from './cluster.ts';
import { EmbeddedPostgresError, hasCode, toEmbeddedPostgresError, WRONG_PASSWORD } from './error.ts';
import { requireUnmoved } from './moved.ts';
import { forgetPassword, keptPassword, providePassword, unfitPassword } from './password.ts';
import type { Address } from './process/connection.ts';
import { lockDataFolder } from './process/lock.ts';
import { createRunFolder, SOCKET_PORT } from './process/run-folder.ts';
import { Supervisor } from './process/supervisor.ts';

export { EmbeddedPostgresError } from './error.ts';

/** A PostgreSQL server that lives and dies with this process. */
export interface EmbeddedPostgres {
  /** The folder of the unix socket, which drivers take in place of a host name. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Where the cluster lies. */
  readonly dataDirectory: string;
  /** Shuts down in good order, waits until the server is gone, and removes what was temporary. May be called again. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The folder that keeps the data; null for a temporary cluster that is not durable and goes with `stop`. */
  readonly dataDirectory: string | null;
  readonly maxConnections: number;
  /** Also while a promotion of the data is not finished: for whoever finishes it. */
  readonly mayBeMoving?: boolean;
  /** Nothing is made or put right: where something would have to be, the start is refused. */
  readonly isAsItIs?: boolean;
  /** Receives PostgreSQL's own log, line by line. */
  readonly onLog?: (line: string) => void;
}

type Undo = () => Promise<void>;

/**
 * Starts PostgreSQL from the programs of the optional npm package, or else of the system, and returns when the database
 * `platform` answers.
 *
 * The cluster lies in `<dataDirectory>/postgres-<major>` and nowhere else, also when root runs this and the folder is
 * below a root-only home: PostgreSQL, which must not be root, then runs as uid 65534 and reaches the folder through an
 * open descriptor. Beside it lie `postgres.lock`, which names the process that owns the data folder, and the password of
 * the database. The socket lies in a private temporary folder.
 *
 * The server is a process group of its own, so a signal from the terminal does not reach it; it ends at once when this
 * process dies in whatever way, and it is started again when it ends by itself. A crash of either loses nothing that
 * was committed.
 *
 * @throws EmbeddedPostgresError with one line for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'The embedded database runs on Linux and macOS only. Set DATABASE_URL to use a PostgreSQL server of your own.',
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
  const { maxConnections, isAsItIs = false, onLog = () => {} } = options;
  await (isAsItIs ? requireCluster(dataDirectory, plan) : ensureCluster(dataDirectory, plan, isDurable));
  const serve = async (): Promise<Address> => {
    const password =
      isAsItIs && dataFolder !== null
        ? await keptPassword(dataFolder)
        : await providePassword(dataFolder, dataDirectory, plan);
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
    if (isAsItIs) throw unfitPassword(dataFolder);
    await forgetPassword(dataFolder);
    return serve();
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= undoAll(undo);
    return stopped;
  };
  return { ...address, dataDirectory, stop };
}

/** Undoes the steps of the start, last first, each once. */
async function undoAll(undo: Undo[]): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
}
