import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined, parseTimestamp } from '../http/omit-undefined.ts';
import { presentTask } from '../presenters/tasks.ts';

export const taskHandlers = ({ tasks }: Services): HandlersOf<'tasks'> => ({
  listTasks: async ({ query, page: request }) => {
    const { status, project_id: projectId, plan_id: planId, assigned_to: assignedTo } = query;
    return pageResult(await tasks.list(omitUndefined({ status, projectId, planId, assignedTo }), request), presentTask);
  },
  getTask: async ({ path }) => ok(presentTask(await tasks.get(path.task_id))),
  createTask: async ({ body, actor }) => {
    const task = await tasks.create(
      {
        projectId: body.project_id,
        title: body.title,
        description: body.description,
        type: body.type,
        priority: body.priority,
        estimatedComplexity: body.estimated_complexity,
        acceptanceCriteria: body.acceptance_criteria,
        assignedTo: body.assigned_to,
        parentTaskId: body.parent_task_id,
        deadline: parseTimestamp(body.deadline),
      },
      actor,
    );
    return created(presentTask(task), { location: `/api/v1/tasks/${task.id}` });
  },
  updateTask: async ({ path, body, ifMatch }) => {
    const { assigned_to: assignedTo, acceptance_criteria: acceptanceCriteria, deadline, ...plain } = body;
    const change = omitUndefined({ ...plain, assignedTo, acceptanceCriteria, deadline: parseTimestamp(deadline) });
    return ok(presentTask(await tasks.update(path.task_id, change, ifMatch(presentTask))));
  },
});
