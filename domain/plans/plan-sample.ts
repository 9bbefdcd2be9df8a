import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, type SampleQuery, sampleBy } from '../foundation/database/sample.ts';

const IN_REVIEW = `select id, title as label, status, (count(*) over ())::int as total from plans
    where status = 'pending_review' order by created_at desc, id desc limit ?`;

/** The newest plans that wait for review. */
export const samplePlansInReview = (limit: number): SampleQuery<Sample<SampledRecord>> => ({
  text: IN_REVIEW,
  values: [limit],
  result: (of) => of('pending_review'),
});

/** The newest executing plans. */
export const sampleExecutingPlans = (em: EntityManager, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, title as label, status, (count(*) over ())::int as total from plans
     where status = 'executing' order by created_at desc, id desc limit ?`,
    [limit],
  );
