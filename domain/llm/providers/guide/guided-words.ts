import { nameKey, toNfc, trimEndMatching } from '../../../foundation/kernel/text/text.ts';

/** Nothing that belongs to a word stands before or behind. */
const OPEN = '(?<![\\p{L}\\p{N}_])';
const CLOSE = '(?![\\p{L}\\p{N}_])';

/** The text in NFC on one line, a single space between any two words. What the patterns of the guide look at. */
export const oneLine = (text: string): string => toNfc(text).trim().split(/\s+/).join(' ');

/** A pattern for any of the words, as whole words; of words in several parts a single space is between the parts. */
export const anyWord = (words: readonly string[]): RegExp => new RegExp(`${OPEN}(?:${words.join('|')})${CLOSE}`, 'iu');

/** The text without white space around it, without the quotes around it, and without a full stop behind it. */
export const unquoted = (text: string): string => {
  const plain = trimEndMatching(text.trim(), /[.!]/);
  return trimEndMatching(plain.replace(/^["'“”‘’«»`]+/, ''), /["'“”‘’«»`]/).trim();
};

/** How many words the text has. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

const isOpen = (character: string | undefined): boolean => character === undefined || !WORD_CHARACTER.test(character);

/** Whether a text names something as whole words, without case; `_` counts as a space. */
export const isNamedIn = (line: string, name: string): boolean => {
  const text = nameKey(line).replaceAll('_', ' ');
  const wanted = nameKey(name).replaceAll('_', ' ');
  for (let at = text.indexOf(wanted); wanted !== '' && at >= 0; at = text.indexOf(wanted, at + 1))
    if (isOpen(text[at - 1]) && isOpen(text[at + wanted.length])) return true;
  return false;
};
