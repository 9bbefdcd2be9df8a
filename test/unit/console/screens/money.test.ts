import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, listed, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const MONTH = { ...example('getBudget'), month: '2024-10' };
const spent =
  (company: object): (() => Response) =>
  () =>
    record({ ...MONTH, company });
const asked = (): string => screen.sent('listSpending').at(-1)?.path ?? '';

describe('the spending', () => {
  it('is read for the chosen level and month', async () => {
    await open('money', { getBudget: spent({ cap: 1000, held: 0, spent: 5 }) });
    expect(asked()).toContain('level=company&by=day&from=2024-10-01&to=2024-10-31');
    await screen.choose('Level', 'Department');
    await screen.choose('Month (UTC)', '2024-09');
    expect(asked()).toContain('level=department&by=day&from=2024-09-01&to=2024-09-30');
  });

  it('of one spender is shown by day, and that of another when it is chosen', async () => {
    const [entry] = example('listSpending');
    const by = (id: string, amount: number) => ({ ...entry, period: '2024-10-03', id, name: id, amount });
    await open('money', {
      getBudget: spent({ cap: 1000, held: 0, spent: 5 }),
      listSpending: () => record([by('Sales', 11), by('Support', 22)]),
    });
    await screen.choose('Level', 'Department');
    const day = (): string | undefined => screen.texts('row').find((row) => row.startsWith('3 '));
    expect(day()).toContain('$11.00');
    await screen.choose('Scope', 'Support');
    expect(day()).toContain('$22.00');
  });

  it('and the caps are read again on request, and after an event of the budget', async () => {
    await open('money', { getBudget: spent({ cap: 1000, held: 0, spent: 5 }) });
    const before = screen.sent('listSpending').length;
    screen.answer({ getBudget: spent({ cap: 1000, held: 0, spent: 999 }) });
    await screen.press('Refresh');
    expect([screen.sent('listSpending').length - before, screen.text().includes('$999.00')]).toEqual([1, true]);
    screen.answer({ getBudget: spent({ cap: 1000, held: 0, spent: 111 }) });
    sendEvent('budget');
    await settle();
    expect(screen.text()).toContain('$111.00');
  });
});

