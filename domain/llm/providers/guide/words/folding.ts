/** Accents of Latin letters, and the vowels and the lengthening that Arabic may leave out. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;

/** Letters and signs that stand for one another. Turkish writes two kinds of i; both are i here. */
const SAME: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe' },
  ...{ ة: 'ه', ى: 'ي', '،': ',', '؛': ';', '؟': '?' },
  ...{ '、': ',', '。': '.', '’': "'", '‘': "'", '¿': ' ', '¡': ' ' },
};

/** Scripts that put no space between words; every character is a word here. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

const WORDS = /[\p{L}\p{M}\p{N}_]+(?:\.[\p{L}\p{M}\p{N}_]+)*|\S/gu;

/** In lower case, without accents, with one form for every sign. */
const folded = (text: string): string =>
  Array.from(
    text.toLowerCase().normalize('NFKD').replace(MARKS, '').normalize('NFC'),
    (character) => SAME[character] ?? (UNSPACED.test(character) ? ` ${character} ` : character),
  ).join('');

/** The words and signs of a text, folded, each with a blank before and behind. */
export const spaced = (text: string): string => ` ${(folded(text).match(WORDS) ?? []).join(' ')} `;

/** Whether a character belongs to a word that goes on until there is a space or a sign. */
export const isUnspaced = (character: string): boolean => UNSPACED.test(character);
