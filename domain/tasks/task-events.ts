import type { DomainEvent } from '../foundation/events/event.ts';
import type { TaskRecord, TaskStatus } from './task.entity.ts';

/** The fields of a task before a change that its events need. */
export interface TaskBefore {
  readonly status: TaskStatus;
  readonly assignedTo: string | null;
}

/** The events of a task. */
export const taskEvents = (task: TaskRecord, before: TaskBefore | null): DomainEvent[] => {
  const { id: task_id, title, status, projectId: project_id } = task;
  const assigned_to = task.assignedTo ?? null;
  const event = (
    type: 'created' | 'updated' | 'status_changed' | 'assigned',
    payload: Record<string, unknown>,
  ): DomainEvent => ({
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
