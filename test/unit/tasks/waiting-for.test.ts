import { describe, expect, it } from 'vitest';
import { type ExecutionFacts, NO_EXECUTION } from '../../../domain/tasks/execution/execution-facts.ts';
import type { TaskRecord } from '../../../domain/tasks/task.entity.ts';
import {
  isReady,
  needsContext,
  needsFacts,
  type WaitingContext,
  waitingForOf,
} from '../../../domain/tasks/waiting/waiting-for.ts';

const NOW = new Date('2031-06-15T12:00:00.000Z');
const LATER = new Date(NOW.getTime() + 1);
const SINCE = new Date('2031-06-01T00:00:00.000Z');
const TASK = {
  id: 't',
  projectId: 'p',
  status: 'assigned',
  assignedTo: 'a',
  parentTaskId: 'm',
  notBefore: LATER,
  statusSince: SINCE,
} as unknown as TaskRecord;
const task = (change: Partial<TaskRecord>): TaskRecord => ({ ...TASK, ...change });
const NOTHING: WaitingContext = {
  projectStatus: 'active',
  parentStatus: 'in_progress',
  autonomy: 'semi',
  dependency: null,
  subtask: null,
};
/** Everything applies; the reasons are removed one after the other. */
const ALL: WaitingContext = {
  projectStatus: 'on_hold',
  parentStatus: 'failed',
  autonomy: null,
  dependency: { id: 'd', status: 'assigned' },
  subtask: { id: 's', status: 'failed' },
};
const ALL_FACTS: ExecutionFacts = {
  ...NO_EXECUTION,
  pause: { scope: 'agent', id: 'a', reason: '' },
  spentCap: { kind: 'project', id: 'p' },
  busy: 'agent',
};
const FREE: ExecutionFacts = { ...NO_EXECUTION, hasWorker: true };

type Step = readonly [
  change: { readonly context?: Partial<WaitingContext>; readonly facts?: Partial<ExecutionFacts> },
  reason: string | undefined,
  reference: string | null,
];

describe('the waiting reason', () => {
  it('is the first that applies', () => {
    const retried = task({ retryAt: LATER, runId: 'r' });
    const steps: readonly Step[] = [
      [{}, 'paused', 'a'],
      [{ facts: { pause: null } }, 'project', 'p'],
      [{ context: { projectStatus: 'active' } }, 'parent', 'm'],
      [{ context: { parentStatus: 'blocked' } }, 'no_agent', null],
      [{ context: { autonomy: 'locked' } }, 'autonomy', 'a'],
      [{ context: { autonomy: 'full' } }, 'dependency', 'd'],
      [{ context: { dependency: null } }, 'subtasks', 's'],
      [{ context: { subtask: null } }, 'budget', 'p'],
      [{ facts: { spentCap: null } }, 'retry', 'r'],
    ];
    let [context, facts] = [ALL, ALL_FACTS];
    for (const [change, reason, reference] of steps) {
      context = { ...context, ...change.context };
      facts = { ...facts, ...change.facts };
      const until = reason === 'retry' ? LATER : null;
      expect(waitingForOf(retried, context, facts, NOW)).toMatchObject({ reason, reference, until, since: SINCE });
      expect(isReady(retried, context, facts, NOW)).toBe(false);
    }
    expect(waitingForOf(TASK, context, facts, NOW)).toMatchObject({
      reason: 'schedule',
      until: LATER,
      reference: null,
    });
    expect(isReady(TASK, context, facts, NOW)).toBe(false);
    expect(isReady(retried, context, facts, LATER)).toBe(true);
  });

  it('of a ready task is the place that it lacks, or a worker; without either it waits for its turn', () => {
    const ready = task({ notBefore: null });
    const reasonOf = (facts: ExecutionFacts) => waitingForOf(ready, NOTHING, facts, NOW);
    for (const [busy, reference] of [
      ['agent', 'a'],
      ['project', 'p'],
      ['company', null],
    ] as const) {
      expect(reasonOf({ ...FREE, busy })).toMatchObject({ reason: `${busy}_busy`, reference });
      expect(isReady(ready, NOTHING, { ...FREE, busy }, NOW)).toBe(true);
    }
    expect(reasonOf(NO_EXECUTION)?.reason).toBe('no_worker');
    expect(reasonOf(FREE)).toBeNull();
  });

  it('of a blocked task names who blocked it: the attempts, with the failure, or a person', () => {
    const blocked = task({ status: 'blocked', notBefore: null, runId: 'r' });
    expect(waitingForOf(blocked, NOTHING, FREE, NOW)).toMatchObject({ reason: 'blocked', reference: null });
    const exhausted = { ...blocked, isExhausted: true };
    const reasonOf = (failure: string | null) => waitingForOf(exhausted, NOTHING, { ...FREE, failure }, NOW);
    expect(reasonOf(null)).toMatchObject({
      reason: 'attempts_exhausted',
      detail: 'No attempts are left',
      reference: 'r',
    });
    expect(reasonOf('No such table')).toMatchObject({ reason: 'attempts_exhausted', detail: 'No such table' });
    expect(isReady(exhausted, NOTHING, FREE, NOW)).toBe(false);
  });

  it('of a task whose run waits is the decision; of one that runs there is none', () => {
    const running = task({ status: 'in_progress', runId: 'r' });
    expect(waitingForOf(running, null, FREE, NOW)).toBeNull();
    const awaited = { kind: 'input', approvalId: 'q', since: NOW } as const;
    expect(waitingForOf(running, null, { ...FREE, awaited }, NOW)).toMatchObject({
      ...{ reason: 'input', reference: 'q', since: NOW },
    });
  });

  it('says what is paused, and why', () => {
    const detailOf = (reason: string) =>
      waitingForOf(TASK, NOTHING, { ...FREE, pause: { scope: 'company', id: null, reason } }, NOW);
    expect(detailOf('')).toMatchObject({ detail: 'The company is paused', reference: null });
    expect(detailOf('Audit')?.detail).toBe('The company is paused: Audit');
  });

  it('does not depend on other records for a task that is final, in progress, in review, or created with an agent', () => {
    for (const status of [
      'completed',
      'failed',
      'cancelled',
      'rejected',
      'in_progress',
      'in_review',
      'created',
    ] as const)
      expect([status, needsContext(task({ status }))]).toEqual([status, false]);
    for (const change of [{}, { status: 'blocked' }, { status: 'created', assignedTo: null }] as const)
      expect(needsContext(task(change))).toBe(true);
    expect(needsFacts(task({ status: 'in_progress', runId: 'r' }))).toBe(true);
    expect(needsFacts(task({ status: 'in_progress', runId: null }))).toBe(false);
    expect(waitingForOf(task({ status: 'in_review' }), null, FREE, NOW)?.reason).toBe('review');
    expect(waitingForOf(task({ status: 'in_progress' }), null, FREE, NOW)).toBeNull();
  });

  it('applies since the last change of a task whose status release 1.0.0 changed', () => {
    const old = task({ statusSince: null, updatedAt: NOW });
    expect(waitingForOf(old, NOTHING, NO_EXECUTION, NOW)?.since).toEqual(NOW);
  });

  it('without a parent is not parent', () => {
    const orphan = { ...NOTHING, parentStatus: null };
    expect(waitingForOf(task({ parentTaskId: null }), orphan, NO_EXECUTION, LATER)?.reason).toBe('no_worker');
    expect(waitingForOf(TASK, orphan, NO_EXECUTION, LATER)?.detail).toBe('The parent task was deleted');
  });
});
