import type { DomainError } from '../../foundation/errors/domain-error.ts';
import { Conflict, VersionConflict } from '../../foundation/errors/errors.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { RunRecord } from './run.entity.ts';

/**
 * The state of a run for its worker (spec/rules/work.md#status-of-the-run). An `expired` run can still be finished late. A run that was
 * `taken_over` cannot: its task was claimed again, reassigned or ended by other means, or its worker was deleted.
 */
export type RunState = 'running' | 'stopping' | 'waiting' | 'expired' | 'taken_over' | 'finished' | 'released';

/** The fields of the task that show whether its run was taken over; null if the task was deleted. */
export type TaskOfRun = Pick<TaskRecord, 'status' | 'assignedTo' | 'runId'> | null;

const isTakenOver = (run: RunRecord, task: TaskOfRun): boolean =>
  task === null ||
  run.stopReason === 'worker_deleted' ||
  run.stopReason === 'reassigned' ||
  task.runId !== run.id ||
  task.assignedTo !== run.agentId ||
  !(task.status === 'in_progress' || task.status === 'assigned' || task.status === 'blocked');

/** The state of a run. `isLive` is false for a running run whose lease has expired and that no sweep has ended yet. */
export const runStateOf = (run: RunRecord, isLive: boolean, task: TaskOfRun): RunState => {
  switch (run.status) {
    case 'running':
      if (!isLive) return isTakenOver(run, task) ? 'taken_over' : 'expired';
      return run.stopAt ? 'stopping' : 'running';
    case 'waiting':
      return 'waiting';
    case 'expired':
      return isTakenOver(run, task) ? 'taken_over' : 'expired';
    case 'released':
      return 'released';
    default:
      if (run.endedBy === 'finish') return 'finished';
      return run.endedBy === 'release' ? 'released' : 'taken_over';
  }
};

const REFUSALS: Readonly<Record<Exclude<RunState, 'running' | 'taken_over'>, string>> = {
  stopping: 'The run was asked to stop; finish or release it',
  waiting: 'The run waits for a decision; claim the task again after the decision',
  expired: 'The lease of the run has expired; finish the run or stop working on it',
  finished: 'The run was already finished; stop working on it',
  released: 'The run was already released; stop working on it',
};

/** The error of a lease call that this state does not allow. */
export const errorForState = (state: Exclude<RunState, 'running'>): DomainError =>
  state === 'taken_over'
    ? new VersionConflict('The lease was taken over; stop working on the run')
    : new Conflict(REFUSALS[state]);
