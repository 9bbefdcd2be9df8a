import type { ProjectRecord } from '../../domain/projects/project.entity.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined, parseTimestamp } from '../http/omit-undefined.ts';
import { tagOf } from '../http/responses/etag.ts';
import { presentProject, presentStableProject } from '../presenters/projects.ts';

export const projectHandlers = ({ projects, projectProgress }: Services): HandlersOf<'projects'> => {
  const projectResult = async (project: ProjectRecord) => {
    const progress = await projectProgress.of([project.id]);
    return ok(presentProject(project, progress), { tag: tagOf(presentStableProject(project)) });
  };
  return {
    listProjects: async ({ query: { status, lead }, page: request }) => {
      const page = await projects.list(omitUndefined({ status, lead }), request);
      const progress = await projectProgress.of(page.items.map(({ id }) => id));
      return pageResult(page, (project) => presentProject(project, progress));
    },
    getProject: async ({ path }) => projectResult(await projects.get(path.project_id)),
    createProject: async ({ body, actor }) => {
      const project = await projects.create({ ...body, deadline: parseTimestamp(body.deadline) }, actor);
      return created(presentProject(project, new Map()), {
        location: `/api/v1/projects/${project.id}`,
        tag: tagOf(presentStableProject(project)),
      });
    },
    updateProject: async ({ path, body, ifMatch }) => {
      const change = omitUndefined({ ...body, deadline: parseTimestamp(body.deadline) });
      return projectResult(await projects.update(path.project_id, change, ifMatch(presentStableProject)));
    },
  };
};
