/** Unicode NFC. Usernames, passwords and organisation names are compared and stored in this form. */
export const toNfc = (text: string): string => text.normalize('NFC');

/** Name key: NFC, trimmed, lower-cased without regard to locale. Two names are the same if their keys are equal. */
export const nameKey = (name: string): string => toNfc(name.trim().normalize('NFC').toLowerCase());

/**
 * Username key: NFC and lower-cased, not trimmed. Two usernames are the same if their keys are equal
 * (spec/rules/auth.md#usernames).
 */
export const usernameKey = (username: string): string => toNfc(toNfc(username).toLowerCase());

const SHOWS_NOTHING = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;
const SPACES = /\s+/g;
const PLAIN = /^[ -~]*$/;

/**
 * The visible form of a text: NFKC, lower case, trimmed, with single spaces and without invisible characters. Two names that look the same
 * have the same key (spec/rules/organisation.md#visible-names).
 */
export const visibleKey = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase().replace(SPACES, ' ').trim()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .replace(SPACES, ' ')
        .replace(SHOWS_NOTHING, '')
        .normalize('NFKC')
        .replace(SPACES, ' ')
        .trim();

/** Control and format characters, except the joiners that scripts need. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const EVERY_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Whether the text has characters that a name or title must not have, or shows nothing although it is not only white space. */
export const hasInvisible = (text: string): boolean =>
  text.search(INVISIBLE) !== -1 || (text.trim() !== '' && visibleKey(text) === '');

/** A title that a model wrote, without characters that a title must not have; `-` when it would be empty. */
export const visibleTitle = (text: string): string =>
  text.replace(EVERY_CONTROL, ' ').replace(INVISIBLE, '').trim() || '-';

/** The number of Unicode code points, by which every length limit is measured. */
export const codePointLength = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

/** Removes matching characters at the end. A pattern with `+$` would start again at every such character. */
export const trimEndMatching = (text: string, character: RegExp): string => {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
};

/** The first `max` code points. */
export const truncate = (text: string, max: number): string =>
  text.length <= max ? text : [...text].slice(0, max).join('');

/** The longest prefix of whole characters with at most `max` bytes in UTF-8. */
export const truncateBytes = (text: string, max: number): string => {
  const bytes = Buffer.from(text);
  if (bytes.length <= max) return text;
  let end = Math.max(0, max);
  // Never cuts inside a character: continuation bytes belong to the one before.
  while (end > 0 && ((bytes[end] as number) & 0xc0) === 0x80) end -= 1;
  return bytes.toString('utf8', 0, end);
};

const MAX_NAMED = 64;

/** Control and format characters, separators of lines and paragraphs, and unpaired surrogates. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escapeOf = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`;

/**
 * A text of the caller as an error repeats it: truncated, with visible escapes for characters that show nothing or change the direction of
 * the text (spec/rules/errors.md#echoed-names).
 */
export const echoed = (written: string): string => {
  // Characters of two UTF-16 units count as one.
  const characters = Array.from(written.slice(0, 2 * MAX_NAMED + 2));
  const shown = characters.slice(0, MAX_NAMED).join('').replace(UNSHOWN, escapeOf);
  return characters.length <= MAX_NAMED ? shown : `${shown}...`;
};

/** A number with its noun: "1 task", "2 tasks". */
export const count = (total: number, one: string, many = `${one}s`): string => `${total} ${total === 1 ? one : many}`;
