import { DAY_MS } from '../kernel/clock.ts';
import type { LiveSettings } from './live-settings.ts';
import { integerSetting, type SettingDefinition } from './setting-definition.ts';

/** Ten years. */
const MAX_DAYS = 3650;

/**
 * The number of days for which records are kept (spec/rules/limits.md#retention), by default without limit. With a minimum of 0, the value
 * 0 means without limit.
 */
export const retentionSetting = (
  key: string,
  description: string,
  fallback = 0,
  minimum = 0,
): SettingDefinition<number> => integerSetting('retention', key, fallback, minimum, MAX_DAYS, description);

/** The current maximum age; null means without limit. */
export const retentionMs = (settings: LiveSettings, retention: SettingDefinition<number>): number | null => {
  const days = settings.get(retention);
  return days === 0 ? null : days * DAY_MS;
};
