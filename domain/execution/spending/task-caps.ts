import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { MAX_AMOUNT } from '../../foundation/kernel/money.ts';
import type { SpendingSubject } from '../../llm/gateway/spending.ts';
import type { ProjectRecord } from '../../projects/project.entity.ts';
import { readProject } from '../../projects/project-service.ts';
import { readTask } from '../../tasks/find-task.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { SELECT_TASK_ROOTS } from './statements.ts';

/** The caps over a task that apply to its whole life. They never change while it stays in its project. */
export type TaskCaps = Pick<SpendingSubject, 'taskId' | 'project' | 'charter' | 'tasks'>;

/** The fields of a task on which its caps depend. */
export type CappedTask = Pick<TaskRecord, 'id' | 'projectId' | 'parentTaskId' | 'charterId' | 'hardCeiling'>;

/** The ids of the root tasks of tasks. A task without a parent is its own root task. */
export const readTaskRoots = async (
  em: EntityManager,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  type Row = { readonly id: string; readonly rootId: string | null };
  const rows = await readPrepared<Row>(em, SELECT_TASK_ROOTS, [JSON.stringify(taskIds)]);
  return new Map(rows.map(({ id, rootId }) => [id, rootId ?? id]));
};

/** The caps over a task: its own, that of its root task, and that of its project. */
export const readTaskCaps = async (
  em: EntityManager,
  task: CappedTask,
  project: ProjectRecord | null,
): Promise<TaskCaps> => taskCapsOf(task, await rootOf(em, task), project);

/** The same by the id of the task; no caps for a deleted task. */
export const readTaskCapsById = async (em: EntityManager, taskId: string): Promise<TaskCaps> => {
  const task = await readTask(em, taskId);
  return task === null ? {} : readTaskCaps(em, task, await readProject(em, task.projectId));
};

/** The caps over a task. The `hardCeiling` of the task of a charter is the cap of the charter. */
export const taskCapsOf = (
  task: CappedTask,
  root: CappedTask,
  project: Pick<ProjectRecord, 'id' | 'budget'> | null,
): TaskCaps => {
  const tasks = root.id === task.id ? [task] : [root, task];
  const capped = tasks.flatMap(({ id, charterId, hardCeiling }) =>
    typeof hardCeiling === 'number' ? [{ id, charterId: charterId ?? null, amount: hardCeiling }] : [],
  );
  const first = capped.find(({ charterId }) => charterId !== null);
  const cap = project !== null && project.budget > 0 ? Math.min(project.budget, MAX_AMOUNT) : null;
  return {
    taskId: task.id,
    project: project === null ? null : { id: project.id, cap },
    charter: first?.charterId ? { id: first.charterId, amount: first.amount } : null,
    tasks: capped.filter((one) => one !== first).map(({ id, amount }) => ({ id, amount })),
  };
};

const rootOf = async (em: EntityManager, task: CappedTask): Promise<CappedTask> => {
  if (!task.parentTaskId) return task;
  const rootId = (await readTaskRoots(em, [task.id])).get(task.id) ?? task.id;
  return (rootId === task.id ? null : await readTask(em, rootId)) ?? task;
};
