import { isCurrencyCode } from '../../foundation/kernel/currency.ts';
import type { SettingDefinition } from '../../foundation/settings/setting-definition.ts';
import { textSetting } from '../../foundation/settings/setting-kinds.ts';

/** The live currency, an active code; in namespace `budget`, where operators expect it (spec/rules/organisation.md#live-currency). */
export const currencySetting = {
  ...textSetting('budget', 'currency', 'USD', 3, 3, 'The ISO 4217 code of every amount of the organisation.'),
  accepts: (value: unknown): boolean => typeof value === 'string' && isCurrencyCode(value),
};

/** The same setting, whose default is the currency of the environment. */
export const currencyOfEnvironment = (environment: string): SettingDefinition<string> =>
  environment === currencySetting.default ? currencySetting : { ...currencySetting, environment };
