/** The running runs, as a table expression. Its condition keeps index scans from reading rows of ended runs in earlier generations. */
export const CURRENT_OPEN_RUNS = '(select * from open_runs where generation = (select generation from queue_state))';

const SAMPLED = `r.id, r.task_id as "taskId", r.agent_id as "agentId", r.kind, r.status, r.attempt, r.progress, r.note,
  r.failure->>'kind' as "failureKind", r.failure->>'message' as failure, r.created_at as "startedAt", r.finished_at as "finishedAt",
  (count(*) over ())::int as total`;

/** Whether the list that is given as JSON is empty or has the value of the column. */
const isAmong = (column: string): string =>
  `(? or ${column} in (select value::uuid from json_array_elements_text(?::json)))`;

/** The newest open runs. The values are: whether those of all agents are meant, the agents as JSON, the limit. */
export const SAMPLE_OPEN_RUNS = `select ${SAMPLED} from runs r
  where r.id in (select run_id from ${CURRENT_OPEN_RUNS} o union select run_id from run_inputs where is_awaited)
    and r.status in ('running', 'waiting') and ${isAmong('r.agent_id')}
  order by r.created_at desc, r.id desc limit ?`;

/**
 * The runs that failed or expired since a time, the last one first. The values are: that time twice; whether those of all agents are meant, the
 * agents as JSON; the same for projects and tasks; the limit. Runs that began more than two days before that time are not found.
 */
export const SAMPLE_FAILED_RUNS = `select ${SAMPLED} from runs r
  where r.created_at >= ?::timestamptz - interval '2 days' and r.finished_at >= ? and r.status in ('failed', 'expired')
    and ${isAmong('r.agent_id')} and ${isAmong('r.project_id')} and ${isAmong('r.task_id')}
  order by r.finished_at desc, r.id desc limit ?`;
