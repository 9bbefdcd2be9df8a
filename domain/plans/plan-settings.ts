import { outdatedBatch } from '../foundation/jobs/housekeeping.ts';
import type { LimitedRecords } from '../foundation/limits/record-limit.ts';
import { retentionSetting } from '../foundation/settings/retention.ts';
import { integerSetting } from '../foundation/settings/setting-definition.ts';
import { PLAN_IS_OUTDATED, PLAN_IS_PENDING } from './statements.ts';

const maxPending = integerSetting(
  'plans',
  'max_pending',
  1000,
  1,
  1_000_000,
  'Plans that may wait for a review at most.',
);

/** Plans that wait for review, and their limit. */
export const pendingPlans: LimitedRecords = {
  noun: 'plans that wait for a review',
  table: 'plans',
  condition: PLAN_IS_PENDING,
  setting: maxPending,
};

const plansRetention = retentionSetting(
  'plans_days',
  'Days after its last change for which a completed or rejected plan is kept; 0 means without limit.',
);

export const planSettings = [maxPending, plansRetention];
export const outdatedPlans = {
  plans: outdatedBatch('plans', PLAN_IS_OUTDATED, plansRetention),
};
