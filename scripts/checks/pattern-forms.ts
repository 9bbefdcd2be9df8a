/** A regular expression and its location. */
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
 * The pattern in a form that the automaton supports, with the same matching time. A look-behind at the start and a look-ahead at the end
 * over one character are replaced by that character, which then becomes part of the match.
 */
export const provable = (source: string): string =>
  source
    .replace(FIRST_NOT, (_match, characters: string) => `(?:^|${inverted(characters)})`)
    .replace(FIRST_IS, (_match, characters: string) => characters)
    .replace(LAST_NOT, (_match, characters: string) => `(?:$|${inverted(characters)})`);
