import { describe, expect, it } from 'vitest';
import { isCurrencyCode } from '../../../domain/foundation/kernel/currency.ts';

describe('currency codes', () => {
  it.each(['USD', 'EUR', 'JPY', 'CHF', 'XAF', 'XOF', 'XCD', 'ZWG', 'XCG'])('takes the active code %s', (code) => {
    expect(isCurrencyCode(code)).toBe(true);
  });

  it.each(['DEM', 'HRK', 'ANG', 'BGN', 'CUC', 'ZWL'])('refuses the withdrawn code %s', (code) => {
    expect(isCurrencyCode(code)).toBe(false);
  });

  it.each(['XXX', 'XTS', 'XAU', 'XBA', 'ZZZ', 'usd', 'US', 'USDX', ''])('refuses %j, which is not money', (code) => {
    expect(isCurrencyCode(code)).toBe(false);
  });
});
