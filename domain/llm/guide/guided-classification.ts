import type { ClassifyContext } from '../guide-context.ts';
import type { Intent, TurnIntent } from '../schemas/turn-intent.ts';
import { agentsNamedIn, anyWord, findNames, oneLine, opensWith } from './guided-words.ts';

const MAX_TARGETS = 10;

const QUESTION_WORDS = [
  ...['what', 'who', 'whose', 'how', 'why', 'when', 'where', 'which', 'is', 'are', 'does', 'did', 'has'],
  ...['show', 'list', 'explain', 'summari[sz]e', 'describe'],
];
const WORK_WORDS = [
  ...['plan', 'propose', 'draft', 'build', 'implement', 'add', 'prepare', 'organi[sz]e', 'improve', 'fix', 'migrate'],
  ...['set up', 'hire'],
];
const OPENERS = [...['please', 'can you', 'could you', "let['’]s", 'we should', 'we need to', 'i want to']];

const QUESTION = opensWith(QUESTION_WORDS);
const GATHERING = anyWord([
  'convene[sd]?',
  'convening',
  'discuss(?:e[sd]|ing|ion)?',
  'debat(?:e[sd]?|ing)',
  'meeting with',
]);
const VENTURE = anyWord(['charters?', 'ideas?', 'initiatives?', 'ventures?', 'launch an?', 'start a new']);
const WORK = opensWith(WORK_WORDS, OPENERS);
const QUESTION_MARK = /\?$/;
const SENT = /(?:^|\P{L})(?:have|tell) (?:the )?$/iu;

type Rule = (context: ClassifyContext) => TurnIntent | null;

const verdict = (intent: Intent, confidence: number, named_targets: readonly string[] = []): TurnIntent => ({
  intent,
  confidence,
  named_targets: named_targets.slice(0, MAX_TARGETS),
});

const when =
  (pattern: RegExp, intent: Intent, confidence: number): Rule =>
  ({ message }) =>
    pattern.test(message) ? verdict(intent, confidence) : null;

const gathering: Rule = ({ message, agents }) =>
  GATHERING.test(message) ? verdict('group_convene', 0.9, agentsNamedIn(message, agents)) : null;

/** "Ada, ...", "Ada: ...", "have Ada ..." or "tell the CTO ...". */
const instruction: Rule = ({ message, agents }) => {
  const names = findNames(message, agents);
  const addressed = names.find(({ start, end }) => start === 0 && /^ ?[,:]/.test(message.slice(end, end + 2)));
  // "have the " is the longest that is looked for, with the character before it.
  const sent = names.find(({ start }) => SENT.test(message.slice(Math.max(0, start - 10), start)));
  const found = (addressed ?? sent)?.written;
  return found === undefined ? null : verdict('act', 0.9, [found]);
};

/** First match wins (spec/rules/conversation.md#guided-classification). */
const RULES: readonly Rule[] = [
  when(QUESTION, 'explain', 0.9),
  gathering,
  instruction,
  when(VENTURE, 'charter', 0.85),
  when(WORK, 'propose', 0.8),
  when(QUESTION_MARK, 'explain', 0.8),
];

/** The guide's verdict over one message. What no rule knows goes, with little confidence, to explain. */
export const classify = (context: ClassifyContext): TurnIntent => {
  const line = { ...context, message: oneLine(context.message) };
  for (const rule of RULES) {
    const found = rule(line);
    if (found !== null) return found;
  }
  return verdict('explain', 0.4);
};
