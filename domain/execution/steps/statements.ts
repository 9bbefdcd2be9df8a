import { withinPageBytes } from '../../foundation/database/statements.ts';

/** The condition of a step `s` that reserves money. */
const IS_RESERVATION = `s.kind = 'model_call' and s.finished_at is null and (s.usage->>'cost')::float8 > 0`;

/**
 * Adds steps. The values are: the steps as JSON; whether they are late, the run; the run, the maximum number of added steps or null; the run, its
 * last number, and whether they are late. A step with `finished_at` replaces the reservation with its key. Returns the keys of the added steps and
 * of the replaced reservations.
 */
export const ADD_STEPS = `with given as (
    select * from jsonb_to_recordset(?::jsonb) as g (place integer, key text, kind text, title text, content text, tool_name text,
      is_error boolean, model text, usage json, started_at timestamptz, finished_at timestamptz)),
  settled as (
    update run_steps s set kind = g.kind, title = g.title, content = g.content, tool_name = g.tool_name, is_error = g.is_error,
      model = g.model, usage = g.usage, started_at = g.started_at, finished_at = g.finished_at, is_late = s.is_late or ?::boolean
    from given g where s.run_id = ? and s.key = g.key and g.finished_at is not null and ${IS_RESERVATION}
    returning s.key),
  fresh as (
    select g.*, row_number() over (order by g.place) as nth from given g
    where not exists (select from run_steps s where s.run_id = ? and s.key = g.key) order by g.place limit ?::integer),
  added as (
    insert into run_steps (run_id, number, key, kind, title, content, tool_name, is_error, model, usage, started_at, finished_at,
      created_at, is_late)
    select ?::uuid, ?::integer + nth, key, kind, title, content, tool_name, is_error, model, usage, started_at, finished_at,
      clock_timestamp(), ?::boolean
    from fresh order by nth
    returning key)
  select key, false as "isSettled" from added union all select key, true from settled`;

const COLUMNS = `number, key, kind, title, content, tool_name as "toolName", is_error as "isError", model, usage, started_at as "startedAt",
  finished_at as "finishedAt", created_at as "createdAt", is_late as "isLate"`;

/** A page of the steps of a run: the run, the number before the page, the limit. */
export const SELECT_STEPS = withinPageBytes({
  rows: `select ${COLUMNS} from run_steps where run_id = $1 and number > $2 order by number limit $3::integer + 1`,
  order: 'number',
  limit: '$3::integer',
  texts: ['content'],
});

/** The newest messages of the earlier runs of a task, newest first, up to a size: the task, the run to leave out, the bytes. */
export const SELECT_HISTORY = `select run_id as "runId", number, title, content from (
    select s.run_id, s.number, s.title, s.content,
      sum(octet_length(s.content)) over (order by r.created_at desc, s.run_id, s.number desc) as bytes
    from runs r join run_steps s on s.run_id = r.id
    where r.task_id = ? and r.id <> ? and r.kind <> 'review' and s.kind = 'message') messages
  where bytes <= ? order by bytes`;

/** Deletes the steps of tasks that ended before `$1`. The run of a step has the time at which its task ended. */
export const DELETE_OUTDATED_STEPS = `delete from run_steps where (run_id, number) in (
    select s.run_id, s.number from runs r join run_steps s on s.run_id = r.id where r.task_ended_at < $1 limit 10000)`;
