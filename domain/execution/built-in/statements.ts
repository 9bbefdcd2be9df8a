/** How the run of a task with this epoch ended. */
export const SELECT_EARLIER_RUN = `select status, failure->>'kind' as failure from runs where task_id = ? and epoch = ? limit 1`;
