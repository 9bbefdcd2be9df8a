import type { OutdatedRows } from '../../foundation/jobs/housekeeping.ts';
import {
  DELETE_OUTDATED_COMPANY_VERSIONS,
  DELETE_OUTDATED_ROLE_VERSIONS,
  DELETE_UNUSED_HISTORY_RECORDS,
} from '../statements.ts';
import { versionDays } from './version-settings.ts';

/** The oldest versions are deleted first, so the kept versions are numbered without gaps (spec/rules/organisation.md#version-retention). */
export const outdatedVersions: Readonly<Record<string, OutdatedRows>> = {
  company_versions: {
    text: DELETE_OUTDATED_COMPANY_VERSIONS,
    age: versionDays,
    overflow: [DELETE_UNUSED_HISTORY_RECORDS],
  },
  role_versions: {
    text: DELETE_OUTDATED_ROLE_VERSIONS,
    age: versionDays,
  },
};
