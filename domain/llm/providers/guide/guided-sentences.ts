import type { Sentence } from './guided-message.ts';
import { WORDS } from './words/vocabulary.ts';

/** A letter of a script without spaces, or two of any other. */
const WORD = /[\p{L}\p{N}]{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The text behind what it begins with to be polite: "could you please". */
export const withoutOpeners = (text: string): string => {
  const plain = WORDS.courtesies.without(text);
  const rest = plain.slice(WORDS.openers.lengthAt(plain));
  return rest.length === text.length ? rest : withoutOpeners(rest);
};

/** Parts between commas and colons. */
const clausesOf = (text: string): string[] => text.split(/ [,:"](?= )/);

/** Whether a text says more than "do it": it holds at least so many words that stand for something. */
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

/** A verb behind "could somebody", or anywhere beside "please". */
const isAskedFor = ({ text, isPolite }: Sentence): boolean => {
  const length = WORDS.openers.lengthAt(text);
  return (length > 0 || isPolite) && WORDS.verbs.isIn(text.slice(length));
};

/** Whether it asks whoever is addressed to do something. */
export const isOrder = (sentence: Sentence): boolean =>
  isSpecific(sentence.text, 2) &&
  (clausesOf(sentence.text.replace(/^ [-–—] /, ' ')).some(opensWithVerb) ||
    isAskedFor(sentence) ||
    WORDS.finalVerbs.closes(sentence.text));

/**
 * "tell @ to close the ticket", "could @ please close the ticket". Only at the beginning of a sentence: further on, the words may be
 * those of somebody else.
 */
export const isSending = ({ text, isAsked, isPolite }: Sentence): boolean => {
  const isPlain = WORDS.sendings.opens(text) || WORDS.abilities.opens(text);
  const plain = isPlain ? text : withoutOpeners(text);
  const ability = isPolite || !isAsked ? WORDS.abilities.lengthAt(plain) : 0;
  const rest = plain.slice(Math.max(ability, WORDS.sendings.lengthAt(plain)));
  return rest !== plain && isSpecific(rest, 2) && (WORDS.verbs.isIn(rest) || WORDS.finalVerbs.closes(rest));
};

const namesIn = (text: string): number => text.split(' @').length - 1;

/** Whether a sentence that begins with a name has an order behind it. */
export const isAddressedOrder = (sentence: Sentence): boolean => {
  const rest = { ...sentence, text: WORDS.courtesies.without(sentence.text.slice(2)) };
  return isOrder(rest) || isSending(rest);
};

/** Where the name stands that is set apart by commas in the middle or at the end, counted in names; -1 when none is. */
export const vocativeIn = (text: string): number => {
  const words = text.trim().split(' ');
  const at = words.findIndex(
    (word, index) => word === '@' && words[index - 1] === ',' && (words[index + 1] ?? ',') === ',',
  );
  return at < 0 ? -1 : namesIn(` ${words.slice(0, at).join(' ')}`);
};

const bringsTogether = (text: string): boolean =>
  WORDS.gatherings.isIn(text) && text.indexOf(' @ ') !== text.lastIndexOf(' @ ');

/** What ends with a question mark but asks for something to be done. */
const isRequest = (sentence: Sentence): boolean => {
  const { text, whole } = sentence;
  if (WORDS.suggestions.isIn(whole) || isSending(sentence) || isAskedFor(sentence)) return true;
  if (WORDS.openers.opens(text) && (bringsTogether(text) || isVenture(text))) return true;
  if (WORDS.finalVerbs.closes(text)) return true;
  return text.startsWith(' @ ') ? isAddressedOrder(sentence) : vocativeIn(text) >= 0 && isOrder(sentence);
};

/** A word that begins a question counts unless it is the beginning of something longer: "will" of "will you". */
const opensQuestion = (text: string): boolean => {
  const length = WORDS.questions.lengthAt(text);
  const longer = [WORDS.openers, WORDS.suggestions, WORDS.sendings].some((some) => some.lengthAt(text) >= length);
  return length > 0 && !longer && WORDS.verbs.lengthAt(text) <= length;
};

/** What asks to be told something, by its words. */
export const isQuestion = ({ text }: Sentence): boolean => opensQuestion(text) || WORDS.asking.isIn(text);

/** What is a question by its mark, or by a word for one in the middle, and no request. */
export const isDoubt = (sentence: Sentence): boolean =>
  (sentence.isAsked || WORDS.marks.isIn(sentence.text)) && !isRequest(sentence);

/** A new undertaking that is put forward. */
export const isVenture = (text: string): boolean =>
  isSpecific(text, 2) &&
  (WORDS.ventures.isIn(text) ||
    (WORDS.undertakings.isIn(text) && (WORDS.wishes.isIn(text) || WORDS.openers.isIn(text) || opensWithVerb(text))) ||
    (WORDS.businesses.isIn(text) && WORDS.wishes.isIn(text)));

/** Work that is asked for, of nobody in particular. */
export const isWork = (sentence: Sentence): boolean => {
  const { text } = sentence;
  if (!isSpecific(text, 2)) return false;
  return opensWithVerb(text) || isAskedFor(sentence) || WORDS.needs.isIn(text) || WORDS.finalVerbs.closes(text);
};
