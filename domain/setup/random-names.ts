import { toNfc, truncate } from '../foundation/kernel/text/text.ts';
import { ALL_LOCALES, fakerLocaleOf, LOCALE_CODES } from './name-locales.ts';

/** Draws a "First Last" name for one of the locales; deterministic for the same seed and locales. */
export type DrawName = (locales: readonly string[], seed?: number) => Promise<string>;

const MAX_DRAWS = 6;
const MAX_PART_LENGTH = 14;
const LATIN_TOKEN = /[\p{Script=Latin}'’]+/gu;
const HAS_LETTER = /\p{L}/u;

const latinTokens = (text: string): string[] =>
  (text.match(LATIN_TOKEN) ?? []).filter((token) => HAS_LETTER.test(token));

const longestOf = (tokens: readonly string[]): string =>
  tokens.reduce((longest, token) => (token.length > longest.length ? token : longest), '');

/**
 * Draws one part of a name. A part that is hyphenated, spaced, too long or not in Latin letters is drawn again, a few
 * times.
 */
export const plainNamePart = (draw: () => string): string => {
  let last = '';
  for (let count = 0; count < MAX_DRAWS; count += 1) {
    last = toNfc(draw());
    if (last.length <= MAX_PART_LENGTH && latinTokens(last)[0] === last) return last;
  }
  return truncate(longestOf(latinTokens(last)), MAX_PART_LENGTH) || 'Agent';
};

/**
 * Draws a random name (spec/rules/organisation.md#generated-names). Every draw has its own generator, seeded or fresh,
 * so draws do not affect each other. The library has the data of some seventy locales, so it is loaded at the first
 * draw and not at start.
 */
export const drawRandomName: DrawName = async (locales, seed) => {
  const { allFakers, Faker, generateMersenne53Randomizer } = await import('@faker-js/faker');
  const randomizer = generateMersenne53Randomizer(seed);
  const codes = locales.includes(ALL_LOCALES) ? LOCALE_CODES : locales;
  const code = codes[Math.floor(randomizer.next() * codes.length)] ?? 'en_US';
  const faker = new Faker({ locale: allFakers[fakerLocaleOf(code)].rawDefinitions, randomizer });
  // Some languages inflect surnames, so both parts are drawn for the same sex.
  const sex = faker.person.sexType();
  return `${plainNamePart(() => faker.person.firstName(sex))} ${plainNamePart(() => faker.person.lastName(sex))}`;
};
