import { Conflict, ValidationFailed } from '../foundation/errors/errors.ts';
import type { TaskRecord, TaskStatus } from './task.entity.ts';

/** Statuses of a task that ended without being completed. */
export const FAILED_STATUSES: readonly TaskStatus[] = ['failed', 'cancelled', 'rejected'];

/** Statuses that a task cannot leave. */
export const FINAL_STATUSES: readonly TaskStatus[] = ['completed', ...FAILED_STATUSES];

const NEEDS_AGENT: ReadonlySet<TaskStatus> = new Set<TaskStatus>(['assigned', 'in_progress', 'in_review', 'completed']);

/** Whether a charter or a plan was approved for this task. */
export const isObjective = ({
  source,
  planId,
  planItemId,
}: Pick<TaskRecord, 'source' | 'planId' | 'planItemId'>): boolean => (source === 'charter' || !!planId) && !planItemId;

/** Whether the task is planned before it is executed, unless it has subtasks. Labels reserve it for workers that do not plan. */
export const awaitsPlan = ({
  source,
  isPlanned,
  labels,
}: Pick<TaskRecord, 'source' | 'isPlanned' | 'labels'>): boolean =>
  source === 'charter' && !isPlanned && labels.length === 0;

export const isFinal = (status: TaskStatus): boolean => FINAL_STATUSES.includes(status);

interface Placed {
  readonly status: TaskStatus;
  readonly assignedTo: string | null;
}

/**
 * The status and agent of a task after a change (spec/rules/conversation.md#task-status). A created task with an agent
 * becomes assigned. Throws Conflict for a change of a final status, ValidationFailed for a status that needs an agent
 * and has none.
 */
export const nextTaskState = (
  before: Placed,
  change: { readonly status?: TaskStatus; readonly assignedTo?: string | null },
): Placed => {
  const assignedTo = change.assignedTo === undefined ? before.assignedTo : change.assignedTo;
  const isTaken = before.status === 'created' && change.status === undefined && assignedTo !== null;
  const status = isTaken ? 'assigned' : (change.status ?? before.status);
  if (status !== before.status && isFinal(before.status))
    throw new Conflict(`The task is ${before.status}; a final status cannot change`);
  if (NEEDS_AGENT.has(status) && assignedTo === null)
    throw new ValidationFailed(`A task that is ${status} must be assigned to an agent`);
  return { status, assignedTo };
};
