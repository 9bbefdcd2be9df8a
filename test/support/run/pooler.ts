import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { REPLICAS } from './replicas.ts';

/** The test cluster as PgBouncer connects to it. */
interface Target {
  readonly host: string;
  readonly port: number;
  readonly password: string;
}

export interface Pooler {
  /** The folder of its unix socket. */
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

const PORT = 6432;
/** PgBouncer refuses to run as root; it then runs as the user of the embedded database. */
const NOBODY = 65_534;
/** Ends with the process that started it, even if that is killed. */
const SHELL = 'pgbouncer -q "$1" & read -r _; kill $!; wait $!';

/** Whether the installed PgBouncer keeps prepared statements in transaction mode, as versions from 1.21 do. */
export const poolerKeepsStatements = (): boolean => {
  const [, minor = ''] = /1\.(\d+)/.exec(String(spawnSync('pgbouncer', ['--version']).stdout)) ?? [];
  return Number(minor) >= 21;
};

/**
 * In transaction mode a client has a connection to the database for one transaction only. There are more connections than can wait for a
 * lock at the same time, so that the holder of a lock finds one for its other reads (docs/operating.md).
 */
const configOf = ({ host, port, password }: Target, folder: string): string => `[databases]
* = host=${host} port=${port} user=postgres password='${password.replaceAll("'", "''")}'

[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${PORT}
pool_mode = transaction
auth_type = any
max_client_conn = 2000
default_pool_size = ${20 * REPLICAS}
server_idle_timeout = 5
ignore_startup_parameters = extra_float_digits
${poolerKeepsStatements() ? 'max_prepared_statements = 200' : ''}
`;

/** Starts PgBouncer, which must be installed, in front of all databases of the cluster; resolves when a query passes through it. */
export const startPooler = async (target: Target): Promise<Pooler> => {
  const folder = await mkdtemp(join(tmpdir(), 'platform-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configOf(target, folder), { mode: 0o600 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, file]) await chown(path, NOBODY, NOBODY);
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn('sh', ['-c', SHELL, 'sh', file], { ...account, stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilPassing(folder, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { host: folder, port: PORT, stop };
};

const LONGEST_START_MS = 30_000;

const untilPassing = async (host: string, child: ChildProcess): Promise<void> => {
  const deadline = performance.now() + LONGEST_START_MS;
  for (;;) {
    const client = new pg.Client({ host, port: PORT, user: 'postgres', database: 'postgres' });
    const error = await client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => null,
        (failure: Error) => failure,
      )
      .finally(() => client.end().catch(() => {}));
    if (error === null) return;
    if (child.exitCode !== null || performance.now() > deadline) throw error;
    await wait(50);
  }
};
