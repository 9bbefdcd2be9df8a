const MASK = '***';

/** Spaces within a line: what stands on the next line is another sentence, not the value. */
const GAP = '[^\\S\\n]*';

const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----|$)/g;
const URL_PASSWORD = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@]{0,256}:)[^\s/]+@/gi;
const JWT = /\beyJ[\w-]*\.[\w-]+\.[\w-]*/g;
const KEY = /(?<![A-Za-z0-9])(?:ok_|sk-|whsec_|AKIA)[\w+/=-]{6,}/g;
const BEARER = /\b(Bearer[^\S\n]+)[\w.~+/=-]+/gi;
const NAMED_VALUE = new RegExp(
  `(password|secret|token|api_?key)(\\\\?["']?${GAP}[:=]${GAP}\\\\?)("[^"\\n]*"|'[^'\\n]*'|(?:Bearer[^\\S\\n]+)?["']?[^\\s"']+)`,
  'gi',
);

const maskValue = (value: string): string => {
  const quote = value[0] === '"' || value[0] === "'" ? value[0] : '';
  return `${quote}${MASK}${quote !== '' && value.length > 1 && value.endsWith(quote) ? quote : ''}`;
};

/**
 * The text with everything credential-shaped replaced by `***`: Bearer tokens, keys by their known beginnings, JWTs, private key
 * blocks, passwords in URLs, and the value after `password`, `secret`, `token` or `api_key`. It rather masks too much than too
 * little. For every turn before it is stored and for everything that is sent to a model. Masking twice changes nothing.
 */
export const maskCredentials = (text: string): string =>
  text
    .replace(PRIVATE_KEY, MASK)
    .replace(URL_PASSWORD, `$1${MASK}@`)
    .replace(JWT, MASK)
    .replace(KEY, MASK)
    .replace(BEARER, `$1${MASK}`)
    .replace(NAMED_VALUE, (_match, name: string, mark: string, value: string) => `${name}${mark}${maskValue(value)}`);
