/**
 * The words of a language that the classifier goes by. Each field holds phrases with commas between them, in any case and with or
 * without accents. `@` stands for an agent that is named, `;` for a comma, `*` before or behind a word for any beginning or ending.
 */
export interface WordTable {
  /** Passed over at the beginning of a sentence: greetings, please, and. */
  readonly courtesies: string;
  /** Begin a question. */
  readonly questions: string;
  /** Make a sentence a question, wherever they stand. */
  readonly asking: string;
  /** Make a sentence a question as a question mark does, unless it asks for something to be done. */
  readonly marks: string;
  /** Look like a question but put something forward: what if we. */
  readonly suggestions: string;
  /** Ask whoever reads, or everybody, to do something; with a verb behind, that is a request. */
  readonly openers: string;
  /** Make a sentence a request, wherever they stand. */
  readonly requests: string;
  /** Say that something is missing or has to happen. */
  readonly needs: string;
  /** What can be asked for, in the forms in which it is asked for. */
  readonly verbs: string;
  /** The same at the end of a sentence, in languages where the verb comes last. */
  readonly finalVerbs: string;
  /** Bring agents together. */
  readonly gatherings: string;
  /** Bring agents together even when it does not say whom; at the beginning of a sentence. */
  readonly convenings: string;
  /** Have an agent do something: tell @ to. */
  readonly sendings: string;
  /** Ask whether an agent can do something; with please, or not as a question, they have the agent do it: can @. */
  readonly abilities: string;
  /** Put a new undertaking forward, wherever they stand. */
  readonly ventures: string;
  /** Ideas and initiatives: they put something forward together with a wish or with an opener. */
  readonly undertakings: string;
  /** What can come of an idea: it puts something forward together with a wish. */
  readonly businesses: string;
  /** Dream of something that is not there yet. */
  readonly wishes: string;
  /** Stand for nothing in particular: it, the thing, somehow. */
  readonly vague: string;
  /** Tell a classifier what to do, or claim to have a say over it. */
  readonly attacks: string;
  /** Other words for a role, by the role in lower case. */
  readonly roles: Readonly<Record<string, string>>;
}

/** Every stem with every ending, as phrases; `-` is the stem itself, `_` a space. */
export const forms = (stems: string, endings: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => endings.split(' ').map((ending) => (ending === '-' ? stem : stem + ending.replace('_', ' '))))
    .join(', ');
