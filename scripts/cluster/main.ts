import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../domain/postgres/embedded-postgres.ts';
import { type Config, loadConfig } from '../../handlers/server/config.ts';
import { ConfigError } from '../../handlers/server/config-error.ts';
import { type Cluster, startCluster } from './cluster.ts';

// `npm run cluster -- 3`: several servers on one database behind a load balancer; with `--workers 2` also processes that only execute tasks, which
// the servers then leave to them. SIGHUP replaces all of them one at a time; SIGTERM and SIGINT stop them.

const USAGE =
  'usage: npm run cluster -- <number of replicas, 1 to 16> [--workers <number of separate workers, 1 to 16>]';
/** The connections of a process in addition to its pool (README, DATABASE_POOL_MAX). */
const FURTHER_CONNECTIONS = 20;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const giveUp = (reason: string): never => {
  process.stderr.write(`organisation-platform: ${reason}\n`);
  process.exit(1);
};

const requireShareable = ({ databaseUrl, isLoopback }: Config): void => {
  if (databaseUrl === 'memory:')
    throw new ConfigError('DATABASE_URL is memory:, which replicas cannot share: leave it unset or name a server');
  // The replicas see only the front process as their client.
  if (!isLoopback)
    throw new ConfigError(
      'HOST must be a loopback address: the replicas would take everybody for somebody on this machine; for others put a balancer before the servers',
    );
};

/** The database of all processes: DATABASE_URL, otherwise the embedded one in DATA_DIR, which this process runs. */
const openShared = async ({ databaseUrl, dataDirectory, databasePoolMax }: Config, processes: number) => {
  if (databaseUrl !== null) return { url: databaseUrl, stop: async () => {} };
  const maxConnections = processes * (databasePoolMax + FURTHER_CONNECTIONS);
  const { host, user, password, database, stop } = await startEmbeddedPostgres({
    dataDirectory,
    maxConnections,
  });
  const url = `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return { url, stop };
};

/** The numbers of processes. */
interface Sizes {
  readonly count: number;
  readonly workers: number;
}

const start = async ({ count, workers }: Sizes): Promise<void> => {
  const config = loadConfig(process.env);
  requireShareable(config);
  const database = await openShared(config, count + workers);
  const { host, port, jwtSecret, cursorSecret } = config;
  const env = { ...process.env, DATABASE_URL: database.url, JWT_SECRET: jwtSecret, CURSOR_SECRET: cursorSecret };
  try {
    const cluster = await startCluster({ count, workers, env, place: { host, port }, say });
    const base = port === 0 ? config.baseUrl.replace(/:0$/, `:${cluster.port}`) : config.baseUrl;
    const separate = workers > 0 ? ` ${workers} workers;` : '';
    say(`${count} replicas on ${base};${separate} process ${process.pid} replaces them one at a time on SIGHUP`);
    serve(cluster, workers > 0 ? 'replicas and workers' : 'replicas', database.stop);
  } catch (error) {
    await database.stop();
    throw error;
  }
};

/** Replaces the processes and stops on signals. `members` names the kinds of processes. */
const serve = (cluster: Cluster, members: string, stopDatabase: () => Promise<void>): void => {
  let isRolling = false;
  let isStopping = false;
  const roll = async (): Promise<void> => {
    if (isRolling) return say(`the ${members} are being replaced already`);
    isRolling = true;
    await cluster.roll();
    isRolling = false;
    if (!isStopping) say(`all ${members} were replaced`);
  };
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    say('stopping');
    await cluster.stop();
    await stopDatabase();
    say('stopped');
    process.exit(0);
  };
  process.on('SIGHUP', () => void roll());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};

const SIZE = /^(?:[1-9]|1[0-6])$/;

/** The sizes on the command line; null if it is invalid. */
const sizesOf = (args: readonly string[]): Sizes | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { workers: { type: 'string' } },
      allowPositionals: true,
    });
    const [count = '', ...more] = positionals;
    const { workers } = values;
    const isValid = SIZE.test(count) && more.length === 0 && (workers === undefined || SIZE.test(workers));
    return isValid ? { count: Number(count), workers: Number(workers ?? 0) } : null;
  } catch {
    return null;
  }
};

const main = async (): Promise<void> => {
  const sizes = sizesOf(process.argv.slice(2));
  if (sizes === null) return giveUp(USAGE);
  try {
    await start(sizes);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    giveUp(code === 'EADDRINUSE' ? 'the port is in use; set PORT to another one' : message);
  }
};

await main();
