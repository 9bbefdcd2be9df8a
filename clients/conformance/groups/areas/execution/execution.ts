import type { Group } from '../../../scene/check.ts';
import { ARTIFACT_CHECKS } from './artifacts.ts';
import { CLAIM_CHECKS } from './claims.ts';
import { FOLLOWING_CHECKS } from './following.ts';
import { LEASE_CHECKS } from './leases.ts';
import { OVERVIEW_CHECKS } from './overview.ts';
import { WORK_REFUSALS } from './refusals.ts';
import { REPORT_CHECKS } from './reports.ts';

/** The tasks of these checks have labels that only their workers have, so that no other worker gets them. */
export const EXECUTION: Group = {
  name: 'execution',
  title: 'Workers, runs, artifacts and reviews',
  checks: [
    ...CLAIM_CHECKS,
    ...LEASE_CHECKS,
    ...REPORT_CHECKS,
    ...ARTIFACT_CHECKS,
    ...FOLLOWING_CHECKS,
    ...OVERVIEW_CHECKS,
    ...WORK_REFUSALS,
  ],
};
