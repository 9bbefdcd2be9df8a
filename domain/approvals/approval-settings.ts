import { outdatedBatch } from '../foundation/jobs/housekeeping.ts';
import type { LimitedRecords } from '../foundation/limits/record-limit.ts';
import { retentionSetting } from '../foundation/settings/retention.ts';
import { integerSetting, type SettingDefinition } from '../foundation/settings/setting-definition.ts';
import { APPROVERS_SETTING } from './decide/approvers.ts';
import { APPROVAL_IS_OUTDATED, APPROVAL_IS_PENDING } from './statements.ts';

const MAX_URGENCY_SECONDS = 604_800;

/** The urgency thresholds: the first must stay below the second, whichever is changed. */
export const URGENCY_ORDER = {
  lower: integerSetting(
    'api',
    'approval_urgency_critical_seconds',
    3600,
    1,
    MAX_URGENCY_SECONDS,
    'Seconds left at which an approval is critical; below approval_urgency_high_seconds.',
  ),
  higher: integerSetting(
    'api',
    'approval_urgency_high_seconds',
    14_400,
    1,
    MAX_URGENCY_SECONDS,
    'Seconds left at which the urgency of an approval is high.',
  ),
};

const maxPending = integerSetting(
  'approvals',
  'max_pending',
  10_000,
  1,
  1_000_000,
  'Approvals that may be pending at most.',
);

/** Pending approvals and their limit. */
export const pendingApprovals: LimitedRecords = {
  noun: 'pending approvals',
  table: 'approvals',
  condition: APPROVAL_IS_PENDING,
  setting: maxPending,
};

const approvalsRetention = retentionSetting(
  'approvals_days',
  'Days after its decision or expiry for which an approval is kept; 0 means without limit.',
);

/** An approval is kept until its decision is delivered. */
export const outdatedApprovals = {
  approvals: outdatedBatch('approvals', APPROVAL_IS_OUTDATED, approvalsRetention),
};

export const approvalSettings: readonly SettingDefinition[] = [
  maxPending,
  approvalsRetention,
  URGENCY_ORDER.lower,
  URGENCY_ORDER.higher,
  APPROVERS_SETTING,
];
