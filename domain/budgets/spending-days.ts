import type { EntityManager } from '@mikro-orm/postgresql';
import type { Usage } from '../llm/provider.ts';
import type { ReportedLevel } from './budget-caps.ts';
import { ADD_TO_SPENDING_DAY } from './statements.ts';

/** The cost of calls at one level. `amount` is a decimal text, as the database computes it. */
interface Spent {
  readonly day: string;
  readonly level: ReportedLevel;
  readonly subject: string;
  readonly currency: string;
  readonly amount: string;
  readonly usage: Usage;
  readonly calls: number;
}

/** Adds calls to the day of a level, in the transaction that books them. */
export const recordSpending = (
  em: EntityManager,
  { day, level, subject, currency, amount, usage, calls }: Spent,
): Promise<unknown> => {
  const { inputTokens, outputTokens } = usage;
  return em.execute(ADD_TO_SPENDING_DAY, [day, level, subject, currency, amount, calls, inputTokens, outputTokens]);
};
