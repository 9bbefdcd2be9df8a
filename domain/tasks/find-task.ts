import type { EntityManager } from '@mikro-orm/postgresql';
import { lockFreeRecords, lockRecord, readRecord } from '../foundation/database/records.ts';
import { Conflict, NotFound } from '../foundation/errors/errors.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import { lockProject } from '../projects/project-service.ts';
import { Task, type TaskRecord } from './task.entity.ts';
import { isObjective } from './task-rules.ts';
import { LOCK_SUBTREE } from './waiting/statements.ts';

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

/**
 * The same, for a change that can complete the task. The project of an objective is locked before it, because its completion can complete the
 * project: projects are locked before tasks to prevent deadlocks.
 */
export const lockToComplete = async (em: EntityManager, taskId: string): Promise<TaskRecord> => {
  const task = await findTask(em, taskId);
  if (isObjective(task)) await lockProject(em, task.projectId);
  return lockTask(em, task.id);
};

/**
 * The task under its lock, those of its open subtasks, and that of its project: new subtasks are created under that lock too. The tasks are locked
 * in the order of ids, so that overlapping cancellations do not deadlock.
 */
export const lockWithSubtree = async (em: EntityManager, taskId: string): Promise<TaskRecord> => {
  const { id, projectId } = await findTask(em, taskId);
  await lockProject(em, projectId);
  await em.execute(LOCK_SUBTREE, [id]);
  return lockTask(em, taskId);
};

/** The task under its lock and that of its project, which is locked first to prevent deadlocks. */
export const lockWithProject = async (em: EntityManager, taskId: string): Promise<TaskRecord> => {
  const { projectId } = await findTask(em, taskId);
  await lockProject(em, projectId);
  const task = await lockTask(em, taskId);
  if (task.projectId !== projectId) throw new Conflict('The task was moved to another project; try again');
  return task;
};

/** The task with this id; null if it does not exist. Its changes are not tracked. */
export const readTask = (em: EntityManager, id: string): Promise<TaskRecord | null> => readRecord(em, Task, { id });

/** The tasks with these ids, in any order. */
export const readTasks = async (em: EntityManager, ids: readonly string[]): Promise<readonly TaskRecord[]> =>
  ids.length === 0 ? [] : em.find(Task, { id: { $in: [...ids] } });

/** The titles of those of the tasks that exist, by id. */
export const readTaskTitles = async (
  em: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = await em.find(Task, { id: { $in: [...ids] } }, { fields: ['id', 'title'] });
  return new Map(found.map(({ id, title }) => [id, title]));
};

/** The subtasks of a task, by id. */
export const readSubtasks = (em: EntityManager, id: string): Promise<readonly TaskRecord[]> =>
  em.find(Task, { parentTaskId: id }, { orderBy: { id: 'asc' } });

/** The task with this id under its lock; null if it does not exist. */
export const lockTaskIfPresent = (em: EntityManager, id: string): Promise<TaskRecord | null> =>
  lockRecord(em, Task, { id });

/** Those of the tasks that exist and that no other transaction has locked, under their locks. Never waits. */
export const lockFreeTasks = (em: EntityManager, ids: readonly string[]): Promise<readonly TaskRecord[]> =>
  lockFreeRecords(em, Task, ids);

const existing = (task: TaskRecord | null): TaskRecord => {
  if (task === null) throw new NotFound('The task does not exist');
  return task;
};
