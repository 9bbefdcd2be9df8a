import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import { autonomyOf } from '../organisation/agents/agent-directory.ts';
import type { AutonomyLevel } from '../organisation/value/enumerations.ts';
import type { KnownProjects } from '../projects/known-projects.ts';
import { lockProject } from '../projects/project-service.ts';
import { findTask, lockTask } from './find-task.ts';
import { Task, type TaskRecord, type TaskStatus } from './task.entity.ts';
import type { PlacedTask, TaskChange, TaskChanges } from './task-changes.ts';
import { isFinal } from './task-rules.ts';
import { requireTaskSize, textOf } from './task-text.ts';
import { requireDependencies, requireNoCycle } from './waiting/dependencies.ts';
import {
  LOCK_SUBTREE,
  MAX_SET_ASIDE,
  MAX_SUBTREE,
  SELECT_FAILED_DEPENDENCIES_AND_SUBTASKS,
} from './waiting/statements.ts';
import type { TaskView, TaskViews } from './waiting/task-views.ts';

export interface TaskFilters {
  readonly status?: TaskStatus;
  readonly projectId?: string;
  readonly planId?: string;
  readonly assignedTo?: string;
}

export interface NewTask extends PlacedTask {
  readonly dependencies: readonly string[];
  readonly labels: readonly string[];
  readonly notBefore: Date | null;
}

export type TaskUpdate = Omit<TaskChange, 'setAside'>;

export interface TaskDeps {
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly taskChanges: TaskChanges;
  readonly knownProjects: KnownProjects;
  readonly views: TaskViews;
}

/** Tasks of projects (spec/rules/conversation.md#task-creation). */
export class TaskService {
  readonly #deps: TaskDeps;

  constructor(deps: TaskDeps) {
    this.#deps = deps;
  }

