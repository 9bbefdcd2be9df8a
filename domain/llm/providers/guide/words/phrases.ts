import { spaced } from './folding.ts';

/** The index of the space that ends the word after the space at `start`. */
const wordEnd = (text: string, start: number): number => text.indexOf(' ', start + 1);

interface PhraseIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
  /** Of a word with an open end or beginning. */
  readonly stems: readonly string[];
  readonly endings: readonly string[];
}

const indexOf = (list: readonly string[]): PhraseIndex => {
  const byFirstWord = new Map<string, string[]>();
  const stems: string[] = [];
  const endings: string[] = [];
  for (const phrase of new Set(list)) {
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
 * A set of phrases that are matched as whole words in spaced texts: ` could you , @ , close the ticket `. Phrases are
 * indexed by their first word, so that the time depends on the text and hardly on the number of phrases.
 */
export class Phrases {
  readonly #read: () => readonly string[];
  #index: PhraseIndex | null = null;

  /** `*` after or before a phrase leaves that side open; `;` is a comma. */
  constructor(read: () => readonly string[]) {
    this.#read = read;
  }

  /** Built at the first use: a field has thousands of phrases in twelve languages. */
  get #phrases(): PhraseIndex {
    this.#index ??= indexOf(this.#read());
    return this.#index;
  }

  /** The length of the longest phrase at a space of the text, without its trailing space; 0 if there is none. */
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

  /** Removes leading phrases and the commas between them. */
  without(text: string): string {
    let start = 0;
    for (let length = 1; length > 0; start += length) {
      length = text.startsWith(' , ', start) ? 2 : this.lengthAt(text, start);
    }
    return text.slice(start);
  }
}
