import { PhrasePattern } from '../text/words.ts';
import type { LexiconPart } from '../words/read-lexicon.ts';
import { LEXICONS } from '../words/vocabulary.ts';

const listOf = (part: LexiconPart | undefined): readonly string[] => (Array.isArray(part) ? part : []);

const mapOf = (part: LexiconPart | undefined): Readonly<Record<string, LexiconPart>> =>
  part === undefined || Array.isArray(part) ? {} : (part as Readonly<Record<string, LexiconPart>>);

const phrasesAt = (field: 'facts' | 'sections', name: string): readonly string[] =>
  LEXICONS.flatMap((lexicon) => listOf(mapOf(lexicon[field])[name]));

/** The pattern of a question or section: the phrases of all languages. */
export const patternOf = (field: 'facts' | 'sections', name: string): PhrasePattern =>
  new PhrasePattern(phrasesAt(field, name));

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of a list of plain phrases of all languages. */
export const anyPhraseOf = (field: 'thanks' | 'greetings' | 'follow_ups' | 'pointers'): PhrasePattern =>
  new PhrasePattern(LEXICONS.flatMap((lexicon) => listOf(lexicon[field])).map(escaped));

/** The shortest word whose spelling is corrected. */
const MIN_LENGTH = 4;

/** All words of at least four letters in the questions and sections, in lower case. */
export const questionWords = (): ReadonlySet<string> => {
  const phrases = LEXICONS.flatMap(({ facts, sections }) =>
    [...Object.values(mapOf(facts)), ...Object.values(mapOf(sections))].flatMap(listOf),
  );
  const words = phrases.flatMap((phrase) => phrase.toLowerCase().match(/\p{L}+/gu) ?? []);
  return new Set(words.filter((word) => word.length >= MIN_LENGTH));
};
