import { newId } from '../../../domain/foundation/kernel/ids.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { Task } from '../../../domain/tasks/task.entity.ts';

/** Stores copies of a task under new ids. */
export const copyTask = async ({ unitOfWork }: Store, taskId: string, count: number): Promise<void> => {
  await unitOfWork.write(async (em) => {
    const task = await em.findOneOrFail(Task, { id: taskId });
    await em.insertMany(
      Task,
      Array.from({ length: count }, () => ({ ...task, id: newId() })),
    );
  });
};
