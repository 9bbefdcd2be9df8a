import type { Intent, TurnIntent } from '../../../schemas/turn-intent.ts';
import type { ClassifyContext } from '../subjects.ts';
import { distinct } from '../text/names.ts';
import { WORDS } from '../words/vocabulary.ts';
import { type ReadMessage, readMessage, type Sentence } from './message.ts';
import {
  isAddressedOrder,
  isDelegation,
  isOrder,
  isOtherQuestion,
  isQuestion,
  isSpecific,
  isVenture,
  isWork,
  vocativeIn,
} from './sentences.ts';
import { looksCrafted } from './suspicion.ts';

const MAX_TARGETS = 10;

type Rule = (message: ReadMessage) => TurnIntent | null;

const verdict = (intent: Intent, confidence: number, named_targets: readonly string[] = []): TurnIntent => ({
  intent,
  confidence,
  named_targets: named_targets.slice(0, MAX_TARGETS),
});

/** A question mark in a sentence with an idea does not make it a question. */
const question: Rule = ({ sentences }) => {
  if (sentences.some(isQuestion)) return verdict('explain', 0.9);
  const doubts = sentences.filter(isOtherQuestion);
  const isIdea = sentences.some((sentence) => !doubts.includes(sentence) && isVenture(sentence.text));
  return doubts.length > 0 && !isIdea ? verdict('explain', 0.8) : null;
};

/** A request to talk that is not a question: "please discuss", "let them talk". */
const calls = ({ text, isPolite }: Sentence): boolean =>
  WORDS.convenings.opens(text) ||
  (WORDS.gatherings.isIn(text) && (isPolite || WORDS.openers.opens(text) || WORDS.verbs.opens(text)));

/** Two or more agents who should talk; the topic may be a question. */
const gathering: Rule = ({ names, sentences, text }) => {
  const targets = distinct(names);
  const asks = sentences.filter((sentence) => isQuestion(sentence) || isOtherQuestion(sentence));
  const isCalled = sentences.some((sentence) => !asks.includes(sentence) && calls(sentence));
  const gathers = targets.length >= 2 && WORDS.gatherings.isIn(text) && (asks.length === 0 || isCalled);
  const convenes =
    asks.length === 0 && sentences.some((one) => WORDS.convenings.opens(one.text) && isSpecific(one.text, 1));
  return gathers || convenes ? verdict('group_convene', 0.9, targets) : null;
};

/** Two names in a row: the sentence addresses no particular agent. */
const SEVERAL = / @ (?:and|und|et|y|e|en|i|ve|と|和|与|و|,) @ /;

/** The index of the name that the order addresses; -1 without an order or an addressee. */
const orderedIn = (sentence: Sentence, addressee: number): number => {
  const { text, firstName } = sentence;
  if (SEVERAL.test(text)) return -1;
  if (isDelegation(sentence)) return firstName;
  if (text.startsWith(' @ ')) return isAddressedOrder(sentence) ? firstName : -1;
  if (!isOrder(sentence)) return -1;
  return vocativeIn(text) >= 0 ? firstName + vocativeIn(text) : addressee;
};

/**
 * "Ada, close the ticket", "Tell the CTO to ...", "Could you, Omar, ...". A greeted agent is the addressee of all
 * sentences.
 */
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

/**
 * The verdict of the guide on one message. A suspicious message, or one that no rule matches, becomes `explain` with
 * low confidence.
 */
export const classify = (context: ClassifyContext): TurnIntent => {
  if (looksCrafted(context.message)) return verdict('explain', 0.4);
  const message = readMessage(context);
  if (WORDS.attacks.isIn(message.text)) return verdict('explain', 0.4);
  for (const rule of RULES) {
    const found = rule(message);
    if (found !== null) return found;
  }
  return verdict('explain', 0.4);
};
