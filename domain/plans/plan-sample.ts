import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';

/** The newest plans that wait for their review. */
export const samplePlansInReview = (em: EntityManager, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, title as label, status, (count(*) over ())::int as total from plans
     where status = 'pending_review' order by created_at desc, id desc limit ?`,
    [limit],
  );

/** The newest plans whose items are being worked on. */
export const sampleExecutingPlans = (em: EntityManager, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, title as label, status, (count(*) over ())::int as total from plans
     where status = 'executing' order by created_at desc, id desc limit ?`,
    [limit],
  );
