import type { ClassifyContext } from '../../guide-context.ts';
import type { Intent, TurnIntent } from '../../schemas/turn-intent.ts';
import { type ReadMessage, readMessage, type Sentence } from './guided-message.ts';
import { distinct } from './guided-names.ts';
import {
  isAddressedOrder,
  isDoubt,
  isOrder,
  isQuestion,
  isSending,
  isSpecific,
  isVenture,
  isWork,
  vocativeIn,
} from './guided-sentences.ts';
import { looksMadeUp } from './guided-suspicion.ts';
import { WORDS } from './words/vocabulary.ts';

const MAX_TARGETS = 10;

type Rule = (message: ReadMessage) => TurnIntent | null;

const verdict = (intent: Intent, confidence: number, named_targets: readonly string[] = []): TurnIntent => ({
  intent,
  confidence,
  named_targets: named_targets.slice(0, MAX_TARGETS),
});

/** A question mark beside an idea is part of putting it forward. */
const question: Rule = ({ sentences }) => {
  if (sentences.some(isQuestion)) return verdict('explain', 0.9);
  const doubts = sentences.filter(isDoubt);
  const isIdea = sentences.some((sentence) => !doubts.includes(sentence) && isVenture(sentence.text));
  return doubts.length > 0 && !isIdea ? verdict('explain', 0.8) : null;
};

/** What gathers and is no question itself: "please discuss", "let them talk". */
const calls = ({ text, isPolite }: Sentence): boolean =>
  WORDS.convenings.opens(text) ||
  (WORDS.gatherings.isIn(text) && (isPolite || WORDS.openers.opens(text) || WORDS.verbs.opens(text)));

/** Two agents or more who are to talk; a question may be what they are to talk about. */
const gathering: Rule = ({ names, sentences, text }) => {
  const targets = distinct(names);
  const asks = sentences.filter((sentence) => isQuestion(sentence) || isDoubt(sentence));
  const isCalled = sentences.some((sentence) => !asks.includes(sentence) && calls(sentence));
  const gathers = targets.length >= 2 && WORDS.gatherings.isIn(text) && (asks.length === 0 || isCalled);
  const convenes =
    asks.length === 0 && sentences.some((one) => WORDS.convenings.opens(one.text) && isSpecific(one.text, 1));
  return gathers || convenes ? verdict('group_convene', 0.9, targets) : null;
};

/** Two names in a row: what is said to them is said to nobody in particular. */
const SEVERAL = / @ (?:and|und|et|y|e|en|i|ve|と|和|与|و|,) @ /;

/** Which name of the message the order of a sentence is for; -1 when there is no order, or nobody it is for. */
const orderedIn = (sentence: Sentence, addressee: number): number => {
  const { text, firstName } = sentence;
  if (SEVERAL.test(text)) return -1;
  if (isSending(sentence)) return firstName;
  if (text.startsWith(' @ ')) return isAddressedOrder(sentence) ? firstName : -1;
  if (!isOrder(sentence)) return -1;
  return vocativeIn(text) >= 0 ? firstName + vocativeIn(text) : addressee;
};

/** "Ada, close the ticket", "Tell the CTO to ...", "Could you, Omar, ...". Who is greeted first is addressed to the end. */
const instruction: Rule = ({ names, sentences }) => {
  const addressee = / @ (?:[,:!-]|$)/.exec(sentences[0]?.text ?? '')?.index === 0 ? 0 : -1;
  const ordered = sentences.map((sentence) => orderedIn(sentence, addressee)).find((index) => index >= 0);
  const name = names[ordered ?? -1];
  return name === undefined ? null : verdict('act', 0.9, [name.written]);
};

const venture: Rule = ({ sentences }) =>
  sentences.some(({ text }) => isVenture(text)) ? verdict('charter', 0.85) : null;

const work: Rule = ({ sentences }) => (sentences.some(isWork) ? verdict('propose', 0.8) : null);

/** First match wins (spec/rules/conversation.md#guided-classification). */
const RULES: readonly Rule[] = [gathering, question, instruction, venture, work];

/** The guide's verdict over one message. What looks like a trick, and what no rule knows, goes to explain with little confidence. */
export const classify = (context: ClassifyContext): TurnIntent => {
  if (looksMadeUp(context.message)) return verdict('explain', 0.4);
  const message = readMessage(context);
  if (WORDS.attacks.isIn(message.text)) return verdict('explain', 0.4);
  for (const rule of RULES) {
    const found = rule(message);
    if (found !== null) return found;
  }
  return verdict('explain', 0.4);
};
