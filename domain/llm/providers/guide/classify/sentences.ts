import { WORDS } from '../words/vocabulary.ts';
import type { Sentence } from './message.ts';

/** A letter of a script without spaces, or two of any other. */
const WORD = /[\p{L}\p{N}]{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The text without leading courtesies such as "could you please". */
export const withoutOpeners = (text: string): string => {
  const plain = WORDS.courtesies.without(text);
  const rest = plain.slice(WORDS.openers.lengthAt(plain));
  return rest.length === text.length ? rest : withoutOpeners(rest);
};

/** Parts between commas and colons. */
const clausesOf = (text: string): string[] => text.split(/ [,:"](?= )/);

/** Whether a text is more specific than "do it": it has at least `least` meaningful words. */
export const isSpecific = (text: string, least: number): boolean => {
  const words = new Set<string>();
  for (let start = 0; start < text.length - 1; ) {
    const length = WORDS.vague.lengthAt(text, start);
    const end = text.indexOf(' ', start + 1);
    const word = text.slice(start + 1, end);
    if (length === 0 && WORD.test(word)) words.add(word);
    start = length === 0 ? end : start + length;
  }
  return words.size >= least;
};

const opensWithVerb = (text: string): boolean => WORDS.verbs.opens(withoutOpeners(text));

/** A verb after "could somebody", or anywhere in a sentence with "please". */
const isAskedFor = ({ text, isPolite }: Sentence): boolean => {
  const length = WORDS.openers.lengthAt(text);
  return (length > 0 || isPolite) && WORDS.verbs.isIn(text.slice(length));
};

/** Whether it asks the addressee to do something. */
export const isOrder = (sentence: Sentence): boolean =>
  isSpecific(sentence.text, 2) &&
  (clausesOf(sentence.text.replace(/^ [-–—] /, ' ')).some(opensWithVerb) ||
    isAskedFor(sentence) ||
    WORDS.finalVerbs.closes(sentence.text));

/**
 * "tell @ to close the ticket", "could @ please close the ticket". Only at the beginning of a sentence: later words may
 * be a quotation.
 */
export const isDelegation = ({ text, isAsked, isPolite }: Sentence): boolean => {
  const isPlain = WORDS.sendings.opens(text) || WORDS.abilities.opens(text);
  const plain = isPlain ? text : withoutOpeners(text);
  const ability = isPolite || !isAsked ? WORDS.abilities.lengthAt(plain) : 0;
  const rest = plain.slice(Math.max(ability, WORDS.sendings.lengthAt(plain)));
  return rest !== plain && isSpecific(rest, 2) && (WORDS.verbs.isIn(rest) || WORDS.finalVerbs.closes(rest));
};

const namesIn = (text: string): number => text.split(' @').length - 1;

/** Whether a sentence that begins with a name continues with an order. */
export const isAddressedOrder = (sentence: Sentence): boolean => {
  const rest = { ...sentence, text: WORDS.courtesies.without(sentence.text.slice(2)) };
  return isOrder(rest) || isDelegation(rest);
};

/** The index of the name that commas set apart in the middle or at the end; -1 if there is none. */
export const vocativeIn = (text: string): number => {
  const words = text.trim().split(' ');
  const at = words.findIndex(
    (word, index) => word === '@' && words[index - 1] === ',' && (words[index + 1] ?? ',') === ',',
  );
  return at < 0 ? -1 : namesIn(` ${words.slice(0, at).join(' ')}`);
};

const namesMeeting = (text: string): boolean =>
  WORDS.gatherings.isIn(text) && text.indexOf(' @ ') !== text.lastIndexOf(' @ ');

/** A request in the form of a question. */
const isRequest = (sentence: Sentence): boolean => {
  const { text, whole } = sentence;
  if (WORDS.suggestions.isIn(whole) || isDelegation(sentence) || isAskedFor(sentence)) return true;
  if (WORDS.openers.opens(text) && (namesMeeting(text) || isVenture(text))) return true;
  if (WORDS.finalVerbs.closes(text)) return true;
  return text.startsWith(' @ ') ? isAddressedOrder(sentence) : vocativeIn(text) >= 0 && isOrder(sentence);
};

/** A question word counts unless it begins a longer phrase: "will" in "will you". */
const opensQuestion = (text: string): boolean => {
  const length = WORDS.questions.lengthAt(text);
  const longer = [WORDS.openers, WORDS.suggestions, WORDS.sendings].some((some) => some.lengthAt(text) >= length);
  return length > 0 && !longer && WORDS.verbs.lengthAt(text) <= length;
};

/** Whether the words ask for information. */
export const isQuestion = ({ text }: Sentence): boolean => opensQuestion(text) || WORDS.asking.isIn(text);

/** A question by its mark, or by a question word in the middle, that is not a request. */
export const isOtherQuestion = (sentence: Sentence): boolean =>
  (sentence.isAsked || WORDS.marks.isIn(sentence.text)) && !isRequest(sentence);

/** Proposes a new undertaking. */
export const isVenture = (text: string): boolean =>
  isSpecific(text, 2) &&
  (WORDS.ventures.isIn(text) ||
    (WORDS.undertakings.isIn(text) && (WORDS.wishes.isIn(text) || WORDS.openers.isIn(text) || opensWithVerb(text))) ||
    (WORDS.businesses.isIn(text) && WORDS.wishes.isIn(text)));

/** Asks for work without an addressee. */
export const isWork = (sentence: Sentence): boolean => {
  const { text } = sentence;
  if (!isSpecific(text, 2)) return false;
  return opensWithVerb(text) || isAskedFor(sentence) || WORDS.needs.isIn(text) || WORDS.finalVerbs.closes(text);
};
