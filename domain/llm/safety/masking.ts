import { CheckedTexts } from '../../foundation/kernel/text/checked-texts.ts';
import { maskJwts } from '../../foundation/kernel/text/jwt-text.ts';
import { maskIssued } from './issuer-shapes.ts';

/** Replaces a credential in a text. */
export const MASK = '***';

/** Any block of this kind; its content decides. An unterminated block extends to the end of the text. */
const KEY_BLOCK = /----[- ]BEGIN [A-Z0-9 ]*----[\s\S]*?(?:----[- ]END [A-Z0-9 ]*-----?|$)/g;
/** A block whose content begins with the mask is not matched again: that would hide the text after it. */
const PUTTY_KEY = /(Private-Lines:)\s*(?:[^\s*][\s\S]*?)?(Private-MAC:|$)/g;
const URL_PASSWORD = /(:\/\/[^\s/:@]*:)[^\s/]+@/g;
/**
 * Prefixes that identify a key by themselves: ours, and those of issuers that the shared rules do not cover or match
 * too strictly.
 */
const KEY =
  /(?<![A-Za-z0-9])(?:ok_|sk-|whsec_|AKIA|AIza|ya29\.|GOCSPX-|pypi-|gh[opsur]_|github_pat_|npm_)[\w+/=-]{6,}/g;
/**
 * The same for issuers with one prefix for each kind of key. It is a separate pattern because the check of a combined
 * one takes half a minute.
 */
const KEY_OF_A_KIND =
  /(?<![A-Za-z0-9])(?:gl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-|x(?:app|ox[a-z])-|[sr]k_(?:org_)?(?:live|test)_)[\w+/=-]{6,}/g;
/** Prefixes that also begin ordinary words: only a long continuation is a key. */
const LONG_KEY = /(?<![A-Za-z0-9/])(?:1\/\/0|AQ\.|sess-|ABSK)[\w+/=-]{20,}/g;
const SLACK_HOOK = /(hooks\.slack\.com\/)(?:services|workflows|triggers)\/[\w/-]+/gi;
/** The cookie by which this server recognises a browser. */
const DEVICE = /(device=)[\w-]{43}\.[\w.-]+/g;
/** The token by which a worker reports on a run. */
const LEASE_TOKEN = /(?<![A-Za-z0-9])lt_[\w-]{43}(?![\w-])/g;
/** Key ids of AWS; the shared rules ignore them because they are useless without the secret. */
const AWS_KEY_ID = /(?<![A-Za-z0-9])A(?:3T[A-Z0-9]|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g;
/** Client secrets of Azure have no prefix, but four characters in the middle that are rare elsewhere. */
const AZURE_SECRET = /(?<![\w.~-])[\w.~-]{3}\dQ~[\w.~-]{31,34}/g;
const BEARER = /\b(Bearer[^\S\n]+)[\w.~+/=-]+/gi;
const BASIC = /\b(Basic[^\S\n]+)([\w+/-]+={0,2})/gi;
const DIGEST =
  /\b(Digest[^\S\n]+)(?:username|realm|nonce|uri|response|qop|opaque|cnonce|algorithm)[^\S\n]*=[^\n]*(?:\n[^\S\n][^\n]*)*/gi;
const AUTHORIZATION =
  /(authorization\\?["']?[^\S\n]*[:=][^\S\n]*\\?["']?(?:basic|digest)[^\S\n]+)[^\n]+(?:\n[^\S\n][^\n]*)*/gi;
const NAME =
  /(?:password|passwd|passphrase|pwd|secret|token|_auth|x-amz-signature|[?&](?:code|key|sig)|(?:api|access|account|auth|client|encryption|master|private|secret|shared|signing|subscription)[-_ ]?key)\\?["']?[^\S\n]*(?:=>|[:=])[^\S\n]*\\?/gi;
const VALUE = /(?:Bearer[^\S\n]+)?["']?[^\s"']+/iy;
/** The longest quoted value that is searched for its end. */
const MAX_QUOTED = 2000;

/** A quoted text on one line; a quote after a backslash is part of it. */
const QUOTED = /^(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')/;

/** The quoted text at a position; null if it is not terminated. */
const quotedAt = (text: string, from: number): string | null =>
  QUOTED.exec(text.slice(from, from + MAX_QUOTED))?.[0] ?? null;

const valueAt = (text: string, from: number): string | null => {
  VALUE.lastIndex = from;
  return quotedAt(text, from) ?? VALUE.exec(text)?.[0] ?? null;
};

const maskValue = (value: string): string => {
  const quote = value[0] === '"' || value[0] === "'" ? value[0] : '';
  return `${quote}${MASK}${value.endsWith(quote) ? quote : ''}`;
};

/** Masks values after names such as `password`; a name inside a masked value is part of the value. */
const maskNamedValues = (text: string): string => {
  let shown = '';
  let from = 0;
  for (const { index, 0: name } of text.matchAll(NAME)) {
    if (index < from) continue;
    const value = valueAt(text, index + name.length);
    if (value === null) continue;
    shown += `${text.slice(from, index)}${name}${maskValue(value)}`;
    from = index + name.length + value.length;
  }
  return shown + text.slice(from);
};

/** The value after `Basic` is masked if it decodes to a name and a password; the word also occurs in ordinary text. */
const maskBasic = (whole: string, scheme: string, value: string): string =>
  Buffer.from(value, 'base64').toString('latin1').includes(':') ? `${scheme}${MASK}` : whole;

const maskOnce = (text: string): string => {
  const inBlocks = text
    .replace(KEY_BLOCK, (block) => (/PRIVATE KEY(?: BLOCK)? ?----/.test(block) ? MASK : block))
    .replace(PUTTY_KEY, (_block, start: string, end: string) => `${start} ${MASK}${end === '' ? '' : `\n${end}`}`);
  const inHeaders = inBlocks
    .replace(AUTHORIZATION, `$1${MASK}`)
    .replace(DIGEST, `$1${MASK}`)
    .replace(BASIC, maskBasic)
    .replace(URL_PASSWORD, `$1${MASK}@`)
    .replace(SLACK_HOOK, `$1${MASK}`)
    .replace(DEVICE, `$1${MASK}`)
    .replace(LEASE_TOKEN, MASK);
  const keys = maskJwts(inHeaders, MASK)
    .replace(KEY, MASK)
    .replace(KEY_OF_A_KIND, MASK)
    .replace(LONG_KEY, MASK)
    .replace(AWS_KEY_ID, MASK)
    .replace(AZURE_SECRET, MASK)
    .replace(BEARER, `$1${MASK}`);
  return maskIssued(maskNamedValues(keys), MASK);
};

/** Texts in which no credential was found. A turn is masked when it arrives, is stored and is sent, and again in every later prompt. */
const cleanTexts = new CheckedTexts();

/** A mask can make the text next to it look like a credential, so masking is repeated. */
const PASSES = 4;

/**
 * Replaces everything that looks like a credential by `***`: values after Bearer, Basic and Digest, keys of common
 * issuers, JWTs, private key blocks, passwords in URLs, and values after `password`, `secret`, `token`, `api_key` and
 * similar names. Prefers masking too much to masking too little. Used for every turn before it is stored and for
 * everything that is sent to a model (spec/rules/conversation.md#masked-credentials). Masking is idempotent.
 */
export const maskCredentials = (text: string): string => {
  let masked = text;
  for (let pass = 1; pass <= PASSES && !cleanTexts.has(masked); pass += 1) {
    const again = maskOnce(masked);
    if (again === masked) {
      cleanTexts.add(masked);
      break;
    }
    masked = again;
  }
  return masked;
};
