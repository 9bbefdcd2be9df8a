import type { TaskRecord } from '../../domain/tasks/task.entity.ts';
import type { Schema } from './schemas.ts';

export const presentTask = (task: TaskRecord): Schema<'Task'> => ({
  id: task.id,
  project_id: task.projectId,
  title: task.title,
  description: task.description,
  type: task.type,
  priority: task.priority,
  estimated_complexity: task.estimatedComplexity,
  status: task.status,
  assigned_to: task.assignedTo ?? null,
  acceptance_criteria: task.acceptanceCriteria.map((criterion) => ({ ...criterion })),
  dependencies: [...task.dependencies],
  parent_task_id: task.parentTaskId ?? null,
  plan_id: task.planId ?? null,
  plan_item_id: task.planItemId ?? null,
  charter_id: task.charterId ?? null,
  forecast_id: task.forecastId ?? null,
  correlation_id: task.correlationId ?? null,
  hard_ceiling: task.hardCeiling ?? null,
  deadline: task.deadline?.toISOString() ?? null,
  source: task.source,
  dispatch: task.dispatch.map((phase) => ({ ...phase })),
  created_by: task.createdBy,
  created_at: task.createdAt.toISOString(),
  updated_at: task.updatedAt.toISOString(),
});
