import { toNfc, withoutEnd } from '../../foundation/kernel/text.ts';
import type { NamedAgent } from '../guide-context.ts';

/** Nothing that belongs to a word stands before or behind. */
const OPEN = '(?<![\\p{L}\\p{N}_])';
const CLOSE = '(?![\\p{L}\\p{N}_])';
const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

/** The text in NFC on one line, a single space between any two words. What the patterns of the guide look at. */
export const oneLine = (text: string): string => toNfc(text).trim().split(/\s+/).join(' ');

/** A pattern for any of the words, as whole words; of words in several parts a single space is between the parts. */
export const anyWord = (words: readonly string[]): RegExp => new RegExp(`${OPEN}(?:${words.join('|')})${CLOSE}`, 'iu');

/** A pattern for a text that begins with any of the words, after any number of `openers`. */
export const opensWith = (words: readonly string[], openers: readonly string[] = []): RegExp => {
  const before = openers.length === 0 ? '' : `(?:(?:${openers.join('|')})[ ,]+)*`;
  return new RegExp(`^${before}(?:${words.join('|')})${CLOSE}`, 'iu');
};

/** A name of an agent in a text: as it is written there, and where. */
export interface FoundName {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

const isWordAt = (text: string, index: number): boolean => WORD_CHARACTER.test(text[index] ?? '');

/** In lower case, every character in its place: one that would become two stays as it is. */
const lowerCased = (text: string): string =>
  Array.from(text, (character) => {
    const lower = character.toLowerCase();
    return lower.length === character.length ? lower : character;
  }).join('');

/**
 * The names and roles of agents in a text on one line, from left to right. Longer ones come first, so that "CTO Office" is not taken
 * for "CTO". The time depends on the text and on how many lengths names have, not on how many agents there are.
 */
export const findNames = (text: string, agents: readonly NamedAgent[]): FoundName[] => {
  const known = new Set(agents.flatMap(({ name, role }) => [name, role]).map((name) => lowerCased(oneLine(name))));
  known.delete('');
  const lengths = [...new Set([...known].map(({ length }) => length))].sort((one, other) => other - one);
  const lower = lowerCased(text);
  const endAt = (start: number): number | undefined =>
    lengths
      .map((length) => start + length)
      .find((end) => end <= lower.length && known.has(lower.slice(start, end)) && !isWordAt(lower, end));
  const found: FoundName[] = [];
  for (let start = 0; start < lower.length; start += 1) {
    const end = isWordAt(lower, start - 1) ? undefined : endAt(start);
    if (end === undefined) continue;
    found.push({ written: text.slice(start, end), start, end });
    start = end - 1;
  }
  return found;
};

/** The agents a message names, in order, as written, each once. */
export const agentsNamedIn = (message: string, agents: readonly NamedAgent[]): string[] => {
  const found = new Map<string, string>();
  for (const { written } of findNames(oneLine(message), agents)) {
    const key = written.toLowerCase();
    if (!found.has(key)) found.set(key, written);
  }
  return [...found.values()];
};

/** The text without white space around it, without the quotes around it, and without a full stop behind it. */
export const unquoted = (text: string): string => {
  const plain = withoutEnd(text.trim(), /[.!]/);
  return withoutEnd(plain.replace(/^["'“”‘’«»`]+/, ''), /["'“”‘’«»`]/).trim();
};

/** How many words the text has. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
