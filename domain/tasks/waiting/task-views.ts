import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { AutonomyLevel } from '../../organisation/value/enumerations.ts';
import type { KnownProjects } from '../../projects/known-projects.ts';
import { type ExecutionFacts, NO_EXECUTION, type TaskExecution } from '../execution/execution-facts.ts';
import type { TaskRecord } from '../task.entity.ts';
import { SELECT_WAITING_CONTEXTS } from './statements.ts';
import {
  isReady,
  needsContext,
  needsFacts,
  type WaitingContext,
  type WaitingFor,
  waitingForOf,
} from './waiting-for.ts';

/** A task, and the reason why it is not being worked on; null without a reason. */
export interface TaskView {
  readonly task: TaskRecord;
  readonly waitingFor: WaitingFor | null;
}

/** Reads the views of stored tasks; the number of statements does not depend on the number of tasks. */
export type ReadTaskViews = (em: EntityManager, tasks: readonly TaskRecord[]) => Promise<TaskView[]>;

/** Computes why tasks wait. The reasons are not stored, because they depend on other records. */
export class TaskViews {
  readonly #clock: Clock;
  readonly #knownProjects: KnownProjects;
  readonly #execution: TaskExecution;

  constructor(clock: Clock, knownProjects: KnownProjects, execution: TaskExecution) {
    this.#clock = clock;
    this.#knownProjects = knownProjects;
    this.#execution = execution;
  }

  /** Reads what the views of any tasks need, before a page of tasks is read and uses memory. */
  async prepare(em: EntityManager): Promise<ReadTaskViews> {
    const readFacts = await this.#execution.source.prepareFacts(em);
    return async (em, tasks) => {
      const waiting = tasks.filter(needsFacts);
      const [contexts, facts] = await Promise.all([
        contextsOf(em, tasks.filter(needsContext)),
        waiting.length === 0 ? NO_FACTS : readFacts(em, waiting),
      ]);
      return tasks.map((task) => this.#view(task, contexts.get(task.id) ?? null, facts.get(task.id)));
    };
  }

  /** The view of a stored task. */
  async of(em: EntityManager, task: TaskRecord): Promise<TaskView> {
    const [contexts, facts] = await Promise.all([
      contextsOf(em, [task].filter(needsContext)),
      this.#factsOf(em, [task].filter(needsFacts)),
    ]);
    return this.#view(task, contexts.get(task.id) ?? null, facts.get(task.id));
  }

  /** The view of a task that was created in this transaction, without a read in the frequent cases. */
  async ofNew(em: EntityManager, task: TaskRecord, autonomy: AutonomyLevel | null): Promise<TaskView> {
    const isRelated = task.parentTaskId || task.dependencies.length > 0;
    return this.#recentView(em, task, isRelated ? null : await this.#contextOf(em, task, autonomy));
  }

  /** The view of a task that was changed in this transaction. Without an agent and a parent only the project matters, which is usually known. */
  async ofChanged(em: EntityManager, task: TaskRecord): Promise<TaskView> {
    const isRelated = task.assignedTo || task.parentTaskId || !needsContext(task);
    return this.#recentView(em, task, isRelated ? null : await this.#contextOf(em, task, null));
  }

  /** The view of a stored task if it is ready, otherwise null. */
  async ofReady(em: EntityManager, task: TaskRecord): Promise<TaskView | null> {
    const [contexts, all] = await Promise.all([contextsOf(em, [task]), this.#factsOf(em, [task])]);
    const context = contexts.get(task.id) ?? null;
    const facts = all.get(task.id) ?? NO_EXECUTION;
    const ready = context !== null && isReady(task, context, facts, this.#clock.now());
    return ready ? this.#view(task, context, facts) : null;
  }

  async #contextOf(em: EntityManager, task: TaskRecord, autonomy: AutonomyLevel | null): Promise<WaitingContext> {
    const { status: projectStatus } = await this.#knownProjects.require(em, task.projectId);
    return { projectStatus, parentStatus: null, autonomy, dependency: null, subtask: null };
  }

  /** The view, with facts that can be a second old. `known` is null if the context must be read. */
  async #recentView(em: EntityManager, task: TaskRecord, known: WaitingContext | null): Promise<TaskView> {
    const context = known ?? (needsContext(task) ? ((await contextsOf(em, [task])).get(task.id) ?? null) : null);
    return this.#view(
      task,
      context,
      needsFacts(task) ? await this.#execution.source.recentFactsOf(em, task) : undefined,
    );
  }

  async #factsOf(em: EntityManager, tasks: readonly TaskRecord[]): Promise<ReadonlyMap<string, ExecutionFacts>> {
    return tasks.length === 0 ? NO_FACTS : this.#execution.source.factsOf(em, tasks);
  }

  #view(task: TaskRecord, context: WaitingContext | null, facts: ExecutionFacts = NO_EXECUTION): TaskView {
    return { task, waitingFor: waitingForOf(task, context, facts, this.#clock.now()) };
  }
}

const NO_FACTS: ReadonlyMap<string, ExecutionFacts> = new Map();

const contextsOf = async (
  em: EntityManager,
  tasks: readonly TaskRecord[],
): Promise<ReadonlyMap<string, WaitingContext>> => {
  if (tasks.length === 0) return new Map();
  const ids = JSON.stringify(tasks.map(({ id }) => id));
  const rows = await readPrepared<WaitingContext & { readonly id: string }>(em, SELECT_WAITING_CONTEXTS, [ids]);
  return new Map(rows.map(({ id, ...context }) => [id, context]));
};
