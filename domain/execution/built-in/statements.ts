/** How the last run of a task before this epoch ended, apart from reviews. */
export const SELECT_EARLIER_RUN = `select status, failure->>'kind' as failure from runs
  where task_id = ? and epoch < ? and kind <> 'review' order by epoch desc limit 1`;
