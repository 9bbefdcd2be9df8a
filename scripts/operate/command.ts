import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ChainLost } from '../../domain/foundation/audit/chain-link.ts';
import { DomainError } from '../../domain/foundation/errors/domain-error.ts';
import { EmbeddedPostgresError } from '../../domain/postgres/embedded-postgres.ts';
import { TransferRefused } from '../../domain/transfer/transfer-refused.ts';
import { type Config, loadConfig } from '../../handlers/server/config.ts';
import { ConfigError } from '../../handlers/server/config-error.ts';
import { spokenReason } from '../../handlers/server/database-unusable.ts';

/** One line on standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** One line on standard error, which is not part of the result. */
export const note = (line: string): void => void process.stderr.write(`${line}\n`);

/** Ends a command that cannot succeed with one line and exit code 1. */
export const giveUp = (reason: string): never => {
  process.stderr.write(`organisation-platform: ${reason}\n`);
  process.exit(1);
};

/** The configuration of the server without models, and with random secrets because commands sign nothing. Throws ConfigError. */
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
  if (config.databaseUrl === 'memory:') throw new ConfigError('DATABASE_URL is memory:, which stores nothing');
  return config;
};

/** A mistyped DATA_DIR must not create a new database. Throws ConfigError. */
export const requireDatabase = ({ databaseUrl, dataDirectory }: Config): void => {
  const isThere = existsSync(dataDirectory) && readdirSync(dataDirectory).some((name) => name.startsWith('postgres-'));
  if (databaseUrl === null && !isThere) throw new ConfigError(`DATA_DIR ${dataDirectory} contains no database`);
};

const KNOWN = [ChainLost, ConfigError, EmbeddedPostgresError, DomainError, TransferRefused];

const reasonOf = (error: unknown): string | null => {
  if (error instanceof Error && KNOWN.some((kind) => error instanceof kind)) return error.message;
  const spoken = spokenReason(error);
  return spoken === null ? null : `the database cannot be used: ${spoken}`;
};

/** A command of the operator; `args` are the arguments after its name. */
export type Command = (args: readonly string[]) => Promise<void>;

/** The options of a command, as parseArgs describes them. Other arguments end the command with its usage. */
export const optionsIn = <T extends ParseArgsOptionsConfig>(args: readonly string[], options: T, usage: string) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return giveUp(usage);
  }
};

/** A command with one argument. An expected failure is one line and exit code 1. */
export const commandOf =
  (usage: string, command: (argument: string) => Promise<void>): Command =>
  async ([argument, ...more]) => {
    if (argument === undefined || argument === '' || more.length > 0) return giveUp(`usage: ${usage}`);
    await command(argument).catch(giveUpFor);
  };

/** Reports an error that an operator can correct and exits; throws every other error. */
export const giveUpFor = (error: unknown): never => {
  const reason = reasonOf(error);
  if (reason === null) throw error;
  return giveUp(reason);
};
