import { describe, expect, it } from 'vitest';
import { isLeaseLive, isOutage } from '../../../domain/execution/leases/work-time.ts';
import type { RunRecord } from '../../../domain/execution/runs/run.entity.ts';
import { errorForState, runStateOf } from '../../../domain/execution/runs/run-state.ts';

const RUN = { id: 'r1', agentId: 'a1', status: 'running', stopAt: null, stopReason: null, endedBy: null };
const TASK = { status: 'in_progress', assignedTo: 'a1', runId: 'r1' } as const;
const run = (fields: Partial<RunRecord> = {}): RunRecord => ({ ...RUN, ...fields }) as unknown as RunRecord;
const EXPIRED = run({ status: 'expired', endedBy: 'server' });

describe('runStateOf', () => {
  it.each([
    ['a running run', run(), true, TASK, 'running'],
    ['asked to stop', run({ stopAt: new Date() }), true, TASK, 'stopping'],
    ['its lease is over', run(), false, TASK, 'expired'],
    ['waiting', run({ status: 'waiting' }), false, TASK, 'waiting'],
    ['expired, its task assigned again', EXPIRED, false, { ...TASK, status: 'assigned' }, 'expired'],
    ['expired, its task out of attempts', EXPIRED, false, { ...TASK, status: 'blocked' }, 'expired'],
    ['another run has the task', EXPIRED, false, { ...TASK, runId: 'r2' }, 'taken_over'],
    ['another agent has the task', EXPIRED, false, { ...TASK, assignedTo: 'a2' }, 'taken_over'],
    ['the task ended', EXPIRED, false, { ...TASK, status: 'cancelled' }, 'taken_over'],
    ['the task was deleted', EXPIRED, false, null, 'taken_over'],
    ['its worker was deleted', { ...EXPIRED, stopReason: 'worker_deleted' }, false, TASK, 'taken_over'],
    ['finished', run({ status: 'succeeded', endedBy: 'finish' }), false, TASK, 'finished'],
    ['cancelled by its finish', run({ status: 'cancelled', endedBy: 'finish' }), false, TASK, 'finished'],
    ['cancelled by its release', run({ status: 'cancelled', endedBy: 'release' }), false, TASK, 'released'],
    ['cancelled by the server', run({ status: 'cancelled', endedBy: 'server' }), false, TASK, 'taken_over'],
    ['released', run({ status: 'released', endedBy: 'server' }), false, TASK, 'released'],
  ] as const)('%s', (_what, given, isLive, task, state) => {
    expect(runStateOf(given, isLive, task)).toBe(state);
  });
});

describe('errorForState', () => {
  it('a run that was taken over is 4002, every other one 4000', () => {
    expect(errorForState('taken_over').code).toBe(4002);
    for (const state of ['stopping', 'waiting', 'expired', 'finished', 'released'] as const)
      expect(errorForState(state).code).toBe(4000);
  });
});

describe('isLeaseLive', () => {
  const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);
  it('a lease holds until its end', () => {
    const time = { now: at(0), sweptAt: at(-2) };
    expect([isLeaseLive(at(1), time), isLeaseLive(at(0), time), isLeaseLive(at(-1), time)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('after an outage of more than ten seconds the leases hold that were live at the last sweep', () => {
    const time = { now: at(0), sweptAt: at(-11) };
    expect([isOutage(time), isOutage({ now: at(0), sweptAt: at(-10) })]).toEqual([true, false]);
    expect([isLeaseLive(at(-10), time), isLeaseLive(at(-11), time)]).toEqual([true, false]);
  });
});
