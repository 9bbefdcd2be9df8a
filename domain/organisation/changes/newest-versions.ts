import type { SampleQuery } from '../../foundation/database/sample.ts';
import { SAMPLE_COMPANY_VERSIONS } from '../statements.ts';

/** A version with the time it was saved. */
export interface VersionDate {
  readonly version: number;
  readonly savedAt: Date;
}

/** The newest versions of the company, newest first. */
export const newestVersions = (limit: number): SampleQuery<readonly VersionDate[]> => ({
  text: SAMPLE_COMPANY_VERSIONS,
  values: [limit],
  result: (of) => of('saved').items.map(({ id, label }) => ({ version: Number(id), savedAt: new Date(label) })),
});
