import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined, parseTimestamp } from '../http/omit-undefined.ts';
import { presentProject } from '../presenters/projects.ts';

export const projectHandlers = ({ projects }: Services): HandlersOf<'projects'> => ({
  listProjects: async ({ query: { status, lead }, page: request }) =>
    pageResult(await projects.list(omitUndefined({ status, lead }), request), presentProject),
  getProject: async ({ path }) => ok(presentProject(await projects.get(path.project_id))),
  createProject: async ({ body, actor }) => {
    const project = await projects.create({ ...body, deadline: parseTimestamp(body.deadline) }, actor);
    return created(presentProject(project), { location: `/api/v1/projects/${project.id}` });
  },
  updateProject: async ({ path, body, ifMatch }) => {
    const change = omitUndefined({ ...body, deadline: parseTimestamp(body.deadline) });
    return ok(presentProject(await projects.update(path.project_id, change, ifMatch(presentProject))));
  },
});
