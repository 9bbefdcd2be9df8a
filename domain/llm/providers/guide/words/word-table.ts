/**
 * The words of a language for the classifier. Each field contains phrases separated by commas, in any case and with or
 * without accents. `@` is the name of an agent, `;` is a comma, and `*` before or after a word is any beginning or
 * ending.
 */
export interface WordTable {
  /** Skipped at the beginning of a sentence: greetings, please, and. */
  readonly courtesies: string;
  /** Begin a question. */
  readonly questions: string;
  /** Make a sentence a question in any position. */
  readonly asking: string;
  /** Make a sentence a question like a question mark does, unless it is a request. */
  readonly marks: string;
  /** Look like a question but propose something: what if we. */
  readonly suggestions: string;
  /** Ask the reader or everybody to do something; followed by a verb they form a request. */
  readonly openers: string;
  /** Make a sentence a request in any position. */
  readonly requests: string;
  /** State that something is missing or has to happen. */
  readonly needs: string;
  /** Verbs of requests, in the forms that requests use. */
  readonly verbs: string;
  /** The same at the end of a sentence, in languages with the verb in last position. */
  readonly finalVerbs: string;
  /** Bring agents together. */
  readonly gatherings: string;
  /** Bring agents together without naming them; at the beginning of a sentence. */
  readonly convenings: string;
  /** Delegate to an agent: tell @ to. */
  readonly sendings: string;
  /** Ask whether an agent can do something; with please, or without a question mark, they delegate: can @. */
  readonly abilities: string;
  /** Propose a new undertaking in any position. */
  readonly ventures: string;
  /** Ideas and initiatives: they form a proposal together with a wish or an opener. */
  readonly undertakings: string;
  /** Possible results of an idea: they form a proposal together with a wish. */
  readonly businesses: string;
  /** Wish for something that does not exist yet. */
  readonly wishes: string;
  /** Have no specific meaning: it, the thing, somehow. */
  readonly vague: string;
  /** Instruct a classifier, or claim authority over it. */
  readonly attacks: string;
  /** Synonyms of roles, by the role in lower case. */
  readonly roles: Readonly<Record<string, string>>;
}

/** Every stem with every ending, as phrases; `-` is the stem itself, `_` a space. */
export const forms = (stems: string, endings: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => endings.split(' ').map((ending) => (ending === '-' ? stem : stem + ending.replace('_', ' '))))
    .join(', ');
