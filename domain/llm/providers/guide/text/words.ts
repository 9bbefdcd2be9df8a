import { toNfc, trimEndMatching } from '../../../../foundation/kernel/text/text.ts';

/** A word boundary: no letter, digit or underscore is adjacent. */
const OPEN = '(?<![\\p{L}\\p{N}_])';
const CLOSE = '(?![\\p{L}\\p{N}_])';

/** The text in NFC on one line with single spaces, as the patterns of the guide expect it. */
export const oneLine = (text: string): string => toNfc(text).trim().split(/\s+/).join(' ');

/** A pattern for any of the words, as whole words; parts of a phrase are separated by one space. */
export const anyWord = (words: readonly string[]): RegExp => new RegExp(`${OPEN}(?:${words.join('|')})${CLOSE}`, 'iu');

/** The text without surrounding white space and quotes, and without a final full stop. */
export const unquoted = (text: string): string => {
  const plain = trimEndMatching(text.trim(), /[.!]/);
  return trimEndMatching(plain.replace(/^["'“”‘’«»`]+/, ''), /["'“”‘’«»`]/).trim();
};

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
