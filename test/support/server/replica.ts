import type { Server } from 'node:http';
import {
  STATEMENT_TIMEOUTS,
  type StatementTimeouts,
} from '../../../domain/foundation/database/connections/statement-timeouts.ts';
import { type Clock, systemClock } from '../../../domain/foundation/kernel/clock.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { createServices, openDatabase, type Services } from '../../../domain/services.ts';
import { createLogger, type Logger } from '../../../handlers/http/observe/logger.ts';
import { loadCatalogues } from '../../../handlers/server/catalogues.ts';
import { type Config, loadConfig } from '../../../handlers/server/config.ts';
import { createHttpServer, listen } from '../../../handlers/server/server.ts';
import { serviceOptions } from '../../../handlers/server/service-options.ts';
import type { TestDatabase } from '../database/database.ts';

/** One server in this process, on a real socket. */
export interface TestReplica {
  readonly baseUrl: string;
  readonly services: Services;
  readonly store: Store;
  readonly config: Config;
  readonly server: Server;
}

/** Options of a test server. */
export interface ReplicaOptions {
  readonly clock?: Clock;
  /** Environment variables added to the test defaults. */
  readonly env?: Readonly<Record<string, string>>;
  /** Timeouts of statements and locks. */
  readonly timeBounds?: StatementTimeouts;
  /** How long a client may leave a response unread. */
  readonly slowReaderSeconds?: number;
  /** The destination of the log, for tests that read it. */
  readonly logger?: Logger;
}

const SECRETS = { JWT_SECRET: 'test-secret-test-secret-test-secret!', CURSOR_SECRET: 'test-cursor-secret' };

/** Through PgBouncer if it runs; directly for LISTEN. */
const addressesOf = ({ url, poolerUrl }: Pick<TestDatabase, 'url' | 'poolerUrl'>): Readonly<Record<string, string>> =>
  poolerUrl === undefined ? { DATABASE_URL: url } : { DATABASE_URL: poolerUrl, DATABASE_DIRECT_URL: url };

/** Starts one server on an existing database. */
export const startReplica = async (
  options: ReplicaOptions,
  database: Pick<TestDatabase, 'url' | 'poolerUrl'>,
): Promise<TestReplica> => {
  const config = loadConfig({
    ...SECRETS,
    ...addressesOf(database),
    PORT: '0',
    RATE_LIMITS: 'off',
    WORKER: 'off',
    LOG_LEVEL: 'fatal',
    WEBHOOK_ALLOW_PRIVATE: 'on',
    DATABASE_POOL_MAX: '10',
    ...options.env,
  });
  const { databaseUrl, databaseDirectUrl } = config;
  const store = await openDatabase({
    databaseUrl,
    databaseDirectUrl,
    dataDirectory: '',
    poolMax: config.databasePoolMax,
    timeBounds: options.timeBounds ?? STATEMENT_TIMEOUTS,
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
