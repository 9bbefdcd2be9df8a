import { toNfc, trimEndMatching } from '../../../../foundation/kernel/text/text.ts';
import { isUnspaced } from '../words/folding.ts';

/** A word boundary: no letter, digit or underscore is adjacent. */
const OPEN = '(?<![\\p{L}\\p{N}_])';
const CLOSE = '(?![\\p{L}\\p{N}_])';

/** The text in NFC on one line with single spaces, as the patterns of the guide expect it. */
export const oneLine = (text: string): string => toNfc(text).trim().split(/\s+/).join(' ');

/** A pattern for any of the words, as whole words; parts of a phrase are separated by one space. */
export const anyWord = (words: readonly string[]): RegExp => new RegExp(`${OPEN}(?:${words.join('|')})${CLOSE}`, 'iu');

/**
 * Patterns for phrases of several languages: as whole words, but anywhere if the phrase belongs to a script without spaces between words. They are
 * two patterns, because both together could not be proved to be linear.
 */
export class PhrasePattern {
  readonly #patterns: readonly RegExp[];

  constructor(phrases: readonly string[]) {
    const unspaced = phrases.filter((phrase) => [...phrase].some(isUnspaced));
    const spaced = phrases.filter((phrase) => !unspaced.includes(phrase));
    this.#patterns = [
      ...(spaced.length === 0 ? [] : [anyWord(spaced)]),
      ...(unspaced.length === 0 ? [] : [new RegExp(unspaced.join('|'), 'iu')]),
    ];
  }

  test(line: string): boolean {
    return this.#patterns.some((pattern) => pattern.test(line));
  }

  /** Whether the line begins with one of the phrases. */
  opens(line: string): boolean {
    return this.#patterns.some((pattern) => pattern.exec(line)?.index === 0);
  }
}

/** The text without surrounding white space and quotes, and without a final full stop. */
export const unquoted = (text: string): string => {
  const plain = trimEndMatching(text.trim(), /[.!]/);
  return trimEndMatching(plain.replace(/^["'“”‘’«»`]+/, ''), /["'“”‘’«»`]/).trim();
};

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
