import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { hasGuard } from '../auth/credentials/permissions.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import { autonomyOf } from '../organisation/agents/agent-directory.ts';
import type { AutonomyLevel } from '../organisation/value/enumerations.ts';
import type { KnownProjects } from '../projects/known-projects.ts';
import { lockProject } from '../projects/project-service.ts';
import type { TaskExecution } from './execution/execution-facts.ts';
import { findTask, lockTask, lockToComplete, lockWithProject, lockWithSubtree, readTasks } from './find-task.ts';
import { type ReviewPolicy, Task, type TaskRecord, type TaskStatus } from './task.entity.ts';
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
  readonly expectedArtifacts: readonly string[];
  readonly maxAttempts: number | null;
  readonly reviewPolicy: ReviewPolicy | null;
}

export type TaskUpdate = Omit<TaskChange, 'setAside'>;

export interface TaskDeps {
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly taskChanges: TaskChanges;
  readonly taskExecution: TaskExecution;
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
    const { uow, views } = this.#deps;
    const viewsOf = await uow.read((em) => views.prepare(em));
    return uow.readOnOneConnection(async (em) => {
      const found = await newestFirstPage(em, Task, where as FilterQuery<TaskRecord>, page);
      return { ...found, items: await viewsOf(em, found.items) };
    });
  }

  /** Throws NotFound. */
  async get(taskId: string): Promise<TaskView> {
    return this.#deps.uow.read(async (em) => this.#deps.views.of(em, await findTask(em, taskId)));
  }

  /** These tasks by id, without those that do not exist. */
  async byIds(taskIds: readonly string[]): Promise<ReadonlyMap<string, TaskView>> {
    if (taskIds.length === 0) return new Map();
    const { uow, views } = this.#deps;
    const viewsOf = await uow.read((em) => views.prepare(em));
    const found = await uow.readOnOneConnection(async (em) => viewsOf(em, await readTasks(em, taskIds)));
    return new Map(found.map((view) => [view.task.id, view]));
  }

  /**
   * Creates a task manually. Throws Forbidden for a review policy that the caller may not set, NotFound for an unknown project, agent, parent or
   * dependency, ValidationFailed for too much text or a cycle of dependencies, Conflict for too many tasks.
   */
  async create(fields: NewTask, actor: Actor): Promise<TaskView> {
    const { uow, knownProjects, taskChanges, views } = this.#deps;
    if (fields.reviewPolicy !== null) requireMaySetPolicy(actor);
    return uow.write(async (em) => {
      const isRelated = fields.parentTaskId !== null || fields.dependencies.length > 0;
      // Projects are locked before tasks to prevent deadlocks.
      const project = await (isRelated
        ? lockProject(em, fields.projectId)
        : knownProjects.require(em, fields.projectId));
      const agent = await this.#agentOf(em, fields.assignedTo);
      // Without the lock, a concurrent claim or assignment would not see the new subtask.
      const parent = fields.parentTaskId === null ? null : await lockTask(em, fields.parentTaskId);
      if (parent !== null && parent.projectId !== project.id)
        throw new NotFound('The parent task does not belong to the project');
      const dependencies = await requireDependencies(em, project.id, fields.dependencies);
      if (parent !== null) await requireNoCycle(em, parent.id, dependencies);
      requireTaskSize(fields);
      const { labels, notBefore, expectedArtifacts, maxAttempts, reviewPolicy, ...plain } = fields;
      const placed = { ...plain, projectId: project.id, assignedTo: agent.id, parentTaskId: parent?.id ?? null };
      const origin = {
        dependencies,
        labels: [...new Set(labels)],
        notBefore,
        expectedArtifacts: [...new Set(expectedArtifacts)],
        maxAttempts,
        reviewPolicy,
        createdByKeyId: actor.credential.keyId,
      };
      return views.ofNew(em, await taskChanges.add(em, placed, actor.userId, origin), agent.autonomy);
    });
  }

  /**
   * Changes the given fields. Throws Forbidden for a review policy that the caller may not set, NotFound, VersionConflict, Conflict (final
   * status, a run that is open or in review) or ValidationFailed (agent required, too much text, a cycle of dependencies).
   */
  async update(
    taskId: string,
    change: TaskUpdate,
    actor: Actor,
    expected: Precondition<TaskRecord>,
  ): Promise<TaskView> {
    const { uow, taskChanges, taskExecution, views } = this.#deps;
    const { status, ...rest } = change;
    const isCancelled = status === 'cancelled';
    return uow.write(async (em) => {
      const task = await lockFor(change)(em, taskId);
      expected(task);
      const setsPolicy = change.reviewPolicy !== undefined && change.reviewPolicy !== (task.reviewPolicy ?? null);
      if (setsPolicy) requireMaySetPolicy(actor);
      requireTaskSize(textOf({ ...task, ...change }), textOf(task));
      const { assignedTo, dependencies, labels, expectedArtifacts, ...plain } = isCancelled ? rest : change;
      const after = await taskChanges.apply(em, task, {
        ...plain,
        ...(assignedTo === undefined ? {} : { assignedTo: (await this.#agentOf(em, assignedTo)).id }),
        ...(dependencies === undefined ? {} : await dependenciesOf(em, task, dependencies)),
        ...(labels === undefined ? {} : { labels: [...new Set(labels)] }),
        ...(expectedArtifacts === undefined ? {} : { expectedArtifacts: [...new Set(expectedArtifacts)] }),
      });
      if (setsPolicy) await taskExecution.source.requireOtherMaker(em, task, actor);
      if (status === 'completed' && task.status !== status)
        await taskExecution.source.requireMayComplete(em, task, actor);
      this.#noteRestart(em, task, after, actor);
      return views.ofChanged(em, isCancelled ? await this.#cancel(em, after, '', actor) : after);
    });
  }

  /**
   * Sets the status to assigned, clears the schedule and the backoff, and sets failed dependencies and subtasks aside; a task that is out of
   * attempts gets all of them back. Does nothing if the task is ready. Throws NotFound, Conflict for a task that is final, is in review, has an
   * open run or too many failed subtasks, and ValidationFailed for a task without an agent.
   */
  async start(taskId: string, actor: Actor): Promise<TaskView> {
    const { uow, taskChanges, taskExecution, views } = this.#deps;
    return uow.write(async (em) => {
      const task = await lockTask(em, taskId);
      if (isFinal(task.status) || task.status === 'in_review')
        throw new Conflict(`A task with the status ${task.status} cannot be started`);
      if (await taskExecution.hasCurrentRun(em, task))
        throw new Conflict('A run of the task is open; wait for its end or cancel the task');
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
      const after = await taskChanges.start(em, task, setAside);
      this.#noteRestart(em, task, after, actor);
      return views.ofChanged(em, after);
    });
  }

  /**
   * Cancels a task and its open subtasks, at every level; does nothing if it is cancelled. Throws NotFound, VersionConflict, Conflict for a task
   * that ended in another way or has too many subtasks.
   */
  async cancel(taskId: string, reason: string, actor: Actor, expected: Precondition<TaskRecord>): Promise<TaskView> {
    const { uow, views } = this.#deps;
    return uow.write(async (em) => {
      const task = await lockWithSubtree(em, taskId);
      expected(task);
      return views.ofChanged(em, await this.#cancel(em, task, reason, actor));
    });
  }

  /** Cancels a locked task and its open subtasks, which are locked too. */
  async #cancel(em: EntityManager, task: TaskRecord, reason: string, actor: Actor): Promise<TaskRecord> {
    const { audit, taskChanges } = this.#deps;
    const open = await em.execute<{ id: string }[]>(LOCK_SUBTREE, [task.id]);
    if (open.length > MAX_SUBTREE)
      throw new Conflict(`The task has more than ${MAX_SUBTREE - 1} open subtasks; cancel some of them first`);
    const cancelled = await taskChanges.apply(em, task, { status: 'cancelled' });
    if (cancelled === task) return task;
    for (const { id } of open) {
      const { title } =
        id === task.id ? task : await taskChanges.apply(em, await lockTask(em, id), { status: 'cancelled' });
      const target = { targetType: 'task', targetId: id, targetName: title };
      audit.record(em, { action: 'task.cancelled', actorId: actor.userId, ...target, reason: reason || null });
    }
    return cancelled;
  }

  /** Records in the audit log that a task without attempts was started again. */
  #noteRestart(em: EntityManager, before: TaskRecord, { id, title, status }: TaskRecord, actor: Actor): void {
    if (!before.isExhausted || status !== 'assigned') return;
    const target = { targetType: 'task', targetId: id, targetName: title };
    this.#deps.audit.record(em, { action: 'task.restarted', actorId: actor.userId, ...target });
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

/** Throws Forbidden unless the caller has the guard `lead`. */
const requireMaySetPolicy = (actor: Actor): void => {
  if (!hasGuard(actor, 'lead')) throw new Forbidden('Only the CEO and managers can set review_policy');
};

/** How a task is locked for a change. */
const lockFor = ({
  dependencies,
  status,
}: TaskUpdate): ((em: EntityManager, taskId: string) => Promise<TaskRecord>) => {
  if (status === 'cancelled') return lockWithSubtree;
  if (dependencies !== undefined) return lockWithProject;
  return status === 'completed' ? lockToComplete : lockTask;
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
