import { describe, expect, it } from 'vitest';
import { capsFor } from '../../../domain/budgets/budget-caps.ts';
import { spendingSubjectOf } from '../../../domain/execution/spending/run-budgets.ts';
import { type SpentBudgets, spentCapOf } from '../../../domain/execution/spending/spent-caps.ts';
import { type CappedTask, taskCapsOf } from '../../../domain/execution/spending/task-caps.ts';
import {
  agentNamed,
  departmentNamed,
  idOf,
  organisationWith,
} from '../../support/builders/organisation/plain-organisation.ts';

const PROJECT = { id: 'project', budget: 5 };
const task = (id: string, fields: Partial<CappedTask> = {}): CappedTask => ({
  ...{ id, projectId: PROJECT.id, parentTaskId: null, charterId: null, hardCeiling: null },
  ...fields,
});

describe('taskCapsOf', () => {
  it('are those of the project, of the charter of the root task, and of the task', () => {
    const root = task('root', { charterId: 'charter', hardCeiling: 7 });
    const child = task('child', { parentTaskId: 'root', hardCeiling: 3 });
    const project = { id: 'project', cap: 5 };
    const charter = { id: 'charter', amount: 7 };
    const tasks = [{ id: 'child', amount: 3 }];
    expect(taskCapsOf(child, root, PROJECT)).toEqual({ taskId: 'child', project, charter, tasks });
    expect(taskCapsOf(root, root, PROJECT)).toEqual({ taskId: root.id, project, charter, tasks: [] });
  });
  it('of a task and its root task apply both', () => {
    const root = task('root', { hardCeiling: 7 });
    const child = task('child', { hardCeiling: 9 });
    const { tasks } = taskCapsOf(child, root, null);
    expect(tasks?.map(({ id, amount }) => [id, amount])).toEqual([
      ['root', 7],
      ['child', 9],
    ]);
  });
  it('are none without ceilings; the spending of a project without a budget is counted', () => {
    const none = { taskId: 'a', project: null, charter: null, tasks: [] };
    const project = { id: 'project', cap: null };
    expect(taskCapsOf(task('a'), task('a'), { id: 'project', budget: 0 })).toEqual({ ...none, project });
    expect(taskCapsOf(task('a'), task('a'), null)).toEqual(none);
  });
});

describe('spendingSubjectOf', () => {
  const organisation = organisationWith([departmentNamed(1, 'Sales', { budgetPercent: 10 })], [agentNamed(2, 'Ada')]);

  it('names everything with a cap over the call', () => {
    const caps = taskCapsOf(task('a', { hardCeiling: 2 }), task('a', { hardCeiling: 2 }), PROJECT);
    const subject = spendingSubjectOf(organisation, idOf(2), caps);
    expect(capsFor(organisation, subject, '2031-03')).toEqual([
      { level: 'company', subject: 'default', month: '2031-03', cap: 100 },
      { level: 'department', subject: idOf(1), month: '2031-03', cap: 10 },
      { level: 'agent', subject: idOf(2), month: '2031-03', cap: null },
      { level: 'project', subject: 'project', month: '', cap: 5 },
      { level: 'task', subject: 'a', month: '', cap: 2 },
    ]);
  });
  it('has no department for an agent that was deleted', () => {
    expect(spendingSubjectOf(organisation, idOf(9), {})).toEqual({ agentId: idOf(9), departmentId: null });
  });
});

describe('spentCapOf', () => {
  const nothing: SpentBudgets = {
    isCompanySpent: false,
    agents: new Map(),
    projectIds: new Set(),
    tasks: new Map(),
  };
  const ofDepartment = { kind: 'department', id: 'sales' } as const;
  const ofCharter = { kind: 'charter', id: 'charter' } as const;
  const one = { id: 'a', projectId: 'project', assignedTo: 'ada' };

  it('is null while nothing is used up over the task', () => {
    const others: SpentBudgets = {
      isCompanySpent: false,
      agents: new Map([['bob', ofDepartment]]),
      projectIds: new Set(['other']),
      tasks: new Map([['b', ofCharter]]),
    };
    expect(spentCapOf(nothing, one)).toBeNull();
    expect(spentCapOf(others, one, 'c')).toBeNull();
  });
  it('is the widest cap that is used up', () => {
    const tasks = new Map([['root', ofCharter]]);
    const projectIds = new Set(['project']);
    const agents = new Map([['ada', ofDepartment]]);
    expect(spentCapOf({ ...nothing, tasks }, one, 'root')).toEqual(ofCharter);
    expect(spentCapOf({ ...nothing, tasks, projectIds }, one, 'root')).toEqual({ kind: 'project', id: 'project' });
    expect(spentCapOf({ ...nothing, tasks, projectIds, agents }, one, 'root')).toEqual(ofDepartment);
    expect(spentCapOf({ isCompanySpent: true, tasks, projectIds, agents }, one)).toEqual({ kind: 'company', id: null });
  });
  it('is also the cap of the task itself', () => {
    const tasks = new Map([['a', { kind: 'task', id: 'a' } as const]]);
    expect(spentCapOf({ ...nothing, tasks }, one, 'root')).toEqual({ kind: 'task', id: 'a' });
    expect(spentCapOf({ ...nothing, tasks }, { ...one, assignedTo: null })).toEqual({ kind: 'task', id: 'a' });
  });
});
