import type { EntityManager } from '@mikro-orm/postgresql';
import { lockRecord, queueChanges, queueInsert, readRecord } from '../foundation/database/records.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { RecordLimit } from '../foundation/limits/record-limit.ts';
import { requireAllowedDuringRun } from './execution/during-run.ts';
import type { TaskExecution } from './execution/execution-facts.ts';
import { ALL_ATTEMPTS, NO_BACKOFF, NO_PROGRESS, type TaskProgress } from './execution/task-progress.ts';
import { lockTask, lockToComplete } from './find-task.ts';
import {
  type AcceptanceCriterion,
  type ReviewPolicy,
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
  readonly expectedArtifacts?: string[];
  readonly maxAttempts?: number | null;
  readonly reviewPolicy?: ReviewPolicy | null;
  readonly setAside?: string[];
  readonly deadline?: Date | null;
}

/** The effect of a task that reached a final status, in the transaction of the change. */
export type TaskEndEffect = (em: EntityManager, task: TaskRecord) => Promise<void>;

/** The effect of a change, in its transaction, after the change was queued. `before` is null for a new task. It only queues statements. */
export type TaskChangeEffect = (em: EntityManager, after: TaskRecord, before: TaskRecord | null) => void;

/** The effect of a change of a known task, in its transaction and after the effects of its end. */
export type TaskProgressEffect = (em: EntityManager, after: TaskRecord, before: TaskRecord) => Promise<void>;

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
    | 'expectedArtifacts'
    | 'maxAttempts'
    | 'reviewPolicy'
    | 'dispatch'
    | 'createdByKeyId'
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
  createdByKeyId: null,
};

interface TaskChangesDeps {
  readonly execution: TaskExecution;
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
  readonly #effects: TaskChangeEffect[] = [];
  readonly #progressEffects: TaskProgressEffect[] = [];
  readonly #execution: TaskExecution;

  constructor({ execution, clock, outbox, limit }: TaskChangesDeps) {
    this.#execution = execution;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#limit = limit;
  }

  /** Registers an effect of tasks that reach a final status, in the same transaction. */
  onEnd(ending: TaskEndEffect): void {
    this.#endings.push(ending);
  }

  /** Registers an effect of all changes, in the same transaction. */
  onChange(effect: TaskChangeEffect): void {
    this.#effects.push(effect);
  }

  /** Registers an effect of changes of known tasks, in the same transaction. */
  onProgress(effect: TaskProgressEffect): void {
    this.#progressEffects.push(effect);
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
      ...NO_PROGRESS,
      source: 'manual',
      dispatch: [],
      createdBy,
      createdAt: now,
      updatedAt: now,
      statusSince: now,
      ...origin,
    };
    queueInsert(em, Task, task);
    for (const effect of this.#effects) effect(em, task, null);
    this.#outbox.publish(em, ...taskEvents(task, null));
    return task;
  }

  /**
   * Changes a locked task; a change without a difference stores nothing. Another agent ends an open run. Throws Conflict or ValidationFailed for
   * the status, and Conflict for a field that must not change during a run.
   */
  async apply(em: EntityManager, task: TaskRecord, change: TaskChange): Promise<TaskRecord> {
    const before = { status: task.status, assignedTo: task.assignedTo ?? null };
    const hasRun = await this.#execution.hasCurrentRun(em, task);
    if (hasRun) requireAllowedDuringRun(task, change);
    const isOther = change.assignedTo !== undefined && change.assignedTo !== before.assignedTo;
    const isReassigned = hasRun && isOther && task.status === 'in_progress' && change.status !== 'cancelled';
    // A task that is out of attempts starts again with another agent.
    const beginsAgain = change.status === undefined && isOther && change.assignedTo !== null && task.isExhausted;
    const isAssigned = isReassigned || beginsAgain;
    const next = nextTaskState(before, isAssigned ? { ...change, status: 'assigned' } : change);
    const isRestarted = isOther || change.status === 'assigned';
    const progress = isRestarted ? ALL_ATTEMPTS : next.status === task.status ? {} : { isExhausted: false };
    const after = await this.#store(em, task, { ...change, ...next, ...progress });
    if (isOther && task.runId) await this.#execution.source.cancelReassigned(em, task.runId);
    return after;
  }

  /**
   * Starts a locked task that has an agent and no current run: it becomes assigned without a backoff. One without attempts gets all of them. Throws
   * Conflict for a final task.
   */
  async start(em: EntityManager, task: TaskRecord, setAside: string[]): Promise<TaskRecord> {
    const next = nextTaskState({ status: task.status, assignedTo: task.assignedTo ?? null }, { status: 'assigned' });
    const progress = task.isExhausted ? ALL_ATTEMPTS : NO_BACKOFF;
    return this.#store(em, task, { ...next, ...progress, notBefore: null, setAside });
  }

  /** Stores the progress of a locked task, without checking the change of its status. */
  async advance(em: EntityManager, task: TaskRecord, change: Partial<TaskProgress>): Promise<TaskRecord> {
    return this.#store(em, task, change);
  }

  async #store(em: EntityManager, task: TaskRecord, change: TaskChange & Partial<TaskProgress>): Promise<TaskRecord> {
    const now = this.#clock.now();
    // Tasks of release 1.0.0 have no such time: their last change is the best estimate, until the next one.
    const statusSince = (change.status ?? task.status) === task.status ? (task.statusSince ?? task.updatedAt) : now;
    const after = queueChanges(em, Task, task, change, { updatedAt: now, statusSince });
    if (after === task) return task;
    this.#outbox.publish(em, ...taskEvents(after, { status: task.status, assignedTo: task.assignedTo ?? null }));
    for (const effect of this.#effects) effect(em, after, task);
    if (isFinal(after.status) && !isFinal(task.status)) for (const ending of this.#endings) await ending(em, after);
    for (const effect of this.#progressEffects) await effect(em, after, task);
    return after;
  }

  /**
   * Ends the review of a task by an approval that was created manually: a task in review becomes completed or returns to in progress. Other
   * tasks do not change, nor does a task in review of a run, because the review of the run decides about it. Throws Forbidden for a caller whose
   * user claimed a run of the task and who may not complete it.
   */
  async settleReview(
    em: EntityManager,
    taskId: string | null,
    verdict: 'approved' | 'rejected',
    actor: Actor,
  ): Promise<void> {
    const known = taskId === null ? null : await readRecord(em, Task, { id: taskId });
    if (known === null) return;
    const task = await lockToComplete(em, known.id);
    if (task.status !== 'in_review' || (await this.#execution.hasCurrentRun(em, task))) return;
    if (verdict === 'approved') await this.#execution.source.requireMayComplete(em, task, actor);
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
