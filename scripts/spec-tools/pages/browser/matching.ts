/** Shorter words are not searched in code: `a` and `of` begin too many names. */
const SHORTEST = 3;

/**
 * Whether every word of a search is in the title of an entry, or begins a word of its code. Both are in lower case;
 * the parts of `client.users.list` are words.
 */
export const isMatch = (words: readonly string[], title: string, codeWords: string): boolean => {
  const code = ` ${codeWords}`;
  const isCode = (word: string): boolean => word.length >= SHORTEST && code.includes(` ${word}`);
  return words.every((word) => title.includes(word) || word.split('.').every(isCode));
};
