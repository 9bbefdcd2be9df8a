import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';
import type { ProjectStatus } from './project.entity.ts';

/** The newest active projects. Their status stands in the statement, which their index is for. */
export const sampleActiveProjects = (em: EntityManager, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, name as label, status, (count(*) over ())::int as total from projects
     where status = 'active' order by created_at desc, id desc limit ?`,
    [limit],
  );

/** The newest projects of a status. */
export const sampleProjects = (
  em: EntityManager,
  status: ProjectStatus,
  limit: number,
): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, name as label, status, (count(*) over ())::int as total from projects
     where status = ? order by created_at desc, id desc limit ?`,
    [status, limit],
  );

/** How many projects there are of each status. */
export const countProjects = (
  em: EntityManager,
): Promise<readonly { readonly status: ProjectStatus; readonly count: number }[]> =>
  em.execute('select status, count(*)::int as count from projects group by status order by status');
