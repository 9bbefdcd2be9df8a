import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import { lockRecord, queueChanges, queueInsert } from '../foundation/database/records.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { NotFound } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId, parseUuid } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import type { RecordLimit } from '../foundation/limits/record-limit.ts';
import { agentExists } from '../organisation/agents/agent-directory.ts';
import { requireProject } from '../projects/project-service.ts';
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
import { FINAL_STATUSES, isFinal, nextTaskState } from './task-rules.ts';
import { fitTask, requireTaskSize } from './task-text.ts';

export interface TaskFilters {
  readonly status?: TaskStatus;
  readonly projectId?: string;
  readonly planId?: string;
  readonly assignedTo?: string;
}

export interface NewTask {
  readonly projectId: string;
  readonly title: string;
  readonly description: string;
  readonly type: TaskType;
  readonly priority: TaskPriority;
  readonly estimatedComplexity: TaskComplexity;
  readonly acceptanceCriteria: readonly string[];
  readonly assignedTo: string | null;
  readonly parentTaskId: string | null;
  readonly deadline: Date | null;
}

/** The content of a task. */
export type TaskContent = Omit<NewTask, 'assignedTo' | 'parentTaskId' | 'deadline'>;

export interface TaskChange {
  readonly title?: string;
  readonly description?: string;
  readonly priority?: TaskPriority;
  readonly status?: TaskStatus;
  readonly assignedTo?: string | null;
  readonly acceptanceCriteria?: AcceptanceCriterion[];
  readonly deadline?: Date | null;
}

/** The effect of a task that reached a final status, in the transaction of the change. */
export type TaskEndEffect = (em: EntityManager, task: TaskRecord) => Promise<void>;

/** Additional fields of a task from a plan or a charter. */
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
};

export interface TaskDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly limit: RecordLimit;
}

