export type SettingValue = boolean | number | string;
export type SettingType = 'boolean' | 'integer' | 'number' | 'string';

/** A live setting as the product knows it. `minimum` and `maximum` bound a number, or the length of a text in code points. */
export interface SettingDefinition {
  readonly namespace: string;
  readonly key: string;
  readonly type: SettingType;
  readonly default: SettingValue;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly allowed: readonly string[] | null;
  readonly description: string;
  /** The value given by the environment; it goes before the default and after a stored one. */
  readonly environment?: SettingValue;
  /** Further form of a text value; false refuses it. */
  readonly accepts?: (value: SettingValue) => boolean;
  /** Whether the value in force is for people alone to change; without it API keys may, within their role. */
  readonly isForPeople?: (inForce: SettingValue) => boolean;
}

/** Two settings of one namespace of which the first must stay below the second. */
export interface SettingOrder {
  readonly namespace: string;
  readonly lower: string;
  readonly higher: string;
}

/** A whole number from `minimum` to `maximum`. */
export const integerSetting = (
  namespace: string,
  key: string,
  fallback: number,
  minimum: number,
  maximum: number,
  description: string,
): SettingDefinition => ({
  namespace,
  key,
  type: 'integer',
  default: fallback,
  minimum,
  maximum,
  allowed: null,
  description,
});
