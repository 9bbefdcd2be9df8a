import { nameKey, toNfc } from '../../../../foundation/kernel/text/text.ts';

const COMMON = new Set(
  (
    'a about after all also am an and another any anybody are as at be been before but by can could did do does done down each ' +
    'every few first for from had has have he her here him his how i if in into is it its just last like many may me might more ' +
    'most much must my need new next no nobody none not now of off on one or other our out over own same shall she should since ' +
    'so some such than that the their them then there these they this those to today too under until up us was way we well were ' +
    'what when where which while who whom whose why will with without work would yes yesterday yet you your'
  ).split(' '),
);

/** Whether a name is also a common word (spec/rules/conversation.md#guided-questions). */
export const isCommonWord = (name: string): boolean => COMMON.has(nameKey(name));

const KIND = '(?:departments?|projects?|agents?)';
const KIND_BEFORE = new RegExp(`\\b${KIND} $`, 'i');
const KIND_BEHIND = new RegExp(`^ ${KIND}\\b`, 'i');
const DETERMINERS = new Set(
  'a all an and another any are every for her his in is its last my new next of on one other our same some that the their this what which whose your'.split(
    ' ',
  ),
);
/** After "project is" the sentence continues; after a name it ends. */
const ENDS = /^(?:$|[?!.,;:]| (?:doing|going|coming|getting)\b)/i;
const OPENING = /["“„«‘']$/;
const CLOSING = /^["”“»’']/;
const SENTENCE_START = /(?:^|[.?!] )$/;

/** "It" at the beginning of a sentence may be the common word; "IT" is the name. */
const isOwnCasing = (before: string, written: string, name: string): boolean =>
  written === name &&
  written !== written.toLowerCase() &&
  !(SENTENCE_START.test(before) && written.slice(1) === written.slice(1).toLowerCase());

/** Whether the common word from `start` to `end` of a line is used as a name. */
export const isUsedAsNameAt = (line: string, start: number, end: number, name: string): boolean => {
  const [before, written, behind] = [line.slice(0, start), line.slice(start, end), line.slice(end)];
  return (
    isOwnCasing(before, written, name) ||
    (OPENING.test(before) && CLOSING.test(behind)) ||
    (KIND_BEFORE.test(before) && ENDS.test(behind)) ||
    (KIND_BEHIND.test(behind) && !DETERMINERS.has(nameKey(written)))
  );
};

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

const isWord = (line: string, start: number, end: number, word: string): boolean =>
  nameKey(line.slice(start, end)) === nameKey(word) &&
  !WORD_CHARACTER.test(line[start - 1] ?? '') &&
  !WORD_CHARACTER.test(line[end] ?? '');

/** Whether a line that contains a name uses it as a name; a common word needs evidence in the text around it. */
export const isUsedAsName = (line: string, name: string): boolean => {
  if (!isCommonWord(name)) return true;
  const own = toNfc(name.trim());
  for (let start = 0; start + own.length <= line.length; start += 1)
    if (isWord(line, start, start + own.length, own) && isUsedAsNameAt(line, start, start + own.length, own))
      return true;
  return false;
};
