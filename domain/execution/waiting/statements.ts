import { milliseconds } from '../../foundation/database/statements.ts';
import { SELECT_AUTONOMY_LEVELS } from '../../organisation/statements.ts';
import { CURRENT_OPEN_RUNS } from '../runs/statements.ts';
import { WORKER_IS_ONLINE } from '../workers/statements.ts';

const counted = (column: string): string =>
  `(select coalesce(json_object_agg(id, runs), '{}')::text from (select ${column} as id, count(*) as runs from ${CURRENT_OPEN_RUNS} o group by 1) counted)`;

const workerExists = (isOfAgent: string, type: string, labels: string): string => `exists (
    select from workers w where ${isOfAgent} and w.${WORKER_IS_ONLINE}
      and (w.task_types::jsonb = '[]' or w.task_types::jsonb @> to_jsonb(${type})) and w.labels::jsonb @> ${labels})`;

/**
 * The condition that an online worker matches a task. `agent`, `type` and `labels` are SQL for the fields of the task, the labels as jsonb. The
 * workers of all agents and those of the agent are looked for separately, so that the index on agents serves both.
 */
export const workerMatches = (agent: string, type: string, labels: string): string =>
  `(${workerExists(`w.agents = '{}'`, type, labels)} or ${workerExists(`w.agents @> array[${agent}]`, type, labels)})`;

/** Those of the tasks that an online worker matches. The tasks are given as JSON. */
export const SELECT_TASKS_WITH_WORKER = `select t.id from json_to_recordset(?::json) as t (id text, agent uuid, type text, labels jsonb)
  where ${workerMatches('t.agent', 't.type', 't.labels')}`;

/** The state that decides whether tasks can be claimed, without workers: pauses and running runs. */
export const SELECT_WORK_SITUATION = `select
  (select coalesce(json_agg(json_build_object('scope', scope, 'id', id, 'reason', reason)), '[]')::text from work_pauses) as pauses,
  ${counted('agent_id')} as "runsOfAgents", ${counted('project_id')} as "runsOfProjects",
  (select count(*)::int from ${CURRENT_OPEN_RUNS} o) as runs`;

const isOnline = (kind: 'external' | 'built_in'): string =>
  `exists (select from workers w where w.kind = '${kind}' and w.${WORKER_IS_ONLINE})`;

/** What decides whether and how approved work is carried out. */
export const SELECT_PROSPECTS = `select exists (${SELECT_AUTONOMY_LEVELS}) as "hasAgent",
  exists (select from work_pauses where scope = 'company') as "isPaused",
  ${isOnline('external')} as "hasExternal", ${isOnline('built_in')} as "hasBuiltIn"`;

/** The lineage of each of the tasks that are given as JSON: its id, and the ids of the tasks above it. */
export const SELECT_LINEAGES = `select id, to_json(task_lineage(id::uuid))::text as lineage from json_array_elements_text(?::json) wanted (id)`;

/** The failure of each of the runs that are given as JSON, and the input request or parked call that it waits for. */
export const SELECT_RUNS_OF_WAITING_TASKS = `select r.id, r.status, r.failure->>'message' as failure, i.approval_id as "approvalId",
    case when i.kind in ('call', 'plan') then i.kind else 'input' end as "awaitedKind", ${milliseconds('i.created_at')} as since
  from json_array_elements_text(?::json) wanted (id)
  cross join lateral (select id, task_id, status, failure from runs where id = wanted.id::uuid limit 1) r
  left join lateral (
    select approval_id, created_at, kind from run_inputs i where i.task_id = r.task_id and i.run_id = r.id and i.is_awaited
    order by created_at desc limit 1) i on true`;
