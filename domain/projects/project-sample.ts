import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';

/** The newest active projects. */
export const sampleActiveProjects = (em: EntityManager, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, name as label, status, (count(*) over ())::int as total from projects
     where status = 'active' order by created_at desc, id desc limit ?`,
    [limit],
  );
