import { maskCredentials } from './masking.ts';
import { toStorableText } from './storable-text.ts';

/** Characters that JSON escapes: after them, a credential would not be recognised in the JSON text. */
const ESCAPED = /[\p{Cc}"\\]/u;

const maskKeys = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [maskCredentials(toStorableText(key)), part]));

/**
 * A value as JSON text in which every text was masked by itself. Masking the JSON text would miss a credential after a line break, which JSON
 * writes as `\\n`. Texts beyond `max` characters are dropped, so that a large value costs no more.
 */
export const maskedJson = (value: unknown, max = Number.POSITIVE_INFINITY): string => {
  let left = max;
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'object' && part !== null && !Array.isArray(part))
      return Object.keys(part).some((key) => ESCAPED.test(key)) ? maskKeys(part) : part;
    if (typeof part !== 'string') return part;
    const text = part.slice(0, Math.max(0, left));
    left -= part.length;
    return maskCredentials(toStorableText(text));
  });
};
