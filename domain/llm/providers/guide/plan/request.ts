import { trimEndMatching } from '../../../../foundation/kernel/text/text.ts';
import { withoutOpeners } from '../classify/sentences.ts';
import { oneLine, wordCount } from '../text/words.ts';
import { spaced } from '../words/folding.ts';
import { WORDS } from '../words/vocabulary.ts';

/** One thing that a request asks for. */
export interface RequestedPart {
  /** On one line, beginning with its verb. */
  readonly text: string;
  /** Whether the request puts it after the previous parts. */
  readonly isAfter: boolean;
}

export interface ReadRequest {
  readonly parts: readonly RequestedPart[];
  /** Sentences that are conditions and not requests. */
  readonly remarks: readonly string[];
}

const LIST_MARK = /^(?:[-*•–]|(\d{1,3})[.)])\s+/;
const SENTENCE_END = /[.!?;](?=\s|$)/;
const SEPARATOR = /(,| (?:and|then|und|dann|et|puis|y|luego) )/i;
const SEQUENCE = /^(?:then|after that|afterwards|finally|lastly|next|dann|danach|puis|luego)\b[, ]*/i;
const PLANNING =
  /^(?:make|draft|write|prepare|create|give us|i need|we need)? ?(?:a|the)? ?plan (?:to|for how to|how to|of how to) /i;
const DETERMINER = /^(?:an?|the|our|new|eine?n?|der|die|das|une?|les?|la|el|los|las) /i;

/** The longest courtesy, in words. */
const MAX_OPENER = 14;

/** The text without leading courtesies, as written. */
const bare = (text: string): string => {
  const plain = text.replace(PLANNING, '');
  const rest = withoutOpeners(spaced(plain));
  const words = plain.split(' ');
  for (let skipped = 0; skipped <= Math.min(words.length, MAX_OPENER); skipped += 1) {
    const left = words.slice(skipped).join(' ');
    if (spaced(left) === rest) return left.replace(PLANNING, '');
  }
  return plain;
};

const opensWithVerb = (text: string): boolean => WORDS.verbs.opens(withoutOpeners(spaced(text)));

const trimmed = (text: string): string => trimEndMatching(text.trim(), /[.,;:!?\s]/);

/** "build a shop, an app and a website" is three things with one verb. */
const enumerated = (text: string): string[] => {
  const [first = '', ...others] = text.split(/, (?:and )?| and /);
  const isList = others.length >= 2 && others.every((other) => DETERMINER.test(other));
  const verb = first.split(' ', 1)[0] ?? '';
  return isList ? [first, ...others.map((other) => `${verb} ${other}`)] : [text];
};

/** The parts of a sentence: each begins with a verb; other text continues the previous part. */
const partsOf = (sentence: string): RequestedPart[] => {
  const pieces = sentence.split(SEPARATOR);
  const found: { text: string; isAfter: boolean }[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const [separator, written] = [pieces[index - 1] ?? '', (pieces[index] ?? '').trim()];
    const isAfter = SEQUENCE.test(written) || SEQUENCE.test(separator.trim());
    const text = written.replace(SEQUENCE, '');
    const last = found.at(-1);
    // "Research and design the app" is one thing: a verb without an object is not a part.
    const isNew = last === undefined || (opensWithVerb(text) && wordCount(text) > 1 && wordCount(last.text) > 1);
    if (isNew) found.push({ text, isAfter });
    else last.text += `${separator}${separator === ',' ? ' ' : ''}${text}`;
  }
  return found.flatMap(({ text, isAfter }) =>
    enumerated(trimmed(text)).map((one) => ({ text: trimmed(bare(one)), isAfter })),
  );
};

const readSentence = (sentence: string): ReadRequest => {
  const plain = oneLine(sentence);
  const start = bare(plain.replace(SEQUENCE, ''));
  if (!opensWithVerb(start)) return { parts: [], remarks: plain === '' ? [] : [plain] };
  const [first, ...rest] = partsOf(start);
  if (first === undefined) return { parts: [], remarks: [] };
  return { parts: [{ ...first, isAfter: SEQUENCE.test(plain) }, ...rest], remarks: [] };
};

/** A list item is one thing; numbers define an order. */
const readLine = (line: string): ReadRequest => {
  const mark = LIST_MARK.exec(line.trim());
  if (mark !== null) {
    const written = oneLine(line.trim().slice(mark[0].length));
    const plain = bare(written);
    const text = trimmed(opensWithVerb(plain) ? plain : written);
    return { parts: [{ text, isAfter: mark[1] !== undefined && mark[1] !== '1' }], remarks: [] };
  }
  const all = line.split(SENTENCE_END).map(readSentence);
  return { parts: all.flatMap(({ parts }) => parts), remarks: all.flatMap(({ remarks }) => remarks) };
};

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The parts of a request in order, without duplicates, and its remarks (spec/rules/conversation.md#guided-plan). */
export const readRequest = (request: string): ReadRequest => {
  const all = request.split('\n').map(readLine);
  const parts = new Map<string, RequestedPart>();
  for (const part of all.flatMap((one) => one.parts))
    if (hasWords(part.text) && !parts.has(part.text.toLowerCase())) parts.set(part.text.toLowerCase(), part);
  return { parts: [...parts.values()], remarks: all.flatMap(({ remarks }) => remarks).filter(hasWords) };
};
