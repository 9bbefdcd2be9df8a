import { spaced } from './folding.ts';

/** The index of the blank that ends the word which begins behind the blank at `start`. */
const wordEnd = (text: string, start: number): number => text.indexOf(' ', start + 1);

interface PhraseIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
  /** Of one word whose end or beginning is open. */
  readonly stems: readonly string[];
  readonly endings: readonly string[];
}

const indexOf = (lists: readonly string[]): PhraseIndex => {
  const byFirstWord = new Map<string, string[]>();
  const stems: string[] = [];
  const endings: string[] = [];
  const phrases = new Set(lists.flatMap((list) => list.split(',')).map((phrase) => phrase.trim()));
  phrases.delete('');
  for (const phrase of phrases) {
    const words = spaced(phrase.replaceAll('*', '').replaceAll(';', ','));
    if (phrase.startsWith('*')) endings.push(words.slice(1));
    else if (phrase.endsWith('*')) stems.push(words.slice(0, -1));
    else {
      const first = words.slice(1, wordEnd(words, 0));
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words]);
    }
  }
  for (const some of byFirstWord.values()) some.sort((one, other) => other.length - one.length);
  return { byFirstWord, stems, endings };
};

/**
 * A set of phrases, looked for as whole words in texts that are spaced: ` could you , @ , close the ticket `. A phrase is found by its
 * first word, so that the time depends on the text and hardly on how many phrases there are.
 */
export class Phrases {
  readonly #lists: readonly string[];
  #index: PhraseIndex | null = null;

  /** Takes lists with commas between phrases; `*` behind or before a phrase leaves that side open. */
  constructor(lists: readonly string[]) {
    this.#lists = lists;
  }

  /** Made when it is first asked for: thousands of phrases in twelve languages would hold every start up. */
  get #phrases(): PhraseIndex {
    this.#index ??= indexOf(this.#lists);
    return this.#index;
  }

  /** How long the longest phrase is that stands at a blank of the text, without the blank behind it; 0 when there is none. */
  lengthAt(text: string, start = 0): number {
    const word = text.slice(start + 1, wordEnd(text, start));
    const { byFirstWord, stems } = this.#phrases;
    const found = byFirstWord.get(word)?.find((phrase) => text.startsWith(phrase, start));
    if (found !== undefined) return found.length - 1;
    return stems.some((stem) => text.startsWith(stem, start)) ? word.length + 1 : 0;
  }

  opens(text: string): boolean {
    return this.lengthAt(text) > 0;
  }

  isIn(text: string): boolean {
    for (let start = 0; start < text.length - 1; start = wordEnd(text, start)) {
      if (this.lengthAt(text, start) > 0) return true;
    }
    return this.#phrases.endings.some((ending) => text.includes(ending));
  }

  closes(text: string): boolean {
    for (let start = text.length - 1; start > 0 && start > text.length - 40; ) {
      start = text.lastIndexOf(' ', start - 1);
      if (this.lengthAt(text, start) === text.length - start - 1) return true;
    }
    return false;
  }

  /** The text without the phrases it begins with, and without commas between them. */
  without(text: string): string {
    let start = 0;
    for (let length = 1; length > 0; start += length) {
      length = text.startsWith(' , ', start) ? 2 : this.lengthAt(text, start);
    }
    return text.slice(start);
  }
}
