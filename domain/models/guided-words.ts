import { toNfc } from '../kernel/text.ts';
import type { NamedAgent } from './guide-context.ts';

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** White space in a name matches any white space in the message. */
const namePattern = (name: string): string => toNfc(name.trim()).split(/\s+/).map(escapeRegExp).join('\\s+');

/** Nothing that belongs to a word stands before or behind. */
const wholeWords = (pattern: string): string => `(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`;

const neverMatches = '(?!)';

/** A pattern for any of the words, as whole words. */
export const anyWord = (words: readonly string[], flags = 'iu'): RegExp =>
  new RegExp(wholeWords(words.join('|')), flags);

/**
 * The names and roles of agents as a pattern of whole words. Longer ones come first, so that "CTO Office" is not taken for "CTO".
 */
export const agentPattern = (agents: readonly NamedAgent[]): string => {
  const names = [...new Set(agents.flatMap(({ name, role }) => [name, role]).map(namePattern))].filter(
    (name) => name !== '',
  );
  const longestFirst = names.sort((one, other) => other.length - one.length);
  return names.length === 0 ? neverMatches : wholeWords(longestFirst.join('|'));
};

/** The agents a message names, in order, as written, each once. */
export const agentsNamedIn = (message: string, agents: readonly NamedAgent[]): string[] => {
  const found = new Map<string, string>();
  for (const [written] of toNfc(message).matchAll(new RegExp(agentPattern(agents), 'giu'))) {
    const key = written.toLowerCase();
    if (!found.has(key)) found.set(key, written);
  }
  return [...found.values()];
};

/** The text without white space around it, without the quotes around it, and without a full stop behind it. */
export const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/^["'“”‘’«»`]+|["'“”‘’«»`]+$/g, '')
    .trim();

/** How many words the text has. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
