import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { newId, newSecret, parseUuid } from '../../../domain/foundation/kernel/ids.ts';
import { exceededLimit, isTooDeep, MAX_VALUES } from '../../../domain/foundation/kernel/json/nesting.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { maskJwts } from '../../../domain/foundation/kernel/text/jwt-text.ts';

describe('the clock of the process', () => {
  it('returns the time of the machine, and durations in seconds that never decrease', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
    const start = performance.now();
    const seconds = systemClock.monotonicSeconds();
    expect(seconds).toBeGreaterThanOrEqual(start / 1000);
    expect(seconds).toBeLessThanOrEqual(performance.now() / 1000);
  });
});

describe('a precondition', () => {
  it('without an expectation is met by every record', () => {
    expect(unconditional({ version: 1 })).toBeUndefined();
  });
});

describe('an id', () => {
  const ID = '0123abcd-4567-89ab-cdef-0123456789ab';

  it('is read in lower case, whatever its case', () => {
    expect(parseUuid(ID)).toBe(ID);
    expect(parseUuid(ID.toUpperCase())).toBe(ID);
  });

  it.each([
    ['nothing', ''],
    ['something before', `x${ID}`],
    ['something behind', `${ID}x`],
    ['a line end', `${ID}\n`],
    ['no hyphens', ID.replaceAll('-', '')],
    ['another letter', ID.replace('a', 'g')],
    ['a short first part', ID.slice(1)],
    ['a short second part', '0123abcd-456-89ab-cdef-0123456789ab'],
    ['a short third part', '0123abcd-4567-89a-cdef-0123456789ab'],
    ['a short fourth part', '0123abcd-4567-89ab-cde-0123456789ab'],
    ['a short last part', ID.slice(0, -1)],
    ['a wrong digit in the first part', 'g123abcd-4567-89ab-cdef-0123456789ab'],
    ['a wrong digit in the second part', '0123abcd-g567-89ab-cdef-0123456789ab'],
    ['a wrong digit in the third part', '0123abcd-4567-g9ab-cdef-0123456789ab'],
    ['a wrong digit in the fourth part', '0123abcd-4567-89ab-gdef-0123456789ab'],
    ['a wrong digit in the last part', '0123abcd-4567-89ab-cdef-g123456789ab'],
  ])('is not a text with %s', (_, text) => {
    expect(parseUuid(text)).toBeNull();
  });

  it('that is created is new and can be parsed; a secret has 43 URL-safe characters', () => {
    const [first, second] = [newId(), newId()];
    expect(parseUuid(first)).toBe(first);
    expect(second).not.toBe(first);
    expect(newSecret()).toMatch(/^[\w-]{43}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});

describe('a token within a text', () => {
  it.each([
    ['eyJa.b.c', '***'],
    ['eyJ.b.c', '***'],
    ['eyJa.b.', '***'],
    ['Bearer eyJa.b.c, more', 'Bearer ***, more'],
    ['x-eyJa.b.c', 'x-***'],
    ['1.eyJa.b.c.2', '1.***.2'],
    ['eyJa.b.c.eyJd.e.f', '***.***'],
    ['eyJa.b.c eyJd.e.f', '*** ***'],
    ['a.eyJb.eyJc.d.e', 'a.***.e'],
  ])('of %j is masked: %j', (text, expected) => {
    expect(maskJwts(text, '***')).toBe(expected);
  });

  it.each(['eyJa.b', 'eyJa', 'eyJa..c', 'xeyJa.b.c', 'a.b.c', 'eyja.b.c', 'ey.J.a', ''])('is not %j', (text) => {
    expect(maskJwts(text, '***')).toBe(text);
  });
});

describe('nesting', () => {
  const nested = (levels: number): unknown =>
    levels === 0 ? 1 : levels % 2 === 0 ? [nested(levels - 1)] : { a: nested(levels - 1) };
  const endless = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);

  it.each([
    ['text', false],
    [null, false],
    [[{}, nested(63)], false],
    [nested(65), true],
    [[1, null, nested(64)], true],
    [endless, true],
  ])('is limited to 64 levels (%#)', (value, expected) => {
    expect(isTooDeep(value)).toBe(expected);
  });
});

describe('the limits of a JSON text', () => {
  const excess = (text: string) => exceededLimit(Buffer.from(text));
  const nested = (deep: number): string => '['.repeat(deep) + ']'.repeat(deep);
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, part) => sum + count(part), 1)
      : 1;

  it('refuse depth beyond 64 levels, wherever it is and however it is hidden', () => {
    expect(excess(nested(65))).toBe(null);
    expect(excess(nested(66))).toBe('depth');
    expect(excess(`{"a":${nested(65)},"a":1}`)).toBe('depth');
    expect(excess(`{"a":"${nested(99)}"}`)).toBe(null);
    expect(excess(String.raw`["\\",${nested(65)}]`)).toBe('depth');
    expect(excess(String.raw`["\"",${nested(65)}]`)).toBe('depth');
    expect(excess(String.raw`["\"${nested(66)}"]`)).toBe(null);
    expect(excess('[]'.repeat(1_000))).toBe(null);
    expect(excess('['.repeat(500_000))).toBe('depth');
  });

  it('refuse more than 50 000 values, without keys', () => {
    const list = (values: number): string => JSON.stringify(new Array(values - 1).fill(0));
    expect(excess(list(MAX_VALUES))).toBe(null);
    expect(excess(list(MAX_VALUES + 1))).toBe('values');
    expect(excess(JSON.stringify(Object.fromEntries(Array.from({ length: MAX_VALUES }, (_, n) => [n, {}]))))).toBe(
      'values',
    );
    expect(excess(`["${','.repeat(60_000)}"]`)).toBe(null);
    expect(excess(`[${' [ ] ,'.repeat(49_998)}[]]`)).toBe(null);
    expect(excess(`[${' [ ] ,'.repeat(49_999)}[]]`)).toBe('values');
  });

  it('count as the parser does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(3), (value, indent) => {
        const wanted = MAX_VALUES - count(value);
        const behind = (more: number): string =>
          `[${'0,'.repeat(wanted - 1 + more)}${JSON.stringify(value, null, indent)}]`;
        expect(excess(behind(0))).toBe(null);
        expect(excess(behind(1))).toBe('values');
      }),
      { numRuns: 40 },
    );
  });
});
