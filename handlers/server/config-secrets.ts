import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

interface Secrets {
  readonly jwtSecret: string;
  readonly cursorSecret: string;
}
type GivenSecrets = { readonly [K in keyof Secrets]: string | null };

const MINIMUM = { jwtSecret: 32, cursorSecret: 16 } as const;
const VARIABLE = { jwtSecret: 'JWT_SECRET', cursorSecret: 'CURSOR_SECRET' } as const;
const newSecrets = (): Secrets => ({
  jwtSecret: randomBytes(32).toString('base64url'),
  cursorSecret: randomBytes(32).toString('base64url'),
});

/** Null for text that does not contain two secrets of the required length. */
export const secretsIn = (text: string): Secrets | null => {
  const stored = parsed(text) as Partial<Record<keyof Secrets, unknown>> | null;
  const [jwtSecret, cursorSecret] = [stored?.jwtSecret, stored?.cursorSecret];
  const isComplete =
    typeof jwtSecret === 'string' &&
    typeof cursorSecret === 'string' &&
    jwtSecret.length >= MINIMUM.jwtSecret &&
    cursorSecret.length >= MINIMUM.cursorSecret;
  return isComplete ? { jwtSecret, cursorSecret } : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readStored = (file: string): Secrets | null => {
  try {
    const stored = secretsIn(readFileSync(file, 'utf8'));
    if (stored !== null) return stored;
    throw new ConfigError(`DATA_DIR holds a damaged ${file}; restore it or remove it to end all sessions and keys`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code !== undefined) throw new ConfigError(`DATA_DIR: ${file} cannot be read (${code})`);
    throw error;
  }
};

/**
 * The secrets of this data folder. If two processes start at the same time, the first link wins and the other process
 * reads it.
 */
const storedSecrets = (dataDirectory: string): Secrets => {
  const file = join(dataDirectory, 'secrets.json');
  const stored = readStored(file);
  if (stored !== null) return stored;
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(newSecrets(), null, 2)}\n`, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST')
      throw new ConfigError(
        `DATA_DIR ${dataDirectory} cannot be written (${code === 'ENOSPC' ? 'no space is left, ' : ''}${code})`,
      );
  } finally {
    rmSync(draft, { force: true });
  }
  const agreed = readStored(file);
  if (agreed === null) throw new ConfigError(`DATA_DIR ${dataDirectory} cannot be read`);
  return agreed;
};

/**
 * The secret that is accepted in addition to the current one (spec/rules/auth.md#changing-the-secret). Throws
 * ConfigError.
 */
export const previousSecretOf = (jwtSecret: string, previous: string | null): string | null => {
  if (previous === null) return null;
  if (previous.length < MINIMUM.jwtSecret)
    throw new ConfigError(`JWT_SECRET_PREVIOUS must have at least ${MINIMUM.jwtSecret} characters`);
  if (previous === jwtSecret) throw new ConfigError('JWT_SECRET_PREVIOUS must differ from JWT_SECRET');
  return previous;
};

/**
 * The signing secrets: from the environment, otherwise from DATA_DIR, otherwise new ones that are stored there
 * (`memory:` stores none).
 */
export const loadSecrets = (given: GivenSecrets, databaseUrl: string | null, dataDirectory: string): Secrets => {
  for (const name of ['jwtSecret', 'cursorSecret'] as const) {
    const value = given[name];
    if (value !== null && value.length < MINIMUM[name]) {
      throw new ConfigError(`${VARIABLE[name]} must have at least ${MINIMUM[name]} characters`);
    }
    if (value === null && databaseUrl !== null && databaseUrl !== 'memory:') {
      throw new ConfigError(`${VARIABLE[name]} is required with a database server`);
    }
  }
  const { jwtSecret, cursorSecret } = given;
  if (jwtSecret !== null && cursorSecret !== null) return { jwtSecret, cursorSecret };
  const kept = databaseUrl === 'memory:' ? newSecrets() : storedSecrets(dataDirectory);
  return { jwtSecret: jwtSecret ?? kept.jwtSecret, cursorSecret: cursorSecret ?? kept.cursorSecret };
};
