import { retentionSetting } from '../../foundation/settings/retention.ts';
import { integerSetting } from '../../foundation/settings/setting-definition.ts';

/** Days for which every version of the company and of roles is kept. */
export const versionDays = retentionSetting(
  'versions_days',
  'Days for which versions of the company and of roles are kept; 0 means without limit.',
  90,
);

/** The default of `versionMinimum`. */
export const MIN_VERSIONS = 1000;

/** The number of newest versions kept regardless of age, of the company and of each role. */
export const versionMinimum = integerSetting(
  'retention',
  'versions_minimum',
  MIN_VERSIONS,
  1,
  1_000_000,
  'Newest versions of the company, and of each role, that are kept whatever their age.',
);
