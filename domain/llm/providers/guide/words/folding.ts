/** Accents of Latin letters, and the optional vowels and lengthening of Arabic. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;

/** Equivalent letters and signs. Both kinds of i in Turkish become i. */
const SAME: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe' },
  ...{ ة: 'ه', ى: 'ي', '،': ',', '؛': ';', '؟': '?' },
  ...{ '、': ',', '。': '.', '’': "'", '‘': "'", '¿': ' ', '¡': ' ' },
};

/** Scripts without spaces between words; every character counts as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

const WORDS = /[\p{L}\p{M}\p{N}_]+(?:\.[\p{L}\p{M}\p{N}_]+)*|\S/gu;

/** Lower case without accents, with one form for every sign. */
const folded = (text: string): string =>
  Array.from(
    text.toLowerCase().normalize('NFKD').replace(MARKS, '').normalize('NFC'),
    (character) => SAME[character] ?? (UNSPACED.test(character) ? ` ${character} ` : character),
  ).join('');

/** The folded words and signs of a text, each with a space before and after. */
export const spaced = (text: string): string => ` ${(folded(text).match(WORDS) ?? []).join(' ')} `;

/** Whether a character belongs to a script without spaces between words. */
export const isUnspaced = (character: string): boolean => UNSPACED.test(character);
