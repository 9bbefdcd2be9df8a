import { describe, expect, it } from 'vitest';
import { approvalEvent } from '../../../domain/approvals/approval-events.ts';
import type { CharterRecord } from '../../../domain/charters/charter.entity.ts';
import { charterEvent } from '../../../domain/charters/charter-events.ts';
import type { ProjectRecord } from '../../../domain/projects/project.entity.ts';
import { projectEvents } from '../../../domain/projects/project-events.ts';
import type { TaskRecord } from '../../../domain/tasks/task.entity.ts';
import { type TaskBefore, taskEvents } from '../../../domain/tasks/task-events.ts';

describe('the event of an approval', () => {
  it.each([
    ['pending', 'approval.submitted'],
    ['approved', 'approval.approved'],
    ['rejected', 'approval.rejected'],
    ['expired', 'approval.expired'],
  ] as const)('that is %s: %s', (status, type) => {
    expect(approvalEvent({ id: 'a-1', status, actionType: 'task.review', riskLevel: 'high' })).toEqual({
      type,
      channel: 'approvals',
      payload: { approval_id: 'a-1', status, action_type: 'task.review', risk_level: 'high' },
    });
  });
});

describe('the event of a charter', () => {
  const charter = {
    id: 'c-1',
    conversationId: 'v-1',
    createdBy: 'u-1',
    status: 'approved',
    version: 3,
  } as CharterRecord;

  it.each(['drafted', 'edited', 'approved', 'cancelled'] as const)('that was %s goes only to its creator', (type) => {
    expect(charterEvent(type, charter)).toEqual({
      type: `charter.${type}`,
      channel: 'charters',
      payload: { charter_id: 'c-1', conversation_id: 'v-1', status: 'approved', version: 3 },
      audience: 'u-1',
    });
  });
});

describe('the event of a project', () => {
  const project = (more: Partial<ProjectRecord> = {}) =>
    ({ id: 'p-1', name: 'Portal', status: 'active', lead: null, ...more }) as ProjectRecord;
  const told = (type: string, lead: string | null = null) => ({
    type,
    channel: 'projects',
    payload: { project_id: 'p-1', name: 'Portal', status: 'active', lead },
  });

  it('announces its creation, whatever its status', () => {
    expect(projectEvents(project(), null)).toEqual([told('project.created')]);
  });

  it('announces its change, with its lead', () => {
    expect(projectEvents(project({ lead: 'g-1' }), 'active')).toEqual([told('project.updated', 'g-1')]);
  });

  it('announces a change of status as well', () => {
    expect(projectEvents(project(), 'planning')).toEqual([
      told('project.updated'),
      {
        type: 'project.status_changed',
        channel: 'projects',
        payload: { project_id: 'p-1', from_status: 'planning', to_status: 'active' },
      },
    ]);
  });
});

describe('the event of a task', () => {
  const task = (assignedTo: string | null) =>
    ({ id: 't-1', title: 'Ask', status: 'assigned', projectId: 'p-1', assignedTo }) as TaskRecord;
  const told = (type: string, assigned_to: string | null) => ({
    type,
    channel: 'tasks',
    payload: { task_id: 't-1', title: 'Ask', status: 'assigned', assigned_to, project_id: 'p-1' },
  });
  const moved = {
    type: 'task.status_changed',
    channel: 'tasks',
    payload: { task_id: 't-1', from_status: 'created', to_status: 'assigned' },
  };
  const given = { type: 'task.assigned', channel: 'tasks', payload: { task_id: 't-1', agent_id: 'g-1' } };

  it.each<[string, string | null, TaskBefore | null, object[]]>([
    ['its creation', null, null, [told('task.created', null)]],
    ['its creation and who has it', 'g-1', null, [told('task.created', 'g-1'), given]],
    ['its change', null, { status: 'assigned', assignedTo: null }, [told('task.updated', null)]],
    [
      'its change, without its unchanged assignee',
      'g-1',
      { status: 'assigned', assignedTo: 'g-1' },
      [told('task.updated', 'g-1')],
    ],
    ['a change of status', null, { status: 'created', assignedTo: null }, [told('task.updated', null), moved]],
    ['its first agent', 'g-1', { status: 'assigned', assignedTo: null }, [told('task.updated', 'g-1'), given]],
    ['another agent', 'g-1', { status: 'assigned', assignedTo: 'g-2' }, [told('task.updated', 'g-1'), given]],
    ['no agent when it lost its own', null, { status: 'assigned', assignedTo: 'g-2' }, [told('task.updated', null)]],
    ['status and agent', 'g-1', { status: 'created', assignedTo: null }, [told('task.updated', 'g-1'), moved, given]],
  ])('announces %s', (_what, assignedTo, before, expected) => {
    expect(taskEvents(task(assignedTo), before)).toEqual(expected);
  });
});
