import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { consoleModule } from './console-module.ts';
import { openPage } from './page.ts';

interface Entry {
  readonly id: string | null;
  readonly level: string;
  readonly name: string | null;
  readonly period: string;
  readonly amount: number;
  readonly currency: string;
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}
interface Day {
  readonly day: number;
  readonly amount: number;
  readonly calls: number;
  readonly tokens: number;
  readonly total: number | null;
}
interface Use {
  readonly cap: number | null;
  readonly spent: number;
  readonly held: number;
}
interface Money {
  shareOf(use: Use): number | null;
  stateOf(use: Use): string;
  percent(share: number): string;
  monthsUpTo(month: string): readonly string[];
  sumByDay(entries: readonly Entry[], month: string, before: number): readonly Day[];
  spendersIn(entries: readonly Entry[], currency: string): readonly (readonly [string, string])[];
  spendingOf(
    key: string,
    budget: object,
    month: object,
  ): { readonly days: readonly Day[]; readonly cap: number | null; readonly currency: string };
}

let money: Money;
beforeAll(async () => {
  vi.useFakeTimers({ now: Date.UTC(2031, 1, 14, 23, 59) });
  openPage();
  const files = ['budget.ts', 'uses.tsx', 'spending.ts', 'spenders.ts'];
  const parts = await Promise.all(files.map((name) => consoleModule<Partial<Money>>(`screens/money/${name}`)));
  money = Object.assign({}, ...parts);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entry = (period: string, amount: number, more: Partial<Entry> = {}): Entry => ({
  ...{ id: 'c1', level: 'charter', name: 'Moon', period, amount, currency: 'EUR' },
  ...{ calls: 1, input_tokens: 10, output_tokens: 5, ...more },
});

describe('the state of a cap', () => {
  it.each([
    [{ cap: null, spent: 5, held: 5 }, null, 'none'],
    [{ cap: 100, spent: 0, held: 0 }, 0, 'within'],
    [{ cap: 100, spent: 79.9, held: 0 }, 0.799, 'within'],
    // What is reserved is used, too.
    [{ cap: 100, spent: 50, held: 30 }, 0.8, 'near'],
    [{ cap: 100, spent: 99, held: 0 }, 0.99, 'near'],
    [{ cap: 100, spent: 60, held: 40 }, 1, 'reached'],
    [{ cap: 100, spent: 120, held: 0 }, 1.2, 'reached'],
    // A cap of 0 allows nothing.
    [{ cap: 0, spent: 0, held: 0 }, 1, 'reached'],
  ])('%j is %s: %s', (use, share, state) => {
    expect([money.shareOf(use), money.stateOf(use)]).toEqual([share, state]);
  });

  it('is never rounded up to reached', () => {
    expect([0, 0.0005, 0.5, 0.9999, 1].map(money.percent)).toEqual(['0 %', '< 0.1 %', '50 %', '99.9 %', '100 %']);
  });
});

describe('the spending of a month', () => {
  it('adds up by day to the present day, beginning with what was spent before', () => {
    const entries = [entry('2031-02-01', 1), entry('2031-02-01', 2), entry('2031-02-14', 0.1), entry('2031-01-31', 9)];
    const days = money.sumByDay(entries, '2031-02', 10);
    expect(days).toHaveLength(28);
    expect(days[0]).toEqual({ day: 1, amount: 3, calls: 2, tokens: 30, total: 13 });
    expect(days.slice(12, 15).map(({ total }) => total)).toEqual([13, 13.1, null]);
  });

  it('has the days of its month', () => {
    expect(['2032-02', '2031-12', '2031-04'].map((month) => money.sumByDay([], month, 0).length)).toEqual([29, 31, 30]);
  });

  it('is offered for the last twelve months', () => {
    const months = money.monthsUpTo('2031-02');
    expect([months.length, months[0], months[1], months[2], months[11]]).toEqual([
      ...[12, '2031-02', '2031-01', '2030-12', '2030-03'],
    ]);
  });
});

describe('a spender', () => {
  const use = (level: string, id: string | null, cap: number, spent: number) => ({
    level,
    id,
    name: '',
    cap,
    spent,
    held: 0,
  });
  const budget = {
    ...{ currency: 'EUR', month: '2031-02' },
    uses: [use('company', null, 500, 50), use('charter', 'c1', 100, 30), use('charter', 'c2', 7, 1)],
  };
  const month = {
    level: 'charter',
    month: '2031-02',
    entries: [entry('2031-02-03', 4), entry('2031-02-03', 1, { id: 'c2' })],
  };

  it('has its own spending and cap, which for a charter includes earlier months', () => {
    const { days, cap, currency } = money.spendingOf('c1 EUR', budget, month);
    expect([cap, currency, days[0]?.total, days[2]?.total]).toEqual([100, 'EUR', 26, 30]);
    expect(money.spendingOf('c2 EUR', budget, month).cap).toBe(7);
  });

  it('begins with 0 if the report is older than the entries', () => {
    const entries = [entry('2031-02-03', 31)];
    const { days } = money.spendingOf('c1 EUR', budget, { ...month, entries });
    expect([days[0]?.total, days[2]?.total]).toEqual([0, 31]);
  });

  it('of another level begins each month with 0', () => {
    const entries = [entry('2031-02-03', 4, { id: null, level: 'company', name: null })];
    const { days, cap } = money.spendingOf(' EUR', budget, { level: 'company', month: '2031-02', entries });
    expect([cap, days[0]?.total, days[2]?.total]).toEqual([500, 0, 4]);
  });

  it('has no known cap in an earlier month, or in another currency', () => {
    const earlier = { ...month, month: '2031-01', entries: [entry('2031-01-03', 4)] };
    const { cap, days } = money.spendingOf('c1 EUR', budget, earlier);
    expect([cap, days[0]?.total, days[30]?.total]).toEqual([null, 0, 4]);
    const other = { ...month, entries: [entry('2031-02-03', 4, { currency: 'USD' })] };
    expect(money.spendingOf('c1 USD', budget, other)).toMatchObject({ cap: null, currency: 'USD' });
  });

  it('appears once for each currency, by its name or its id', () => {
    const company = { id: null, level: 'company', name: null };
    const entries = [
      ...[entry('2031-02-01', 1), entry('2031-02-02', 1), entry('2031-02-02', 1, { currency: 'USD' })],
      ...[entry('2031-02-01', 1, { id: 'gone', name: null }), entry('2031-02-01', 1, company)],
    ];
    expect(money.spendersIn(entries, 'EUR')).toEqual([
      ...[
        ['c1 EUR', 'Moon'],
        ['c1 USD', 'Moon (USD)'],
        ['gone EUR', 'gone'],
        [' EUR', 'Company'],
      ],
    ]);
  });
});
