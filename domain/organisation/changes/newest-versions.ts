import type { SampleQuery } from '../../foundation/database/sample.ts';

/** A version with the time it was saved. */
export interface VersionDate {
  readonly version: number;
  readonly savedAt: Date;
}

const NEWEST = `select version::text as id, saved_at::text as label, 'saved' as status, 0 as total from company_versions
    order by version desc limit ?`;

/** The newest versions of the company, newest first. */
export const newestVersions = (limit: number): SampleQuery<readonly VersionDate[]> => ({
  text: NEWEST,
  values: [limit],
  result: (of) => of('saved').items.map(({ id, label }) => ({ version: Number(id), savedAt: new Date(label) })),
});
