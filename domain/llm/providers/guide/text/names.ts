import { toNfc } from '../../../../foundation/kernel/text/text.ts';
import type { NamedAgent } from '../subjects.ts';
import { arabicSpellings } from '../words/arabic-spelling.ts';
import { isUnspaced } from '../words/folding.ts';
import { otherWordsFor } from '../words/vocabulary.ts';
import { oneLine } from './words.ts';

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

/** The name of an agent in a text, with its position. */
export interface FoundName {
  /** The text as written; for an inflected name or a synonym of a role, the name or role that it means. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

const isWordAt = (text: string, index: number): boolean => {
  const character = text[index] ?? '';
  return WORD_CHARACTER.test(character) && !isUnspaced(character);
};

/** Lower case with unchanged positions: a character whose lower case has two characters stays as it is. */
const lowerCased = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (character) => {
    const one = character.toLowerCase();
    return one.length === character.length ? one : character;
  }).join('');
};

const MIN_FIRST_NAME = 2;

/** First names that only one agent has, each with the full name. */
const firstNames = (names: readonly string[]): [first: string, name: string][] => {
  const count = new Map<string, number>();
  const firsts = names.map((name) => name.slice(0, Math.max(0, name.indexOf(' '))));
  for (const first of firsts) count.set(first, (count.get(first) ?? 0) + 1);
  return firsts.flatMap((first, index) =>
    count.get(first) === 1 && first.length >= MIN_FIRST_NAME ? [[first, names[index] ?? '']] : [],
  );
};

/**
 * Letters that are unique to Polish among the languages of the guide; in other languages an inflected name may be
 * another word.
 */
const POLISH = /[ąęłńśźżćó]/;
const POLISH_ENDINGS = { a: ['ę', 'y', 'i', 'ą', 'ie', 'ze', 'zie'], other: ['a', 'owi', 'em'] } as const;

const declined = (first: string): string[] =>
  first.endsWith('a')
    ? POLISH_ENDINGS.a.map((ending) => first.slice(0, -1) + ending)
    : POLISH_ENDINGS.other.map((ending) => first + ending);

const ARABIC = /\p{Script=Arabic}/u;

/** Inflected forms of a first name in the language of the text. */
const otherForms = (text: string, first: string): string[] => [
  ...(POLISH.test(text) ? declined(first) : []),
  ...(ARABIC.test(text) ? arabicSpellings(first) : []),
];

const beginningOf = (name: string): string => lowerCased(toNfc(name.trimStart().slice(0, 3))).slice(0, 2);

/** The agents whose first two letters occur in the text: a few of many thousands. */
const mayBeNamed = (text: string, agents: readonly NamedAgent[]): NamedAgent[] => {
  const beginnings = new Set(text);
  for (let index = 0; index < text.length; index += 1) beginnings.add(text.slice(index, index + 2));
  return ARABIC.test(text) ? [...agents] : agents.filter(({ name }) => beginnings.has(beginningOf(name)));
};

/**
 * Everything that agents are called in the text, in lower case, with the name it means; null if it is the name itself.
 */
const namesByCall = (text: string, agents: readonly NamedAgent[]): Map<string, string | null> => {
  const names = mayBeNamed(text, agents).map(({ name }) => oneLine(name));
  const roles = new Map([...new Set(agents.map(({ role }) => role))].map((role) => [lowerCased(oneLine(role)), role]));
  const firsts = firstNames(names).map(([first, name]) => [lowerCased(first), name] as const);
  const known = new Map<string, string | null>();
  for (const [first, name] of firsts) for (const form of otherForms(text, first)) known.set(form, name);
  for (const [role, written] of roles) for (const word of otherWordsFor(role)) known.set(word, written);
  for (const own of [...names.map(lowerCased), ...roles.keys(), ...firsts.map(([first]) => first)])
    known.set(own, null);
  known.delete('');
  return known;
};

/** Arabic writes "and", "for" and "by" as a letter of the next word. */
const PREFIXES = new Set('ولب');

const isStart = (text: string, index: number): boolean =>
  !isWordAt(text, index - 1) || (PREFIXES.has(text[index - 1] ?? '') && !isWordAt(text, index - 2));

/**
 * The names and roles of agents in a line, from left to right. Longer ones win, so that "CTO Office" is not read as
 * "CTO". The time depends on the text and on the number of different name lengths, not on the number of agents.
 */
export const findNames = (text: string, agents: readonly NamedAgent[]): FoundName[] => {
  const lower = lowerCased(text);
  const known = namesByCall(lower, agents);
  const lengths = [...new Set([...known.keys()].map(({ length }) => length))].sort((one, other) => other - one);
  const endAt = (start: number): number | undefined =>
    lengths
      .map((length) => start + length)
      .find((end) => end <= lower.length && known.has(lower.slice(start, end)) && !isWordAt(lower, end));
  const found: FoundName[] = [];
  for (let start = 0; start < lower.length; start += 1) {
    const end = isStart(lower, start) ? endAt(start) : undefined;
    if (end === undefined) continue;
    found.push({ written: known.get(lower.slice(start, end)) ?? text.slice(start, end), start, end });
    start = end - 1;
  }
  return found;
};

/** The names as written, in order, without duplicates. */
export const distinct = (found: readonly FoundName[]): string[] => {
  const names = new Map<string, string>();
  for (const { written } of found) {
    const key = written.toLowerCase();
    if (!names.has(key)) names.set(key, written);
  }
  return [...names.values()];
};
