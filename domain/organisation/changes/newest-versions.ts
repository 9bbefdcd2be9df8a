import type { EntityManager } from '@mikro-orm/postgresql';

/** When a version of the company was saved. */
export interface VersionDate {
  readonly version: number;
  readonly savedAt: Date;
}

/** The newest versions of the company, newest first. */
export const newestVersions = async (em: EntityManager, limit: number): Promise<VersionDate[]> => {
  const rows = await em.execute<{ version: number; saved_at: string }[]>(
    'select version, saved_at from company_versions order by version desc limit ?',
    [limit],
  );
  return rows.map((row) => ({ version: row.version, savedAt: new Date(row.saved_at) }));
};
