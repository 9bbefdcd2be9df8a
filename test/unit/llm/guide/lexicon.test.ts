import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formsOf, parseLexicon, readLexicon } from '../../../../domain/llm/providers/guide/words/read-lexicon.ts';
import { LANGUAGES } from '../../../../domain/llm/providers/guide/words/vocabulary.ts';

const folder = new URL('../../../../domain/llm/providers/guide/lexicon/', import.meta.url);

describe('a lexicon', () => {
  it.each(LANGUAGES)('of %s is YAML, and parsed as YAML', (language) => {
    const text = readFileSync(new URL(`${language}.yaml`, folder), 'utf8');
    expect(parseLexicon(text)).toEqual(parse(text));
    expect(readLexicon(language)).toEqual(parse(text));
  });

  it.each(LANGUAGES)('of %s has one phrase on a line and none twice in a list', (language) => {
    const lists: string[][] = [];
    const collect = (part: unknown): void => {
      if (Array.isArray(part)) lists.push(part);
      else Object.values(part as object).forEach(collect);
    };
    collect(readLexicon(language));
    for (const list of lists) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.filter((phrase) => phrase.trim() === '' || phrase.includes('\n'))).toEqual([]);
    }
  });
});

describe('the forms of a phrase', () => {
  it.each([
    ['walk(|s|ed)', ['walk', 'walks', 'walked']],
    ['tell @ to', ['tell @ to']],
    ['(|s)', ['(|s)']],
  ])('%j', (phrase, forms) => expect(formsOf(phrase)).toEqual(forms));
});
