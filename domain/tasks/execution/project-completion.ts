import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { lockProject, type ProjectService } from '../../projects/project-service.ts';
import { SELECT_OPEN_OBJECTIVE } from '../statements.ts';
import type { TaskRecord } from '../task.entity.ts';
import { isObjective } from '../task-rules.ts';

/**
 * Completes a project that a charter or a plan created, if the task is its last open objective (spec/rules/work.md#projects-of-objectives). The
 * caller has locked the project before the task, so that of two objectives that are completed in parallel the second completes the project.
 */
export const completeProject = async (
  em: EntityManager,
  projects: Pick<ProjectService, 'apply'>,
  task: TaskRecord,
): Promise<void> => {
  if (task.status !== 'completed' || !isObjective(task)) return;
  const project = await lockProject(em, task.projectId);
  const isMade = project.charterId || project.planId;
  if (project.status !== 'active' || !isMade) return;
  const open = await readPrepared(em, SELECT_OPEN_OBJECTIVE, [project.id]);
  if (open.length === 0) projects.apply(em, project, { status: 'completed' });
};
