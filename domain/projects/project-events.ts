import type { DomainEvent } from '../foundation/events/event.ts';
import type { ProjectRecord, ProjectStatus } from './project.entity.ts';

/** The events of a project: one for its creation or change, and another for a change of status. */
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
