import { systemClock } from '../../domain/foundation/kernel/clock.ts';
import { within } from '../../domain/foundation/kernel/within.ts';
import type { EmbeddedPostgres } from '../../domain/postgres/embedded-postgres.ts';
import type { Store } from '../../domain/postgres/store.ts';
import { createServices, openDatabase } from '../../domain/services.ts';
import product from '../../package.json' with { type: 'json' };
import { drain } from '../http/limits/drain.ts';
import type { Logger } from '../http/observe/logger.ts';
import { type Catalogues, loadCatalogues } from './catalogues.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { asking } from './database-unusable.ts';
import { createHttpServer, listen } from './server.ts';
import { serviceOptions } from './service-options.ts';
import type { StopTelemetry } from './telemetry.ts';

/** How long a stopping process still accepts requests, and how long running requests may take. */
const DRAIN = { servingMs: 1_000, longestMs: 8_000 };

/**
 * One shutdown request may arrive twice: a terminal signals npm and the server, and npm forwards its signal. A later
 * signal is a second request.
 */
const SAME_WISH_MS = 1_000;

/**
 * A shutdown that takes longer is killed: an unresponsive database, or a hash thread without processor time, delays it.
 */
const MAX_STOP_MS = 9_500;

/** The longest time between a failed start and its error message. */
const MAX_FAREWELL_MS = 5_000;

// The program that started the server may have closed its output.
process.stdout.on('error', () => {});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Beyond loopback, requests for host names that are not allowed are refused. */
const hostsOf = ({ allowedHosts }: Config, base: string): string => {
  if (allowedHosts === '*') return 'every host is accepted (ALLOWED_HOSTS)';
  return `${[new URL(base).host, ...allowedHosts].join(', ')} and loopback names; add others by BASE_URL or ALLOWED_HOSTS`;
};

/** How to create the first account; otherwise anyone who reaches the server first could create it. */
const inviteAdmin = ({ isLoopback, setupToken }: Config, base: string): void => {
  if (!isLoopback && setupToken === null)
    say(
      'warning    anyone who can reach this server can create the first account: set SETUP_TOKEN, or create the account now',
    );
  const token = setupToken === null ? '' : " -H 'x-setup-token: <SETUP_TOKEN>'";
  say(
    `create the first administrator in the console, or: curl -X POST ${base}/api/v1/auth/setup -H 'content-type: application/json'${token} \\`,
  );
  say(`  -d '{"username":"admin","password":"<at least 12 characters>"}'`);
};

/** What responds to chat turns unless a setting names another provider. */
const modelOf = ({ model: { provider, modelId } }: Config): string => {
  if (provider === 'guided') return 'the built-in guide';
  return provider === 'none' ? 'none' : `${modelId} by ${provider}`;
};

const greet = (config: Config, port: number, store: Store, isSetUp: boolean): void => {
  const base = config.port === 0 ? config.baseUrl.replace(/:0$/, `:${port}`) : config.baseUrl;
  say(`organisation-platform ${product.version} is ready on ${base} (model: ${modelOf(config)})`);
  say(`console    ${base}/console`);
  say(`reference  ${base}/docs`);
  if (!config.isLoopback) say(`hosts      ${hostsOf(config, base)}`);
  say(`data       ${store.isDurable ? store.location : 'in memory, deleted when the server stops'}`);
  if (!isSetUp) inviteAdmin(config, base);
};

const whyNot = (error: NodeJS.ErrnoException, { host, port }: Config): ConfigError =>
  new ConfigError(
    error.code === 'EADDRINUSE'
      ? `port ${port} on ${host} is in use; set PORT to another one`
      : `cannot listen on ${host}:${port} (${error.code ?? error.message})`,
  );

/** What the process has started before the rest of the program was loaded. */
export interface Begun {
  readonly config: Config;
  readonly logger: Logger;
  readonly stopTelemetry: StopTelemetry;
  /** Stopped by the caller if serving fails. Null: the database is not embedded. */
  readonly embedded: Promise<EmbeddedPostgres> | null;
  /** Called once the server stops in order on a signal. */
  readonly onServing: () => void;
}

/** Serves until the process is signalled to stop. Rejects if it cannot start. */
export const serve = async ({ config, logger, stopTelemetry, embedded, onServing }: Begun): Promise<void> => {
  const ask = embedded === null ? asking : <T>(work: Promise<T>): Promise<T> => work;
  const catalogues = await loadCatalogues(config, systemClock);
  const store = await ask(
    openDatabase({
      databaseUrl: config.databaseUrl,
      databaseDirectUrl: config.databaseDirectUrl,
      dataDirectory: config.dataDirectory,
      poolMax: config.databasePoolMax,
      embedded,
      log: (line) => logger.warn(line),
    }),
  );
  const services = createServices(serviceOptions(config, store, catalogues, store.clock, logger));
  const close = async (): Promise<void> => {
    await services.close();
    await store.close();
  };
  try {
    await ask(services.start());
    const isSetUp = await ask(services.users.hasCeo());
    const server = await createHttpServer(config, services, store.unitOfWork, logger);
    const port = await listen(server, config.host, config.port).catch((error) => Promise.reject(whyNot(error, config)));
    // The reader of the first line may stop the server immediately: nothing is awaited from here to the start of the
    // background work.
    stopOnSignal(logger, async () => {
      await drain(server, services.subscribers, DRAIN);
      await close();
      await stopTelemetry();
    });
    onServing();
    greet(config, port, store, isSetUp);
    await services.startBackground();
    await logTemplateErrors(catalogues, logger);
  } catch (error) {
    await within(
      close().catch(() => {}),
      MAX_FAREWELL_MS,
      undefined,
    );
    throw error;
  }
};

/** Invalid templates are also reported to requests, so they do not stop the server. */
const logTemplateErrors = async ({ templates }: Catalogues, logger: Logger): Promise<void> => {
  try {
    for (const error of (await templates()).errors) logger.warn(error);
  } catch (error) {
    logger.error({ err: error }, 'the templates cannot be read');
  }
};

/**
 * SIGTERM and SIGINT stop the process in order with exit code 0 (spec/rules/limits.md#shutdown); a later signal ends it
 * immediately.
 */
const stopOnSignal = (logger: Logger, stop: () => Promise<void>): void => {
  let stoppingSince: number | null = null;
  const onSignal = (signal: string): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince >= SAME_WISH_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    logger.info({ signal }, 'stopping');
    // A normal exit would wait for the hash threads. Acknowledged changes are committed, and the embedded database ends
    // with its parent.
    setTimeout(() => {
      logger.error(`not stopped after ${MAX_STOP_MS} ms: killed`);
      process.kill(process.pid, 'SIGKILL');
      // The first process of a container cannot kill itself.
      process.abort();
    }, MAX_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};
