import type { EntityManager } from '@mikro-orm/postgresql';
import type { Usage } from '../llm/provider.ts';
import type { BudgetLevel } from './budget-caps.ts';

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
  em.execute(
    `insert into spending_days as s (day, level, subject, currency, amount, calls, input_tokens, output_tokens)
       values (?, ?, ?, ?, ?, 1, ?, ?)
     on conflict (level, day, subject, currency) do update set amount = s.amount + excluded.amount, calls = s.calls + 1,
       input_tokens = s.input_tokens + excluded.input_tokens, output_tokens = s.output_tokens + excluded.output_tokens`,
    [day, level, subject, currency, amount, usage.inputTokens, usage.outputTokens],
  );
