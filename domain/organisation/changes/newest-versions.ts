import type { Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';

/** A version with the time it was saved. */
export interface VersionDate {
  readonly version: number;
  readonly savedAt: Date;
}

const NEWEST = {
  name: 'newest-versions',
  text: 'select version, saved_at from company_versions order by version desc limit $1',
};

/** The newest versions of the company, newest first. */
export const newestVersions = async (pool: Pool, limit: number): Promise<VersionDate[]> => {
  const { rows } = await translated(pool.query<{ version: number; saved_at: string }>({ ...NEWEST, values: [limit] }));
  return rows.map((row) => ({ version: row.version, savedAt: new Date(row.saved_at) }));
};
