/** A regular expression and where it stands. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

/** A class of characters, or an escape that represents one. */
const CLASS = String.raw`(\[(?:[^\]\\]|\\.)*\]|\\[wsdWSD]|\\[pP]\{[^}]*\}|\\?[^\\()[\]|?*+{}])`;
const FIRST_NOT = new RegExp(String.raw`^\(\?<!${CLASS}\)`);
const FIRST_IS = new RegExp(String.raw`^\(\?<=${CLASS}\)`);
const LAST_NOT = new RegExp(String.raw`\(\?!${CLASS}\)$`);

const inverted = (characters: string): string =>
  characters.startsWith('[^')
    ? `[${characters.slice(2)}`
    : characters.startsWith('[')
      ? `[^${characters.slice(1)}`
      : `[^${characters}]`;

/**
 * The pattern in a form the automaton knows: it matches where the other does. A look-behind at the beginning and a look-ahead at the
 * end, over one character, become that character; what they only look at is then part of the match, which is as long to find.
 */
export const provable = (source: string): string =>
  source
    .replace(FIRST_NOT, (_match, characters: string) => `(?:^|${inverted(characters)})`)
    .replace(FIRST_IS, (_match, characters: string) => characters)
    .replace(LAST_NOT, (_match, characters: string) => `(?:$|${inverted(characters)})`);
