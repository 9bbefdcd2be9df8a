import { CURRENT_OPEN_RUNS } from '../runs/statements.ts';

export const DELETE_OPEN_RUN = 'delete from open_runs where run_id = ?';

/** The running runs whose lease has expired, by the time of the database. */
export const SELECT_OVERDUE_RUNS = `select r.id, r.task_id as "taskId" from ${CURRENT_OPEN_RUNS} o join runs r on r.id = o.run_id
  where r.status = 'running' and r.lease_expires_at <= clock_timestamp() order by r.task_id limit ?`;

/** The running runs that are past their hard deadline and were not asked to stop. */
export const SELECT_RUNS_PAST_DEADLINE = `select r.id, r.task_id as "taskId" from ${CURRENT_OPEN_RUNS} o join runs r on r.id = o.run_id
  where r.status = 'running' and r.stop_at is null and r.hard_deadline <= clock_timestamp() order by r.task_id limit ?`;

/** The running runs of workers, whose names are given as JSON. */
export const SELECT_RUNS_OF_WORKERS = `select run_id as id, task_id as "taskId" from ${CURRENT_OPEN_RUNS} o
  where worker_name in (select json_array_elements_text(?::json)) order by task_id`;

/** The open runs of tasks, given as JSON. */
export const SELECT_OPEN_RUNS_OF_TASKS = `select id, task_id as "taskId" from runs
  where task_id in (select value::uuid from json_array_elements_text(?::json)) and status in ('running', 'waiting') order by task_id`;

/** All running runs with their agents and projects. */
export const SELECT_RUNNING_RUNS = `select run_id as id, task_id as "taskId", agent_id as "agentId", project_id as "projectId"
  from ${CURRENT_OPEN_RUNS} o order by task_id`;

/**
 * Asks running runs to stop. The values are the reason, the lease in seconds, and those of the selection. A run that was asked before keeps its
 * reason. Runs that another transaction has locked are skipped, because waiting for them could deadlock if the caller has locked other runs. The
 * next sweep asks them.
 */
const requestStop = (runs: string): string => `update runs set stop_reason = ?, stop_at = clock_timestamp(),
    lease_expires_at = clock_timestamp() + ? * interval '1 second'
  where id in (select id from runs where id in (${runs}) and status = 'running' and stop_at is null for update skip locked)`;

/**
 * Asks running runs to stop because their tasks were cancelled. The values are the lease in seconds and the runs as JSON. It replaces the reason of
 * an earlier stop request, and keeps its time and lease: with the earlier reason the end of the run would return the task to the queue.
 */
export const REQUEST_CANCELLATION = `update runs set stop_reason = 'cancelled', stop_at = coalesce(stop_at, clock_timestamp()),
    lease_expires_at = case when stop_at is null then clock_timestamp() + ? * interval '1 second' else lease_expires_at end
  where id in (select id from runs where id in (select value::uuid from json_array_elements_text(?::json)) and status = 'running'
    order by task_id for update)`;

/** For the runs given as JSON. */
export const REQUEST_STOP = requestStop('select value::uuid from json_array_elements_text(?::json)');

/** For a scope: company, project or agent. The values are the scope and twice its id. */
export const REQUEST_STOP_IN_SCOPE = requestStop(
  `select run_id from ${CURRENT_OPEN_RUNS} o
    where case ? when 'company' then true when 'project' then project_id = ?::uuid else agent_id = ?::uuid end`,
);

/** Records when the task ended in all of its runs. The run that ended the task already has the time. */
export const NOTE_TASK_ENDED = 'update runs set task_ended_at = now() where task_id = ? and task_ended_at is null';
