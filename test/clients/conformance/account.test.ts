import { describe, expect, it } from 'vitest';
import { accountFor, countStatuses, coverageOf } from '../../../clients/conformance/account.ts';
import { OPERATIONS, type Pair } from '../../../clients/conformance/document.ts';
import { EXCUSED_BY_OPERATION, excuseOf, REASONS } from '../../../clients/conformance/reasons.ts';

const declared = OPERATIONS.flatMap((operation) =>
  [...operation.responses.keys()].map((status) => [operation, status] as const),
);

/** The results for the statuses of a run that has seen all but these. */
const without = (unseen: readonly Pair[], untried: ReadonlyMap<Pair, string> = new Map()) => {
  const timesSeen = (operation: string, status: number) => (unseen.includes(`${operation} ${status}` as Pair) ? 0 : 2);
  return coverageOf({ exchanges: { timesSeen }, untried: new Map(untried) });
};

describe('a whole run', () => {
  it('passes when every declared status was seen, those with an excuse too', () => {
    const coverage = without([]);
    expect(accountFor(coverage)).toMatchObject({ status: 'holds', violations: [] });
    expect(countStatuses(coverage)).toEqual({
      declared: declared.length,
      seen: declared.length,
      excused: 0,
      untried: 0,
      missing: 0,
    });
  });
  it('fails by name for every status without an excuse, each if only it was not seen', () => {
    for (const [operation, status] of declared) {
      const pair: Pair = `${operation.id} ${status}`;
      const { status: verdict, violations } = accountFor(without([pair]));
      const told = violations.map(({ message }) => message);
      const isExcused = excuseOf(operation, status) !== null;
      expect([pair, verdict, told]).toEqual(
        isExcused ? [pair, 'holds', []] : [pair, 'fails', [`${pair}: declared and possible, but not seen`]],
      );
    }
  });
  it('accepts the reason of this deployment without an excuse, and reports it', () => {
    const coverage = without(
      ['getProject 404', 'getProject 500'],
      new Map([['getProject 404', 'projects do not exist']]),
    );
    const { statuses = [] } = coverage.find(({ operation }) => operation === 'getProject') ?? {};
    expect(statuses.filter(({ seen }) => seen === 0)).toEqual([
      { status: 404, seen: 0, account: 'untried', reason: 'projects do not exist' },
      { status: 500, seen: 0, account: 'excused', reason: REASONS.defect },
    ]);
    expect(accountFor(coverage).status).toBe('holds');
  });
});

describe('the excuses', () => {
  it('under the name of an operation are for declared statuses, once each, and not for what the status itself excuses', () => {
    const pairs = declared.map(([{ id }, status]) => `${id} ${status}`);
    expect(EXCUSED_BY_OPERATION.map((pair) => pair.join(' ')).filter((pair) => !pairs.includes(pair))).toEqual([]);
    expect(EXCUSED_BY_OPERATION.filter(([, status]) => [402, 429, 500, 502, 503].includes(status))).toEqual([]);
  });
  it('are all used, and none is for a status that a caller can cause', () => {
    const used = new Set(declared.map(([operation, status]) => excuseOf(operation, status)));
    expect(Object.keys(REASONS).filter((reason) => !used.has(reason as keyof typeof REASONS))).toEqual([]);
    const statuses = new Set(declared.filter((pair) => excuseOf(...pair) !== null).map(([, status]) => status));
    for (const status of [400, 404, 406, 413, 415, 426, 304]) expect(statuses).not.toContain(status);
  });
  it.each([
    ['createProject', 503, null],
    ['getProject', 503, 'outage'],
    ['putArtifact', 503, 'outage'],
    ['addRunSteps', 402, null],
    ['login', 503, 'address'],
    ['getProject', 429, null],
    ['getDocs', 429, 'address'],
    ['login', 429, null],
    ['openWebSocket', 429, null],
    ['login', 401, null],
    ['devLogin', 401, 'first'],
  ])('of %s %i: %s', (id, status, reason) => {
    const operation = OPERATIONS.find((each) => each.id === id);
    expect(operation && excuseOf(operation, status)).toBe(reason);
  });
});
