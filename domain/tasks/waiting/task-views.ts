import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { AutonomyLevel } from '../../organisation/value/enumerations.ts';
import type { KnownProjects } from '../../projects/known-projects.ts';
import type { TaskRecord } from '../task.entity.ts';
import { SELECT_WAITING_CONTEXTS } from './statements.ts';
import { isReady, needsContext, type WaitingContext, type WaitingFor, waitingForOf } from './waiting-for.ts';

/** A task, and why it is not being worked on; null without a reason. */
export interface TaskView {
  readonly task: TaskRecord;
  readonly waitingFor: WaitingFor | null;
}

/** Computes why tasks wait. The reasons are not stored, because they depend on other records. */
export class TaskViews {
  readonly #clock: Clock;
  readonly #knownProjects: KnownProjects;

  constructor(clock: Clock, knownProjects: KnownProjects) {
    this.#clock = clock;
    this.#knownProjects = knownProjects;
  }

  /** The views of stored tasks, with one statement for all. */
  async ofAll(em: EntityManager, tasks: readonly TaskRecord[]): Promise<TaskView[]> {
    const contexts = await contextsOf(em, tasks.filter(needsContext));
    return tasks.map((task) => this.#view(task, contexts.get(task.id) ?? null));
  }

  /** The view of a stored task. */
  async of(em: EntityManager, task: TaskRecord): Promise<TaskView> {
    return (await this.ofAll(em, [task]))[0] as TaskView;
  }

  /** The view of a task that was created in this transaction, without a read in the frequent cases. */
  async ofNew(em: EntityManager, task: TaskRecord, autonomy: AutonomyLevel | null): Promise<TaskView> {
    if (task.parentTaskId || task.dependencies.length > 0) return this.of(em, task);
    return this.#view(task, await this.#contextOf(em, task, autonomy));
  }

  /** The view of a task that was changed in this transaction. Without an agent and a parent only the project matters, which is usually known. */
  async ofChanged(em: EntityManager, task: TaskRecord): Promise<TaskView> {
    if (task.assignedTo || task.parentTaskId || !needsContext(task)) return this.of(em, task);
    return this.#view(task, await this.#contextOf(em, task, null));
  }

  /** The view of a stored task if it is ready, otherwise null. */
  async ofReady(em: EntityManager, task: TaskRecord): Promise<TaskView | null> {
    const context = (await contextsOf(em, [task])).get(task.id) ?? null;
    return context !== null && isReady(task, context, this.#clock.now()) ? this.#view(task, context) : null;
  }

  async #contextOf(em: EntityManager, task: TaskRecord, autonomy: AutonomyLevel | null): Promise<WaitingContext> {
    const { status: projectStatus } = await this.#knownProjects.require(em, task.projectId);
    return { projectStatus, parentStatus: null, autonomy, dependency: null, subtask: null };
  }

  #view(task: TaskRecord, context: WaitingContext | null): TaskView {
    return { task, waitingFor: waitingForOf(task, context, this.#clock.now()) };
  }
}

const contextsOf = async (
  em: EntityManager,
  tasks: readonly TaskRecord[],
): Promise<ReadonlyMap<string, WaitingContext>> => {
  if (tasks.length === 0) return new Map();
  const ids = JSON.stringify(tasks.map(({ id }) => id));
  const rows = await readPrepared<WaitingContext & { readonly id: string }>(em, SELECT_WAITING_CONTEXTS, [ids]);
  return new Map(rows.map(({ id, ...context }) => [id, context]));
};
