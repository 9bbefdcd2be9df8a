import type { ConcernRoute } from '../../schemas/concern-route.ts';
import { anyWord, oneLine } from './text/words.ts';

const WORDS_BY_ROLE: readonly (readonly [string, readonly string[]])[] = [
  ['CFO', ['budget', 'cost', 'spend', 'finance', 'forecast']],
  ['CEO', ['strategy', 'vision', 'market']],
  ['CTO', ['technical', 'architecture', 'engineering', 'infrastructure']],
  ['CPO', ['product', 'feature', 'roadmap']],
  ['COO', ['operations', 'process', 'logistics']],
];

const ROLE_BY_WORD = new Map(WORDS_BY_ROLE.flatMap(([role, words]) => words.map((word) => [word, role] as const)));

// Also matches plurals: "costs" and "budgets".
const CONCERN = anyWord([...ROLE_BY_WORD.keys()].map((word) => `${word}(?:s|es)?`));

/** The role of the first word that has one; null if there is none. */
export const routeByWords = (message: string): ConcernRoute | null => {
  const written = CONCERN.exec(oneLine(message))?.[0].toLowerCase();
  const topic = [...ROLE_BY_WORD.keys()].find((word) => written?.startsWith(word) === true);
  return topic === undefined ? null : { topic, role: ROLE_BY_WORD.get(topic) ?? null, confidence: 1 };
};
