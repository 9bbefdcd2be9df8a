import { describe, expect, it } from 'vitest';
import { approvalSettings, URGENCY_ORDER } from '../../../domain/approvals/approval-settings.ts';
import { budgetSettings } from '../../../domain/budgets/budget-settings.ts';
import { chatSettings } from '../../../domain/conversations/chat-settings.ts';
import type { SettingDefinition } from '../../../domain/foundation/settings/setting-definition.ts';
import { currencyOfEnvironment, currencySetting } from '../../../domain/organisation/value/currency-setting.ts';
import { apiSettings } from '../../../domain/settings/api-settings.ts';

const all: readonly SettingDefinition[] = [
  ...Object.values(chatSettings),
  ...Object.values(apiSettings),
  ...approvalSettings,
  currencySetting,
  ...Object.values(budgetSettings),
];
const keysOf = (settings: readonly SettingDefinition[]) => settings.map(({ key }) => key);

const isWithin = ({ type, minimum, maximum }: SettingDefinition, value: number | string | boolean): boolean => {
  const measure = type === 'string' ? [...String(value)].length : Number(value);
  return measure >= (minimum ?? -Infinity) && measure <= (maximum ?? Infinity);
};

describe('the settings of conversation, interface and budget', () => {
  it('have each key once', () => {
    expect(new Set(all.map(({ namespace, key }) => `${namespace}.${key}`)).size).toBe(all.length);
    expect(keysOf(Object.values(chatSettings))).toHaveLength(34);
    expect(keysOf([...Object.values(apiSettings), ...approvalSettings])).toHaveLength(12);
  });

  it.each(all.map((setting) => [setting.key, setting] as const))(
    '%s has a default of the same type and within its range',
    (_key, setting) => {
      const type = setting.type === 'integer' ? 'number' : setting.type;
      expect(typeof setting.default).toBe(type);
      if (setting.type === 'integer') expect(Number.isInteger(setting.default)).toBe(true);
      if (setting.type !== 'boolean') expect(isWithin(setting, setting.default)).toBe(true);
      expect(setting.accepts?.(setting.default) ?? true).toBe(true);
    },
  );

  it('take the currency from the environment and accept only active codes', () => {
    const currency = currencyOfEnvironment('EUR');
    expect(currency).toMatchObject({ key: 'currency', default: 'USD', environment: 'EUR' });
    expect(currencyOfEnvironment('USD')).not.toHaveProperty('environment');
    expect(currency.accepts?.('CHF')).toBe(true);
    for (const code of ['chf', 'ZZZ', 'XAU', 7, true]) expect(currency.accepts?.(code)).toBe(false);
  });

  it('of the budget are the currency and two prices, which are zero until set', () => {
    const price = { namespace: 'budget', type: 'number', default: 0, minimum: 0, maximum: 1e12, allowed: null };
    expect(currencySetting).toMatchObject({
      namespace: 'budget',
      minimum: 3,
      maximum: 3,
      description: 'The ISO 4217 code of every amount of the organisation.',
    });
    expect(Object.values(budgetSettings)).toEqual([
      {
        ...price,
        key: 'price_per_million_input_tokens',
        description: 'What a million tokens sent to the model costs.',
      },
      {
        ...price,
        key: 'price_per_million_output_tokens',
        description: 'What a million tokens written by the model costs.',
      },
    ]);
  });

  it('begin with critical urgency below high urgency', () => {
    expect(URGENCY_ORDER.lower.default).toBeLessThan(URGENCY_ORDER.higher.default);
  });
});