  /** Newest first. A filter that is not an id matches nothing. */
  async list({ status, ...references }: TaskFilters, page: PageRequest): Promise<Page<TaskView>> {
    const ids = Object.entries(references).map(([name, text]) => [name, parseUuid(text)] as const);
    if (ids.some(([, id]) => id === null)) return { items: [], nextPosition: null };
    const where = {
      $and: [status === undefined ? {} : { status }, Object.fromEntries(ids), newestFirst(page.position)],
    };
    return this.#deps.uow.read(async (em) => {
      const found = await newestFirstPage(em, Task, where as FilterQuery<TaskRecord>, page);
      return { ...found, items: await this.#deps.views.ofAll(em, found.items) };
    });
  }

  /** Throws NotFound. */
  async get(taskId: string): Promise<TaskView> {
    return this.#deps.uow.read(async (em) => this.#deps.views.of(em, await findTask(em, taskId)));
  }

  /**
   * Creates a task manually. Throws NotFound for an unknown project, agent, parent or dependency, ValidationFailed for too much text or a
   * cycle of dependencies, Conflict for too many tasks.
   */
  async create(fields: NewTask, actor: Actor): Promise<TaskView> {
    const { uow, knownProjects, taskChanges, views } = this.#deps;
    return uow.write(async (em) => {
      const isRelated = fields.parentTaskId !== null || fields.dependencies.length > 0;
      // Projects are locked before tasks to prevent deadlocks.
      const project = await (isRelated
        ? lockProject(em, fields.projectId)
        : knownProjects.require(em, fields.projectId));
      const agent = await this.#agentOf(em, fields.assignedTo);
      const parent = fields.parentTaskId === null ? null : await findTask(em, fields.parentTaskId);
      if (parent !== null && parent.projectId !== project.id)
        throw new NotFound('The parent task does not belong to the project');
      const dependencies = await requireDependencies(em, project.id, fields.dependencies);
      if (parent !== null) await requireNoCycle(em, parent.id, dependencies);
      requireTaskSize(fields);
      const { labels, notBefore, ...plain } = fields;
      const placed = { ...plain, projectId: project.id, assignedTo: agent.id, parentTaskId: parent?.id ?? null };
      const origin = { dependencies, labels: [...new Set(labels)], notBefore };
      return views.ofNew(em, await taskChanges.add(em, placed, actor.userId, origin), agent.autonomy);
    });
  }

  /**
   * Changes the given fields. Throws NotFound, VersionConflict, Conflict (final status, moved to another project) or ValidationFailed (agent
   * required, too much text, a cycle of dependencies).
   */
  async update(taskId: string, change: TaskUpdate, expected: Precondition<TaskRecord>): Promise<TaskView> {
    const { uow, taskChanges, views } = this.#deps;
    return uow.write(async (em) => {
      const task = await (change.dependencies === undefined ? lockTask(em, taskId) : lockWithProject(em, taskId));
      expected(task);
      requireTaskSize(textOf({ ...task, ...change }), textOf(task));
      const { assignedTo, dependencies, labels, ...plain } = change;
      const after = await taskChanges.apply(em, task, {
        ...plain,
        ...(assignedTo === undefined ? {} : { assignedTo: (await this.#agentOf(em, assignedTo)).id }),
        ...(dependencies === undefined ? {} : await dependenciesOf(em, task, dependencies)),
        ...(labels === undefined ? {} : { labels: [...new Set(labels)] }),
      });
      return views.ofChanged(em, after);
    });
  }

  /**
   * Sets the status to assigned, clears the schedule, and sets failed dependencies and subtasks aside; does nothing if the task is ready.
   * Throws NotFound, Conflict for a task that is final or in review or has too many failed subtasks, ValidationFailed for one without an agent.
   */
  async start(taskId: string): Promise<TaskView> {
    const { uow, taskChanges, views } = this.#deps;
    return uow.write(async (em) => {
      const task = await lockTask(em, taskId);
      if (isFinal(task.status) || task.status === 'in_review')
        throw new Conflict(`A task with the status ${task.status} cannot be started`);
      if (!task.assignedTo || (await autonomyOf(em, task.assignedTo)) === null)
        throw new ValidationFailed(
          'The task has no agent, or its agent was deleted; set assigned_to to an existing agent',
        );
      const ready = await views.ofReady(em, task);
      if (ready !== null) return ready;
      const failed = await em.execute<{ id: string }[]>(SELECT_FAILED_DEPENDENCIES_AND_SUBTASKS, [task.id, task.id]);
      if (failed.length > MAX_SET_ASIDE)
        throw new Conflict(
          `The task has more than ${MAX_SET_ASIDE} failed dependencies and subtasks; create a new task`,
        );
      const setAside = failed.map(({ id }) => id);
      return views.ofChanged(em, await taskChanges.apply(em, task, { status: 'assigned', notBefore: null, setAside }));
    });
  }

  /**
   * Cancels a task and its open subtasks, at every level; does nothing if it is cancelled. Throws NotFound, VersionConflict, Conflict for a task
   * that ended in another way or has too many subtasks.
   */
  async cancel(taskId: string, reason: string, actor: Actor, expected: Precondition<TaskRecord>): Promise<TaskView> {
    const { uow, audit, taskChanges, views } = this.#deps;
    return uow.write(async (em) => {
      const { id, projectId } = await findTask(em, taskId);
      // New subtasks are created under this lock too.
      await lockProject(em, projectId);
      // In the order of ids, so that overlapping cancellations do not deadlock.
      const open = await em.execute<{ id: string }[]>(LOCK_SUBTREE, [id]);
      const task = await lockTask(em, taskId);
      expected(task);
      if (open.length > MAX_SUBTREE)
        throw new Conflict(`The task has more than ${MAX_SUBTREE - 1} open subtasks; cancel some of them first`);
      const cancelled = await taskChanges.apply(em, task, { status: 'cancelled' });
      if (cancelled === task) return views.ofChanged(em, task);
      for (const { id: openId } of open) {
        const { title } =
          openId === id ? task : await taskChanges.apply(em, await lockTask(em, openId), { status: 'cancelled' });
        const target = { targetType: 'task', targetId: openId, targetName: title };
        audit.record(em, { action: 'task.cancelled', actorId: actor.userId, ...target, reason: reason || null });
      }
      return views.ofChanged(em, cancelled);
    });
  }

  async #agentOf(
    em: EntityManager,
    agentId: string | null,
  ): Promise<{ readonly id: string | null; readonly autonomy: AutonomyLevel | null }> {
    if (agentId === null) return { id: null, autonomy: null };
    const id = parseUuid(agentId);
    const autonomy = id === null ? null : await autonomyOf(em, id);
    if (autonomy === null) throw new NotFound('The agent does not exist');
    return { id, autonomy };
  }
}

/** The task under its lock and that of its project, which is locked first to prevent deadlocks. */
const lockWithProject = async (em: EntityManager, taskId: string): Promise<TaskRecord> => {
  const { projectId } = await findTask(em, taskId);
  await lockProject(em, projectId);
  const task = await lockTask(em, taskId);
  if (task.projectId !== projectId) throw new Conflict('The task was moved to another project; try again');
  return task;
};

/** The new dependencies, and which tasks stay set aside: not those that it no longer depends on. */
const dependenciesOf = async (
  em: EntityManager,
  task: TaskRecord,
  taskIds: readonly string[],
): Promise<Pick<TaskRecord, 'dependencies' | 'setAside'>> => {
  const dependencies = await requireDependencies(em, task.projectId, taskIds);
  // A final task waits for nothing.
  if (!isFinal(task.status)) await requireNoCycle(em, task.id, dependencies);
  const removed = new Set(task.dependencies.filter((id) => !dependencies.includes(id)));
  return { dependencies, setAside: task.setAside.filter((id) => !removed.has(id)) };
};
