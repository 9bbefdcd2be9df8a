import type { TaskRecord } from '../../domain/tasks/task.entity.ts';
import type { TaskView } from '../../domain/tasks/waiting/task-views.ts';
import type { Schema } from './schemas.ts';

/** The fields of a task in release 1.0.0. */
const presentFirstFields = (task: TaskRecord) => ({
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

/** The fields that were added after release 1.0.0. */
const presentAddedFields = (task: TaskRecord) => ({
  labels: [...task.labels],
  not_before: task.notBefore?.toISOString() ?? null,
  expected_artifacts: [...task.expectedArtifacts],
  max_attempts: task.maxAttempts ?? null,
  review_policy: task.reviewPolicy ?? null,
  attempts: task.attempts,
  reworks: task.reworks,
  run_id: task.runId ?? null,
});

const isUsed = (value: unknown): boolean =>
  value !== null && value !== 0 && !(Array.isArray(value) && value.length === 0);

/**
 * The fields of a task that its ETag covers: all except `waiting_for`. The tag of a task that does not use the added fields is the same as on
 * servers of release 1.0.0, which do not show them.
 */
export const presentStableTask = (task: TaskRecord) => ({
  ...presentFirstFields(task),
  ...Object.fromEntries(Object.entries(presentAddedFields(task)).filter(([, value]) => isUsed(value))),
});

export const presentTask = ({ task, waitingFor }: TaskView): Schema<'Task'> => ({
  ...presentFirstFields(task),
  ...presentAddedFields(task),
  waiting_for:
    waitingFor === null
      ? null
      : { ...waitingFor, since: waitingFor.since.toISOString(), until: waitingFor.until?.toISOString() ?? null },
});
