import type { Finding, Findings, SectionName } from '../../../llm/finding.ts';
import { oneLine } from '../../../llm/providers/guide/guided-words.ts';
import { type Asked, type Named, namedIn } from './asked.ts';
import type { FactDeps } from './deps.ts';
import { QUESTIONS } from './questions.ts';

/** What is read besides the samples because of what a message says; for most nothing, not even whom it names. */
export const findingsFor = async (
  message: string,
  known: Omit<Asked, keyof Named>,
  deps: FactDeps,
): Promise<Findings> => {
  const line = oneLine(message);
  const found: Finding[] = [];
  const instead = new Set<SectionName>();
  const worded = QUESTIONS.filter(({ words }) => words.test(line));
  if (worded.length === 0) return { found, instead };
  const asked = { ...known, ...namedIn(line, known.organisation) };
  for (const question of worded) {
    if (question.isAbout?.(asked) === false) continue;
    const findings = await question.facts(asked, deps);
    found.push(...findings);
    if (findings.length > 0) for (const section of question.instead) instead.add(section);
  }
  return { found, instead };
};
