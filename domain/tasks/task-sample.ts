import type { Sample, SampledRecord, SampleQuery } from '../foundation/database/sample.ts';

const underWay = (status: string): string =>
  `(select id, title as label, status, (count(*) over ())::int as total from tasks
    where status = '${status}' order by created_at desc, id desc limit ?)`;

const TASKS = `${underWay('in_progress')} union all ${underWay('in_review')}
  union all select null, null, 'completed', count(*)::int from tasks where status = 'completed' and updated_at >= ?`;

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
  text: TASKS,
  values: [limit, limit, since],
  result: (of) => ({ inProgress: of('in_progress'), inReview: of('in_review'), completed: of('completed').total }),
});
