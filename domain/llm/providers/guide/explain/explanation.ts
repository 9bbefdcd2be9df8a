import { truncate } from '../../../../foundation/kernel/text/text.ts';
import type { FactReader } from '../../../fact-reader.ts';
import type { TextReply } from '../../../provider.ts';
import { factText } from '../../../retrieved-fact.ts';
import type { GuidePrompt } from '../prompt.ts';
import { oneLine, wordCount } from '../text/words.ts';
import { anyPhraseOf } from './patterns.ts';
import { QUESTIONS } from './questions.ts';
import { retrieve } from './retrieval.ts';
import { SECTIONS, totals } from './sections.ts';
import { understand } from './understanding.ts';

const SUBJECTS =
  'the company, departments, agents, tasks, runs, artifacts, projects, approvals, charters, plans, the budget, versions and recent activity';
const UNKNOWN = `I don't know. I can tell you about ${SUBJECTS}.`;
const WELCOME = "You're welcome.";
const HELLO = `Hello. I can tell you about ${SUBJECTS}.`;

/** The longest explanation, in characters. */
const MAX_TEXT = 40_000;
/** The longest message that is only a courtesy, in words. */
const MAX_COURTESY = 5;

const THANKS = anyPhraseOf('thanks');
const GREETINGS = anyPhraseOf('greetings');

const asksFor = (line: string): boolean =>
  QUESTIONS.some(({ asks }) => asks(line)) || SECTIONS.some(({ words }) => words.test(line));

/** The reply to a message that is only thanks or a greeting; null for any other. */
const courtesy = (line: string): string | null => {
  if (wordCount(line) > MAX_COURTESY || asksFor(line)) return null;
  if (THANKS.test(line)) return WELCOME;
  return GREETINGS.test(line) ? HELLO : null;
};

/**
 * Explains the organisation: the facts that the question asks for, then the sections of the snapshot whose words it
 * contains and that no fact replaces, then the totals in digits. The confidence is 0.9 if a fact or a section applies,
 * otherwise 0.5 (spec/rules/conversation.md#guided-explanation).
 */
export const explain = async (
  prompt: Pick<GuidePrompt, 'message' | 'turns'>,
  reader: FactReader,
): Promise<Omit<TextReply, 'usage'>> => {
  const polite = courtesy(oneLine(prompt.message));
  if (polite !== null) return { text: polite, confidence: 0.9, shown: [] };
  const question = understand(prompt, reader, asksFor);
  const snapshot = await reader.snapshot();
  const { facts, replaced, shows } = await retrieve(question, reader, snapshot);
  const fitting = SECTIONS.filter(
    ({ section, words }) => shows.has(section) || (!replaced.has(section) && words.test(question.line)),
  );
  const details = [...facts.map(factText), ...fitting.flatMap(({ lines }) => lines(snapshot))];
  const isKnown = details.length > 0;
  const text = [...(isKnown ? details : [UNKNOWN]), totals(snapshot)].join('\n');
  const shown = [...facts.flatMap(({ cited }) => cited), ...fitting.flatMap(({ cited }) => cited?.(snapshot) ?? [])];
  return { text: truncate(text, MAX_TEXT), confidence: isKnown ? 0.9 : 0.5, shown };
};
