import { maskJwts } from '../foundation/kernel/jwt-text.ts';

const MASK = '***';

/** Any block of the kind; what is in it decides. One that never ends goes to the end of the text. */
const PEM_BLOCK = /-----BEGIN [A-Z0-9 ]*-----[\s\S]*?(?:-----END [A-Z0-9 ]*-----|$)/g;
const URL_PASSWORD = /(:\/\/[^\s/:@]*:)[^\s/]+@/g;
const KEY = /(?<![A-Za-z0-9])(?:ok_|sk-|whsec_|AKIA)[\w+/=-]{6,}/g;
const BEARER = /\b(Bearer[^\S\n]+)[\w.~+/=-]+/gi;
const NAME = /(?:password|secret|token|api_?key)\\?["']?[^\S\n]*[:=][^\S\n]*\\?/gi;
const VALUE = /"[^"\n]*"|'[^'\n]*'|(?:Bearer[^\S\n]+)?["']?[^\s"']+/iy;

const maskValue = (value: string): string => {
  const quote = value[0] === '"' || value[0] === "'" ? value[0] : '';
  return `${quote}${MASK}${value.endsWith(quote) ? quote : ''}`;
};

/** What stands right behind a telling name is masked; a name inside a masked value is part of it. */
const maskNamedValues = (text: string): string => {
  let shown = '';
  let from = 0;
  for (const { index, 0: name } of text.matchAll(NAME)) {
    if (index < from) continue;
    VALUE.lastIndex = index + name.length;
    const value = VALUE.exec(text)?.[0];
    if (value === undefined) continue;
    shown += `${text.slice(from, index)}${name}${maskValue(value)}`;
    from = index + name.length + value.length;
  }
  return shown + text.slice(from);
};

/**
 * The text with everything credential-shaped replaced by `***`: Bearer tokens, keys by their known beginnings, JWTs, private key
 * blocks, passwords in URLs, and the value after `password`, `secret`, `token` or `api_key`. It rather masks too much than too
 * little. For every turn before it is stored and for everything that is sent to a model
 * (spec/rules/conversation.md#masked-credentials). Masking twice changes nothing.
 */
export const maskCredentials = (text: string): string =>
  maskNamedValues(
    maskJwts(
      text
        .replace(PEM_BLOCK, (block) => (block.includes('PRIVATE KEY-----') ? MASK : block))
        .replace(URL_PASSWORD, `$1${MASK}@`),
      MASK,
    )
      .replace(KEY, MASK)
      .replace(BEARER, `$1${MASK}`),
  );
