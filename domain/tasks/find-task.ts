import type { EntityManager } from '@mikro-orm/postgresql';
import { lockRecord } from '../foundation/database/records.ts';
import { NotFound } from '../foundation/errors/errors.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import { Task, type TaskRecord } from './task.entity.ts';

/** The task with this id. Throws NotFound. */
export const findTask = async (em: EntityManager, taskId: string): Promise<TaskRecord> => {
  const id = parseUuid(taskId);
  return existing(id === null ? null : await em.findOne(Task, { id }));
};

/** The task with this id under its lock; its changes are not tracked. Throws NotFound. */
export const lockTask = async (em: EntityManager, taskId: string): Promise<TaskRecord> => {
  const id = parseUuid(taskId);
  return existing(id === null ? null : await lockRecord(em, Task, { id }));
};

const existing = (task: TaskRecord | null): TaskRecord => {
  if (task === null) throw new NotFound('The task does not exist');
  return task;
};
