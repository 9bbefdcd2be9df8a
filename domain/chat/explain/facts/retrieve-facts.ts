import { oneLine } from '../../../llm/providers/guide/guided-words.ts';
import type { RetrievedFact, RetrievedFacts, SectionName } from '../../../llm/retrieved-fact.ts';
import type { RetrieverDeps } from './deps.ts';
import { findQueryNames, type Query, type QueryNames } from './query.ts';
import { RETRIEVERS } from './retrievers.ts';

/** Runs the retrievers whose words occur in the message. Without a match it does not search the message for names. */
export const retrieveFacts = async (
  message: string,
  known: Omit<Query, keyof QueryNames>,
  deps: RetrieverDeps,
): Promise<RetrievedFacts> => {
  const line = oneLine(message);
  const facts: RetrievedFact[] = [];
  const replacedSections = new Set<SectionName>();
  const matching = RETRIEVERS.filter(({ words }) => words.test(line));
  if (matching.length === 0) return { facts, replacedSections };
  const query = { ...known, ...findQueryNames(line, known.organisation) };
  for (const retriever of matching) {
    if (retriever.isAbout?.(query) === false) continue;
    const retrieved = await retriever.facts(query, deps);
    facts.push(...retrieved);
    if (retrieved.length > 0) for (const section of retriever.replaces) replacedSections.add(section);
  }
  return { facts, replacedSections };
};
