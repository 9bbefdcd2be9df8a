/** The longest message that the chat accepts. */
const MAX_LENGTH = 2000;

/** Signs of code, data and prompt syntax. */
const SIGNS = ['```', '{', '}', '</', '<|', '|>', '[/', '[[', '###', '---', '===', '<!', '">', '\\n', '=>', '->', '>>'];

const TAG = /<[a-z]/i;
const INVISIBLE = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** A long quotation, which may be text of another author and not the request. */
const LONG_QUOTE = /“[^“”]{30}|„[^„“”]{30}|«[^«»]{25}|「[^「」]{12}|『[^『』]{12}|“[^“”]{10}[\u3000-\u9fff]/u;

/** A long quotation between two identical quotation marks. */
const hasLongQuote = (message: string): boolean =>
  message.split('"').some((part, index, parts) => index % 2 === 1 && index < parts.length - 1 && part.length >= 30);

/**
 * Whether a message may be crafted to mislead the classifier: code, data, quotations, invisible characters. Honest
 * messages may match too; they are explained, and nothing is executed.
 */
export const looksCrafted = (message: string): boolean =>
  message.length > MAX_LENGTH ||
  SIGNS.some((sign) => message.includes(sign)) ||
  [TAG, INVISIBLE, LONG_QUOTE].some((pattern) => pattern.test(message)) ||
  hasLongQuote(message);
