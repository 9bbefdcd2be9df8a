import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { ChainLost } from '../domain/foundation/audit/chain-link.ts';
import { DomainError } from '../domain/foundation/errors/domain-error.ts';
import { EmbeddedPostgresError } from '../domain/postgres/embedded-postgres.ts';
import { TransferRefused } from '../domain/transfer/transfer-refused.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { spokenReason } from './database-unusable.ts';

/** One line on standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ends a command that cannot succeed with one line and exit code 1. */
export const giveUp = (reason: string): never => {
  process.stderr.write(`organisation-platform: ${reason}\n`);
  process.exit(1);
};

/** The configuration of the server, without its secrets, which nothing is signed with here, and without models. Throws ConfigError. */
export const loadOperatorConfig = (): Config => {
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
  return config;
};

/** A folder named by mistake must not get a database of its own. Throws ConfigError. */
export const requireDatabase = ({ databaseUrl, dataDirectory }: Config): void => {
  const isThere = existsSync(dataDirectory) && readdirSync(dataDirectory).some((name) => name.startsWith('postgres-'));
  if (databaseUrl === null && !isThere) throw new ConfigError(`DATA_DIR ${dataDirectory} holds no database`);
};

const KNOWN = [ChainLost, ConfigError, EmbeddedPostgresError, DomainError, TransferRefused];

const reasonOf = (error: unknown): string | null => {
  if (error instanceof Error && KNOWN.some((kind) => error instanceof kind)) return error.message;
  const spoken = spokenReason(error);
  return spoken === null ? null : `the database cannot be used: ${spoken}`;
};

/** Runs a command with its one argument; a failure that has a reason is one line and exit code 1. */
export const runCommand = async (usage: string, command: (argument: string) => Promise<void>): Promise<void> => {
  const [argument, ...more] = process.argv.slice(2);
  if (argument === undefined || argument === '' || more.length > 0) return giveUp(`usage: ${usage}`);
  await command(argument).catch(giveUpFor);
};

/** Gives up with what an operator can mend; throws everything else. */
export const giveUpFor = (error: unknown): never => {
  const reason = reasonOf(error);
  if (reason === null) throw error;
  return giveUp(reason);
};
