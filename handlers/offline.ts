import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { DomainError } from '../domain/foundation/errors/domain-error.ts';
import { EmbeddedPostgresError } from '../domain/postgres/embedded-postgres.ts';
import type { Store } from '../domain/postgres/store.ts';
import { openDatabase } from '../domain/services.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

// What commands beside the server share: they use its database, which it may be using meanwhile.

/** Ends the process with one line on standard error. */
export const giveUp = (reason: string): never => {
  process.stderr.write(`organisation-platform: ${reason}\n`);
  process.exit(1);
};

/** The configuration of the server, without its secrets, which nothing is signed with here, and without models. Throws ConfigError. */
export const loadOfflineConfig = (): Config => {
  const unused = randomBytes(32).toString('hex');
  const config = loadConfig({
    ...process.env,
    JWT_SECRET: unused,
    JWT_SECRET_PREVIOUS: '',
    CURSOR_SECRET: unused,
    MODEL_PROVIDER: 'none',
    MODEL_PROVIDERS_FILE: '',
    LOG_LEVEL: 'silent',
  });
  if (config.databaseUrl === 'memory:') throw new ConfigError('DATABASE_URL is memory:, where nothing is kept');
  if (config.databaseUrl === null && !holdsDatabase(config.dataDirectory))
    throw new ConfigError(`DATA_DIR ${config.dataDirectory} holds no database`);
  return config;
};

/** A folder named by mistake must not get a database of its own. */
const holdsDatabase = (dataDirectory: string): boolean =>
  existsSync(dataDirectory) && readdirSync(dataDirectory).some((name) => name.startsWith('postgres-'));

/** The database that the server has or would have. */
export const openServerDatabase = (config: Config): Promise<Store> => {
  const { databaseUrl, databaseDirectUrl, dataDirectory, databasePoolMax: poolMax } = config;
  return openDatabase({ databaseUrl, databaseDirectUrl, dataDirectory, poolMax, mayJoin: true });
};

/** Gives up with what an operator can mend; throws everything else. */
export const giveUpFor = (error: unknown): never => {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof DomainError)
    return giveUp(error.message);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return giveUp(`the database cannot be used: ${message || code}`);
};
