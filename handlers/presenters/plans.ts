import type { ForecastRecord } from '../../domain/plans/forecasts/forecast.entity.ts';
import type { PlanRecord } from '../../domain/plans/plan.entity.ts';
import type { Schema } from './schemas.ts';

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