describe('the chart of a month', () => {
  const [ENTRY] = example('listSpending');
  const on = (day: string, amount: number, more: object = {}) => ({
    ...{ ...ENTRY, level: 'company', id: null, name: null, currency: MONTH.currency },
    ...{ period: `2024-10-${day}`, amount, calls: 2, input_tokens: 3, output_tokens: 4, ...more },
  });
  const drawn = (entries = [on('02', 100), on('04', 300)]): Promise<void> =>
    open('money', { getBudget: spent({ cap: 1000, held: 0, spent: 5 }), listSpending: () => record(entries) });
  const numbers = (selector: string, name: string): readonly number[] => screen.attributes(selector, name).map(Number);
  afterEach(() => {
    vi.useRealTimers();
    vi.useFakeTimers();
  });

  it('rises with the total spent, below the line of the cap, on the scale of its marks', async () => {
    await drawn();
    const heights = numbers('circle', 'cy');
    const [base = 0, line = 0] = [heights[0], numbers('line.cap', 'y1')[0]];
    const heightOf = (amount: number): number => base + ((line - base) * amount) / 1000;
    expect([heights[1], heights[2], heights[30]]).toEqual(
      [100, 100, 400].map((amount) => expect.closeTo(heightOf(amount))),
    );
    expect([line < heightOf(400), heightOf(400) < base, line > 0, base < 280]).toEqual([true, true, true, true]);
    expect(numbers('line.cap', 'y2')).toEqual([line]);
    const marks = numbers('.mark line', 'y1');
    expect(marks).toEqual([0, 500, 1000].map((amount) => expect.closeTo(heightOf(amount))));
    expect([numbers('.mark line', 'y2'), numbers('.mark text', 'y')]).toEqual([marks, marks]);
  });

  it('goes to the right by day, with a number below the first and every fifth', async () => {
    await drawn();
    const places = numbers('circle', 'cx');
    expect(places).toHaveLength(31);
    expect([Number(places[0]) > 96, Number(places[30]) < 720]).toEqual([true, true]);
    expect(numbers('svg.plot > text', 'x')).toEqual([1, 5, 10, 15, 20, 25, 30].map((day) => places[day - 1]));
    const heights = numbers('circle', 'cy');
    expect(screen.attributes('polyline', 'points')).toEqual([places.map((x, at) => `${x},${heights[at]}`).join(' ')]);
  });

  it('has its data in a table, and ends today', async () => {
    vi.setSystemTime(new Date('2024-10-04T12:00:00.000Z'));
    await drawn();
    expect(screen.names('img')[0]).toContain('Total up to day 4.');
    expect(screen.attributes('circle', 'cx')).toHaveLength(4);
    expect(screen.texts('columnheader').slice(6)).toEqual([
      ...['Day', 'Spent on this day', 'Total spent', 'Cap', 'Calls', 'Tokens'],
    ]);
    const rows = screen.texts('row').filter((row) => /^\d /.test(row));
    expect(rows.slice(1)).toEqual([
      '2 $100.00 $100.00 $1,000.00 2 7',
      '3 $0.00 $100.00 $1,000.00 0 0',
      '4 $300.00 $400.00 $1,000.00 2 7',
    ]);
  });

  it('of an earlier month has no cap, and says why', async () => {
    await drawn();
    const note = 'Caps of earlier months are not stored.';
    expect([screen.text().includes(note), screen.text().includes('Cap: $1,000.00')]).toEqual([false, true]);
    expect(screen.names('img')[0]).toContain('Spending of \u2068Company\u2069 in 2024-10. Total up to day 31.');
    await screen.choose('Month (UTC)', '2024-09');
    expect([screen.text().includes(note), screen.text().includes('Cap: ')]).toEqual([true, false]);
    expect(screen.names('img')[0]).toContain('Spending of \u2068Company\u2069 in 2024-09. Total up to day 30.');
    expect(screen.attributes('line.cap', 'y1')).toEqual([]);
  });

  it('without spending says so', async () => {
    await drawn([]);
    await screen.choose('Month (UTC)', '2024-09');
    expect([screen.text().includes('Nothing was spent in 2024-09'), screen.names('img')]).toEqual([true, []]);
  });

  it('names the spender, unless it is the company in one currency', async () => {
    await drawn();
    expect(() => screen.valueOf('Scope')).toThrow();
    await drawn([on('02', 100), on('02', 5, { currency: 'CHF' })]);
    expect(screen.valueOf('Scope')).toBe(' USD');
    screen.answer({ listSpending: () => record([on('02', 1, { level: 'department', id: 'd', name: 'Sales' })]) });
    await screen.choose('Level', 'Department');
    expect(screen.valueOf('Scope')).toBe('d USD');
  });
});

