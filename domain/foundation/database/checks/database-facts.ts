import type { ClientBase, Pool } from 'pg';

/** Properties of a database server. */
export interface DatabaseFacts {
  /** As a number: 15.4 is 150004. */
  readonly versionNumber: number;
  readonly version: string;
  readonly encoding: string;
  /** Of the whole server, without those reserved for superusers. */
  readonly maxConnections: number;
  /** The time of its clock. */
  readonly now: Date;
}

const OLDEST = 150_000;

const FACTS = `select current_setting('server_version_num') as number, current_setting('server_version') as version,
  (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
  extract(epoch from clock_timestamp()) * 1000 as now`;

export const readFacts = async (database: Pick<Pool | ClientBase, 'query'>): Promise<DatabaseFacts> => {
  const { rows } = await database.query<Record<string, string>>(FACTS);
  const { number, version = '', encoding = '', connections, now } = rows[0] ?? {};
  const times = { maxConnections: Number(connections), now: new Date(Number(now)) };
  return { versionNumber: Number(number), version: version.split(' ')[0] ?? '', encoding, ...times };
};

/** Why the database is not supported, as the end of a sentence; null when it is. */
export const unsupportedReason = ({ versionNumber, version, encoding }: DatabaseFacts): string | null => {
  if (versionNumber < OLDEST) return `is PostgreSQL ${version}: 15 or newer is needed`;
  return encoding === 'UTF8' ? null : `has the encoding ${encoding}: UTF8 is needed`;
};

/** The system identifier of a database server; null where it cannot be read. */
export const readCluster = async (database: Pick<Pool | ClientBase, 'query'>): Promise<string | null> => {
  const found = await database
    .query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
    .catch((error: { readonly code?: unknown }) => {
      if (UNREADABLE.includes(error.code)) return null;
      throw error;
    });
  return found?.rows[0]?.id ?? null;
};

/** Missing privilege, undefined function, not supported. */
const UNREADABLE: readonly unknown[] = ['42501', '42883', '0A000'];
