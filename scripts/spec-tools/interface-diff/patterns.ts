import { DFA, isDisjointWith, JS, NFA } from 'refa';

/** Patterns of a document are small; a larger automaton is not compared. */
const MAX_NODES = 5_000;

/** The languages of patterns are compared in the alphabet that the patterns are matched in: code points. */
const PARSER = { assertions: 'throw', backreferences: 'throw' } as const;

/**
 * The pattern between `^` and `$`, if both apply to the whole of it; null for a pattern that also matches a part of a text. Groups and
 * character classes are skipped, so that only alternatives of the whole pattern are found.
 */
const anchored = (pattern: string): string | null => {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return null;
  let depth = 0;
  let isClass = false;
  for (let index = 1; index < pattern.length - 1; index += 1) {
    const sign = pattern[index];
    if (sign === '\\') {
      index += 1;
      // The last `$` is escaped.
      if (index === pattern.length - 1) return null;
    } else if (isClass) isClass = sign !== ']';
    else if (sign === '[') isClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) return null;
  }
  return pattern.slice(1, -1);
};

/** The automaton of all texts that a pattern matches; null if the pattern has assertions or references, or is too large. */
const automatonOf = (pattern: string): NFA | null => {
  const body = anchored(pattern);
  if (body === null) return null;
  try {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: body, flags: 'u' }).parse(PARSER);
    return NFA.fromRegex(expression, { maxCharacter }, {}, new NFA.LimitedNodeFactory(MAX_NODES));
  } catch {
    return null;
  }
};

/**
 * Whether the wide pattern matches every text that the narrow one matches. It is decided by their automata: no text is in the narrow one
 * and in the complement of the wide one. Patterns that have no automaton are only within themselves.
 */
export const isWithinPattern = (narrow: string, wide: string): boolean => {
  if (narrow === wide) return true;
  const [texts, others] = [automatonOf(narrow), automatonOf(wide)];
  if (texts === null || others === null) return false;
  try {
    const complement = DFA.fromFA(others, new DFA.LimitedNodeFactory(MAX_NODES));
    complement.complement();
    return isDisjointWith(texts, complement, MAX_NODES);
  } catch {
    return false;
  }
};
