import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import type { Level } from './budget.ts';

export type SpendingEntry = Schema<'SpendingEntry'>;

/** One day of a spender's month. */
export interface Day {
  readonly day: number;
  readonly amount: number;
  readonly calls: number;
  readonly tokens: number;
  /** By the end of the day; null for days to come. */
  readonly total: number | null;
}

const MONTHS = 12;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const lastDay = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** The months up to this one, newest first. */
export const monthsUpTo = (month: string): readonly string[] =>
  Array.from({ length: MONTHS }, (_, back) =>
    dayOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 - back, 1))).slice(0, 7),
  );

/** Reloads when `turn` changes. */
export const useSpending = (level: Level, month: string, turn: number) =>
  useLoad(
    async () => {
      const query = { level, by: 'day', from: `${month}-01`, to: `${month}-${lastDay(month)}` } as const;
      const entries = await ask(() => api.GET('/api/v1/budget/spending', { params: { query } }));
      return { level, month, entries };
    },
    [level, month, turn],
    ['budget'],
  );

/** Identifies a spender and a currency, because amounts in different currencies cannot be added. */
export const keyOf = ({ id, currency }: Pick<SpendingEntry, 'id' | 'currency'>): string => `${id ?? ''} ${currency}`;

/** The cumulative spending by day, starting with the amount spent before the month. */
export const sumByDay = (entries: readonly SpendingEntry[], month: string, before: number): readonly Day[] => {
  const today = dayOf(new Date());
  const byDay = Map.groupBy(entries, ({ period }) => period);
  let total = before;
  return Array.from({ length: lastDay(month) }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`;
    const those = byDay.get(date) ?? [];
    const sum = (of: (entry: SpendingEntry) => number): number => those.reduce((all, entry) => all + of(entry), 0);
    const amount = sum((entry) => entry.amount);
    total += amount;
    return {
      day: index + 1,
      amount,
      calls: sum((entry) => entry.calls),
      tokens: sum((entry) => entry.input_tokens + entry.output_tokens),
      total: date > today ? null : Number(total.toFixed(9)),
    };
  });
};
