import type { AutonomyLevel } from '../../organisation/value/enumerations.ts';
import type { ProjectStatus } from '../../projects/project.entity.ts';
import type { AwaitedDecision, ExecutionFacts } from '../execution/execution-facts.ts';
import type { TaskRecord, TaskStatus } from '../task.entity.ts';
import { isFinal } from '../task-rules.ts';
import { attemptsReason, pauseReason, placeReason, spentReason, workerReason } from './execution-reasons.ts';
import type { ReasonFound, WaitingReason } from './waiting-reason.ts';

export interface WaitingFor {
  readonly reason: WaitingReason;
  readonly detail: string;
  readonly since: Date;
  /** The time at which the reason ends by itself; null if it does not. */
  readonly until: Date | null;
  /** The id of the record that the task waits for; null if there is none. */
  readonly reference: string | null;
}

/** A dependency or a subtask. */
export interface RelatedTask {
  readonly id: string;
  readonly status: TaskStatus;
}

/** The records on which the reason depends. */
export interface WaitingContext {
  readonly projectStatus: ProjectStatus;
  /** Null without a parent, or if it was deleted. */
  readonly parentStatus: TaskStatus | null;
  /** The autonomy level of the assigned agent; null if no agent is assigned, or the agent was deleted. */
  readonly autonomy: AutonomyLevel | null;
  /** The first dependency that is not completed, failed ones first; null if there is none. */
  readonly dependency: RelatedTask | null;
  /** The first subtask that is not completed, failed ones first; null if there is none. */
  readonly subtask: RelatedTask | null;
}

/** Whether the reason depends on other records: not for a task that is final, in progress, in review, or created with an agent. */
export const needsContext = ({ status, assignedTo }: Pick<TaskRecord, 'status' | 'assignedTo'>): boolean =>
  !isFinal(status) && status !== 'in_progress' && status !== 'in_review' && !(status === 'created' && !!assignedTo);

/** Whether the reason depends on the execution: also for a task whose run may wait for a decision. */
export const needsFacts = (task: Pick<TaskRecord, 'status' | 'assignedTo' | 'runId'>): boolean =>
  needsContext(task) || (task.status === 'in_progress' && !!task.runId);

/** Why the task is not being worked on at `now`; null without a reason. `context` is null exactly if the task does not need one. */
export const waitingForOf = (
  task: TaskRecord,
  context: WaitingContext | null,
  facts: ExecutionFacts,
  now: Date,
): WaitingFor | null => {
  const found = context === null ? reasonOfStatus(task, facts) : reasonOf(task, context, facts, now);
  const since = task.statusSince ?? task.updatedAt;
  return found === null ? null : { reference: null, until: null, since, ...found };
};

const AWAITED: Readonly<Record<AwaitedDecision['kind'], string>> = {
  input: 'An input request of the run is pending',
  call: 'A tool call of the run waits for approval',
  plan: 'The plan of the task waits for approval',
};

const reasonOfStatus = ({ status }: TaskRecord, { awaited }: ExecutionFacts): ReasonFound | null => {
  if (status === 'in_review') return { reason: 'review', detail: 'The result is in review' };
  if (status !== 'in_progress' || awaited === null) return null;
  const { kind, approvalId, since } = awaited;
  const reason = kind === 'input' ? 'input' : 'approval';
  return { reason, detail: AWAITED[kind], since, reference: approvalId };
};

const reasonOf = (task: TaskRecord, context: WaitingContext, facts: ExecutionFacts, now: Date): ReasonFound | null => {
  const found = firstCondition(task, context, facts, now);
  if (found !== null) return found;
  if (task.status === 'blocked')
    return attemptsReason(task, facts) ?? { reason: 'blocked', detail: 'The status is blocked' };
  return placeReason(task, facts) ?? workerReason(facts);
};

/** Whether the task is assigned and waits for nothing but its turn or a worker. */
export const isReady = (task: TaskRecord, context: WaitingContext, facts: ExecutionFacts, now: Date): boolean =>
  task.status === 'assigned' && firstCondition(task, context, facts, now) === null;

/** The first reason down to `schedule` that applies; null for none. */
const firstCondition = (
  task: TaskRecord,
  context: WaitingContext,
  facts: ExecutionFacts,
  now: Date,
): ReasonFound | null =>
  pauseReason(facts) ?? recordReason(task, context) ?? spentReason(facts) ?? timeReason(task, now);

/** The first reason that follows from other records. */
const recordReason = (task: TaskRecord, context: WaitingContext): ReasonFound | null => {
  const { projectStatus, parentStatus, autonomy, dependency, subtask } = context;
  if (projectStatus !== 'active')
    return { reason: 'project', detail: `The project has the status ${projectStatus}`, reference: task.projectId };
  if (task.parentTaskId && (parentStatus === null || isFinal(parentStatus)))
    return {
      reason: 'parent',
      detail: parentStatus === null ? 'The parent task was deleted' : `The parent task has the status ${parentStatus}`,
      reference: task.parentTaskId,
    };
  if (autonomy === null)
    return { reason: 'no_agent', detail: task.assignedTo ? 'The assigned agent was deleted' : 'No agent is assigned' };
  if (autonomy === 'locked')
    return {
      reason: 'autonomy',
      detail: 'The autonomy level of the agent is locked',
      reference: task.assignedTo ?? null,
    };
  if (dependency !== null)
    return {
      reason: 'dependency',
      detail: `A dependency has the status ${dependency.status}`,
      reference: dependency.id,
    };
  if (subtask !== null)
    return { reason: 'subtasks', detail: `A subtask has the status ${subtask.status}`, reference: subtask.id };
  return null;
};

/** The reason that ends at a known time. */
const timeReason = ({ retryAt, notBefore, runId }: TaskRecord, now: Date): ReasonFound | null => {
  if (retryAt && retryAt > now)
    return {
      reason: 'retry',
      detail: 'The backoff before the next attempt has not ended',
      until: retryAt,
      reference: runId ?? null,
    };
  if (notBefore && notBefore > now)
    return { reason: 'schedule', detail: 'The scheduled time is in the future', until: notBefore };
  return null;
};
