import { toNfc } from '../kernel/text.ts';
import type { ClassifyContext } from './guide-context.ts';
import { agentPattern, agentsNamedIn, anyWord } from './guided-words.ts';
import type { Intent, TurnIntent } from './schemas/turn-intent.ts';

const MAX_TARGETS = 10;

const QUESTION_WORDS = [
  ...['what', 'who', 'whose', 'how', 'why', 'when', 'where', 'which', 'is', 'are', 'does', 'did', 'has'],
  ...['show', 'list', 'explain', 'summari[sz]e', 'describe'],
];
const WORK_WORDS = [
  ...['plan', 'propose', 'draft', 'build', 'implement', 'add', 'prepare', 'organi[sz]e', 'improve', 'fix', 'migrate'],
  ...['set\\s+up', 'hire'],
];
const OPENERS = [
  ...['please', 'can\\s+you', 'could\\s+you', "let['’]s", 'we\\s+should', 'we\\s+need\\s+to', 'i\\s+want\\s+to'],
];

const QUESTION = new RegExp(`^\\s*(?:${anyWord(QUESTION_WORDS).source})`, 'iu');
const GATHERING = anyWord([
  'convene[sd]?',
  'convening',
  'discuss(?:e[sd]|ing|ion)?',
  'debat(?:e[sd]?|ing)',
  'meeting\\s+with',
]);
const VENTURE = anyWord(['charters?', 'ideas?', 'initiatives?', 'ventures?', 'launch\\s+an?', 'start\\s+a\\s+new']);
const WORK = new RegExp(`^\\s*(?:(?:${OPENERS.join('|')})[\\s,]+)*(?:${anyWord(WORK_WORDS).source})`, 'iu');
const QUESTION_MARK = /\?\s*$/;

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
  const agent = agentPattern(agents);
  const text = toNfc(message);
  const addressed = new RegExp(`^\\s*(?<agent>${agent})\\s*[,:]`, 'iu').exec(text);
  const sent = new RegExp(`(?<!\\p{L})(?:have|tell)\\s+(?:the\\s+)?(?<agent>${agent})`, 'iu').exec(text);
  const found = (addressed ?? sent)?.groups?.agent;
  return found === undefined ? null : verdict('act', 0.9, [found]);
};

/** First match wins (conversation.md 20). */
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
  for (const rule of RULES) {
    const found = rule(context);
    if (found !== null) return found;
  }
  return verdict('explain', 0.4);
};
