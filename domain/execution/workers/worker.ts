import type { TaskType } from '../../tasks/task.entity.ts';
import type { WorkerKind } from '../runs/run.entity.ts';

/** The registration of a worker. An empty list of agents or of task types means all of them. */
export interface WorkerRegistration {
  readonly agentIds: readonly string[];
  readonly taskTypes: readonly TaskType[];
  readonly labels: readonly string[];
  readonly maxRuns: number;
  readonly version: string;
}

/** A process that executes runs. */
export interface Worker extends WorkerRegistration {
  readonly name: string;
  readonly kind: WorkerKind;
  readonly status: 'online' | 'offline';
  /** The number of its running runs. */
  readonly openRuns: number;
  readonly lastSeenAt: Date;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** The prefix of the names of workers inside servers. */
export const BUILT_IN_PREFIX = 'built-in';
