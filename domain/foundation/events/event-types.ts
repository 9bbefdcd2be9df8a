/** Every type of event (spec/asyncapi.yaml). */
export const EVENT_TYPES = [
  ...['task.created', 'task.updated', 'task.status_changed', 'task.assigned'],
  ...['project.created', 'project.updated', 'project.status_changed'],
  ...['plan.drafted', 'plan.status_changed'],
  ...['agent.created', 'agent.updated', 'agent.deleted'],
  'agents.reordered',
  ...['department.created', 'department.updated', 'department.deleted'],
  'departments.reordered',
  'company.updated',
  ...['role.updated', 'role.deleted'],
  ...['budget.updated', 'budget.committed', 'budget.record_added', 'budget.alert'],
  ...['approval.submitted', 'approval.approved', 'approval.rejected', 'approval.expired', 'approval.resumed'],
  ...['charter.drafted', 'charter.edited', 'charter.approved', 'charter.cancelled'],
  ...[
    'conversation.opened',
    'conversation.status_changed',
    'conversation.turn_added',
    'conversation.participant_added',
  ],
  'webhook.received',
  ...['system.startup', 'system.shutdown'],
  'settings.changed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
