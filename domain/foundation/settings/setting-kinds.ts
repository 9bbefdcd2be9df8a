import type { SettingDefinition } from './setting-definition.ts';

/** A boolean setting. */
export const switchSetting = (
  namespace: string,
  key: string,
  isOn: boolean,
  description: string,
): SettingDefinition<boolean> => ({
  namespace,
  key,
  type: 'boolean',
  default: isOn,
  minimum: null,
  maximum: null,
  allowed: null,
  description,
});

/** A finite number from `minimum` to `maximum`; null leaves that side open. */
export const numberSetting = (
  namespace: string,
  key: string,
  fallback: number,
  minimum: number | null,
  maximum: number | null,
  description: string,
): SettingDefinition<number> => ({
  namespace,
  key,
  type: 'number',
  default: fallback,
  minimum,
  maximum,
  allowed: null,
  description,
});

/** A text that is not blank, of `minimum` to `maximum` code points. */
export const textSetting = (
  namespace: string,
  key: string,
  fallback: string,
  minimum: number,
  maximum: number,
  description: string,
): SettingDefinition<string> => ({
  namespace,
  key,
  type: 'string',
  default: fallback,
  minimum,
  maximum,
  allowed: null,
  description,
  accepts: (value) => typeof value === 'string' && value.trim() !== '',
});
