import type { EntityManager } from '@mikro-orm/postgresql';
import { lockRecord, queueChanges, queueInsert } from '../foundation/database/records.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { RecordLimit } from '../foundation/limits/record-limit.ts';
import { lockTask } from './find-task.ts';
import {
  type AcceptanceCriterion,
  Task,
  type TaskComplexity,
  type TaskPriority,
  type TaskRecord,
  type TaskStatus,
  type TaskType,
} from './task.entity.ts';
import { taskEvents } from './task-events.ts';
import { isFinal, nextTaskState } from './task-rules.ts';
import { fitTask } from './task-text.ts';
import { requireUnrelated } from './waiting/dependencies.ts';

/** The content of a task. */
export interface TaskContent {
  readonly projectId: string;
  readonly title: string;
  readonly description: string;
  readonly type: TaskType;
  readonly priority: TaskPriority;
  readonly estimatedComplexity: TaskComplexity;
  readonly acceptanceCriteria: readonly string[];
}

/** A task whose references exist. */
export interface PlacedTask extends TaskContent {
  readonly assignedTo: string | null;
  readonly parentTaskId: string | null;
  readonly deadline: Date | null;
}

export interface TaskChange {
  readonly title?: string;
  readonly description?: string;
  readonly priority?: TaskPriority;
  readonly status?: TaskStatus;
  readonly assignedTo?: string | null;
  readonly acceptanceCriteria?: AcceptanceCriterion[];
  readonly dependencies?: string[];
  readonly labels?: string[];
  readonly notBefore?: Date | null;
  readonly setAside?: string[];
  readonly deadline?: Date | null;
}

/** The effect of a task that reached a final status, in the transaction of the change. */
export type TaskEndEffect = (em: EntityManager, task: TaskRecord) => Promise<void>;

/** Additional fields of a task. */
export type TaskOrigin = Partial<
  Pick<
    TaskRecord,
    | 'id'
    | 'planId'
    | 'planItemId'
    | 'charterId'
    | 'forecastId'
    | 'correlationId'
    | 'hardCeiling'
    | 'source'
    | 'dependencies'
    | 'labels'
    | 'notBefore'
    | 'dispatch'
  >
>;

const NO_ORIGIN = {
  planId: null,
  planItemId: null,
  charterId: null,
  forecastId: null,
  correlationId: null,
  hardCeiling: null,
  notBefore: null,
};

interface TaskChangesDeps {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly limit: RecordLimit;
}

/** Writes tasks and their events in the transactions of callers. */
export class TaskChanges {
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #limit: RecordLimit;
  readonly #endings: TaskEndEffect[] = [];

  constructor({ clock, outbox, limit }: TaskChangesDeps) {
    this.#clock = clock;
    this.#outbox = outbox;
    this.#limit = limit;
  }

  /** Registers an effect of tasks that reach a final status, in the same transaction. */
  onEnd(ending: TaskEndEffect): void {
    this.#endings.push(ending);
  }

  /** Adds a task whose references the caller has checked. Text that is too long is cut. Throws Conflict for too many open ones. */
  async add(em: EntityManager, given: PlacedTask, createdBy: string, origin: TaskOrigin = {}): Promise<TaskRecord> {
    await this.#limit.require(em);
    const fields = fitTask(given);
    const now = this.#clock.now();
    const task: TaskRecord = {
      ...NO_ORIGIN,
      ...fields,
      id: newId(),
      status: fields.assignedTo === null ? 'created' : 'assigned',
      acceptanceCriteria: fields.acceptanceCriteria.map((description) => ({ description, met: false })),
      dependencies: [],
      labels: [],
      setAside: [],
      source: 'manual',
      dispatch: [],
      createdBy,
      createdAt: now,
      updatedAt: now,
      statusSince: now,
      ...origin,
    };
    queueInsert(em, Task, task);
    this.#outbox.publish(em, ...taskEvents(task, null));
    return task;
  }

  /** Changes a locked task; a change without a difference stores nothing. Throws Conflict or ValidationFailed for the status. */
  async apply(em: EntityManager, task: TaskRecord, change: TaskChange): Promise<TaskRecord> {
    const before = { status: task.status, assignedTo: task.assignedTo ?? null };
    const next = nextTaskState(before, change);
    const now = this.#clock.now();
    // Tasks of release 1.0.0 have no such time: their last change is the best estimate, until the next one.
    const statusSince = next.status === task.status ? (task.statusSince ?? task.updatedAt) : now;
    const after = queueChanges(em, Task, task, { ...change, ...next }, { updatedAt: now, statusSince });
    if (after === task) return task;
    this.#outbox.publish(em, ...taskEvents(after, before));
    if (isFinal(after.status)) for (const ending of this.#endings) await ending(em, after);
    return after;
  }

  /**
   * Ends the review of a task: a task in review becomes completed or goes back to in progress. Other tasks do not
   * change.
   */
  async settleReview(em: EntityManager, taskId: string | null, verdict: 'approved' | 'rejected'): Promise<void> {
    const task = taskId === null ? null : await lockRecord(em, Task, { id: taskId });
    if (task === null || task.status !== 'in_review') return;
    await this.apply(em, task, { status: verdict === 'approved' ? 'completed' : 'in_progress' });
  }

  /** Rejects the task unless it is final. */
  async reject(em: EntityManager, taskId: string): Promise<void> {
    const task = await lockRecord(em, Task, { id: taskId });
    if (task !== null && !isFinal(task.status)) await this.apply(em, task, { status: 'rejected' });
  }

  /**
   * Replaces the content of a task by a newer draft; status and agent stay. The caller has locked the projects. Throws Conflict if it would
   * move to another project although it has subtasks or tasks depend on it.
   */
  async redraft(em: EntityManager, taskId: string, draft: TaskContent): Promise<void> {
    const { acceptanceCriteria, ...content } = fitTask(draft);
    const task = await lockTask(em, taskId);
    const criteria = acceptanceCriteria.map((description) => ({ description, met: false }));
    const isMoved = content.projectId !== task.projectId;
    if (isMoved) await requireUnrelated(em, task);
    // Dependencies are tasks of the same project.
    const dependencies = isMoved ? [] : task.dependencies;
    await this.apply(em, task, { ...content, acceptanceCriteria: criteria, dependencies });
  }
}
