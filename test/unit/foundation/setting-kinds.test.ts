import { describe, expect, it } from 'vitest';
import { integerSetting } from '../../../domain/foundation/settings/setting-definition.ts';
import { numberSetting, switchSetting, textSetting } from '../../../domain/foundation/settings/setting-kinds.ts';

const common = { namespace: 'n', key: 'k', allowed: null, description: 'd' };

describe('a setting', () => {
  it('of each kind has its type, default and limits', () => {
    expect(integerSetting('n', 'k', 2, 1, 3, 'd')).toEqual({
      ...common,
      type: 'integer',
      default: 2,
      minimum: 1,
      maximum: 3,
    });
    expect(numberSetting('n', 'k', 0.5, null, 1, 'd')).toEqual({
      ...common,
      type: 'number',
      default: 0.5,
      minimum: null,
      maximum: 1,
    });
    expect(switchSetting('n', 'k', true, 'd')).toEqual({
      ...common,
      type: 'boolean',
      default: true,
      minimum: null,
      maximum: null,
    });
    expect(textSetting('n', 'k', 'x', 1, 9, 'd')).toMatchObject({
      ...common,
      type: 'string',
      default: 'x',
      minimum: 1,
      maximum: 9,
    });
  });

  it.each([
    ['x', true],
    [' x ', true],
    ['', false],
    [' \t', false],
    [5, false],
  ])('with a text accepts %j: %s', (value, expected) => {
    expect(textSetting('n', 'k', 'x', 1, 9, 'd').accepts?.(value)).toBe(expected);
  });
});
