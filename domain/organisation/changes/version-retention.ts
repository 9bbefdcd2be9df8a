import type { OutdatedRows } from '../../foundation/jobs/housekeeping.ts';
import { ROWS_AT_ONCE } from '../../foundation/jobs/housekeeping.ts';
import { retentionSetting } from '../../foundation/settings/retention.ts';
import { integerSetting } from '../../foundation/settings/setting-definition.ts';
import { storedValue } from '../../foundation/settings/stored-settings.ts';

/** Days for which every version of the company and of roles is kept. */
export const versionDays = retentionSetting(
  'versions_days',
  'Days for which versions of the company and of roles are kept; 0 means without limit.',
  90,
);

const LEAST_VERSIONS = 1000;

/** The number of newest versions kept regardless of age, of the company and of each role. */
export const versionMinimum = integerSetting(
  'retention',
  'versions_minimum',
  LEAST_VERSIONS,
  1,
  1_000_000,
  'Newest versions of the company, and of each role, that are kept whatever their age.',
);

const MINIMUM = `coalesce(${storedValue(versionMinimum)}::int, ${LEAST_VERSIONS})`;

/** The number of the oldest version to keep. The newest is always kept, because the minimum is at least 1. */
const OLDEST_OF_COMPANY = `least((select min(version) from company_versions where saved_at >= $1),
  (select max(version) from company_versions) - ${MINIMUM} + 1)`;

/** Records that are in no kept version; those that the oldest version replaced are kept, because they show what that version changed. */
const UNUSED_RECORDS = `delete from company_history where ctid in (
  select ctid from company_history
  where valid << int4range((select min(version) from company_versions) - 1, null) limit ${ROWS_AT_ONCE})`;

/** The oldest versions are deleted first, so the kept versions are numbered without gaps (spec/rules/organisation.md#version-retention). */
export const outdatedVersions: Readonly<Record<string, OutdatedRows>> = {
  company_versions: {
    text: `delete from company_versions where version in (
      select version from company_versions where version < ${OLDEST_OF_COMPANY} order by version limit ${ROWS_AT_ONCE})`,
    age: versionDays,
    overflow: [UNUSED_RECORDS],
  },
  role_versions: {
    text: `delete from role_versions where (name_key, version) in (
      select name_key, version from role_versions join (
        select name_key, least(min(version) filter (where saved_at >= $1), max(version) - ${MINIMUM} + 1) as oldest
        from role_versions group by name_key) kept using (name_key)
      where version < kept.oldest order by name_key, version limit ${ROWS_AT_ONCE})`,
    age: versionDays,
  },
};
