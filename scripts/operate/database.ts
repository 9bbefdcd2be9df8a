import { join } from 'node:path';
import { type BareDatabase, openBareDatabase } from '../../domain/postgres/bare-database.ts';
import type { Store } from '../../domain/postgres/store.ts';
import { openDatabase } from '../../domain/services.ts';
import type { Config } from '../../handlers/server/config.ts';

/** The database that the server has or would have, as it is; past a pooler, whose connections are not to be occupied. */
export const openOperatorDatabase = (
  { databaseUrl, databaseDirectUrl, dataDirectory }: Config,
  { mayJoin }: { readonly mayJoin: boolean },
): Promise<BareDatabase> => openBareDatabase({ databaseUrl: databaseDirectUrl ?? databaseUrl, dataDirectory, mayJoin });

/** Where the secrets lie that the server made itself; null: beside a database server they are given to it. */
export const secretsFileOf = ({ databaseUrl, dataDirectory }: Config): string | null =>
  databaseUrl === null ? join(dataDirectory, 'secrets.json') : null;

/** The same, brought up to date and with everything that services need. */
export const openServerDatabase = (config: Config): Promise<Store> => {
  const { databaseUrl, databaseDirectUrl, dataDirectory, databasePoolMax: poolMax } = config;
  return openDatabase({ databaseUrl, databaseDirectUrl, dataDirectory, poolMax, mayJoin: true });
};
