import type { DomainEvent } from '../events/outbox.ts';
import type { ProjectRecord, ProjectStatus } from './project.entity.ts';
import type { TaskRecord, TaskStatus } from './task.entity.ts';

/** What the socket is told of a project: that it is there or has changed, and separately a change of status. */
export const projectEvents = (project: ProjectRecord, before: ProjectStatus | null): DomainEvent[] => {
  const { id: project_id, name, status } = project;
  const payload = { project_id, name, status, lead: project.lead ?? null };
  const events: DomainEvent[] = [
    { type: before === null ? 'project.created' : 'project.updated', channel: 'projects', payload },
  ];
  if (before !== null && before !== status) {
    events.push({
      type: 'project.status_changed',
      channel: 'projects',
      payload: { project_id, from_status: before, to_status: status },
    });
  }
  return events;
};

/** What a task said before a change, as far as events tell of it. */
export interface TaskBefore {
  readonly status: TaskStatus;
  readonly assignedTo: string | null;
}

/** What the socket is told of a task. */
export const taskEvents = (task: TaskRecord, before: TaskBefore | null): DomainEvent[] => {
  const { id: task_id, title, status, projectId: project_id } = task;
  const assigned_to = task.assignedTo ?? null;
  const event = (type: string, payload: Record<string, unknown>): DomainEvent => ({
    type: `task.${type}`,
    channel: 'tasks',
    payload,
  });
  const events = [event(before === null ? 'created' : 'updated', { task_id, title, status, assigned_to, project_id })];
  if (before !== null && before.status !== status) {
    events.push(event('status_changed', { task_id, from_status: before.status, to_status: status }));
  }
  if (assigned_to !== null && assigned_to !== (before?.assignedTo ?? null)) {
    events.push(event('assigned', { task_id, agent_id: assigned_to }));
  }
  return events;
};
