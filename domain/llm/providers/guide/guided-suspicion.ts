/** Of what the surface accepts, nothing is longer. */
const LONGEST = 2000;

/** Signs of code, of data and of the marks of prompts. */
const SIGNS = ['```', '{', '}', '</', '<|', '|>', '[/', '[[', '###', '---', '===', '<!', '">', '\\n', '=>', '->', '>>'];

const TAG = /<[a-z]/i;
const INVISIBLE = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** What somebody else may have written, and is not what the message wants. */
const LONG_QUOTE = /“[^“”]{30}|„[^„“”]{30}|«[^«»]{25}|「[^「」]{12}|『[^『』]{12}|“[^“”]{10}[\u3000-\u9fff]/u;

/** The same between two signs that look alike. */
const hasLongQuote = (message: string): boolean =>
  message.split('"').some((part, index, parts) => index % 2 === 1 && index < parts.length - 1 && part.length >= 30);

/**
 * Whether a message may be made to mislead whoever classifies it: code, data, quotations, invisible signs. An honest message may look
 * like that too; it is answered, and nothing is done.
 */
export const looksMadeUp = (message: string): boolean =>
  message.length > LONGEST ||
  SIGNS.some((sign) => message.includes(sign)) ||
  [TAG, INVISIBLE, LONG_QUOTE].some((pattern) => pattern.test(message)) ||
  hasLongQuote(message);
