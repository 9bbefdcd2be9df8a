import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, type SampleQuery, sampleBy } from '../foundation/database/sample.ts';
import type { ProjectStatus } from './project.entity.ts';
import { COUNT_PROJECTS_BY_STATUS, SAMPLE_ACTIVE_PROJECTS, SELECT_PROJECTS_BY_STATUS } from './statements.ts';

export const sampleActiveProjects = (limit: number): SampleQuery<Sample<SampledRecord>> => ({
  text: SAMPLE_ACTIVE_PROJECTS,
  values: [limit],
  result: (of) => of('active'),
});

/** The newest projects in a status. */
export const sampleProjects = (
  em: EntityManager,
  status: ProjectStatus,
  limit: number,
): Promise<Sample<SampledRecord>> => sampleBy(em, SELECT_PROJECTS_BY_STATUS, [status, limit]);

/** The number of projects by status. */
export const countProjects = (
  em: EntityManager,
): Promise<readonly { readonly status: ProjectStatus; readonly count: number }[]> =>
  em.execute(COUNT_PROJECTS_BY_STATUS);
