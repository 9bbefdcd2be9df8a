import { join } from 'node:path';
import { type BareDatabase, openBareDatabase } from '../../domain/postgres/bare-database.ts';
import type { Store } from '../../domain/postgres/store.ts';
import { openDatabase } from '../../domain/services.ts';
import type { Config } from '../../handlers/server/config.ts';

/** The database of the server, without migrating it. It bypasses a pooler so that none of the pooler's connections are used. */
export const openOperatorDatabase = (
  { databaseUrl, databaseDirectUrl, dataDirectory }: Config,
  { mayJoin }: { readonly mayJoin: boolean },
): Promise<BareDatabase> => openBareDatabase({ databaseUrl: databaseDirectUrl ?? databaseUrl, dataDirectory, mayJoin });

/** The file with the generated secrets; null with a database server, where the environment provides the secrets. */
export const secretsFileOf = ({ databaseUrl, dataDirectory }: Config): string | null =>
  databaseUrl === null ? join(dataDirectory, 'secrets.json') : null;

/** The database of the server, migrated and ready for the services. */
export const openServerDatabase = (config: Config): Promise<Store> => {
  const { databaseUrl, databaseDirectUrl, dataDirectory, databasePoolMax: poolMax } = config;
  return openDatabase({ databaseUrl, databaseDirectUrl, dataDirectory, poolMax, mayJoin: true });
};
