import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientConfig, Pool } from 'pg';
import { type DatabaseClock, openDatabaseClock } from '../foundation/database/checks/database-clock.ts';
import {
  type DatabaseVerdict,
  forgetStatementNames,
  probeDatabase,
} from '../foundation/database/checks/database-probes.ts';
import { openDirectPool, openSidePool } from '../foundation/database/connections/side-pool.ts';
import { endSilentConnections } from '../foundation/database/connections/silent-connections.ts';
import {
  STATEMENT_TIMEOUTS,
  type StatementTimeouts,
  setStatementTimeouts,
} from '../foundation/database/connections/statement-timeouts.ts';
import { migrate } from '../foundation/database/migrate.ts';
import { openOrm, type StoredSchema } from '../foundation/database/orm.ts';
import { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { within } from '../foundation/kernel/within.ts';
import { traceStatements } from '../foundation/tracing/traced-statements.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { type EmbeddedOptions, isEmbedded, startEmbedded } from './start-embedded.ts';

export interface StoreOptions extends EmbeddedOptions {
  /** The direct URL of the database when `databaseUrl` leads to a pooler; null otherwise. */
  readonly databaseDirectUrl?: string | null;
  readonly schema: StoredSchema;
  readonly timeBounds?: StatementTimeouts;
  /** Logs why a start takes long. */
  readonly log?: (line: string) => void;
  /** The embedded database, if its start has begun already. */
  readonly embedded?: Promise<EmbeddedPostgres> | null;
}

/** The database of the process with its pools. `location` describes for the operator where the data is. */
export interface Store {
  readonly orm: MikroORM;
  readonly pool: Pool;
  /** For reads before a request, probes, credentials and settings, which writes must not delay. */
  readonly lookups: Pool;
  /** For limits only: they run before every request, and wait for each other's row locks. */
  readonly counters: Pool;
  readonly unitOfWork: UnitOfWork;
  /** For background work: direct connections where requests go through a pooler, otherwise the main pool. */
  readonly jobs: Pool;
  /** For long-lived connections that listen for notifications. */
  readonly direct: ClientConfig;
  /** What the database connection was found to support. */
  readonly verdict: DatabaseVerdict;
  /** The time of the database. */
  readonly clock: Clock;
  /** True when data survives a restart. */
  readonly isDurable: boolean;
  readonly location: string;
  close(): Promise<void>;
}

/** Direct connections next to a pooler: those of the job workers, and the one that listens for notifications. */
const DIRECT_CONNECTIONS = 6;

/** How long a failed start waits for its connections to close. */
const MAX_CLOSE_MS = 5_000;

/** Parameters from which the driver takes the location instead of from the host. */
const PLACE_PARAMETERS = ['host', 'port'];

/**
 * The location of the database without the parts of the URL that can hold a secret: the user, and every parameter except those of the
 * socket.
 */
export const databaseLocation = (url: string): string => {
  const { protocol, host, pathname, searchParams } = new URL(url);
  const given = PLACE_PARAMETERS.filter((name) => searchParams.has(name));
  const parameters = given.map((name) => `${name}=${searchParams.get(name)}`).join('&');
  return `${protocol}//${host}${pathname}${parameters === '' ? '' : `?${parameters}`}`;
};

const directTo = (pool: Pool, url: string | null): ClientConfig =>
  url === null
    ? // The driver hides the password from copies of its options.
      { ...pool.options, password: pool.options.password }
    : { connectionString: url, connectionTimeoutMillis: pool.options.connectionTimeoutMillis, keepAlive: true };

const poolOf = (orm: MikroORM): Promise<Pool> =>
  (orm.em.getConnection() as unknown as { getNativeClient(): Promise<Pool> }).getNativeClient();

/** The verdict for an embedded database: no pooler is in between. */
const KEPT: DatabaseVerdict = { areLocksHeld: true, areStatementsKept: true };

/** Prepares the database on direct connections: those of a pooler cannot be configured, or occupied for long. */
const prepare = async (orm: MikroORM, options: StoreOptions): Promise<void> => {
  const { databaseDirectUrl: url, schema, timeBounds = STATEMENT_TIMEOUTS, log } = options;
  const direct = url == null ? orm : openOrm({ url }, DIRECT_CONNECTIONS, schema);
  try {
    const pool = await poolOf(direct);
    await migrate(direct, pool, log);
    await setStatementTimeouts(pool, timeBounds);
  } finally {
    if (direct !== orm) await direct.close(true);
  }
  // Migrations and requests may use different roles.
  if (direct !== orm) await setStatementTimeouts(await poolOf(orm), timeBounds);
};

/** Starts or connects to the database, migrates it and opens the pools. Throws EmbeddedPostgresError or the error of the driver. */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const { databaseUrl, poolMax } = options;
  const isServer = !isEmbedded(databaseUrl);
  const embedded = isServer ? null : await (options.embedded ?? startEmbedded(options));
  const orm = openOrm(embedded ?? { url: databaseUrl ?? '' }, poolMax, options.schema);
  const sides: Pool[] = [];
  let clock: DatabaseClock | null = null;
  const end = async (): Promise<void> => {
    await clock?.close();
    await Promise.all(sides.map((side) => side.end()));
    await orm.close(true);
    await embedded?.stop();
  };
  // A failed start during a shutdown closes twice; the second call waits for the first.
  let ended: Promise<void> | null = null;
  const close = (): Promise<void> => {
    ended ??= end();
    return ended;
  };
  try {
    const pool = await poolOf(orm);
    traceStatements(pool);
    await prepare(orm, options);
    clock = await openDatabaseClock(pool, options.log ?? (() => {}));
    const verdict = isServer ? await probeDatabase(pool) : KEPT;
    const [lookups, counters] = [openSidePool(pool, 'lookups'), openSidePool(pool, 'counters')];
    sides.push(lookups, counters);
    if (!verdict.areStatementsKept) await Promise.all([pool, lookups, counters].map(forgetStatementNames));
    const direct = directTo(pool, options.databaseDirectUrl ?? null);
    const jobs = options.databaseDirectUrl == null ? pool : openDirectPool(direct, 'jobs', DIRECT_CONNECTIONS);
    if (jobs !== pool) sides.push(jobs);
    for (const each of [pool, ...sides]) endSilentConnections(each, options.timeBounds ?? STATEMENT_TIMEOUTS);
    const location = isServer ? databaseLocation(databaseUrl) : (embedded?.dataDirectory ?? '');
    const isDurable = databaseUrl !== 'memory:';
    const unitOfWork = new UnitOfWork(orm);
    return { orm, pool, lookups, counters, jobs, direct, verdict, unitOfWork, clock, isDurable, location, close };
  } catch (error) {
    // The error is thrown even when closing hangs on the database.
    await within(
      close().catch(() => {}),
      MAX_CLOSE_MS,
      undefined,
    );
    throw error;
  }
};
