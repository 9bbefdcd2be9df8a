const selectActRun = (
  lock: string,
): string => `select user_id, key_id, agent_id, conversation_id, history_turns, instruction, said, steps, keep_until,
  task_id from act_runs where id = ? ${lock}`;

export const SELECT_ACT_RUN = selectActRun('');

export const LOCK_ACT_RUN = selectActRun('for update');

export const SELECT_ACT_CALLS =
  'select position, tool, arguments, is_done, is_error, result from act_calls where run_id = ? order by position';

export const INSERT_ACT_RUN = `insert into act_runs (id, user_id, key_id, agent_id, conversation_id, history_turns, instruction, said, steps, keep_until, task_id)
       values (?, ?, ?, ?, ?, ?, ?, ?::json, ?, ?, ?)`;

/** The stored run of a task; after a parked call it has the id of the approval. */
export const SELECT_ACT_RUN_OF_TASK = 'select id from act_runs where task_id = ? order by keep_until desc limit 1';

export const DELETE_ACT_RUNS_OF_TASK = 'delete from act_runs where task_id = ?';

/** The parameters are the transcript, its steps, the run, and the steps again. */
export const UPDATE_ACT_RUN_TRANSCRIPT = `update act_runs set said = ?::json, steps = ? where id = ? and steps < ? and instruction <> ''`;

export const INSERT_ACT_CALL = 'insert into act_calls (run_id, position, tool, arguments) values (?, ?, ?, ?::json)';

export const FINISH_ACT_CALL = `update act_calls set is_done = true, is_error = ?, result = ?, arguments = null
       where run_id = ? and position = ? and not is_done`;

export const SELECT_ERASED_ACT_RUN = `select 1 from act_runs where id = ? and instruction = ''`;

export const SELECT_ACT_RUN_OF_CONVERSATION = 'select 1 from act_runs where conversation_id = ? limit 1';

export const LOCK_ACT_RUNS_OF_CONVERSATION =
  'select id, said from act_runs where conversation_id = ? order by id for update';

export const ERASE_ACT_RUN_TEXT = `update act_runs set instruction = '', said = ?::json where id = ?`;

export const REPLACE_ACT_RUN_TRANSCRIPT = 'update act_runs set said = ?::json where id = ?';

export const REPLACE_PARKED_ARGUMENTS =
  'update act_calls set arguments = ?::json where run_id = ? and position = 0 and not is_done';

export const DELETE_ACT_RUN = 'delete from act_runs where id = ?';
