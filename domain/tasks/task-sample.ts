import type { Sample, SampledRecord, SampleQuery } from '../foundation/database/sample.ts';
import { SAMPLE_TASKS } from './statements.ts';

/** The newest tasks in progress and in review. */
export interface SampledTasks {
  readonly inProgress: Sample<SampledRecord>;
  readonly inReview: Sample<SampledRecord>;
  /**
   * The number of tasks completed since the requested time, by their last change: only the texts of completed tasks can
   * change.
   */
  readonly completed: number;
}

export const sampleTasks = (since: Date, limit: number): SampleQuery<SampledTasks> => ({
  text: SAMPLE_TASKS,
  values: [limit, limit, since],
  result: (of) => ({ inProgress: of('in_progress'), inReview: of('in_review'), completed: of('completed').total }),
});
