import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, type SampleQuery, sampleBy } from '../foundation/database/sample.ts';
import type { ProjectStatus } from './project.entity.ts';

/** The status is a literal, so that the statement can use its partial index. */
const ACTIVE = `select id, name as label, status, (count(*) over ())::int as total from projects
    where status = 'active' order by created_at desc, id desc limit ?`;

export const sampleActiveProjects = (limit: number): SampleQuery<Sample<SampledRecord>> => ({
  text: ACTIVE,
  values: [limit],
  result: (of) => of('active'),
});

/** The newest projects in a status. */
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

/** The number of projects by status. */
export const countProjects = (
  em: EntityManager,
): Promise<readonly { readonly status: ProjectStatus; readonly count: number }[]> =>
  em.execute('select status, count(*)::int as count from projects group by status order by status');
