import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { type SizedRow, sizedPage } from '../../foundation/database/pages/byte-page.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import type { TaskType } from '../../tasks/task.entity.ts';
import { LOCK_WORKER, SAVE_WORKER, SELECT_WORKER, SELECT_WORKERS } from './statements.ts';
import type { Worker, WorkerRegistration } from './worker.ts';

/** A row as the connection of the ORM returns it: times in milliseconds, JSON as text or parsed. */
interface WorkerRow extends Omit<Worker, 'agentIds' | 'taskTypes' | 'labels' | 'createdAt' | 'lastSeenAt'> {
  readonly agentIds: readonly string[] | string;
  readonly taskTypes: readonly TaskType[] | string;
  readonly labels: readonly string[] | string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

const listOf = <T>(value: readonly T[] | string): readonly T[] =>
  typeof value === 'string' ? JSON.parse(value) : value;

const workerOf = (row: WorkerRow): Worker => ({
  ...row,
  agentIds: listOf(row.agentIds),
  taskTypes: listOf(row.taskTypes),
  labels: listOf(row.labels),
  createdAt: new Date(row.createdAt),
  lastSeenAt: new Date(row.lastSeenAt),
});

export interface WorkerFilters {
  readonly status?: Worker['status'];
  readonly kind?: Worker['kind'];
}

/** The page of workers whose names follow the position, sorted by name. */
export const selectWorkers = async (
  em: EntityManager,
  { status, kind }: WorkerFilters,
  { limit, position }: PageRequest,
): Promise<Page<Worker>> => {
  const filters = [status ?? null, status ?? null, kind ?? null, kind ?? null];
  const values = [position?.[0] ?? '', ...filters, limit, limit];
  const rows = await readPrepared<WorkerRow & SizedRow>(em, SELECT_WORKERS, values);
  return sizedPage(rows.map(workerOf), Number(rows[0]?.found ?? 0), ({ name }) => [name]);
};

export const selectWorker = async (em: EntityManager, name: string): Promise<Worker | null> => {
  const [row] = await readPrepared<WorkerRow>(em, SELECT_WORKER, [name]);
  return row === undefined ? null : workerOf(row);
};

/** The worker, with a lock of its row. */
export const lockWorker = async (em: EntityManager, name: string): Promise<Worker | null> => {
  const [row] = await readPrepared<WorkerRow>(em, LOCK_WORKER, [name]);
  return row === undefined ? null : workerOf(row);
};

/** Stores a registration; returns whether the worker was offline or unknown before. */
export const saveWorker = async (
  em: EntityManager,
  { name, kind, createdBy }: Pick<Worker, 'name' | 'kind' | 'createdBy'>,
  { agentIds, taskTypes, labels, maxRuns, version }: WorkerRegistration,
): Promise<boolean> => {
  const lists = [agentIds, taskTypes, labels].map((list) => JSON.stringify(list));
  const values = [name, name, kind, ...lists, maxRuns, version, createdBy];
  const [row] = await readPrepared<{ isNewlyOnline: boolean }>(em, SAVE_WORKER, values);
  return row?.isNewlyOnline ?? true;
};
