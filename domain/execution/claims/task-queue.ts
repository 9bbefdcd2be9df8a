import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { uuidArray } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Job } from '../../foundation/jobs/worker.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { isFinal } from '../../tasks/task-rules.ts';
import { SELECT_ASSIGNED_DEPENDANTS } from '../../tasks/waiting/statements.ts';
import { workSettings } from '../work-settings.ts';
import {
  DELETE_QUEUED_TASK,
  REFRESH_QUEUED_TASKS,
  REFRESH_TASK_QUEUE,
  REPAIR_QUEUE_HEADS,
  REPAIR_TASK_QUEUE,
} from './statements.ts';

/** The number of rechecks after each completion. Concurrent transactions are assumed to have ended by then. */
const RECHECKS = 2;

/** The fields that decide whether an assigned task is ready, and where it is in the queue. */
const OWN_FIELDS = [
  ...(['status', 'assignedTo', 'projectId', 'labels', 'type'] as const),
  ...(['priority', 'deadline', 'notBefore', 'retryAt', 'readyAt', 'isPlanned'] as const),
];
/** The fields that, besides a final status, decide which tasks wait for each other. */
const SHARED_FIELDS = ['parentTaskId', 'dependencies', 'setAside'] as const;

const differs = (fields: readonly (keyof TaskRecord)[], after: TaskRecord, before: TaskRecord): boolean =>
  fields.some((field) => !isDeepStrictEqual(after[field], before[field]));

/** Whether a change can change the rows of other tasks. */
const changesOthers = (after: TaskRecord, before: TaskRecord | null): boolean =>
  before === null
    ? !!after.parentTaskId || after.dependencies.length > 0
    : (after.status !== before.status && (isFinal(after.status) || isFinal(before.status))) ||
      differs(SHARED_FIELDS, after, before);

/** Whether the change only removes the task from the queue. A claim deletes the row itself, so a new epoch is excluded. */
const isOnlyRemoved = (after: TaskRecord, before: TaskRecord | null): boolean =>
  before?.status === 'assigned' &&
  after.status !== 'assigned' &&
  after.epoch === before.epoch &&
  !changesOthers(after, before);

/** The statement that updates the queue, or null if no row of the queue can change. */
const refreshFor = (after: TaskRecord, before: TaskRecord | null): string | null => {
  if (changesOthers(after, before)) return REFRESH_TASK_QUEUE;
  const isChanged = before === null || differs(OWN_FIELDS, after, before);
  return after.status === 'assigned' && isChanged ? REFRESH_QUEUED_TASKS : null;
};

interface TaskQueueDeps {
  readonly uow: UnitOfWork;
  readonly settings: LiveSettings;
  /** Called after the commit of a change that may have made tasks ready. */
  readonly onReady: () => void;
}

/** The queue of the ready tasks (spec/rules/work.md#claim-order). It depends only on stored tasks; claims apply pauses and limits. */
export class TaskQueue {
  readonly #deps: TaskQueueDeps;
  /** The tasks that this process completed, with the number of rechecks left for each. */
  readonly #completed = new Map<string, number>();

  constructor(deps: TaskQueueDeps) {
    this.#deps = deps;
  }

  /**
   * Updates the rows of a changed task and of the tasks that wait for it, in the transaction of the change. `before` is null for a new
   * task. The statement is sent with the next one or with the commit.
   */
  refresh(em: EntityManager, after: TaskRecord, before: TaskRecord | null): void {
    const { uow, onReady } = this.#deps;
    if (isOnlyRemoved(after, before)) queueStatement(em, DELETE_QUEUED_TASK, [after.id]);
    const statement = refreshFor(after, before);
    if (statement === null) return;
    queueStatement(em, statement, [uuidArray([after.id]), this.#agingSeconds]);
    uow.afterCommit(onReady);
    if (after.status === 'completed') uow.afterCommit(() => this.#completed.set(after.id, RECHECKS));
  }

  /**
   * Adds tasks that this process made ready together with another transaction. If the last two dependencies or subtasks of a task are completed
   * at the same time, each transaction still sees the other one as open, and neither adds the task. `repairJob` would add it within a minute.
   */
  async recheck(): Promise<void> {
    if (this.#completed.size === 0) return;
    const completed = [...this.#completed.keys()];
    const { uow, onReady } = this.#deps;
    await uow.write(async (em) => {
      const ids = uuidArray(completed);
      const found = await readPrepared<{ id: string }>(em, SELECT_ASSIGNED_DEPENDANTS, [ids, ids]);
      if (found.length === 0) return;
      queueStatement(em, REFRESH_TASK_QUEUE, [uuidArray(found.map(({ id }) => id)), this.#agingSeconds]);
      uow.afterCommit(onReady);
    });
    for (const id of completed) {
      const left = (this.#completed.get(id) ?? 1) - 1;
      if (left > 0) this.#completed.set(id, left);
      else this.#completed.delete(id);
    }
  }

  /** Adds tasks that concurrent changes left out, removes rows of tasks that are not ready, and repairs the heads. */
  get repairJob(): Job {
    const { uow } = this.#deps;
    return {
      name: 'repair-task-queue',
      cron: '* * * * *',
      isAlone: true,
      run: async () => {
        await uow.write((em) => em.execute(REPAIR_TASK_QUEUE, [this.#agingSeconds]));
        await uow.write((em) => em.execute(REPAIR_QUEUE_HEADS));
      },
    };
  }

  get #agingSeconds(): number {
    return this.#deps.settings.get(workSettings.agingSeconds);
  }
}
