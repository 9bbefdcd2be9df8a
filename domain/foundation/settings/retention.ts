import { DAY_MS } from '../kernel/clock.ts';
import type { LiveSettings } from './live-settings.ts';
import { integerSetting, type SettingDefinition } from './setting-definition.ts';

const NAMESPACE = 'retention';
/** Ten years. */
const MOST_DAYS = 3650;

/** For how many days something is kept (spec/rules/limits.md#retention), by default for ever. With a minimum of 0 the value 0 is for ever. */
export const retentionSetting = (key: string, description: string, fallback = 0, minimum = 0): SettingDefinition =>
  integerSetting(NAMESPACE, key, fallback, minimum, MOST_DAYS, description);

/** The age up to which it is kept, by the setting in force; null is for ever. */
export const retentionMs = (settings: LiveSettings, key: string): number | null => {
  const days = settings.number(NAMESPACE, key);
  return days === 0 ? null : days * DAY_MS;
};
