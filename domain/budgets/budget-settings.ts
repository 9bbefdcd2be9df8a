import { MAX_AMOUNT } from '../foundation/kernel/money.ts';
import type { SettingDefinition } from '../foundation/settings/setting-definition.ts';
import { numberSetting } from '../foundation/settings/setting-kinds.ts';

const price = (key: string, description: string): SettingDefinition<number> =>
  numberSetting('budget', key, 0, 0, MAX_AMOUNT, description);

/** Prices of tokens; the namespace `budget` also has the live currency (spec/rules/organisation.md#live-currency). */
export const budgetSettings = {
  pricePerMillionInputTokens: price('price_per_million_input_tokens', 'What a million tokens sent to the model costs.'),
  pricePerMillionOutputTokens: price(
    'price_per_million_output_tokens',
    'What a million tokens written by the model costs.',
  ),
};
