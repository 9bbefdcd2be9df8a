import type { BudgetLine, BudgetReport, BudgetReporter } from '../../../budgets/budget-report.ts';
import type { SpendingLine, SpendingReporter } from '../../../budgets/spending-report.ts';
import type { CharterService } from '../../../charters/charter-service.ts';
import { firstOf } from '../../../foundation/database/sample.ts';
import { monthBefore } from '../../../foundation/kernel/clock.ts';
import { count } from '../../../foundation/kernel/text/text.ts';
import type { CitedKind, RetrievedFact } from '../../../llm/retrieved-fact.ts';
import type { Query } from './query.ts';
import { cite, fact, listFact } from './text.ts';

interface MoneyFacts {
  readonly budgetReport: BudgetReporter;
  readonly spendingReport: SpendingReporter;
  readonly charters: CharterService;
}

/** Removes binary rounding errors; 9 digits is the precision of the database. */
const rounded = (amount: number): number => Math.round(amount * 1e9) / 1e9;

const lineText = ({ cap, spent, held }: BudgetLine, currency: string): string => {
  const left = cap === null ? 'no cap' : `a cap of ${cap} ${currency}`;
  const rest = cap === null ? '' : `, ${rounded(Math.max(0, cap - spent - held))} ${currency} left`;
  return `${left}, ${spent} ${currency} spent, ${held} ${currency} held${rest}`;
};

const departmentLines = ({ departments, currency }: BudgetReport, { departments: named }: Query): RetrievedFact[] =>
  named.flatMap(({ id, name, budgetPercent }) => {
    const line = departments.find((one) => one.id === id);
    if (line === undefined) return [];
    const share = `${budgetPercent} % of the company's`;
    return [
      fact(`Budget of ${name} for the month (${share}): ${lineText(line, currency)}.`, cite('department', id, name)),
    ];
  });

/** The budget and the remaining amount of this month: for the company, and for the named departments. */
export const budgetFacts = async (query: Query, { budgetReport }: MoneyFacts): Promise<RetrievedFact[]> => {
  const report = await budgetReport.report();
  const company = `Budget of the month ${report.month}: ${lineText(report.company, report.currency)}.`;
  return [fact(company), ...departmentLines(report, query)];
};

const CITED: Readonly<Partial<Record<SpendingLine['level'], CitedKind>>> = {
  department: 'department',
  agent: 'agent',
};

const byAmount = (one: SpendingLine, other: SpendingLine): number => other.amount - one.amount;

const spentBy = (title: string, lines: readonly SpendingLine[], limit: number): RetrievedFact =>
  listFact(title, firstOf([...lines].sort(byAmount), limit), {
    line: ({ name, amount, currency, calls }) =>
      `${name ?? 'a deleted record'}: ${amount} ${currency} in ${count(calls, 'call')}`,
    cite: ({ level, id, name }) => {
      const kind = CITED[level];
      return kind === undefined || id === null || name === null ? [] : [cite(kind, id, name)];
    },
  });

const LEVELS = ['department', 'agent', 'charter'] as const;

/** A question that names agents or departments is only about them. */
const isRelevant = ({ level, id }: SpendingLine, { agents, departments }: Query): boolean => {
  if (agents.length + departments.length === 0) return true;
  return (level === 'agent' ? agents : level === 'department' ? departments : []).some((one) => one.id === id);
};

/** The cost of this or the previous month by department, agent and charter; only charters that the caller may read. */
export const spendingFacts = async (query: Query, facts: MoneyFacts): Promise<RetrievedFact[]> => {
  const { isLastMonth: isLast } = query;
  const when = isLast ? 'last month' : 'this month';
  const month = monthBefore(query.now, isLast ? 1 : 0);
  const retrieved = [isLast ? await spentIn(month, facts) : await spentNow(facts)];
  for (const level of LEVELS) {
    const lines = await facts.spendingReport.list({ ...daysOf(month), by: 'month', level });
    const readable = level === 'charter' ? await facts.charters.readableAmong(idsOf(lines), query.actor) : null;
    const shown = lines.filter(({ id }) => readable === null || (id !== null && readable.has(id)));
    const relevant = shown.filter((line) => isRelevant(line, query));
    if (isLevelRelevant(level, query)) retrieved.push(spentBy(`Spent by ${level}s ${when}`, relevant, query.limit));
  }
  return retrieved;
};

const spentNow = async ({ budgetReport }: MoneyFacts): Promise<RetrievedFact> => {
  const { company, currency, month } = await budgetReport.report();
  return fact(`Spent in ${month}: ${lineText(company, currency)}.`);
};

const spentIn = async (month: string, { spendingReport }: MoneyFacts): Promise<RetrievedFact> => {
  const lines = await spendingReport.list({ ...daysOf(month), by: 'month', level: 'company' });
  const each = lines.map(({ amount, currency }) => `${amount} ${currency}`).join(', ');
  return fact(`Spent in ${month}: ${each === '' ? 'nothing' : each}.`);
};

const daysOf = (month: string): { readonly from: string; readonly to: string } => {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 1, 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
};

const isLevelRelevant = (level: (typeof LEVELS)[number], { agents, departments }: Query): boolean =>
  agents.length + departments.length === 0 ||
  (level === 'agent' && agents.length > 0) ||
  (level === 'department' && departments.length > 0);

const idsOf = (lines: readonly SpendingLine[]): string[] => lines.flatMap(({ id }) => id ?? []);
