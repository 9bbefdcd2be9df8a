import type { Services } from '../../domain/services.ts';
import type { TaskView } from '../../domain/tasks/waiting/task-views.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined, parseTimestamp } from '../http/omit-undefined.ts';
import { tagOf } from '../http/responses/etag.ts';
import { presentStableTask, presentTask } from '../presenters/tasks.ts';

const taskResult = (view: TaskView) => ok(presentTask(view), { tag: tagOf(presentStableTask(view.task)) });

export const taskHandlers = ({ tasks }: Services): HandlersOf<'tasks'> => ({
  listTasks: async ({ query, page: request }) => {
    const { status, project_id: projectId, plan_id: planId, assigned_to: assignedTo } = query;
    return pageResult(await tasks.list(omitUndefined({ status, projectId, planId, assignedTo }), request), presentTask);
  },
  getTask: async ({ path }) => taskResult(await tasks.get(path.task_id)),
  createTask: async ({ body, actor }) => {
    const view = await tasks.create(
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
        dependencies: body.dependencies,
        labels: body.labels,
        expectedArtifacts: body.expected_artifacts,
        maxAttempts: body.max_attempts,
        reviewPolicy: body.review_policy,
        deadline: parseTimestamp(body.deadline),
        notBefore: parseTimestamp(body.not_before),
      },
      actor,
    );
    return created(presentTask(view), {
      location: `/api/v1/tasks/${view.task.id}`,
      tag: tagOf(presentStableTask(view.task)),
    });
  },
  updateTask: async ({ path, body, actor, ifMatch }) => {
    const {
      assigned_to: assignedTo,
      acceptance_criteria: acceptanceCriteria,
      deadline,
      not_before: notBefore,
      expected_artifacts: expectedArtifacts,
      max_attempts: maxAttempts,
      review_policy: reviewPolicy,
      ...plain
    } = body;
    const times = { deadline: parseTimestamp(deadline), notBefore: parseTimestamp(notBefore) };
    const execution = { expectedArtifacts, maxAttempts, reviewPolicy };
    const change = omitUndefined({ ...plain, assignedTo, acceptanceCriteria, ...times, ...execution });
    return taskResult(await tasks.update(path.task_id, change, actor, ifMatch(presentStableTask)));
  },
  startTask: async ({ path, actor }) => taskResult(await tasks.start(path.task_id, actor)),
  cancelTask: async ({ path, body, actor, ifMatch }) =>
    taskResult(await tasks.cancel(path.task_id, body?.reason ?? '', actor, ifMatch(presentStableTask))),
});
