import { describe, expect, it } from 'vitest';
import { toStoredPolicy } from '../../../domain/organisation/value/ceremony-policy.ts';

describe('stored ceremony policy', () => {
  it('drops top-level nulls and keeps those inside strategyConfig', () => {
    const policy = { strategy: null, autoTransition: false, strategyConfig: { days: null, nested: [null] } };
    expect(toStoredPolicy(policy)).toEqual({ autoTransition: false, strategyConfig: { days: null, nested: [null] } });
  });

  it('is a deep copy', () => {
    const policy = { strategyConfig: { days: [1] } };
    const stored = toStoredPolicy(policy);
    policy.strategyConfig.days.push(2);
    expect(stored.strategyConfig).toEqual({ days: [1] });
  });

  it('may be empty', () => {
    expect(toStoredPolicy({})).toEqual({});
    expect(toStoredPolicy({ strategy: null })).toEqual({});
  });
});
