import { SELECT_ENDED_APPROVALS } from '../../approvals/statements.ts';

/** Approval, run, task, question, kind, options as JSON, whether the run waits. */
export const INSERT_RUN_INPUT = `insert into run_inputs (approval_id, run_id, task_id, question, kind, options, is_awaited, created_at)
  values (?, ?, ?, ?, ?, ?::json, ?, clock_timestamp())`;

const COLUMNS = `approval_id as "approvalId", run_id as "runId", task_id as "taskId", question, kind, options::text as options,
  is_awaited as "isAwaited"`;

export const SELECT_INPUTS_OF_RUN = `select ${COLUMNS} from run_inputs where task_id = ? and run_id = ? and kind not in ('call', 'plan') order by created_at, approval_id`;

export const SELECT_INPUTS_OF_TASK = `select ${COLUMNS} from run_inputs where task_id = ? and kind not in ('call', 'plan') order by created_at, approval_id`;

export const SELECT_INPUT = `select ${COLUMNS} from run_inputs where approval_id = ?`;

/** Marks a request that its run no longer waits for. */
export const END_AWAITED_INPUT = 'update run_inputs set is_awaited = false where approval_id = ? and is_awaited';

/** Awaited requests that have ended without an effect on their run. A decided call first runs. */
export const SELECT_UNSETTLED_INPUTS = `select i.approval_id as "approvalId" from run_inputs i
  join (${SELECT_ENDED_APPROVALS}) ended on ended.id = i.approval_id where i.is_awaited and i.kind <> 'call' limit 100`;
