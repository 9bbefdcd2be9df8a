import type { ClassifyContext } from '../subjects.ts';
import { type FoundName, findNames } from '../text/names.ts';
import { oneLine } from '../text/words.ts';
import { spaced } from '../words/folding.ts';
import { WORDS } from '../words/vocabulary.ts';

/** A sentence as the classifier reads it. */
export interface Sentence {
  /** Folded and spaced, with `@` for each agent name and without leading courtesies. */
  readonly text: string;
  /** The same with the courtesies. */
  readonly whole: string;
  readonly isAsked: boolean;
  /** Whether it contains "please" or an equivalent, courtesies included. */
  readonly isPolite: boolean;
  /** The index of its first name among the names of the message. */
  readonly firstName: number;
}

export interface ReadMessage {
  readonly names: readonly FoundName[];
  readonly sentences: readonly Sentence[];
  /** All sentences as one text. */
  readonly text: string;
}

/** Articles and titles before a name, titles and endings after it: they do not change the meaning. */
const BEFORE = new Set(
  'the our der die das den dem unser unsere unseren unserem le la les l notre il lo el los nuestro nuestra o a os as de het onze herr frau mr ms mrs'.split(
    ' ',
  ),
);
const BEHIND = ['さん', 'くん', '君', 'ちゃん', '様', '先輩'];
const TURKISH_ENDINGS = new Set('a e ya ye na ne yi i u yu nin in un nun dan den tan ten la le yla yle'.split(' '));

const behind = (text: string): string => {
  const title = BEHIND.find((some) => text.startsWith(some));
  return title === undefined ? text : text.slice(title.length);
};

/** The line with `@` for every name. */
const masked = (line: string, names: readonly FoundName[]): string => {
  const parts = names.map(({ end }, index) => behind(line.slice(end, names[index + 1]?.start)));
  return [
    line.slice(0, names[0]?.start).replaceAll('@', ' '),
    ...parts.map((part) => ` @ ${part.replaceAll('@', ' ')}`),
  ].join('');
};

const withoutArticles = (words: readonly string[]): string[] => {
  const kept: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '@' && kept.at(-1) === "'") kept.pop();
    if (word === '@' && BEFORE.has(kept.at(-1) ?? '')) kept.pop();
    kept.push(word);
    if (word === '@' && words[index + 1] === "'" && TURKISH_ENDINGS.has(words[index + 2] ?? '')) index += 2;
  }
  return kept;
};

const ENDS = new Set(['.', '!', '?', ';']);

const sentencesOf = (words: readonly string[]): Sentence[] => {
  const sentences: Sentence[] = [];
  let firstName = 0;
  let from = 0;
  for (let index = 0; index <= words.length; index += 1) {
    const word = words[index];
    if (word !== undefined && !ENDS.has(word)) continue;
    const some = words.slice(from, index);
    if (some.length > 0) {
      const whole = ` ${some.join(' ')} `;
      const text = WORDS.courtesies.without(whole);
      sentences.push({ text, whole, isAsked: word === '?', isPolite: WORDS.requests.isIn(whole), firstName });
    }
    firstName += some.filter((one) => one === '@').length;
    from = index + 1;
  }
  return sentences;
};

/** Reads a message: finds the agents it names and splits it into sentences. A line end also ends a sentence. */
export const readMessage = ({ message, agents }: ClassifyContext): ReadMessage => {
  const lines = message
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
  const whole = lines.join('\n');
  const names = findNames(whole, agents);
  const words = spaced(masked(whole, names).replaceAll('\n', ' ; ')).trim().split(' ');
  const sentences = sentencesOf(withoutArticles(words));
  return { names, sentences, text: sentences.map(({ text }) => text).join('') };
};
