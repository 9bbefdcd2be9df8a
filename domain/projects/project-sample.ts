import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { preparedSamples, type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';
import type { ProjectStatus } from './project.entity.ts';

/** The status is a literal, so that the statement can use its partial index. */
const ACTIVE = {
  name: 'sampled-projects',
  text: `select id, name as label, status, (count(*) over ())::int as total from projects
    where status = 'active' order by created_at desc, id desc limit $1`,
};

export const sampleActiveProjects = async (pool: Pool, limit: number): Promise<Sample<SampledRecord>> =>
  (await preparedSamples(pool, ACTIVE, [limit]))('active');

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
