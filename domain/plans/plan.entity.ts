import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { TaskComplexity, TaskPriority, TaskType } from '../tasks/task.entity.ts';
import type { StoredPlanItem } from './plan-item.ts';

export type PlanStatus = 'pending_review' | 'executing' | 'integrating' | 'reviewing' | 'completed' | 'rejected';

/** A plan with its approval. */
export const Plan = defineEntity({
  name: 'Plan',
  tableName: 'plans',
  indexes: [
    { name: 'plans_project_id_index', properties: ['projectId'] },
    { name: 'plans_objective_task_id_index', properties: ['objectiveTaskId'] },
  ],
  properties: {
    id: p.uuid().primary(),
    projectId: p.uuid(),
    objectiveTaskId: p.uuid(),
    conversationId: p.uuid(),
    approvalId: p.uuid(),
    title: p.text(),
    summary: p.text(),
    status: p.text().$type<PlanStatus>(),
    version: p.integer(),
    priority: p.text().$type<TaskPriority>(),
    taskType: p.text().$type<TaskType>(),
    estimatedComplexity: p.text().$type<TaskComplexity>(),
    acceptanceCriteria: p.json<string[]>().columnType('json'),
    items: p.json<StoredPlanItem[]>().columnType('json'),
    createdBy: p.text(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
export type PlanRecord = InferEntity<typeof Plan>;
