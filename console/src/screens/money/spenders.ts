import { text } from '../../text/text.ts';
import type { Budget, Level, Use } from './budget.ts';
import { type Day, keyOf, type SpendingEntry, sumByDay } from './spending.ts';

/** The spenders of the month, with the currency if it differs from that of the budget. */
export const spendersIn = (
  entries: readonly SpendingEntry[],
  currency: string,
): readonly (readonly [string, string])[] => [
  ...new Map(
    entries.map((entry) => {
      const name = entry.level === 'company' ? text.money.levels.company : (entry.name ?? entry.id ?? '');
      return [keyOf(entry), entry.currency === currency ? name : `${name} (${entry.currency})`] as const;
    }),
  ),
];

/** The cap in the report applies to the current month, or to the lifetime of a charter. */
const useOf = (key: string, budget: Budget): Use | undefined =>
  budget.uses.find(({ id }) => keyOf({ id, currency: budget.currency }) === key);

interface Month {
  readonly level: Level;
  readonly month: string;
  readonly entries: readonly SpendingEntry[];
}

interface Spending {
  readonly days: readonly Day[];
  readonly cap: number | null;
  readonly currency: string;
}

/** The spending of one spender by day. Its cap is known in the current month only. */
export const spendingOf = (key: string, budget: Budget, { level, month, entries }: Month): Spending => {
  const own = entries.filter((entry) => keyOf(entry) === key);
  const use = month === budget.month ? useOf(key, budget) : undefined;
  // The cap of a charter applies to its lifetime, so it includes the spending of earlier months.
  const before =
    level === 'charter' && use !== undefined ? use.spent - own.reduce((sum, { amount }) => sum + amount, 0) : 0;
  return {
    days: sumByDay(own, month, Math.max(0, before)),
    cap: use?.cap ?? null,
    currency: key.split(' ')[1] ?? budget.currency,
  };
};
