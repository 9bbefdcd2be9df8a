import { once } from 'node:events';
import { JsonFileInvalid } from '../../domain/foundation/kernel/json/json-source.ts';
import { type EmbeddedPostgres, EmbeddedPostgresError } from '../../domain/postgres/embedded-postgres.ts';
import { launches } from '../../domain/postgres/process/process.ts';
import { isEmbedded, startEmbedded } from '../../domain/postgres/start-embedded.ts';
import product from '../../package.json' with { type: 'json' };
import { createLogger, endInTime, type Logger } from '../http/observe/logger.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { startTelemetry } from './telemetry.ts';

const EXPECTED_ERRORS = [ConfigError, EmbeddedPostgresError, DatabaseUnusable];

const reasonOf = (error: unknown): string | null => {
  if (error instanceof JsonFileInvalid) return `MODEL_PROVIDERS_FILE: ${error.message}`;
  return error instanceof Error && EXPECTED_ERRORS.some((kind) => error instanceof kind) ? error.message : null;
};

/** Exits with one line and code 1 if the server cannot start. Rethrows internal errors. */
const giveUp = async (error: unknown, embedded: Promise<EmbeddedPostgres> | null): Promise<never> => {
  const reason = reasonOf(error);
  // Written first: a database that is still starting takes time to stop.
  if (reason !== null) process.stderr.write(`organisation-platform: ${reason}\n`);
  await embedded?.then(({ stop }) => stop()).catch(() => {});
  if (reason === null) throw error;
  process.exit(1);
};

/** Whether an operator must see a line of the embedded database: it ended, or could not be started. */
const isGrave = (line: string): boolean =>
  /^PANIC: |^LOG: {2}the server (exited unexpectedly|could not be restarted)/.test(line);

const beginDatabase = (config: Config, logger: Logger): Promise<EmbeddedPostgres> | null => {
  const { databaseUrl, dataDirectory, databasePoolMax: poolMax } = config;
  if (!isEmbedded(databaseUrl)) return null;
  const onLog = (line: string) => logger[isGrave(line) ? 'warn' : 'debug']({ source: 'postgres' }, line);
  return startEmbedded({ databaseUrl, dataDirectory, poolMax, onLog });
};

const main = async (): Promise<void> => {
  // Replaces the handler of scripts/start.js, until there is something to stop in order.
  const end = (): void => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal).on(signal, end);
  let config: Config;
  try {
    config = loadConfig(process.env);
  } catch (error) {
    return giveUp(error, null);
  }
  const { replica } = config;
  const logger = createLogger(config.logLevel, replica);
  endInTime(logger);
  // Before the database is opened: its connections are traced from the first one on.
  const stopTelemetry = await startTelemetry(config, { version: product.version, instance: replica });
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  const launched = once(launches, 'launch');
  const embedded = beginDatabase(config, logger);
  try {
    // The database starts while the rest of the program is loaded.
    if (embedded !== null) await Promise.race([launched, embedded]);
    const { serve } = await import('./serve.ts');
    await serve({
      config,
      logger,
      stopTelemetry,
      embedded,
      onServing: () => process.off('SIGTERM', end).off('SIGINT', end),
    });
  } catch (error) {
    await giveUp(error, embedded);
  }
};

await main();
