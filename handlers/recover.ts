import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { DomainError } from '../domain/foundation/errors/domain-error.ts';
import { systemClock } from '../domain/foundation/kernel/clock.ts';
import { EmbeddedPostgresError } from '../domain/postgres/embedded-postgres.ts';
import { createServices, openDatabase } from '../domain/services.ts';
import { loadCatalogues } from './catalogues.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { createLogger } from './http/logger.ts';
import { serviceOptions } from './service-options.ts';

// `npm run recover -- <username>`: a way in for whoever has the machine and no password (spec/rules/auth.md#recovery).

const USAGE = 'usage: npm run recover -- <username>';

const giveUp = (reason: string): never => {
  process.stderr.write(`organisation-platform: ${reason}\n`);
  process.exit(1);
};

/** The configuration of the server, without its secrets, which nothing is signed with here, and without models. */
const loadRecoveryConfig = (): Config => {
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
  if (config.databaseUrl === 'memory:')
    throw new ConfigError('DATABASE_URL is memory:, where nothing is kept to recover');
  if (config.databaseUrl === null && !holdsDatabase(config.dataDirectory))
    throw new ConfigError(`DATA_DIR ${config.dataDirectory} holds no database`);
  return config;
};

/** A folder named by mistake must not get a database of its own. */
const holdsDatabase = (dataDirectory: string): boolean =>
  existsSync(dataDirectory) && readdirSync(dataDirectory).some((name) => name.startsWith('postgres-'));

/** The new password of the user, set in the database that the server has or would have. */
const recover = async (config: Config, username: string): Promise<string> => {
  const catalogues = await loadCatalogues(config, systemClock);
  const { databaseUrl, databaseDirectUrl, dataDirectory, databasePoolMax: poolMax } = config;
  const store = await openDatabase({ databaseUrl, databaseDirectUrl, dataDirectory, poolMax, mayJoin: true });
  const services = createServices(
    serviceOptions(config, store, catalogues, systemClock, createLogger(config.logLevel)),
  );
  try {
    return await services.recovery.recover(username);
  } finally {
    await services.close();
    await store.close();
  }
};

const reasonOf = (error: unknown): string | null => {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof DomainError)
    return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined ? null : `the database cannot be used: ${message || code}`;
};

const main = async (): Promise<void> => {
  const [username, ...more] = process.argv.slice(2);
  if (username === undefined || more.length > 0) return giveUp(USAGE);
  try {
    const password = await recover(loadRecoveryConfig(), username);
    process.stdout.write(`The password of ${username} is now: ${password}\n`);
    process.stdout.write(
      'It is shown this once and must be changed after signing in. Locks were lifted, sessions ended; API keys go on.\n',
    );
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== null) giveUp(reason);
    throw error;
  }
};

await main();
