/** Whether the user claimed a run of the task. */
export const SELECT_RUN_CLAIMED_BY = 'select 1 from runs where task_id = ? and claimed_by = ? limit 1';
