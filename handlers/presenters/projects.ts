import type { ProjectRecord } from '../../domain/projects/project.entity.ts';
import type { Schema } from './schemas.ts';

export const presentProject = (project: ProjectRecord): Schema<'Project'> => ({
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
