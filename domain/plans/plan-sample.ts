import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { preparedSamples, type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';

const IN_REVIEW = {
  name: 'sampled-plans',
  text: `select id, title as label, status, (count(*) over ())::int as total from plans
    where status = 'pending_review' order by created_at desc, id desc limit $1`,
};

/** The newest plans that wait for review. */
export const samplePlansInReview = async (pool: Pool, limit: number): Promise<Sample<SampledRecord>> =>
  (await preparedSamples(pool, IN_REVIEW, [limit]))('pending_review');

/** The newest executing plans. */
export const sampleExecutingPlans = (em: EntityManager, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, title as label, status, (count(*) over ())::int as total from plans
     where status = 'executing' order by created_at desc, id desc limit ?`,
    [limit],
  );
