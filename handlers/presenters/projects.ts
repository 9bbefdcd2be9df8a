import type { ForecastRecord } from '../../domain/plans/forecast.entity.ts';
import type { PlanRecord } from '../../domain/plans/plan.entity.ts';
import type { ProjectRecord } from '../../domain/projects/project.entity.ts';
import type { TaskRecord } from '../../domain/tasks/task.entity.ts';
import type { Schema } from './schemas.ts';

export const presentProject = (project: ProjectRecord): Schema<'Project'> => ({
  id: project.id,
  name: project.name,
  description: project.description,
  status: project.status,
  lead: project.lead ?? null,
  budget: project.budget,
  currency: project.currency,
  deadline: project.deadline?.toISOString() ?? null,
  charter_id: project.charterId ?? null,
  plan_id: project.planId ?? null,
  created_by: project.createdBy,
  created_at: project.createdAt.toISOString(),
  updated_at: project.updatedAt.toISOString(),
});

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

export const presentPlan = (plan: PlanRecord): Schema<'Plan'> => ({
  id: plan.id,
  project_id: plan.projectId,
  objective_task_id: plan.objectiveTaskId,
  conversation_id: plan.conversationId,
  approval_id: plan.approvalId,
  title: plan.title,
  summary: plan.summary,
  status: plan.status,
  version: plan.version,
  priority: plan.priority,
  task_type: plan.taskType,
  estimated_complexity: plan.estimatedComplexity,
  acceptance_criteria: [...plan.acceptanceCriteria],
  items: [...plan.items],
  created_by: plan.createdBy,
  created_at: plan.createdAt.toISOString(),
  updated_at: plan.updatedAt.toISOString(),
});

export const presentForecast = (forecast: ForecastRecord): Schema<'Forecast'> => ({
  forecast_id: forecast.forecastId,
  charter_id: forecast.charterId,
  project_id: forecast.projectId,
  task_id: forecast.taskId,
  estimated_cost: forecast.estimatedCost,
  lower_bound: forecast.lowerBound,
  upper_bound: forecast.upperBound,
  ceiling_amount: forecast.ceilingAmount,
  currency: forecast.currency,
  decision: forecast.decision,
  decided_at: forecast.decidedAt.toISOString(),
  decided_by: forecast.decidedBy,
  created_at: forecast.createdAt.toISOString(),
});
