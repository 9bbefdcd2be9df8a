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
import { Client } from '../client/client.ts';
import { createDatabase, type TestDatabase } from '../database/database.ts';
import { checkStoredEvents } from '../database/stored-events.ts';

/** A server in this process on a real socket, with its own database. */
export interface TestServer {
  readonly baseUrl: string;
  readonly client: Client;
  readonly services: Services;
  readonly store: Store;
  readonly config: Config;
  readonly server: Server;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly clock?: Clock;
  /** Environment variables beside the defaults of a test. */
  readonly env?: Readonly<Record<string, string>>;
  /** A database shared with another server; it is then not dropped by `close`. */
  readonly database?: TestDatabase;
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
  const config = loadConfig({
    ...SECRETS,
    DATABASE_URL: database.url,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    DATABASE_POOL_MAX: '10',
    ...options.env,
  });
  const store = await openDatabase({
    databaseUrl: database.url,
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
  const baseUrl = `http://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    await drain(server, services.listeners, AT_ONCE);
    await services.close();
    await checkStoredEvents(store.pool).finally(() => store.close());
    if (options.database === undefined) await database.drop();
  };
  return { baseUrl, client: new Client(baseUrl), services, store, config, server, close };
};
