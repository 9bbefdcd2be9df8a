import { startEmbeddedPostgres } from '../../domain/postgres/embedded-postgres.ts';
import { type Config, loadConfig } from '../../handlers/server/config.ts';
import { ConfigError } from '../../handlers/server/config-error.ts';
import { type Cluster, startCluster } from './cluster.ts';

// `npm run cluster -- 3`: several servers on one database behind a load balancer. SIGHUP replaces them one at a time; SIGTERM and SIGINT
// stop all of them.

const USAGE = 'usage: npm run cluster -- <number of replicas, 1 to 16>';
/** The connections of a replica in addition to its pool (README, DATABASE_POOL_MAX). */
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

/** The database of all replicas: DATABASE_URL, otherwise the embedded one in DATA_DIR, which this process runs. */
const openShared = async ({ databaseUrl, dataDirectory, databasePoolMax }: Config, count: number) => {
  if (databaseUrl !== null) return { url: databaseUrl, stop: async () => {} };
  const maxConnections = count * (databasePoolMax + FURTHER_CONNECTIONS);
  const { host, user, password, database, stop } = await startEmbeddedPostgres({
    dataDirectory,
    maxConnections,
  });
  const url = `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return { url, stop };
};

const start = async (count: number): Promise<void> => {
  const config = loadConfig(process.env);
  requireShareable(config);
  const database = await openShared(config, count);
  const { host, port, jwtSecret, cursorSecret } = config;
  const env = { ...process.env, DATABASE_URL: database.url, JWT_SECRET: jwtSecret, CURSOR_SECRET: cursorSecret };
  try {
    const cluster = await startCluster({ count, env, place: { host, port }, say });
    const base = port === 0 ? config.baseUrl.replace(/:0$/, `:${cluster.port}`) : config.baseUrl;
    say(`${count} replicas on ${base}; process ${process.pid} replaces them one at a time on SIGHUP`);
    serve(cluster, database.stop);
  } catch (error) {
    await database.stop();
    throw error;
  }
};

const serve = (cluster: Cluster, stopDatabase: () => Promise<void>): void => {
  let isRolling = false;
  let isStopping = false;
  const roll = async (): Promise<void> => {
    if (isRolling) return say('the replicas are being replaced already');
    isRolling = true;
    await cluster.roll();
    isRolling = false;
    if (!isStopping) say('all replicas were replaced');
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

const main = async (): Promise<void> => {
  const [text = '', ...more] = process.argv.slice(2);
  if (!/^(?:[1-9]|1[0-6])$/.test(text) || more.length > 0) return giveUp(USAGE);
  try {
    await start(Number(text));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    giveUp(code === 'EADDRINUSE' ? 'the port is in use; set PORT to another one' : message);
  }
};

await main();
