import { toNfc, withoutEnd } from '../../foundation/kernel/text.ts';

/** Nothing that belongs to a word stands before or behind. */
const OPEN = '(?<![\\p{L}\\p{N}_])';
const CLOSE = '(?![\\p{L}\\p{N}_])';

/** The text in NFC on one line, a single space between any two words. What the patterns of the guide look at. */
export const oneLine = (text: string): string => toNfc(text).trim().split(/\s+/).join(' ');

/** A pattern for any of the words, as whole words; of words in several parts a single space is between the parts. */
export const anyWord = (words: readonly string[]): RegExp => new RegExp(`${OPEN}(?:${words.join('|')})${CLOSE}`, 'iu');

/** The text without white space around it, without the quotes around it, and without a full stop behind it. */
export const unquoted = (text: string): string => {
  const plain = withoutEnd(text.trim(), /[.!]/);
  return withoutEnd(plain.replace(/^["'“”‘’«»`]+/, ''), /["'“”‘’«»`]/).trim();
};

/** How many words the text has. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
