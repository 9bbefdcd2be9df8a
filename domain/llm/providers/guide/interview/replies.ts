import { trimEndMatching, truncate } from '../../../../foundation/kernel/text/text.ts';
import { unquoted } from '../text/words.ts';
import { withoutListMark } from './labels.ts';

const MAX_ITEMS = 50;
const MAX_ITEM = 1000;
const MAX_PROJECT_NAME = 200;

const NOTHING = /^(?:none|no|skip|nothing|n\/a)\s*[.!]?$/i;

/** Whether a reply means "nothing". */
export const isNothing = (text: string): boolean => NOTHING.test(text.trim());

/** The points of a reply, split at line ends and semicolons; "none", "no" and "skip" result in no points. */
export const readPoints = (text: string): readonly string[] =>
  isNothing(text)
    ? []
    : text
        .split(/[\n;]/)
        .map((line) => withoutListMark(line).trim())
        .filter((line) => /[\p{L}\p{N}]/u.test(line))
        .map((line) => truncate(line, MAX_ITEM))
        .slice(0, MAX_ITEMS);

export interface Scope {
  readonly inScope: readonly string[];
  readonly outOfScope: readonly string[];
}

const OUT_MARK = /(?<![\p{L}\p{N}])(?:out\s+of\s+scope\s*:|out\s*:|not\s*:|excluding(?:\s*:|[^\p{L}\p{N}]|$))/iu;
const IN_MARK = /(?<![\p{L}\p{N}])in(?:\s+scope)?\s*:/giu;
const CLOSED_BRACKET = /^([^()]*)\)/;
const trimmed = (text: string): string => trimEndMatching(text.replace(/^[\s,;.]+/, ''), /[\s,;(]/);

/** Splits the scope: text after "out of scope:", "out:", "not:" or "excluding" is out, the rest is in. */
export const readScope = (text: string): Scope => {
  const mark = OUT_MARK.exec(text);
  if (mark === null) return { inScope: readPoints(trimmed(text.replace(IN_MARK, ''))), outOfScope: [] };
  const before = text.slice(0, mark.index);
  const behind = text.slice(mark.index + mark[0].length);
  // In "Web (excluding mobile)" the parenthesis belongs to the mark.
  const outside = before.trimEnd().endsWith('(') ? behind.replace(CLOSED_BRACKET, '$1') : behind;
  return { inScope: readPoints(trimmed(before.replace(IN_MARK, ''))), outOfScope: readPoints(trimmed(outside)) };
};

const LEAD = /^\s*(?:please\s+)?call\s+it\s+/i;

/** The name of a project in a reply, without quotes and a leading "call it". */
export const readProjectName = (text: string): string =>
  truncate(unquoted(unquoted(text.trim().split('\n', 1)[0] ?? '').replace(LEAD, '')), MAX_PROJECT_NAME);
