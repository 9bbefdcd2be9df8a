import type { ClientBase, Pool } from 'pg';
import { SELECT_DATABASE_FACTS, SELECT_SYSTEM_IDENTIFIER } from '../statements.ts';

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

export const readFacts = async (database: Pick<Pool | ClientBase, 'query'>): Promise<DatabaseFacts> => {
  const { rows } = await database.query<Record<string, string>>(SELECT_DATABASE_FACTS);
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
    .query<{ id: string }>(SELECT_SYSTEM_IDENTIFIER)
    .catch((error: { readonly code?: unknown }) => {
      if (UNREADABLE.includes(error.code)) return null;
      throw error;
    });
  return found?.rows[0]?.id ?? null;
};

/** Missing privilege, undefined function, not supported. */
const UNREADABLE: readonly unknown[] = ['42501', '42883', '0A000'];