/** Tasks of projects (spec/rules/conversation.md#task-creation). */
export class TaskService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #limit: RecordLimit;
  readonly #endings: TaskEndEffect[] = [];

  constructor({ uow, clock, outbox, limit }: TaskDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#limit = limit;
  }

  /** Registers an effect of tasks that reach a final status, in the same transaction. */
  onEnd(ending: TaskEndEffect): void {
    this.#endings.push(ending);
  }

  /** Newest first. A filter that is not an id matches nothing. */
  async list({ status, ...references }: TaskFilters, page: PageRequest): Promise<Page<TaskRecord>> {
    const ids = Object.entries(references).map(([name, text]) => [name, parseUuid(text)] as const);
    if (ids.some(([, id]) => id === null)) return { items: [], nextPosition: null };
    const where = {
      $and: [status === undefined ? {} : { status }, Object.fromEntries(ids), newestFirst(page.position)],
    };
    return this.#uow.read((em) => newestFirstPage(em, Task, where as FilterQuery<TaskRecord>, page));
  }

  /** Throws NotFound. */
  async get(taskId: string): Promise<TaskRecord> {
    return this.#uow.read((em) => findTask(em, taskId));
  }

  /**
   * Creates a task manually. Throws NotFound for an unknown project, agent or parent, ValidationFailed for too much
   * text, Conflict for too many.
   */
  async create(fields: NewTask, actor: Actor): Promise<TaskRecord> {
    return this.#uow.write(async (em) => {
      const projectId = await requireProject(em, fields.projectId);
      const assignedTo = await this.#agentOf(em, fields.assignedTo);
      const parent = fields.parentTaskId === null ? null : await findTask(em, fields.parentTaskId);
      if (parent !== null && parent.projectId !== projectId)
        throw new NotFound('The parent task does not belong to the project');
      requireTaskSize(fields);
      return this.add(em, { ...fields, projectId, assignedTo, parentTaskId: parent?.id ?? null }, actor.userId);
    });
  }

  /**
   * Adds a task in the caller's transaction, which has checked its references. Text that is too long is cut. Throws
   * Conflict for too many open ones.
   */
  async add(em: EntityManager, given: NewTask, createdBy: string, origin: TaskOrigin = {}): Promise<TaskRecord> {
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
      source: 'manual',
      dispatch: [],
      createdBy,
      createdAt: now,
      updatedAt: now,
      ...origin,
    };
    queueInsert(em, Task, task);
    this.#outbox.publish(em, ...taskEvents(task, null));
    return task;
  }

  /**
   * Changes the given fields. Throws NotFound, VersionConflict, Conflict (final status) or ValidationFailed (agent
   * required, too much text).
   */
  async update(taskId: string, change: TaskChange, expected: Precondition<TaskRecord>): Promise<TaskRecord> {
    return this.#uow.write(async (em) => {
      const task = await lockTask(em, taskId);
      expected(task);
      requireTaskSize(textOf(changed(task, change)), textOf(task));
      const assignedTo = change.assignedTo === undefined ? undefined : await this.#agentOf(em, change.assignedTo);
      return this.#apply(em, task, { ...change, ...(assignedTo === undefined ? {} : { assignedTo }) });
    });
  }

  /**
   * Ends the review of a task: a task in review becomes completed or goes back to in progress. Other tasks do not
   * change.
   */
  async settleReview(em: EntityManager, taskId: string | null, verdict: 'approved' | 'rejected'): Promise<void> {
    const task = taskId === null ? null : await lockRecord(em, Task, { id: taskId });
    if (task === null || task.status !== 'in_review') return;
    await this.#apply(em, task, { status: verdict === 'approved' ? 'completed' : 'in_progress' });
  }

  /** Rejects the task unless it is final. */
  async reject(em: EntityManager, taskId: string): Promise<void> {
    const task = await lockRecord(em, Task, { id: taskId });
    if (task !== null && !isFinal(task.status)) await this.#apply(em, task, { status: 'rejected' });
  }

  /** Replaces the content of a task by a newer draft, in the caller's transaction; status and agent stay. */
  async redraft(em: EntityManager, taskId: string, draft: TaskContent): Promise<void> {
    const { acceptanceCriteria, ...content } = fitTask(draft);
    const task = await lockTask(em, taskId);
    const criteria = acceptanceCriteria.map((description) => ({ description, met: false }));
    await this.#apply(em, task, { ...content, acceptanceCriteria: criteria });
  }

  async #apply(em: EntityManager, task: TaskRecord, change: TaskChange): Promise<TaskRecord> {
    const before = { status: task.status, assignedTo: task.assignedTo ?? null };
    const changes = { ...change, ...nextTaskState(before, change) };
    const after = queueChanges(em, Task, task, changes, { updatedAt: this.#clock.now() });
    if (after === task) return task;
    this.#outbox.publish(em, ...taskEvents(after, before));
    if (isFinal(after.status)) for (const ending of this.#endings) await ending(em, after);
    return after;
  }

  async #agentOf(em: EntityManager, agentId: string | null): Promise<string | null> {
    if (agentId === null) return null;
    const id = parseUuid(agentId);
    if (id === null || !(await agentExists(em, id))) throw new NotFound('The agent does not exist');
    return id;
  }
}

type StoredText = Pick<TaskRecord, 'title' | 'description' | 'acceptanceCriteria'>;

const textOf = ({ title, description, acceptanceCriteria }: StoredText) => ({
  ...{ title, description },
  acceptanceCriteria: acceptanceCriteria.map((criterion) => criterion.description),
});

const changed = (task: TaskRecord, change: TaskChange): StoredText => ({
  title: change.title ?? task.title,
  description: change.description ?? task.description,
  acceptanceCriteria: change.acceptanceCriteria ?? task.acceptanceCriteria,
});

/** The number of tasks from items of a plan that are not final, in the caller's transaction. */
export const countOpenPlanTasks = (em: EntityManager, planId: string): Promise<number> =>
  em.count(Task, { planId, planItemId: { $ne: null }, status: { $nin: [...FINAL_STATUSES] } });

/** The task with this id. Throws NotFound. */
export const findTask = async (em: EntityManager, taskId: string): Promise<TaskRecord> => {
  const id = parseUuid(taskId);
  return existing(id === null ? null : await em.findOne(Task, { id }));
};

const lockTask = async (em: EntityManager, taskId: string): Promise<TaskRecord> => {
  const id = parseUuid(taskId);
  return existing(id === null ? null : await lockRecord(em, Task, { id }));
};

const existing = (task: TaskRecord | null): TaskRecord => {
  if (task === null) throw new NotFound('The task does not exist');
  return task;
};
