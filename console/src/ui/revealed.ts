/** Control and format characters, except line breaks, tabs and the joiners that scripts need. */
const HIDDEN = /(?![\n\r\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

/**
 * The text with invisible and direction-changing characters as `[U+202E]`, because a user decides on what is stored.
 */
export const revealed = (text: string): string =>
  text.replace(HIDDEN, (character) => `[U+${codeOf(character).toString(16).toUpperCase().padStart(4, '0')}]`);

/** A value as JSON in which such characters are escaped. */
export const revealedJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(HIDDEN, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
