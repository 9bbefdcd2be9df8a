import type { BudgetReport } from '../../domain/budgets/budget-report.ts';
import type { SpendingLine } from '../../domain/budgets/spending-report.ts';
import type { Schema } from './schemas.ts';

export const presentBudget = (report: BudgetReport): Schema<'BudgetReport'> => ({
  currency: report.currency,
  month: report.month,
  company: { ...report.company },
  departments: report.departments.map((line) => ({ ...line })),
  charters: report.charters.map((line) => ({ ...line })),
});

export const presentSpending = (line: SpendingLine): Schema<'SpendingEntry'> => ({
  period: line.period,
  level: line.level,
  id: line.id,
  name: line.name,
  amount: line.amount,
  currency: line.currency,
  calls: line.calls,
  input_tokens: line.inputTokens,
  output_tokens: line.outputTokens,
});
