import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, type SampleQuery, sampleBy } from '../foundation/database/sample.ts';
import { SAMPLE_PLANS_IN_REVIEW, SELECT_STARTED_PLANS } from './statements.ts';

/** The newest plans that wait for review. */
export const samplePlansInReview = (limit: number): SampleQuery<Sample<SampledRecord>> => ({
  text: SAMPLE_PLANS_IN_REVIEW,
  values: [limit],
  result: (of) => of('pending_review'),
});

/** The newest plans that were approved and are not completed. */
export const sampleExecutingPlans = (em: EntityManager, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(em, SELECT_STARTED_PLANS, [limit]);
