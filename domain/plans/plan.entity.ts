import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { TaskComplexity, TaskPriority, TaskType } from '../tasks/task.entity.ts';

export type PlanStatus = 'pending_review' | 'executing' | 'completed' | 'rejected';

/** A step of a plan; `taskId` is set once the plan executes. */
export interface PlanItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly owner_role: string | null;
  readonly depends_on: readonly string[];
  readonly acceptance_criteria: readonly string[];
  readonly task_id: string | null;
}

/** A drafted plan, parked for review by an approval. */
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
    items: p.json<PlanItem[]>().columnType('json'),
    createdBy: p.text(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
export type PlanRecord = InferEntity<typeof Plan>;
