import { describe, expect, it } from 'vitest';
import { readBudget } from '../../../../domain/llm/providers/guide/interview/budget.ts';

describe('the budget in a reply', () => {
  it.each([
    ['50000', 50_000],
    ['about $50,000 please', 50_000],
    ['USD 50000', 50_000],
    ['usd50k', 50_000],
    ['50 thousand', 50_000],
    ['1.5m', 1_500_000],
    ['3M', 3_000_000],
    ['2 million dollars', 2_000_000],
    ['0, well 5', 5],
    ['within 3 months 400', 400],
    ['by 2031-03-01, 400', 400],
    ['12.345', 12.35],
    ['12.344', 12.34],
    ['0.01', 0.01],
    ['1,000,000,000,000', 1e12],
    ['1000000000001 or 7', 7],
  ])('%j is %d', (answer, amount) => {
    expect(readBudget(answer, 'USD')?.amount).toBe(amount);
  });

  it.each(['none', '', '1e13 is 10000000000001', 'by 2031-03-01', 'within 3 months', 'v2', '0', '0.004'])(
    '%j is not a budget',
    (answer) => {
      expect(readBudget(answer, 'USD')).toBeNull();
    },
  );

  it.each([
    ['400,by 2031-03-01,200', 400],
    ['400,within 3 months,200', 400],
  ])('in %j is not combined from the numbers around a date', (answer, amount) => {
    expect(readBudget(answer, 'USD')?.amount).toBe(amount);
  });
});

describe('the currency of a budget', () => {
  it.each([
    ['EUR', '400 EUR'],
    ['EUR', '400 eur'],
    ['EUR', '€400'],
    ['EUR', '1 euro'],
    ['EUR', '400 Euros'],
    ['GBP', '£400'],
    ['GBP', '400 gbp'],
    ['JPY', '¥400'],
    ['JPY', '400 yen'],
    ['INR', '₹400'],
    ['KRW', '₩400'],
    ['TRY', '₺400'],
    ['RUB', '₽400'],
    ['THB', '400 THB'],
    ['THB', 'THB 400'],
    ['THB', '(THB)400'],
    ['THB', 'THB400'],
  ])('is %s in %j: read if it is the current one, otherwise refused', (code, answer) => {
    expect(readBudget(answer, code)?.amount).toBe(answer.startsWith('1') ? 1 : 400);
    expect(readBudget(answer, 'USD')).toBeNull();
  });

  it.each([
    '400',
    '$400',
    '400 for the CRM',
    '400 for MTHB',
    '400 for THBs',
    '400 for aTHB',
    '400 thb',
    '400 in Europe',
  ])('is not named by %j', (answer) => {
    expect(readBudget(answer, 'USD')?.amount).toBe(400);
  });

  it('is the current one if it is among several', () => {
    expect(readBudget('USD 400 (about 380 EUR)', 'USD')?.amount).toBe(400);
  });
});

describe('the time of a budget', () => {
  it.each([
    ['5 by 2031-03-01', '2031-03-01T23:59:59Z'],
    ['5 Until 2031-03-01.', '2031-03-01T23:59:59Z'],
    ['5 before   2032-02-29', '2032-02-29T23:59:59Z'],
    ['5 by 2031-03-01 or by 2031-04-01', '2031-03-01T23:59:59Z'],
    ['5', null],
    ['5 on 2031-03-01', null],
    ['5 by 2031-02-29', null],
    ['5 by 2031-13-01', null],
    ['5 by 0000-01-01', null],
    ['5 by 0001-01-01', '0001-01-01T23:59:59Z'],
  ])('in %j has the deadline %s', (answer, deadline) => {
    expect(readBudget(answer, 'USD')).toEqual({ amount: 5, deadline, timeHorizon: null });
  });

  it.each([
    ['5 within 3 months', '3 months'],
    ['5 within the next two years', 'the next two years'],
    ['5 WITHIN a quarter', 'a quarter'],
    ['5 within reason', null],
  ])('in %j has the horizon %s', (answer, timeHorizon) => {
    expect(readBudget(answer, 'USD')).toEqual({ amount: 5, deadline: null, timeHorizon });
  });

  it('has no longer horizon than a charter allows', () => {
    const { timeHorizon } = readBudget(`5 within ${'9'.repeat(500)} months`, 'USD') ?? {};
    expect(timeHorizon).toBe('9'.repeat(200));
  });
});
