import { describe, expect, it } from 'vitest';
import { checkHistory } from '../../support/execution/history/check-history.ts';
import type { Exchange, FinalRun, FinalStep, History } from '../../support/execution/history/history.ts';

const exchange = (fields: Partial<Exchange>): Exchange => ({
  worker: 'one',
  operation: 'heartbeatRun',
  runId: 'r1',
  sentAt: 0,
  receivedAt: (fields.sentAt ?? 0) + 1,
  status: 200,
  code: null,
  granted: [],
  stop: null,
  keys: [],
  report: null,
  ...fields,
});
const step = (number: number, key: string, fields: Partial<FinalStep> = {}): FinalStep => ({
  number,
  key,
  content: '',
  isLate: false,
  createdAt: 1_000,
  ...fields,
});
const run = (fields: Partial<FinalRun>): FinalRun => ({
  id: 'r1',
  taskId: 't1',
  epoch: 1,
  workerName: 'one',
  status: 'expired',
  summary: '',
  stopReason: null,
  startedAt: 1_000,
  finishedAt: 2_000,
  verdict: null,
  steps: [],
  ...fields,
});

const claimOf = (worker: string, runId: string, epoch: number, sentAt: number): Exchange =>
  exchange({ worker, operation: 'claimRuns', runId: null, sentAt, granted: [{ runId, taskId: 't1', epoch }] });
const KEPT = step(2, 'finish:digest', { content: '{"summary":"late"}', isLate: true, createdAt: 4_000 });
const LATE = { outcome: 'succeeded', summary: 'late' } as const;
const DONE = { outcome: 'succeeded', summary: 'done' } as const;

/** A worker loses its lease after a step, another one completes the task, and the first one reports late. */
const EXCHANGES = {
  claim: claimOf('one', 'r1', 1, 10),
  steps: exchange({ operation: 'addRunSteps', sentAt: 20, keys: ['a'] }),
  lost: exchange({ sentAt: 30, receivedAt: null, status: 0 }),
  expired: exchange({ sentAt: 40, stop: 'expired' }),
  again: claimOf('two', 'r2', 2, 50),
  late: exchange({ operation: 'finishRun', sentAt: 60, status: 409, code: 4002, report: LATE }),
  finish: exchange({ worker: 'two', operation: 'finishRun', runId: 'r2', sentAt: 70, report: DONE }),
  repeated: exchange({ worker: 'two', operation: 'finishRun', runId: 'r2', sentAt: 80, report: DONE }),
};
const FIRST = run({ steps: [step(1, 'a'), KEPT] });
const SECOND = run({
  ...{
    id: 'r2',
    epoch: 2,
    workerName: 'two',
    status: 'succeeded',
    summary: 'done',
    startedAt: 3_000,
    finishedAt: 5_000,
  },
});

/** The history with other exchanges, runs or tasks. */
const history = (
  exchanges: Readonly<Record<string, Exchange>> = {},
  runs: readonly FinalRun[] = [FIRST, SECOND],
  status = 'completed',
): History => ({
  exchanges: Object.values({ ...EXCHANGES, ...exchanges }),
  runs,
  tasks: [{ id: 't1', status }],
});
const rulesOf = (given: History): string[] => [...new Set(checkHistory(given).map(({ rule }) => rule))];

describe('checkHistory', () => {
  it('accepts a history with a lost lease, a late report and a repeated finish', () => {
    expect(checkHistory(history())).toEqual([]);
  });
  it('accepts a repeated finish after the review returned the task', () => {
    const returned = {
      ...SECOND,
      id: 'r1',
      epoch: 1,
      workerName: 'one',
      finishedAt: 2_000,
      startedAt: 1_000,
      verdict: 'rework',
    };
    const given: History = {
      exchanges: [
        claimOf('one', 'r1', 1, 10),
        exchange({ operation: 'finishRun', sentAt: 20, report: DONE }),
        claimOf('two', 'r2', 2, 30),
        exchange({ operation: 'finishRun', sentAt: 40, report: DONE }),
      ],
      runs: [returned, { ...SECOND, summary: 'better' }],
      tasks: [{ id: 't1', status: 'completed' }],
    };
    expect(checkHistory(given)).toEqual([]);
  });
  it('accepts a finish that a waiting run refused', () => {
    const refused = exchange({
      operation: 'finishRun',
      sentAt: 25,
      status: 409,
      code: 4000,
      report: { ...LATE, summary: 'early' },
    });
    const waited = { ...FIRST, status: 'released', stopReason: 'input' };
    expect(checkHistory(history({ refused }, [waited, SECOND]))).toEqual([]);
  });

  it.each<[rule: string, history: History]>([
    ['lost task', history({}, [FIRST, SECOND], 'blocked')],
    ['open run', history({}, [FIRST, SECOND, run({ id: 'r3', taskId: 't2', status: 'waiting' })])],
    ['wrong claim', history({ other: claimOf('two', 'r1', 1, 15) })],
    ['wrong claim', history({ other: claimOf('one', 'r9', 1, 15) })],
    ['epoch used twice', history({}, [FIRST, SECOND, { ...FIRST, id: 'r3', steps: [] }])],
    ['result recorded twice', history({ other: { ...EXCHANGES.finish, report: { ...DONE, summary: 'else' } } })],
    ['acknowledged result lost', history({ other: exchange({ operation: 'finishRun', report: LATE }) })],
    ['acknowledged release lost', history({ other: exchange({ operation: 'releaseRun' }) })],
    ['task not completed once', history({}, [FIRST, { ...SECOND, status: 'failed' }])],
    ['task not completed once', history({}, [{ ...FIRST, status: 'succeeded' }, SECOND])],
    ['task not completed once', history({}, [FIRST, { ...SECOND, verdict: 'rework' }])],
    ['two live leases', history({ other: exchange({ sentAt: 55 }) })],
    ['two live leases', history({ other: exchange({ operation: 'addRunSteps', sentAt: 55, keys: ['a'] }) })],
    ['stale write', history({}, [{ ...FIRST, finishedAt: 3_001 }, SECOND])],
    ['stale write', history({}, [{ ...FIRST, finishedAt: null }, SECOND])],
    ['stale write', history({}, [{ ...FIRST, steps: [step(1, 'a', { createdAt: 3_001 }), KEPT] }, SECOND])],
    ['late report dropped', history({}, [{ ...FIRST, steps: [step(1, 'a')] }, SECOND])],
    ['late report dropped', history({}, [{ ...FIRST, steps: [step(1, 'a'), { ...KEPT, isLate: false }] }, SECOND])],
    [
      'late report dropped',
      history({ other: exchange({ operation: 'addRunSteps', sentAt: 60, status: 409, code: 4002, keys: ['b'] }) }),
    ],
    ['acknowledged step lost', history({ other: exchange({ operation: 'addRunSteps', sentAt: 22, keys: ['b'] }) })],
    ['step stored twice', history({}, [{ ...FIRST, steps: [step(1, 'a'), KEPT, step(3, 'a')] }, SECOND])],
    ['unknown step', history({}, [{ ...FIRST, steps: [step(1, 'a'), KEPT, step(3, 'z')] }, SECOND])],
    ['numbers with gaps', history({}, [{ ...FIRST, steps: [step(1, 'a'), { ...KEPT, number: 3 }] }, SECOND])],
  ])('finds: %s', (rule, given) => {
    expect(rulesOf(given)).toContain(rule);
  });

  it('a lease seen before the first response of the next run proves nothing', () => {
    expect(checkHistory(history({ other: exchange({ sentAt: 51, receivedAt: 90 }) }))).toEqual([]);
  });
});
