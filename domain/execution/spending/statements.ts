import { milliseconds } from '../../foundation/database/statements.ts';
import { SETTINGS_REVISION } from '../../foundation/settings/statements.ts';

/** The root task of each of the tasks that are given as JSON; null for a deleted task. */
export const SELECT_TASK_ROOTS = `select wanted.id, line.ids[cardinality(line.ids)] as "rootId"
  from json_array_elements_text(?::json) wanted (id) cross join lateral (select task_lineage(wanted.id::uuid) as ids) line`;

/** The maximum number of refused calls that are compared with their caps. */
const MAX_REFUSED = 2_000;

/** Notes the last refused call of a task: the task, the agent, the amount, and the spending subject as JSON. */
export const SAVE_REFUSED_CALL = `insert into refused_calls as r (task_id, agent_id, amount, subject, revision)
  values (?, ?, ?, ?, ${SETTINGS_REVISION})
  on conflict (task_id) do update set agent_id = excluded.agent_id, amount = excluded.amount, subject = excluded.subject,
    revision = excluded.revision, refused_at = excluded.refused_at`;

/** The refused calls of tasks that still have the same agent, under the same settings. */
export const SELECT_REFUSED_CALLS = `select task_id as "taskId", amount::float8, subject, ${milliseconds('refused_at')} as "refusedAt"
  from refused_calls_in_force() limit ${MAX_REFUSED}`;

export const DELETE_REFUSED_CALL = 'delete from refused_calls where task_id = ?';

/** Deletes refused calls, unless they were refused again. They are given as JSON. */
export const DELETE_REFUSED_CALLS = `delete from refused_calls r using json_to_recordset(?::json) as g ("taskId" uuid, "refusedAt" float8)
  where r.task_id = g."taskId" and ${milliseconds('r.refused_at')} = g."refusedAt"`;

/** The conditions of the filters of usage; each has one value. */
const USAGE_FILTERS = {
  taskId: 'task_id = ?::uuid',
  projectId: 'project_id = ?::uuid',
  agentId: 'agent_id = ?::uuid',
  from: 'created_at >= ?::timestamptz',
  until: 'created_at < ?::timestamptz',
} as const;

export type UsageFilter = keyof typeof USAGE_FILTERS;

/**
 * Sums the usage of the runs that match all filters, by the column and by currency. The values are those of the filters, the maximum number of runs
 * that are read, and the maximum number of rows. `total` is the number of runs that were read. Each set of filters has its own text, so that its plan
 * uses the index of a filter.
 */
export const sumUsage = (column: 'task_id' | 'project_id' | 'agent_id', filters: readonly UsageFilter[]): string => {
  const where = filters.map((filter) => USAGE_FILTERS[filter]).join(' and ');
  return `select r.${column} as id, u.currency, count(*)::int as runs, sum(u.model_calls)::float8 as "modelCalls",
    sum(u.tool_calls)::float8 as "toolCalls", sum(u.input_tokens)::float8 as "inputTokens", sum(u.output_tokens)::float8 as "outputTokens",
    sum(u.cost)::float8 as cost, (sum(count(*)) over ())::int as total
  from (select ${column}, usage from runs${where === '' ? '' : ` where ${where}`} limit ?) r
    cross join lateral json_to_record(r.usage) as u (model_calls bigint, tool_calls bigint, input_tokens bigint, output_tokens bigint,
      cost numeric, currency text)
  group by 1, 2 order by sum(u.cost) desc, 1, 2 limit ?`;
};
