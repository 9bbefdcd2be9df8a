import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { ok } from '../http/contracts/result.ts';
import { presentBudget, presentSpending } from '../presenters/budgets.ts';

export const budgetHandlers = ({ budgetReport, spendingReport }: Services): HandlersOf<'budgets'> => ({
  listSpending: async ({ query: { from, to, by = 'day', level = 'company' } }) => {
    const lines = await spendingReport.list({ from: from ?? null, to: to ?? null, by, level });
    return ok(lines.map(presentSpending));
  },
  getBudget: async () => ok(presentBudget(await budgetReport.report())),
});
