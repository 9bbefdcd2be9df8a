import { isCurrencyCode } from '../foundation/kernel/currency.ts';
import { MAX_AMOUNT } from '../foundation/kernel/money.ts';
import type { SettingDefinition } from '../foundation/settings/setting-definition.ts';
import { numberSetting, textSetting } from '../foundation/settings/setting-kinds.ts';

const DEFAULT_CURRENCY = 'USD';

const price = (key: string, description: string): SettingDefinition =>
  numberSetting('budget', key, 0, 0, MAX_AMOUNT, description);

/** Namespace `budget`. `currency` is the one of the environment, an active code (spec/rules/organisation.md#live-currency). */
export const budgetSettings = (currency: string): readonly SettingDefinition[] => [
  {
    ...textSetting(
      'budget',
      'currency',
      DEFAULT_CURRENCY,
      3,
      3,
      'The ISO 4217 code of every amount of the organisation.',
    ),
    ...(currency === DEFAULT_CURRENCY ? {} : { environment: currency }),
    accepts: (value) => typeof value === 'string' && isCurrencyCode(value),
  },
  price('price_per_million_input_tokens', 'What a million tokens sent to the model costs.'),
  price('price_per_million_output_tokens', 'What a million tokens written by the model costs.'),
];
