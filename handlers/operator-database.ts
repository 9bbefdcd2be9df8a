import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSeals } from '../domain/foundation/secrets/seal-check.ts';
import { type BareDatabase, openBareDatabase } from '../domain/postgres/bare-database.ts';
import type { Store } from '../domain/postgres/store.ts';
import { openDatabase, sealedColumns } from '../domain/services.ts';
import { type Config, readSecretVariable } from './config.ts';

/** The database that the server has or would have, as it is; past a pooler, whose connections are not to be occupied. */
export const openOperatorDatabase = (
  { databaseUrl, databaseDirectUrl, dataDirectory }: Config,
  { mayJoin }: { readonly mayJoin: boolean },
): Promise<BareDatabase> => openBareDatabase({ databaseUrl: databaseDirectUrl ?? databaseUrl, dataDirectory, mayJoin });

const SECRETS = ['JWT_SECRET', 'CURSOR_SECRET'];

/** Those that are given to this command, as they are to its server if both have one environment. */
export const givenSecrets = (): readonly string[] =>
  SECRETS.filter((name) => (readSecretVariable(name) ?? '').trim() !== '');

/** Where the secrets lie that the server made itself; null: they are given to it. */
export const secretsFileOf = ({ databaseUrl, dataDirectory }: Config): string | null =>
  databaseUrl === null && givenSecrets().length < SECRETS.length ? join(dataDirectory, 'secrets.json') : null;

/** One line when the secret of that file is not, or not always, the one that the database was used with; else null. */
export const sealsBeyond = async (secretsFile: string, { pool }: BareDatabase): Promise<string | null> => {
  const { jwtSecret } = JSON.parse(await readFile(secretsFile, 'utf8')) as { readonly jwtSecret: string };
  // Tables of another version may lack a column.
  const figures = await checkSeals(pool, [jwtSecret], sealedColumns).catch(() => null);
  if (figures === null || figures.unreadable === 0) return null;
  const { looked, unreadable } = figures;
  return `They do not open ${unreadable} of ${looked} stored secrets: keep the JWT_SECRET too that these open with.`;
};

/** The same, brought up to date and with everything that services need. */
export const openServerDatabase = (config: Config): Promise<Store> => {
  const { databaseUrl, databaseDirectUrl, dataDirectory, databasePoolMax: poolMax } = config;
  return openDatabase({ databaseUrl, databaseDirectUrl, dataDirectory, poolMax, mayJoin: true });
};
