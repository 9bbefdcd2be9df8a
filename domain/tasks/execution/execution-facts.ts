import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { TaskRecord } from '../task.entity.ts';
import type { WorkProspects } from './approved-work.ts';

export type PauseScope = 'company' | 'project' | 'agent' | 'task';

/** The object whose cap is used up. */
export interface SpentCap {
  readonly kind: 'task' | 'charter' | 'project' | 'agent' | 'department' | 'company';
  /** The id of the object with the cap; null for the company. */
  readonly id: string | null;
}

/** The decision that a run waits for. */
export interface AwaitedDecision {
  readonly kind: 'input' | 'call' | 'plan';
  readonly approvalId: string;
  readonly since: Date;
}

/** The facts about a task that only the execution knows. */
export interface ExecutionFacts {
  /** The widest scope over the task that is paused; null if none is. `id` is null for the company. */
  readonly pause: { readonly scope: PauseScope; readonly id: string | null; readonly reason: string } | null;
  readonly spentCap: SpentCap | null;
  /** The limit of running runs that is reached; null if none is. */
  readonly busy: 'agent' | 'project' | 'company' | null;
  /** Whether an online worker matches the task. */
  readonly hasWorker: boolean;
  /** The decision that the run of the task waits for; null if no run waits. */
  readonly awaited: AwaitedDecision | null;
  /** The failure of the run after which the task has no attempts left; null without one. */
  readonly failure: string | null;
}

/** The facts of a task that is not executed. */
export const NO_EXECUTION: ExecutionFacts = {
  pause: null,
  spentCap: null,
  busy: null,
  hasWorker: false,
  awaited: null,
  failure: null,
};

/** Reads the facts of tasks that are not final. */
export type ExecutionFactsReader = (
  em: EntityManager,
  tasks: readonly TaskRecord[],
) => Promise<ReadonlyMap<string, ExecutionFacts>>;

/** The source of the facts about the execution of tasks. */
export interface ExecutionSource {
  /** Reads what does not depend on tasks. */
  prepareFacts(em: EntityManager): Promise<ExecutionFactsReader>;
  /** The facts of tasks that are not final. */
  factsOf(em: EntityManager, tasks: readonly TaskRecord[]): Promise<ReadonlyMap<string, ExecutionFacts>>;
  /** The same for a task that this transaction changes; pauses, limits and workers are as they were at most a second ago. */
  recentFactsOf(em: EntityManager, task: TaskRecord): Promise<ExecutionFacts>;
  /** What decides whether and how approved work is carried out. */
  prospects(em: EntityManager): Promise<WorkProspects>;
  /** Whether the latest run of the task is open, or the task is in review of it. */
  hasCurrentRun(em: EntityManager, task: TaskRecord): Promise<boolean>;
  /** Throws Forbidden for a caller whose user claimed a run of the task and who may not decide on its result. */
  requireOtherMaker(em: EntityManager, task: TaskRecord, actor: Actor): Promise<void>;
  /** The same for completing the task, unless its runs need no review. */
  requireMayComplete(em: EntityManager, task: TaskRecord, actor: Actor): Promise<void>;
  /** Ends the latest run of a task whose agent changed if it is open, in the transaction of the change and after it. */
  cancelReassigned(em: EntityManager, runId: string): Promise<void>;
}

const NO_PROSPECTS: WorkProspects = {
  hasAgent: false,
  isPaused: false,
  hasWorker: false,
  hasBuiltIn: false,
  isReviewed: false,
};

const NOTHING: ExecutionSource = {
  prepareFacts: async () => async () => new Map(),
  factsOf: async () => new Map(),
  recentFactsOf: async () => NO_EXECUTION,
  prospects: async () => NO_PROSPECTS,
  hasCurrentRun: async () => false,
  requireOtherMaker: async () => {},
  requireMayComplete: async () => {},
  cancelReassigned: async () => {},
};

/** The execution, as the tasks module uses it. Until the execution module provides its source, no task has runs. */
export class TaskExecution {
  #source: ExecutionSource = NOTHING;

  provide(source: ExecutionSource): void {
    this.#source = source;
  }

  get source(): ExecutionSource {
    return this.#source;
  }

  /** Whether a run of the task is open or in review. Then nothing else may change the result of the task. */
  async hasCurrentRun(em: EntityManager, task: TaskRecord): Promise<boolean> {
    const mayHave = task.status === 'in_progress' || task.status === 'in_review';
    return mayHave && !!task.runId && this.#source.hasCurrentRun(em, task);
  }
}
