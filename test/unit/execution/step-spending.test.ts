import { describe, expect, it } from 'vitest';
import { reportedSpending } from '../../../domain/execution/spending/step-spending.ts';
import { usageAfter } from '../../../domain/execution/steps/run-usage.ts';
import { countedSteps, distinctSteps, isReservation, type NewStep } from '../../../domain/execution/steps/step.ts';

const DONE = new Date('2030-01-01T00:00:00.000Z');
const RUN = 'run';

const step = (key: string, fields: Partial<NewStep> = {}): NewStep => ({
  ...{ key, kind: 'model_call', title: key, content: '', toolName: null, isError: false, model: null },
  ...{ usage: null, startedAt: null, finishedAt: DONE },
  ...fields,
});
const costing = (key: string, cost: number, fields: Partial<NewStep> = {}): NewStep =>
  step(key, { usage: { input_tokens: 3, output_tokens: 2, cost }, ...fields });
const reserving = (key: string, cost: number): NewStep => costing(key, cost, { finishedAt: null });

describe('isReservation', () => {
  it('is true for the cost of a model call that has not finished', () => {
    expect(isReservation(reserving('a', 0.5))).toBe(true);
  });
  it.each([
    ['finished', costing('a', 0.5)],
    ['of another kind', costing('a', 0.5, { kind: 'tool_call', finishedAt: null })],
    ['free', reserving('a', 0)],
    ['without usage', step('a', { finishedAt: null })],
  ])('is false for a step that is %s', (_word, one) => {
    expect(isReservation(one)).toBe(false);
  });
});

describe('distinctSteps', () => {
  it('keeps the first step of each key, in order', () => {
    const steps = [step('b'), step('a'), step('b', { title: 'again' })];
    expect(distinctSteps(steps)).toEqual([step('b'), step('a')]);
  });
  it('keeps the step that settles a reservation, in the place of the reservation', () => {
    const steps = [reserving('a', 1), step('b'), costing('a', 2), costing('a', 3)];
    expect(distinctSteps(steps)).toEqual([costing('a', 2), step('b')]);
    expect(distinctSteps([costing('a', 2), reserving('a', 1)])).toEqual([costing('a', 2)]);
  });
});

describe('reportedSpending', () => {
  it('is null without money', () => {
    expect(reportedSpending(RUN, { added: [step('a')], settled: [] }, { hasLease: true })).toBeNull();
  });
  it('adds up what was spent, and lists what is settled and reserved', () => {
    const change = {
      added: [costing('a', 0.5), costing('b', 0.25, { kind: 'message' }), reserving('c', 4)],
      settled: [costing('d', 0.125), step('e')],
    };
    const spent = { cost: 0.875, usage: { inputTokens: 9, outputTokens: 6 }, calls: 2 };
    const expected = { runId: RUN, settledKeys: ['d', 'e'], spent, reserved: [{ key: 'c', amount: 4 }] };
    expect(reportedSpending(RUN, change, { hasLease: true })).toEqual(expected);
    expect(reportedSpending(RUN, change, { hasLease: false })).toEqual({ ...expected, reserved: [] });
  });
  it('settles a call that cost nothing', () => {
    const expected = { runId: RUN, settledKeys: ['a'], spent: null, reserved: [] };
    expect(reportedSpending(RUN, { added: [], settled: [step('a')] }, { hasLease: true })).toEqual(expected);
  });
  it('is null for a reservation without a lease', () => {
    expect(reportedSpending(RUN, { added: [reserving('a', 1)], settled: [] }, { hasLease: false })).toBeNull();
  });
});

describe('usageAfter', () => {
  const usage = { model_calls: 1, tool_calls: 0, input_tokens: 1, output_tokens: 1, cost: 0.1, currency: 'USD' };

  it('counts calls, tokens and the cost in decimals; a reservation counts when it is settled', () => {
    const added = [costing('a', 0.2), reserving('b', 5), step('c', { kind: 'tool_call' })];
    expect(usageAfter(usage, countedSteps({ added, settled: [] }))).toEqual({
      ...{ model_calls: 2, tool_calls: 1, input_tokens: 4, output_tokens: 3, cost: 0.3, currency: 'USD' },
    });
    expect(usageAfter(usage, countedSteps({ added: [], settled: [costing('b', 4)] }))).toMatchObject({
      ...{ model_calls: 2, cost: 4.1 },
    });
  });
});
