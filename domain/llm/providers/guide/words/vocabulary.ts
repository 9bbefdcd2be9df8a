import { Phrases } from './phrases.ts';
import { formsOf, type LexiconPart, readLexicon } from './read-lexicon.ts';

/** The languages of the guide. */
export const LANGUAGES = [
  ...(['english', 'german', 'french', 'spanish', 'portuguese', 'italian'] as const),
  ...(['dutch', 'polish', 'japanese', 'chinese', 'arabic', 'turkish'] as const),
] as const;

/**
 * What the phrases of a field do. In a phrase `@` is the name of an agent, `;` is a comma, `*` before or after a word is
 * any beginning or ending, and a list in parentheses at the end holds the endings of a stem. Case and accents are ignored.
 */
const FIELDS = {
  /** Skipped at the beginning of a sentence: greetings, please, and. */
  courtesies: true,
  /** Begin a question. */
  questions: true,
  /** Make a sentence a question in any position. */
  asking: true,
  /** Make a sentence a question like a question mark does, unless it is a request. */
  marks: true,
  /** Look like a question but propose something: what if we. */
  suggestions: true,
  /** Ask the reader or everybody to do something; followed by a verb they form a request. */
  openers: true,
  /** Make a sentence a request in any position. */
  requests: true,
  /** State that something is missing or has to happen. */
  needs: true,
  /** Verbs of requests, in the forms that requests use. */
  verbs: true,
  /** The same at the end of a sentence, in languages with the verb in last position. */
  finalVerbs: true,
  /** Bring agents together. */
  gatherings: true,
  /** Bring agents together without naming them; at the beginning of a sentence. */
  convenings: true,
  /** Delegate to an agent: tell @ to. */
  sendings: true,
  /** Ask whether an agent can do something; with please, or without a question mark, they delegate: can @. */
  abilities: true,
  /** Propose a new undertaking in any position. */
  ventures: true,
  /** Ideas and initiatives: they form a proposal together with a wish or an opener. */
  undertakings: true,
  /** Possible results of an idea: they form a proposal together with a wish. */
  businesses: true,
  /** Wish for something that does not exist yet. */
  wishes: true,
  /** Have no specific meaning: it, the thing, somehow. */
  vague: true,
  /** Instruct a classifier, or claim authority over it. */
  attacks: true,
} as const;
type Field = keyof typeof FIELDS;

/** The words of every language, in their order. */
export const LEXICONS = LANGUAGES.map(readLexicon);

const phrasesOf = (part: LexiconPart | undefined): readonly string[] =>
  Array.isArray(part) ? part.flatMap(formsOf) : [];

/** The words of all languages together: a message may mix them, and a short one does not reveal its language. */
export const WORDS = Object.fromEntries(
  (Object.keys(FIELDS) as Field[]).map((field) => [
    field,
    new Phrases(() => LEXICONS.flatMap((lexicon) => phrasesOf(lexicon[field]))),
  ]),
) as Readonly<Record<Field, Phrases>>;

const otherWords = new Map<string, string[]>();
for (const { roles = {} } of LEXICONS) {
  for (const [role, words] of Object.entries(roles))
    otherWords.set(role, [...(otherWords.get(role) ?? []), ...phrasesOf(words)]);
}

/** What a role, in lower case, is called besides. */
export const otherWordsFor = (role: string): readonly string[] => otherWords.get(role) ?? [];
