export type SettingValue = boolean | number | string;
export type SettingType = 'boolean' | 'integer' | 'number' | 'string';

/**
 * The definition of a live setting, by which `LiveSettings.get` reads it. `minimum` and `maximum` limit a number, or the length of a text
 * in code points.
 */
export interface SettingDefinition<Value extends SettingValue = SettingValue> {
  readonly namespace: string;
  readonly key: string;
  readonly type: SettingType;
  readonly default: Value;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly allowed: readonly string[] | null;
  readonly description: string;
  /** The value of the environment, which overrides the default and is overridden by a stored value. */
  readonly environment?: Value;
  /** An additional check of a text value; false refuses it. */
  readonly accepts?: (value: SettingValue) => boolean;
  /** Whether only the ceo may change it. `SettingService` lists the namespaces for which this applies to every setting. */
  readonly isCeoOnly?: true;
  /** Whether only people may change the current value; without it API keys may too, within their role. */
  readonly isForPeople?: (inForce: SettingValue) => boolean;
}

/** Two settings; the first must be lower than the second. */
export interface SettingOrder {
  readonly lower: SettingDefinition<number>;
  readonly higher: SettingDefinition<number>;
}

/** A whole number from `minimum` to `maximum`. */
export const integerSetting = (
  namespace: string,
  key: string,
  fallback: number,
  minimum: number,
  maximum: number,
  description: string,
): SettingDefinition<number> => ({
  namespace,
  key,
  type: 'integer',
  default: fallback,
  minimum,
  maximum,
  allowed: null,
  description,
});