describe('the use of a cap', () => {
  it('is listed with what is spent and reserved', async () => {
    const use = (id: string) => ({ id, cap: 10, held: 1, spent: 2 });
    const [department] = example('getCompany').departments;
    const company = { cap: null, held: 0.5, spent: 5 };
    await open('money', {
      listDepartments: () => record([department]),
      getBudget: () => record({ ...MONTH, company, departments: [use(department.id)], charters: [use('c')] }),
    });
    expect(screen.rows().slice(0, 3)).toEqual([
      'Company $5.00 $0.50 None None No cap',
      `${department.name} Department $2.00 $1.00 $10.00 30 % Within cap`,
      'Charter c Charter $2.00 $1.00 $10.00 30 % Within cap',
    ]);
    expect(screen.attributes('meter', 'aria-label')[0]).toContain(department.name);
    expect(screen.sent('listCharters')[0]?.path).toContain('limit=200&status=approved&scope=all');
    // The names of the columns, which narrow screens show before each value.
    expect(screen.attributes('tbody tr:first-child td', 'data-name').slice(0, 6)).toEqual([
      ...['Scope', 'Spent', 'Reserved', 'Cap', 'Used', 'State'],
    ]);
  });

  it.each([
    [null, [], 'No cap: plain'],
    [1000, ['0.1'], 'Within cap: good'],
    [120, [String(100 / 120)], 'Near cap: warn'],
    [100, ['1'], 'Cap reached: bad'],
  ])('of %s is shown as a bar and by its colour', async (cap, bars, state) => {
    const company = { cap, held: 0, spent: 100 };
    await open('money', { getBudget: () => record({ ...MONTH, company, departments: [], charters: [] }) });
    expect([screen.attributes('meter', 'value'), screen.badges().at(-1)]).toEqual([bars, state]);
    expect(screen.names('table')[0]).toMatch(/^Usage of each cap/);
  });
});

describe('the alerts', () => {
  it.each([
    [{ cap: 1000, held: 0, spent: 100 }, []],
    [{ cap: 1000, held: 100, spent: 800 }, ['Near cap \u2068Company\u2069: $900.00']],
    [{ cap: 1000, held: 0, spent: 1000 }, ['Cap reached \u2068Company\u2069: $1,000.00']],
  ])('of %j are %j', async (company, states) => {
    await open('money', { getBudget: () => record({ ...MONTH, company, departments: [], charters: [] }) });
    expect(screen.texts('listitem')).toEqual(states.map((state) => `${state} of $1,000.00 spent or reserved.`));
    expect(screen.text().includes('No cap is reached or close.')).toBe(states.length === 0);
  });

  const [EVENT] = example('listEvents');
  const alert = (at: string, percent: number, event_type = 'budget.alert') => ({
    ...{ ...EVENT, event_id: at, event_type, channel: 'budget' },
    ...{ timestamp: `2024-10-${at}T08:00:00.000Z`, payload: { threshold_percent: percent } },
  });
  const listEvents = (): Response => listed([alert('01', 80), alert('02', 90), alert('03', 70, 'budget.changed')]);
  const reached = (): readonly (string | undefined)[] =>
    screen.texts('listitem').map((line) => /reached (\d+) %/.exec(line)?.[1]);

  it('that were given are listed newest first, with those that arrive', async () => {
    const company = { cap: 1000, held: 0, spent: 100 };
    const getBudget = () => record({ ...MONTH, company, departments: [], charters: [] });
    await open('money', { getBudget, listEvents }, { role: 'manager' });
    expect(reached()).toEqual(['90', '80']);
    expect(screen.text()).not.toContain('No cap is reached or close.');
    sendEvent('budget', { threshold_percent: 100 }, 'budget.alert');
    sendEvent('budget', { threshold_percent: 60 }, 'budget.changed');
    await settle();
    expect(reached()).toEqual(['100', '90', '80']);
    sendEvent('budget', { threshold_percent: 110 }, 'budget.alert');
    await settle();
    expect(reached()).toEqual(['110', '100', '90', '80']);
  });

  it('are at most twenty', async () => {
    const many = Array.from({ length: 25 }, (_, at) => alert(String(at + 1).padStart(2, '0'), at));
    await open('money', { listEvents: () => listed(many) });
    expect(reached().filter(Boolean)).toHaveLength(20);
    expect(screen.sent('listEvents')[0]?.path).toContain('channels=budget');
  });

  it('are not read for those who do not receive them', async () => {
    await open('money', { listEvents }, { role: 'observer' });
    expect(screen.sent('listEvents')).toEqual([]);
    expect(screen.text()).toContain('Live updates need another role.');
    expect(screen.sent('listCharters')[0]?.path).toContain('scope=own');
  });
});
