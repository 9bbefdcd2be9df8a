import { readFileSync } from 'node:fs';

/** A part of a lexicon: phrases, or parts by name. */
export type LexiconPart = readonly string[] | { readonly [name: string]: LexiconPart };
export type Lexicon = Readonly<Record<string, LexiconPart>>;

const textOf = (item: string): string => {
  if (item.startsWith('"')) return JSON.parse(item) as string;
  return item.startsWith("'") ? item.slice(1, -1).replaceAll("''", "'") : item;
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Reads the lines from `start` that have this indent; returns the part and the next line. */
const readPart = (lines: readonly string[], start: number, indent: number): readonly [LexiconPart, number] => {
  const phrases: string[] = [];
  const parts: Record<string, LexiconPart> = {};
  let at = start;
  while (at < lines.length && indentOf(lines[at] ?? '') === indent) {
    const text = (lines[at] ?? '').trim();
    at += 1;
    if (text.startsWith('- ')) phrases.push(textOf(text.slice(2)));
    else [parts[text.slice(0, -1)], at] = readPart(lines, at, indent + 2);
  }
  return [phrases.length > 0 ? phrases : parts, at];
};

/**
 * Reads the subset of YAML that lexicons use: maps and lists by an indent of two, one phrase a line, plain or in
 * quotes, and comments on separate lines. A parser of all of YAML takes twenty times as long.
 */
export const parseLexicon = (text: string): Lexicon => {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return readPart(lines, 0, 0)[0] as Lexicon;
};

/** The words of a language. */
export const readLexicon = (language: string): Lexicon =>
  parseLexicon(readFileSync(new URL(`../lexicon/${language}.yaml`, import.meta.url), 'utf8'));

const ENDINGS = /^(.*)\(([^()]*)\)$/;

/** The forms of a phrase such as `walk(|s|ed)`: its stem with each ending. */
export const formsOf = (phrase: string): readonly string[] => {
  const [, stem = '', endings = ''] = ENDINGS.exec(phrase) ?? [];
  return stem === '' ? [phrase] : endings.split('|').map((ending) => stem + ending);
};
