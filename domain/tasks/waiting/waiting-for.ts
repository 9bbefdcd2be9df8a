import type { AutonomyLevel } from '../../organisation/value/enumerations.ts';
import type { ProjectStatus } from '../../projects/project.entity.ts';
import type { TaskRecord, TaskStatus } from '../task.entity.ts';
import { isFinal } from '../task-rules.ts';

/** Why a task is not being worked on (spec/rules/work.md#waiting-reasons). */
export type WaitingReason =
  | 'project'
  | 'parent'
  | 'no_agent'
  | 'autonomy'
  | 'dependency'
  | 'subtasks'
  | 'schedule'
  | 'blocked'
  | 'no_worker'
  | 'review';

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

interface ReasonFound {
  readonly reason: WaitingReason;
  readonly detail: string;
  readonly reference?: string | null;
  readonly until?: Date;
}

/** Whether the reason depends on other records: not for a task that is final, in progress, in review, or created with an agent. */
export const needsContext = ({ status, assignedTo }: Pick<TaskRecord, 'status' | 'assignedTo'>): boolean =>
  !isFinal(status) && status !== 'in_progress' && status !== 'in_review' && !(status === 'created' && !!assignedTo);

/** Why the task is not being worked on at `now`; null without a reason. `context` is null exactly if the task does not need one. */
export const waitingForOf = (task: TaskRecord, context: WaitingContext | null, now: Date): WaitingFor | null => {
  const found = context === null ? reasonOfStatus(task) : reasonOf(task, context, now);
  const since = task.statusSince ?? task.updatedAt;
  return found === null ? null : { reference: null, until: null, since, ...found };
};

const reasonOfStatus = ({ status }: TaskRecord): ReasonFound | null =>
  status === 'in_review' ? { reason: 'review', detail: 'The result is in review' } : null;

const reasonOf = (task: TaskRecord, context: WaitingContext, now: Date): ReasonFound => {
  const found = firstCondition(task, context, now);
  if (found !== null) return found;
  return task.status === 'blocked'
    ? { reason: 'blocked', detail: 'The status is blocked' }
    : { reason: 'no_worker', detail: 'No online worker can run the task' };
};

/** Whether the task is assigned and waits for nothing but a worker. */
export const isReady = (task: TaskRecord, context: WaitingContext, now: Date): boolean =>
  task.status === 'assigned' && firstCondition(task, context, now) === null;

/** The first reason down to `schedule` that applies; null for none. */
const firstCondition = (task: TaskRecord, context: WaitingContext, now: Date): ReasonFound | null => {
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
  const notBefore = task.notBefore ?? null;
  if (notBefore !== null && notBefore > now)
    return { reason: 'schedule', detail: 'The scheduled time is in the future', until: notBefore };
  return null;
};
