import type { Server } from 'node:http';
import { TIME_BOUNDS, type TimeBounds } from '../../../domain/foundation/database/time-bounds.ts';
import { type Clock, systemClock } from '../../../domain/foundation/kernel/clock.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { createServices, openDatabase, type Services } from '../../../domain/services.ts';
import { loadCatalogues } from '../../../handlers/catalogues.ts';
import { type Config, loadConfig } from '../../../handlers/config.ts';
import { drain } from '../../../handlers/http/drain.ts';
import { createLogger, type Logger } from '../../../handlers/http/logger.ts';
import { createHttpServer, listen } from '../../../handlers/server.ts';
import { serviceOptions } from '../../../handlers/service-options.ts';
import { startFront } from '../../../scripts/cluster/front.ts';
import { Client } from '../client/client.ts';
import { createDatabase, type TestDatabase } from '../database/database.ts';
import { checkStoredEvents } from '../database/stored-events.ts';
import { REPLICAS } from '../run/replicas.ts';

/** One server in this process, on a real socket. */
export interface TestReplica {
  readonly baseUrl: string;
  readonly services: Services;
  readonly store: Store;
  readonly config: Config;
  readonly server: Server;
}

/** The server of a test with its own database: one replica, or several behind one address, of which the first is the one to look into. */
export interface TestServer extends TestReplica {
  readonly client: Client;
  readonly replicas: readonly TestReplica[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly clock?: Clock;
  /** Environment variables beside the defaults of a test. */
  readonly env?: Readonly<Record<string, string>>;
  /** A database shared with another server; it is then not dropped by `close`. */
  readonly database?: TestDatabase;
  /** 1 where a test is about what each process has for itself; else as many as the run has. */
  readonly replicas?: 1;
  /** How long statements and locks may take. */
  readonly timeBounds?: TimeBounds;
  /** How long an answer may lie unread. */
  readonly slowReaderSeconds?: number;
  /** Where the log goes, for tests that read it. */
  readonly logger?: Logger;
}

const SECRETS = { JWT_SECRET: 'test-secret-test-secret-test-secret!', CURSOR_SECRET: 'test-cursor-secret' };

/** Nobody is on the way to a server that its test closes. */
const AT_ONCE = { servingMs: 0, longestMs: 1_000 };

/** Starts a server; limits are off unless the test switches them on. */
export const startServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const database = options.database ?? (await createDatabase());
  const replicas: [TestReplica, ...TestReplica[]] = [await startReplica(options, database)];
  while (replicas.length < (options.replicas ?? REPLICAS)) replicas.push(await startReplica(options, database));
  const front = await frontOf(replicas);
  const close = async (): Promise<void> => {
    await Promise.all(replicas.map(({ server, services }) => drain(server, services.listeners, AT_ONCE)));
    await front.close();
    for (const { services } of replicas) await services.close();
    const [first, ...others] = replicas.map(({ store }) => store);
    for (const store of others) await store.close();
    if (first !== undefined) await checkStoredEvents(first.pool).finally(() => first.close());
    if (options.database === undefined) await database.drop();
  };
  const { baseUrl } = front;
  return { ...replicas[0], baseUrl, client: new Client(baseUrl), replicas, close };
};

/** Through PgBouncer where there is one, and around it for what listens. */
const addressesOf = ({ url, poolerUrl }: TestDatabase): Readonly<Record<string, string>> =>
  poolerUrl === undefined ? { DATABASE_URL: url } : { DATABASE_URL: poolerUrl, DATABASE_DIRECT_URL: url };

const startReplica = async (options: TestServerOptions, database: TestDatabase): Promise<TestReplica> => {
  const config = loadConfig({
    ...SECRETS,
    ...addressesOf(database),
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    DATABASE_POOL_MAX: '10',
    ...options.env,
  });
  const { databaseUrl, databaseDirectUrl } = config;
  const store = await openDatabase({
    databaseUrl,
    databaseDirectUrl,
    dataDirectory: '',
    poolMax: config.databasePoolMax,
    timeBounds: options.timeBounds ?? TIME_BOUNDS,
  });
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? createLogger(config.logLevel);
  const catalogues = await loadCatalogues(config, clock);
  const services = createServices(serviceOptions(config, store, catalogues, clock, logger));
  await services.start();
  const server = await createHttpServer(config, services, store.unitOfWork, logger, options.slowReaderSeconds);
  const port = await listen(server, '127.0.0.1', 0);
  return { baseUrl: `http://127.0.0.1:${port}`, services, store, config, server };
};

/** The address of all of them: a single one needs nobody before it. */
const frontOf = async (
  replicas: readonly [TestReplica, ...TestReplica[]],
): Promise<{ baseUrl: string; close(): Promise<void> }> => {
  if (replicas.length === 1) return { baseUrl: replicas[0].baseUrl, close: async () => {} };
  const ports = replicas.map(({ baseUrl }) => Number(new URL(baseUrl).port));
  const { port, close } = await startFront({ host: '127.0.0.1', port: 0 }, () => ports);
  return { baseUrl: `http://127.0.0.1:${port}`, close };
};
