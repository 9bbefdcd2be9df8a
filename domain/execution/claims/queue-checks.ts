import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { uuidArray } from '../../foundation/database/records.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { awaitsPlan } from '../../tasks/task-rules.ts';
import type { WorkTime } from '../leases/work-time.ts';
import { SELECT_READY_TASKS } from './statements.ts';

/** A row of the queue, as the claim has compared it with its worker. */
export interface QueuedTask {
  readonly agentId: string;
  readonly projectId: string;
  readonly type: string;
  /** A list as JSON. */
  readonly labels: string;
  readonly hasSubtasks: boolean;
  /** Whether the task is planned before it is executed. */
  readonly needsPlan: boolean;
}

/** A locked task, with its row in the queue. */
export interface LockedTask {
  readonly row: QueuedTask;
  readonly task: TaskRecord;
}

/**
 * The ids of the tasks whose rows in the queue are out of date. Concurrent changes of a task and of a task that it waits for can cause this, and
 * so can a server of release 1.0.0, which does not update the queue.
 */
export const findOutdatedTasks = async (
  em: EntityManager,
  locked: readonly LockedTask[],
  { now }: WorkTime,
  agingSeconds: number,
): Promise<ReadonlySet<string>> => {
  const current = locked.filter((one) => isCurrent(one, now));
  const related = current.filter(isRelated).map(({ task }) => task.id);
  const ready = related.length === 0 ? [] : await readReady(em, related, agingSeconds);
  const kept = new Set([...current.filter((one) => !isRelated(one)).map(({ task }) => task.id), ...ready]);
  return new Set(locked.map(({ task }) => task.id).filter((id) => !kept.has(id)));
};

const isCurrent = ({ row, task }: LockedTask, now: Date): boolean =>
  task.status === 'assigned' &&
  task.assignedTo === row.agentId &&
  task.projectId === row.projectId &&
  task.type === row.type &&
  isDeepStrictEqual(task.labels, JSON.parse(row.labels)) &&
  (!row.needsPlan || awaitsPlan(task)) &&
  !(task.notBefore && task.notBefore > now) &&
  !(task.retryAt && task.retryAt > now);

/** Whether other tasks decide whether the task is ready. */
const isRelated = ({ row, task }: LockedTask): boolean =>
  row.hasSubtasks || !!task.parentTaskId || task.dependencies.length > 0;

const readReady = async (em: EntityManager, taskIds: readonly string[], agingSeconds: number): Promise<string[]> => {
  const rows = await readPrepared<{ taskId: string }>(em, SELECT_READY_TASKS, [uuidArray(taskIds), agingSeconds]);
  return rows.map(({ taskId }) => taskId);
};
