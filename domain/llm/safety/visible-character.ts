import { decodeHTML } from 'entities/decode';

/** One character for a reader that decodes entities, also repeatedly (`&amp;lt;`); a few entities need no semicolon. */
const ENTITY = /&(?:(?:amp|#0*38|#x0*26);)*(?:(#?\w{1,31});|(#x[\da-f]{1,8}|#\d{1,8}|lt|nbsp|shy))/iy;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
const SPACE = /\s/;

/** The character that a lenient reader sees at a position, and the next position. */
export interface VisibleCharacter {
  /**
   * In NFKC without invisible characters: usually one character, sometimes none or several; null at the end of the
   * text.
   */
  readonly shown: string | null;
  readonly next: number;
}

const tidy = (written: string): string => (SPACE.test(written) ? ' ' : written.normalize('NFKC').replace(UNSEEN, ''));

/** Reads the character at `at`: decodes entities and normalises visually equal forms. */
export const readVisibleAt = (text: string, at: number): VisibleCharacter => {
  if (at >= text.length) return { shown: null, next: at };
  ENTITY.lastIndex = at;
  const entity = text[at] === '&' ? ENTITY.exec(text) : null;
  if (entity !== null) {
    const decoded = decodeHTML(`&${entity[1] ?? entity[2]};`);
    if (!decoded.startsWith('&')) return { shown: tidy(decoded), next: ENTITY.lastIndex };
  }
  const written = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { shown: tidy(written), next: at + written.length };
};
