import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { CompanyCapacity } from '../runs/company-limit.ts';
import type { QueuedTask } from './queue-checks.ts';
import { CLAIM_TASKS, FORCE_INDEX_ORDER, LOCK_OPEN_RUNS } from './statements.ts';

/** A task that a claim took from the queue. */
export interface PickedTask extends QueuedTask {
  readonly taskId: string;
  /** Null if another claim took the slot. */
  readonly runId: string | null;
  readonly readyAt: number;
  /** The number of running runs before the claim. */
  readonly running: number;
}

/** The parameters of a claim: its worker, limits and exclusions. */
export interface TaskSelection {
  readonly workerName: string;
  /** The id of the user who registered the worker. */
  readonly userId: string;
  readonly max: number;
  readonly maxRunsPerAgent: number;
  readonly maxRunsPerProject: number;
  readonly places: Pick<CompanyCapacity, 'max' | 'reserved'>;
  /** The agents, projects and tasks under used-up caps, and tasks to leave out, each as the text of a PostgreSQL array. */
  readonly excluded: readonly string[];
}

/** Takes tasks from the queue and opens their runs, in the transaction of the claim. */
export const pickTasks = (em: EntityManager, selection: TaskSelection): Promise<PickedTask[]> => {
  const { workerName, userId, max, maxRunsPerAgent, maxRunsPerProject, places, excluded } = selection;
  queueStatement(em, FORCE_INDEX_ORDER, []);
  queueStatement(em, LOCK_OPEN_RUNS, []);
  const limits = [max, maxRunsPerAgent, maxRunsPerProject, places.max, places.reserved];
  return readPrepared<PickedTask>(em, CLAIM_TASKS, [...limits, ...excluded, workerName, userId]);
};
