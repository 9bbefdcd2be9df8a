import { describe, expect, it } from 'vitest';
import { toStoredPolicy } from '../../domain/organisation/value/ceremony-policy.ts';

describe('stored ceremony policy', () => {
  it('drops top-level nulls and keeps those inside strategy_config', () => {
    const policy = { strategy: null, auto_transition: false, strategy_config: { days: null, nested: [null] } };
    expect(toStoredPolicy(policy)).toEqual({ auto_transition: false, strategy_config: { days: null, nested: [null] } });
  });

  it('is a deep copy', () => {
    const policy = { strategy_config: { days: [1] } };
    const stored = toStoredPolicy(policy);
    policy.strategy_config.days.push(2);
    expect(stored.strategy_config).toEqual({ days: [1] });
  });

  it('may be empty', () => {
    expect(toStoredPolicy({})).toEqual({});
    expect(toStoredPolicy({ strategy: null })).toEqual({});
  });
});
