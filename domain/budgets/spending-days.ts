import type { EntityManager } from '@mikro-orm/postgresql';
import type { Usage } from '../llm/provider.ts';
import type { BudgetLevel } from './budget-caps.ts';
import { ADD_TO_SPENDING_DAY } from './statements.ts';

/** The cost of one call at one level. `amount` is a decimal text, as the database computes it. */
interface Spent {
  readonly day: string;
  readonly level: BudgetLevel;
  readonly subject: string;
  readonly currency: string;
  readonly amount: string;
  readonly usage: Usage;
}

/** Adds a call to the day of a level, in the transaction that books it. */
export const recordSpending = (
  em: EntityManager,
  { day, level, subject, currency, amount, usage }: Spent,
): Promise<unknown> =>
  em.execute(ADD_TO_SPENDING_DAY, [day, level, subject, currency, amount, usage.inputTokens, usage.outputTokens]);
