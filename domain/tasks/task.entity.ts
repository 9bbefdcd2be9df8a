import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

export type TaskStatus =
  | 'created'
  | 'assigned'
  | 'in_progress'
  | 'in_review'
  | 'blocked'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'rejected';
export type TaskType = 'development' | 'design' | 'research' | 'review' | 'meeting' | 'admin';
export type TaskPriority = 'critical' | 'high' | 'medium' | 'low';
export type TaskComplexity = 'simple' | 'medium' | 'complex' | 'epic';
/** Who reviews a run. */
export type AppliedReviewPolicy = 'none' | 'agent' | 'person' | 'agent_then_person';
/** Who reviews the runs of a task. With `auto` it is decided when a run ends. */
export type ReviewPolicy = AppliedReviewPolicy | 'auto';
export type TaskSource = 'charter' | 'plan' | 'manual' | 'agent';

export interface AcceptanceCriterion {
  readonly description: string;
  readonly met: boolean;
}

/** One phase of a dispatched run; `at` is UTC with milliseconds. */
export interface DispatchPhase {
  readonly phase: 'forecast' | 'project' | 'task' | 'assignment' | 'delivery';
  readonly success: boolean;
  readonly detail: string;
  readonly at: string;
}

/** A task of a project. */
export const Task = defineEntity({
  name: 'Task',
  tableName: 'tasks',
  indexes: [
    { name: 'tasks_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'tasks_project_id_status_index', properties: ['projectId', 'status'] },
    { name: 'tasks_plan_id_index', properties: ['planId'] },
  ],
  properties: {
    id: p.uuid().primary(),
    projectId: p.uuid(),
    title: p.text(),
    description: p.text(),
    type: p.text().$type<TaskType>(),
    priority: p.text().$type<TaskPriority>(),
    estimatedComplexity: p.text().$type<TaskComplexity>(),
    status: p.text().$type<TaskStatus>(),
    assignedTo: p.uuid().nullable(),
    acceptanceCriteria: p.json<AcceptanceCriterion[]>().columnType('json'),
    dependencies: p.json<string[]>().columnType('json'),
    labels: p.json<string[]>().columnType('json').default('[]'),
    notBefore: p.datetime(3).nullable(),
    /** Failed dependencies and subtasks that startTask set aside; the task does not wait for them. */
    setAside: p.json<string[]>().columnType('json').default('[]'),
    expectedArtifacts: p.json<string[]>().columnType('json').default('[]'),
    maxAttempts: p.integer().nullable(),
    reviewPolicy: p.text().$type<ReviewPolicy>().nullable(),
    attempts: p.integer().default(0),
    reworks: p.integer().default(0),
    /** Releases in a row. */
    releases: p.integer().default(0),
    /** Runs in a row that expired without a step or an artifact. */
    silentRuns: p.integer().default(0),
    /** The number of claims, which fences off workers whose lease was taken over. */
    epoch: p.integer().default(0),
    runId: p.uuid().nullable(),
    retryAt: p.datetime(3).nullable(),
    /** Blocked because no attempts are left, and not by a person. */
    isExhausted: p.boolean().default(false),
    /** Whether the task of a charter was planned, or begun without a plan. */
    isPlanned: p.boolean().default(false),
    /** Since when the task has been ready, if it keeps its place in the queue. */
    readyAt: p.datetime(3).nullable(),
    /** Time of the last status change; null for a task that release 1.0.0 changed last. */
    statusSince: p.datetime(3).nullable(),
    parentTaskId: p.uuid().nullable(),
    planId: p.uuid().nullable(),
    planItemId: p.uuid().nullable(),
    charterId: p.uuid().nullable(),
    forecastId: p.uuid().nullable(),
    correlationId: p.text().nullable(),
    hardCeiling: p.double().$type<number>().nullable(),
    deadline: p.datetime(3).nullable(),
    source: p.text().$type<TaskSource>(),
    dispatch: p.json<DispatchPhase[]>().columnType('json'),
    createdBy: p.text(),
    /** The API key that created the task; null without one. */
    createdByKeyId: p.uuid().nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
export type TaskRecord = InferEntity<typeof Task>;
