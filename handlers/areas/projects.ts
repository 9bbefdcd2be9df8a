import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, ok, page } from '../http/contracts/result.ts';
import { given, moment } from '../http/given.ts';
import { presentProject } from '../presenters/projects.ts';

export const projectHandlers = ({ projects }: Services): HandlersOf<'projects'> => ({
  listProjects: async ({ query: { status, lead }, page: request }) =>
    page(await projects.list(given({ status, lead }), request), presentProject),
  getProject: async ({ path }) => ok(presentProject(await projects.get(path.project_id))),
  createProject: async ({ body, actor }) => {
    const project = await projects.create({ ...body, deadline: moment(body.deadline) }, actor);
    return created(presentProject(project), { location: `/api/v1/projects/${project.id}` });
  },
  updateProject: async ({ path, body, ifMatch }) => {
    const change = given({ ...body, deadline: moment(body.deadline) });
    return ok(presentProject(await projects.update(path.project_id, change, ifMatch(presentProject))));
  },
});
