import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, record, sendEvent } from './harness/server.ts';

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

describe('the alerts', () => {
  it.each([
    [{ cap: 1000, held: 0, spent: 100 }, []],
    [{ cap: 1000, held: 100, spent: 800 }, ['Near cap']],
    [{ cap: 1000, held: 0, spent: 1000 }, ['Cap reached']],
  ])('of %j are %j', async (company, states) => {
    await open('money', { getBudget: () => record({ ...MONTH, company, departments: [], charters: [] }) });
    expect(screen.texts('listitem').map((line) => line.split(' \u2068')[0])).toEqual(states);
    expect(screen.text().includes('No cap is reached or close.')).toBe(states.length === 0);
  });
});
