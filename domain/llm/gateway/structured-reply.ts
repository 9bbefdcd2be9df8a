import { checkReply, InvalidReply, type Replies, type SchemaName } from '../schemas/reply-schemas.ts';

const MARK = '```';

/**
 * The contents of the code fences: each starts on a line that begins with the mark and ends at the next line that is
 * only the mark.
 */
const fencedBlocks = (text: string): string[] => {
  const blocks: string[] = [];
  let open: string[] | null = null;
  for (const line of text.split('\n')) {
    const plain = line.trim();
    if (open !== null && plain === MARK) {
      blocks.push(open.join('\n'));
      open = null;
    } else if (open !== null) open.push(line);
    else if (plain.startsWith(MARK) && !plain.includes('`', MARK.length)) open = [];
  }
  return blocks;
};

/** The most openings of an object that are tried; further ones are ignored. */
const MAX_ATTEMPTS = 20;

/** The text from an opening brace to its closing brace, ignoring braces in strings; null if it is not closed. */
const balancedFrom = (text: string, start: number): string | null => {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return null;
};

const parseObject = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

const firstObject = (text: string): unknown => {
  let start = text.indexOf('{');
  for (let attempt = 0; start >= 0 && attempt < MAX_ATTEMPTS; attempt += 1) {
    const candidate = balancedFrom(text, start);
    const value = candidate === null ? undefined : parseObject(candidate);
    if (value !== undefined) return value;
    start = text.indexOf('{', start + 1);
  }
  return undefined;
};

/**
 * The content of the only code fence, or the first balanced object, or undefined
 * (spec/rules/conversation.md#structured-replies).
 */
export const extractObject = (text: string): unknown => {
  const [block = '', ...others] = fencedBlocks(text);
  const fenced = others.length === 0 ? parseObject(block) : undefined;
  return fenced ?? firstObject(text);
};

/** Parses a reply by the named schema, with defaults filled in. Throws InvalidReply. */
export const readReply = <N extends SchemaName>(name: N, text: string): Replies[N] => {
  const value = extractObject(text);
  if (value === undefined) throw new InvalidReply('the reply has no JSON object');
  return checkReply(name, value);
};
