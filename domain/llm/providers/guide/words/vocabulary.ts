import { ARABIC } from './arabic.ts';
import { CHINESE } from './chinese.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { Phrases } from './phrases.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';
import type { WordTable } from './word-table.ts';

const TABLES: readonly WordTable[] = [
  ...[ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN],
  ...[DUTCH, POLISH, JAPANESE, CHINESE, ARABIC, TURKISH],
];

const of = (field: Exclude<keyof WordTable, 'roles'>): Phrases => new Phrases(TABLES.map((table) => table[field]));

/** The words of all languages together: a message may mix them, and a short one does not reveal its language. */
export const WORDS = {
  courtesies: of('courtesies'),
  questions: of('questions'),
  asking: of('asking'),
  marks: of('marks'),
  suggestions: of('suggestions'),
  openers: of('openers'),
  requests: of('requests'),
  needs: of('needs'),
  verbs: of('verbs'),
  finalVerbs: of('finalVerbs'),
  gatherings: of('gatherings'),
  convenings: of('convenings'),
  sendings: of('sendings'),
  abilities: of('abilities'),
  ventures: of('ventures'),
  undertakings: of('undertakings'),
  businesses: of('businesses'),
  wishes: of('wishes'),
  vague: of('vague'),
  attacks: of('attacks'),
} as const;

const otherWords = new Map<string, string[]>();
for (const { roles } of TABLES) {
  for (const [role, words] of Object.entries(roles)) {
    otherWords.set(role, [...(otherWords.get(role) ?? []), ...words.split(',').map((word) => word.trim())]);
  }
}

/** What a role, in lower case, is called besides. */
export const otherWordsFor = (role: string): readonly string[] => otherWords.get(role) ?? [];
