import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVersionNumber } from '../../../domain/organisation/value/version-number.ts';

describe('version numbers', () => {
  it('reads plain ASCII digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (version) => {
        expect(parseVersionNumber(String(version))).toBe(version);
      }),
    );
  });

  it('reads the greatest number that is stored', () => {
    expect(parseVersionNumber('2147483647')).toBe(2_147_483_647);
  });

  it.each([
    ['empty', ''],
    ['zero', '0'],
    ['padded with a zero', '01'],
    ['padded with a space', ' 1'],
    ['followed by a line end', '1\n'],
    ['signed +', '+1'],
    ['signed -', '-1'],
    ['grouped by _', '1_000'],
    ['grouped by ,', '1,000'],
    ['grouped by a thin space', '1\u2009000'],
    ['fractional', '1.0'],
    ['exponent', '1e3'],
    ['hexadecimal', '0x1'],
    ['Arabic-Indic digits', '\u0661\u0662'],
    ['Devanagari digits', '\u0967'],
    ['full-width digits', '\uff11'],
    ['superscript', '\u00b2'],
    ['words', 'latest'],
    ['beyond what is stored', '2147483648'],
    ['enormous', '9'.repeat(128)],
  ])('finds no number in one that is %s', (_, text) => {
    expect(parseVersionNumber(text)).toBeNull();
  });
});
