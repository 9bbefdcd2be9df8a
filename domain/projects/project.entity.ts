import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

export type ProjectStatus = 'planning' | 'active' | 'on_hold' | 'completed' | 'cancelled';

/** A project. `budget` is the cap on the cost of its runs, 0: no cap; `lead` is the id of an agent. */
export const Project = defineEntity({
  name: 'Project',
  tableName: 'projects',
  indexes: [{ name: 'projects_created_at_id_index', properties: ['createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text(),
    status: p.text().$type<ProjectStatus>(),
    lead: p.uuid().nullable(),
    budget: p.double().$type<number>(),
    currency: p.text(),
    deadline: p.datetime(3).nullable(),
    charterId: p.uuid().nullable(),
    planId: p.uuid().nullable(),
    createdBy: p.text(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
export type ProjectRecord = InferEntity<typeof Project>;
