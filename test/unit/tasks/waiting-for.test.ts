import { describe, expect, it } from 'vitest';
import type { TaskRecord } from '../../../domain/tasks/task.entity.ts';
import { isReady, needsContext, type WaitingContext, waitingForOf } from '../../../domain/tasks/waiting/waiting-for.ts';

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

describe('the waiting reason', () => {
  it('is the first that applies', () => {
    const steps: readonly (readonly [Partial<WaitingContext>, string, string | null])[] = [
      [{}, 'project', 'p'],
      [{ projectStatus: 'active' }, 'parent', 'm'],
      [{ parentStatus: 'blocked' }, 'no_agent', null],
      [{ autonomy: 'locked' }, 'autonomy', 'a'],
      [{ autonomy: 'full' }, 'dependency', 'd'],
      [{ dependency: null }, 'subtasks', 's'],
      [{ subtask: null }, 'schedule', null],
    ];
    let context = ALL;
    for (const [change, reason, reference] of steps) {
      context = { ...context, ...change };
      const until = reason === 'schedule' ? LATER : null;
      expect(waitingForOf(TASK, context, NOW)).toMatchObject({ reason, reference, until, since: SINCE });
      expect(isReady(TASK, context, NOW)).toBe(false);
    }
    expect(waitingForOf(TASK, context, LATER)?.reason).toBe('no_worker');
    expect(isReady(TASK, context, LATER)).toBe(true);
  });

  it.each([
    ['blocked', 'blocked'],
    ['created', 'no_worker'],
  ] as const)('of a task that is %s is %s when nothing else applies', (status, reason) => {
    const found = task({ status, notBefore: null });
    expect(waitingForOf(found, NOTHING, NOW)?.reason).toBe(reason);
    expect(isReady(found, NOTHING, NOW)).toBe(false);
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
    expect(waitingForOf(task({ status: 'in_review' }), null, NOW)?.reason).toBe('review');
    expect(waitingForOf(task({ status: 'in_progress' }), null, NOW)).toBeNull();
  });

  it('applies since the last change of a task whose status release 1.0.0 changed', () => {
    const old = task({ statusSince: null, updatedAt: NOW });
    expect(waitingForOf(old, NOTHING, NOW)?.since).toEqual(NOW);
  });

  it('without a parent is not parent', () => {
    expect(waitingForOf(task({ parentTaskId: null }), { ...NOTHING, parentStatus: null }, LATER)?.reason).toBe(
      'no_worker',
    );
    expect(waitingForOf(TASK, { ...NOTHING, parentStatus: null }, LATER)?.detail).toBe('The parent task was deleted');
  });
});
