import { milliseconds, withinPageBytes } from '../../foundation/database/statements.ts';
import { CURRENT_OPEN_RUNS } from '../runs/statements.ts';

/** Seconds after its last request at which a worker is offline. */
const OFFLINE_SECONDS = 90;

/** The condition of an online worker. */
export const WORKER_IS_ONLINE = `last_seen_at > now() - interval '${OFFLINE_SECONDS} seconds'`;

/** Whether a built-in worker is online, which can plan and review. */
export const SELECT_BUILT_IN_WORKER = `select 1 from workers b where b.kind = 'built_in' and b.${WORKER_IS_ONLINE} limit 1`;

const COLUMNS = `w.name, w.kind, w.agent_ids as "agentIds", w.task_types as "taskTypes", w.labels, w.max_runs as "maxRuns", w.version,
  w.created_by as "createdBy", ${milliseconds('w.created_at')} as "createdAt", ${milliseconds('w.last_seen_at')} as "lastSeenAt",
  case when w.${WORKER_IS_ONLINE} then 'online' else 'offline' end as status,
  (select count(*)::int from ${CURRENT_OPEN_RUNS} o where o.worker_name = w.name) as "openRuns"`;

/** A page of the workers after a name, with an optional status and kind. The limit is given twice. */
export const SELECT_WORKERS = withinPageBytes({
  rows: `select * from (select ${COLUMNS} from workers w) filtered
    where name > ? and (?::text is null or status = ?) and (?::text is null or kind = ?) order by name limit ?::integer + 1`,
  order: 'name',
  limit: '?::integer',
});

export const SELECT_WORKER = `select ${COLUMNS} from workers w where w.name = ?`;

export const LOCK_WORKER = `select ${COLUMNS} from workers w where w.name = ? for update of w`;

export const COUNT_WORKERS = 'select count(*)::int as count from workers';

/** Saves name, kind, agents, task types, labels, limit, version and user. Returns whether the worker was offline or unknown before. */
export const SAVE_WORKER = `with known as (select is_online from workers where name = ?)
  insert into workers (name, kind, agent_ids, task_types, labels, max_runs, version, created_by, created_at, last_seen_at, is_online)
  values (?, ?, ?::json, ?::json, ?::json, ?, ?, ?, now(), now(), true)
  on conflict (name) do update set kind = excluded.kind, agent_ids = excluded.agent_ids, task_types = excluded.task_types,
    labels = excluded.labels, max_runs = excluded.max_runs, version = excluded.version, last_seen_at = now(), is_online = true
  returning not coalesce((select is_online from known), false) as "isNewlyOnline"`;

/** Records requests of the workers whose names are given as JSON. Returns them, and whether they were online. */
export const TOUCH_WORKERS = `with seen as (
    select name, is_online from workers where name in (select json_array_elements_text(?::json)) order by name for no key update)
  update workers w set last_seen_at = now(), is_online = true from seen where w.name = seen.name
  returning w.name, w.kind, seen.is_online as "wasOnline"`;

/** Marks workers without a recent request as offline, and returns them. A worker that another transaction has locked is left to the next sweep. */
export const MARK_WORKERS_OFFLINE = `update workers set is_online = false where name in (
    select name from workers where is_online and not (${WORKER_IS_ONLINE}) for update skip locked) returning name, kind`;

/** Returns the deleted worker, and whether its last event was that it is online. */
export const DELETE_WORKER = 'delete from workers where name = ? returning name, kind, is_online as "wasOnline"';

export const LOCK_WORKERS_OF_USER = 'select name from workers where created_by = ? order by name for update';

/** Deletes workers of server processes that have ended, unless they still have running runs. */
export const DELETE_STALE_BUILT_IN_WORKERS = `delete from workers w where w.kind = 'built_in' and w.last_seen_at < now() - interval '10 minutes'
  and not exists (select from open_runs o where o.worker_name = w.name)`;
