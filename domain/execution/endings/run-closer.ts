import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../../foundation/database/connections/prepared-connection.ts';
import { queueChanges } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { TaskProgress } from '../../tasks/execution/task-progress.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import { isFinal } from '../../tasks/task-rules.ts';
import { Run, type RunEnd, type RunRecord, type RunStatus } from '../runs/run.entity.ts';
import { runEndEvent } from '../runs/run-events.ts';
import type { RunFigures } from '../runs/run-figures.ts';
import { DELETE_OPEN_RUN } from './statements.ts';

/** The end of a run, or the start of its wait for a decision. */
export interface RunEnding extends Partial<RunRecord> {
  readonly status: Exclude<RunStatus, 'running'>;
  /** Null for a run that waits. */
  readonly endedBy: RunEnd | null;
}

/** A locked run with its task; null if the task was deleted. */
export interface TaskRun {
  readonly run: RunRecord;
  readonly task: TaskRecord | null;
}

interface RunCloserDeps {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly tasks: Pick<TaskChanges, 'advance'>;
  readonly figures: Pick<RunFigures, 'noteEnd'>;
  /** Called after the commit of an end, because another run may now begin. */
  readonly onCapacityFreed: () => void;
}

/**
 * Stores the end of a run and the change of its task, in the caller's transaction and under the locks of both. Nothing else writes the end
 * of a run.
 */
export class RunCloser {
  readonly #deps: RunCloserDeps;

  constructor(deps: RunCloserDeps) {
    this.#deps = deps;
  }

  /** Closes the run at `now`. `change` is null if the task does not change. The events of the task precede that of the run. */
  async close(
    em: EntityManager,
    { run, task }: TaskRun,
    ending: RunEnding,
    change: Partial<TaskProgress> | null,
    now: Date,
  ): Promise<RunRecord> {
    const { uow, outbox, tasks, figures, onCapacityFreed } = this.#deps;
    const finishedAt = ending.status === 'waiting' ? null : now;
    const taskEndedAt = change?.status !== undefined && isFinal(change.status) ? now : (run.taskEndedAt ?? null);
    const closed = queueChanges(em, Run, run, { ...ending, finishedAt, taskEndedAt });
    queueStatement(em, DELETE_OPEN_RUN, [run.id]);
    if (task !== null && change !== null) await tasks.advance(em, task, change);
    outbox.publish(em, runEndEvent(closed));
    uow.afterCommit(onCapacityFreed);
    uow.afterCommit(() => figures.noteEnd(closed));
    return closed;
  }
}

/** Whether the task is still in progress with this run: no other run and no person has taken it over. */
export const isCurrentRun = (held: TaskRun): held is TaskRun & { readonly task: TaskRecord } =>
  held.task !== null && held.task.runId === held.run.id && held.task.status === 'in_progress';
