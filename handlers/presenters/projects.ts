import type { ProjectRecord } from '../../domain/projects/project.entity.ts';
import type { ProjectProgress } from '../../domain/tasks/execution/project-progress.ts';
import type { Schema } from './schemas.ts';

/** The fields of a project that its ETag covers: all except `progress`. */
export const presentStableProject = (project: ProjectRecord) => ({
  id: project.id,
  name: project.name,
  description: project.description,
  status: project.status,
  lead: project.lead ?? null,
  budget: project.budget,
  currency: project.currency,
  deadline: project.deadline?.toISOString() ?? null,
  charter_id: project.charterId ?? null,
  plan_id: project.planId ?? null,
  created_by: project.createdBy,
  created_at: project.createdAt.toISOString(),
  updated_at: project.updatedAt.toISOString(),
});

const NO_TASKS: ProjectProgress = { total: 0, completed: 0, failed: 0, waiting: 0 };

/** A project with the progress of its tasks; a project that is not in `progress` has none. */
export const presentProject = (
  project: ProjectRecord,
  progress: ReadonlyMap<string, ProjectProgress>,
): Schema<'Project'> => ({
  ...presentStableProject(project),
  progress: { ...(progress.get(project.id) ?? NO_TASKS) },
});
