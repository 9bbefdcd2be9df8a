const WORD = /[\w.-]+/g;
const BEGINNING = /(?:^|-)eyJ/;

/**
 * Replaces every JSON Web Token in the text by `mask`: three parts of base64url joined by full stops, of which the first begins with `eyJ`
 * and the second is not empty. The time is linear in the length of the text: a pattern over all three parts would search for the full stop
 * again at every `eyJ`.
 */
export const maskJwts = (text: string, mask: string): string =>
  text.replace(WORD, (word) => (word.includes('eyJ') ? maskInWord(word.split('.'), mask) : word));

const maskInWord = (parts: readonly string[], mask: string): string => {
  const shown: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    const before = index + 2 < parts.length && parts[index + 1] !== '' ? BEGINNING.exec(part) : null;
    shown.push(before === null ? part : `${part.slice(0, before.index + before[0].length - 3)}${mask}`);
    if (before !== null) index += 2;
  }
  return shown.join('.');
};
