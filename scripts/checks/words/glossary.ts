/** A word or phrase that the glossary refuses, with a pattern for its forms. */
export interface RefusedWord {
  readonly word: string;
  readonly instead: string;
  readonly pattern: RegExp;
}

const ROW = /^\|(.+)\|$/;
/** The inflections of a refused word that are refused too. */
const FORMS = '(?:s|es|ed|d|ing)?';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Single words match in all their forms; phrases match exactly, also across a line break. `no longer` does not match `no`. */
const patternOf = (word: string): RegExp => {
  const text = word.split(' ').map(escaped).join('\\s+');
  return new RegExp(`(?<![\\w-])${text}${word.includes(' ') ? '' : FORMS}(?![\\w-]|\\s+longer)`, 'gi');
};

const cellsOf = (line: string): string[] | null => {
  const row = ROW.exec(line)?.[1];
  return row === undefined ? null : row.split('|').map((cell) => cell.trim());
};

/** The refused words of the glossary: the last column of the terms, and the first column of the words to avoid. */
export const readGlossary = (page: string): RefusedWord[] => {
  const [terms = '', avoided = ''] = page.split('## Words to avoid');
  const refused = (word: string, instead: string): RefusedWord => ({ word, instead, pattern: patternOf(word) });
  const ofTerms = terms.split('\n').flatMap((line) => {
    const [term, , instead] = cellsOf(line) ?? [];
    if (term === undefined || term === 'Term' || term.startsWith('-')) return [];
    return (instead ?? '').split(', ').flatMap((word) => (word === '' ? [] : [refused(word, term)]));
  });
  const ofPhrases = avoided.split('\n').flatMap((line) => {
    const [word, instead] = cellsOf(line) ?? [];
    if (word === undefined || instead === undefined || word === 'Instead of' || word.startsWith('-')) return [];
    return [refused(word, instead)];
  });
  return [...ofTerms, ...ofPhrases];
};
