import type { FactReader } from '../../../fact-reader.ts';
import type { GuidePrompt } from '../prompt.ts';
import { correctSpelling } from '../text/spelling.ts';
import { oneLine, wordCount } from '../text/words.ts';
import { anyPhraseOf, questionWords } from './patterns.ts';
import { findQueryStart } from './periods.ts';
import { findQueryNames, type QueryNames } from './query.ts';

const FOLLOW_UP = anyPhraseOf('follow_ups');
/** The longest message that may continue the question before it, in words. */
const MAX_FOLLOW_UP = 8;

const WORDS = questionWords();

const continues = (line: string): boolean => wordCount(line) <= MAX_FOLLOW_UP && FOLLOW_UP.opens(line);

/** The line with its spelling corrected, if it asks for nothing as it is written. */
const readable = (line: string, asksFor: (line: string) => boolean): string => {
  if (asksFor(line)) return line;
  const corrected = correctSpelling(line, WORDS);
  return asksFor(corrected) ? corrected : line;
};

/** A question with its names and its period. */
export interface UnderstoodQuestion extends QueryNames {
  readonly from: Date | null;
  /** The question before it and the reply to that, if the question has a word such as "this". */
  readonly earlier: readonly QueryNames[];
}

const POINTERS = anyPhraseOf('pointers');
/** How much of a reply is searched for names, in characters. */
const MAX_REPLY = 4000;

const earlierNames = (line: string, turns: GuidePrompt['turns'], reader: FactReader): QueryNames[] => {
  const asked = turns.findLastIndex(({ role }) => role === 'user');
  if (asked < 0 || !POINTERS.test(line)) return [];
  return turns
    .slice(asked, asked + 2)
    .map(({ content }) => findQueryNames(oneLine(content.slice(0, MAX_REPLY)), reader));
};

/**
 * Reads a question. A short message that begins with "and" or the like continues the question before it: it asks for the
 * same, with its own names and period where it has some.
 */
export const understand = (
  { message, turns }: Pick<GuidePrompt, 'message' | 'turns'>,
  reader: FactReader,
  asksFor: (line: string) => boolean,
): UnderstoodQuestion => {
  const line = readable(oneLine(message), asksFor);
  const names = findQueryNames(line, reader);
  const from = findQueryStart(line, reader.now);
  const pointed = earlierNames(line, turns, reader);
  const before = turns.findLast(({ role, content }) => role === 'user' && !continues(oneLine(content)))?.content;
  if (before === undefined || !continues(line)) return { ...names, from, earlier: pointed };
  const earlier = readable(oneLine(before), asksFor);
  const hasNames = names.agents.length + names.departments.length + names.ids.length > 0;
  return {
    ...(hasNames ? names : findQueryNames(earlier, reader)),
    line: `${earlier} ${line}`,
    from: from ?? findQueryStart(earlier, reader.now),
    earlier: pointed,
  };
};
