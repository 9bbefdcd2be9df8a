import { integerSetting, type SettingDefinition } from '../foundation/settings/setting-definition.ts';
import { DECIDERS_SETTING } from './deciders.ts';

const urgency = (key: string, fallback: number, description: string): SettingDefinition =>
  integerSetting('api', key, fallback, 1, 604_800, description);

/** The urgency marks of approvals: the first must stay below the second, whichever is changed. */
export const URGENCY_ORDER = {
  namespace: 'api',
  lower: 'approval_urgency_critical_seconds',
  higher: 'approval_urgency_high_seconds',
} as const;

export const approvalSettings: readonly SettingDefinition[] = [
  urgency(URGENCY_ORDER.lower, 3600, `Seconds left at which an approval is critical; below ${URGENCY_ORDER.higher}.`),
  urgency(URGENCY_ORDER.higher, 14_400, 'Seconds left at which the urgency of an approval is high.'),
  DECIDERS_SETTING,
];
