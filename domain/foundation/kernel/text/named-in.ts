import { nameKey } from './text.ts';

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

const isOpen = (character: string | undefined): boolean => character === undefined || !WORD_CHARACTER.test(character);

/** Whether a text contains the name as whole words, ignoring case; `_` equals a space. */
export const isNamedIn = (line: string, name: string): boolean => {
  const text = nameKey(line).replaceAll('_', ' ');
  const wanted = nameKey(name).replaceAll('_', ' ');
  for (let at = text.indexOf(wanted); wanted !== '' && at >= 0; at = text.indexOf(wanted, at + 1))
    if (isOpen(text[at - 1]) && isOpen(text[at + wanted.length])) return true;
  return false;
};
