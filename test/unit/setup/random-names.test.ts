import { describe, expect, it } from 'vitest';
import {
  ALL_LOCALES,
  fakerLocaleOf,
  isLocaleCode,
  LOCALE_CODES,
  LOCALE_DISPLAY_NAMES,
  LOCALE_REGIONS,
} from '../../../domain/setup/name-locales.ts';
import { drawRandomName, plainNamePart } from '../../../domain/setup/random-names.ts';

const PLAIN_NAME = /^[[\p{L}&&\p{Script=Latin}]'’]{1,14} [[\p{L}&&\p{Script=Latin}]'’]{1,14}$/v;
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

const namesOf = (locales: readonly string[]): Promise<string[]> =>
  Promise.all(SEEDS.map((seed) => drawRandomName(locales, seed)));

const drawing = (...draws: string[]) => {
  const left = [...draws];
  return () => (left.length > 1 ? left.shift() : left[0]) ?? '';
};

describe('name locales', () => {
  it('are 57 codes in 11 regions, each with a display name', () => {
    expect(LOCALE_CODES).toHaveLength(57);
    expect(new Set(LOCALE_CODES).size).toBe(57);
    expect(Object.keys(LOCALE_REGIONS)).toHaveLength(11);
    expect(Object.values(LOCALE_REGIONS).flat()).toEqual(LOCALE_CODES);
    expect(Object.keys(LOCALE_DISPLAY_NAMES)).toEqual(LOCALE_CODES);
  });

  it('begin with Africa and end with Central / Eastern Europe', () => {
    expect(Object.keys(LOCALE_REGIONS)[0]).toBe('Africa');
    expect(Object.keys(LOCALE_REGIONS).at(-1)).toBe('Central / Eastern Europe');
    expect(LOCALE_REGIONS['South Asia']).toEqual(['en_IN', 'en_PK']);
    expect(LOCALE_DISPLAY_NAMES.en_US).toBe('English (US)');
  });

  it('are case-sensitive, and the sentinel is not one of them', () => {
    expect(isLocaleCode('de_CH')).toBe(true);
    expect(isLocaleCode('de_ch')).toBe(false);
    expect(isLocaleCode(ALL_LOCALES)).toBe(false);
  });

  it('that are no longer codes get English names', () => {
    expect(fakerLocaleOf('de_CH')).toBe('de_CH');
    expect(fakerLocaleOf('xx_XX')).toBe('en');
  });
});

describe('random names', () => {
  it.each(LOCALE_CODES)('of %s are plain and varied', async (code) => {
    const names = await namesOf([code]);
    expect(names.filter((name) => !PLAIN_NAME.test(name))).toEqual([]);
    expect(names.filter((name) => name.split(' ').includes('Agent'))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(100);
  });

  it('repeat with the seed, also when draws overlap', async () => {
    const [first, second] = await Promise.all([namesOf([ALL_LOCALES]), namesOf([ALL_LOCALES])]);
    expect(first).toEqual(second);
  });

  it('depend on the stored locales', async () => {
    expect(await namesOf(['de_DE'])).not.toEqual(await namesOf(['sv_SE']));
  });

  it('each belong to one of the stored locales, and none of these is omitted', async () => {
    const [german, polish, either] = await Promise.all([
      namesOf(['de_DE']),
      namesOf(['pl_PL']),
      namesOf(['de_DE', 'pl_PL']),
    ]);
    const sources = either.map((name, seed) => [name === german[seed], name === polish[seed]]);
    expect(sources.filter(([isGerman, isPolish]) => isGerman === isPolish)).toEqual([]);
    const share = sources.filter(([isGerman]) => isGerman).length / SEEDS.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  it('are American when no locale is stored', async () => {
    expect(await namesOf([])).toEqual(await namesOf(['en_US']));
  });

  it('differ without a seed', async () => {
    const names = await Promise.all(SEEDS.map(() => drawRandomName(['en_US'])));
    expect(new Set(names).size).toBeGreaterThan(100);
  });
});

describe('a part of a name', () => {
  it.each([
    ['the first draw that is plain', ['Ana', 'Ida'], 'Ana'],
    ['a draw of 14 letters', ['Abcdefghijklmn', 'Ida'], 'Abcdefghijklmn'],
    ['a later draw when the first has 15 letters', ['Abcdefghijklmno', 'Ida'], 'Ida'],
    ['a later draw when the first has only apostrophes', ["''", 'Ida'], 'Ida'],
    ['a later draw when the first is hyphenated', ['Ana-Lena', 'Ida'], 'Ida'],
    ['a later draw when the first is in another script', ['Анна', 'Ida'], 'Ida'],
    ['a name with an apostrophe', ["O'Brien"], "O'Brien"],
    ['the longest token after six vain draws', ['van den Heuvel'], 'Heuvel'],
    ['the longest token wherever it stands', ['Maximilian de la Cruz'], 'Maximilian'],
    ['the first of two that are as long', ['Anna Lena'], 'Anna'],
    ['a token with letters in it rather than longer signs', ["Al ''''"], 'Al'],
    ['that token cut to 14', ['Wolfeschlegelsteinhausen'], 'Wolfeschlegels'],
    ['a stand-in when no Latin letter is left', ['山田'], 'Agent'],
    ['a stand-in for an empty draw', [''], 'Agent'],
  ])('is %s', (_, draws, expected) => {
    expect(plainNamePart(drawing(...draws))).toBe(expected);
  });

  it('is tried at most six times', () => {
    expect(plainNamePart(drawing('a b', 'a b', 'a b', 'a b', 'a b', 'Eva'))).toBe('Eva');
    expect(plainNamePart(drawing('a bc', 'a bc', 'a bc', 'a bc', 'a bc', 'a bc', 'Eva'))).toBe('bc');
  });
});
