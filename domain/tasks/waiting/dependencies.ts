import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, NotFound, ValidationFailed } from '../../foundation/errors/errors.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import type { TaskRecord } from '../task.entity.ts';
import { CHECK_CYCLE, CHECK_RELATED, SELECT_TASKS_OF_PROJECT } from './statements.ts';

/**
 * The ids of the dependencies of a task of this project, each once, in their order. Throws NotFound if one does not exist in the project.
 */
export const requireDependencies = async (
  em: EntityManager,
  projectId: string,
  taskIds: readonly string[],
): Promise<string[]> => {
  const given = taskIds.map((taskId) => {
    const id = parseUuid(taskId);
    if (id === null) throw new NotFound('A dependency does not exist in the project');
    return id;
  });
  if (given.length === 0) return [];
  const ids = [...new Set(given)];
  const rows = await em.execute<{ id: string }[]>(SELECT_TASKS_OF_PROJECT, [projectId, JSON.stringify(ids)]);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new NotFound(`The dependency ${unknown} does not exist in the project`);
  return ids;
};

/**
 * Throws ValidationFailed if one of the dependencies waits for `taskId`, directly or through others. A task waits for its dependencies and
 * for its subtasks. Lock the project first: otherwise concurrent changes could form a cycle.
 */
export const requireNoCycle = async (
  em: EntityManager,
  taskId: string,
  dependencies: readonly string[],
): Promise<void> => {
  if (dependencies.length === 0) return;
  const [row] = await em.execute<{ found: boolean }[]>(CHECK_CYCLE, [JSON.stringify(dependencies), taskId]);
  if (row?.found === true)
    throw new ValidationFailed(
      'The dependencies would form a cycle; remove those that wait for the task or its parent',
    );
};

/** Throws Conflict if the task has subtasks or other tasks depend on it. */
export const requireUnrelated = async (em: EntityManager, { id, projectId }: TaskRecord): Promise<void> => {
  const [row] = await em.execute<{ found: boolean }[]>(CHECK_RELATED, [id, projectId, id]);
  if (row?.found === true)
    throw new Conflict('The task has subtasks or tasks depend on it, so it cannot be moved to another project');
};
