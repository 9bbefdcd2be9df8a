import { SELECT_AUTONOMY_LEVELS } from '../../organisation/statements.ts';
import { SELECT_PROJECT_STATUSES } from '../../projects/statements.ts';
import { TASK_IS_OPEN } from '../statements.ts';

/** The condition of a related task `r` that a task `t` waits for. */
const IS_AWAITED = `r.status <> 'completed' and not t.set_aside::jsonb @> to_jsonb(r.id::text)`;

/** The condition of a task whose waiting reason depends on other records. Other tasks have none, or one that follows from their status. */
const MAY_WAIT = `(t.status in ('assigned', 'blocked') or (t.status = 'created' and t.assigned_to is null))`;

/**
 * Every task with the waiting reasons that follow from tasks, projects and agents (spec/rules/work.md#waiting-reasons): the first reason from
 * other records in `record_reason`, and the first reason from its own times and status in `own_reason`. The reasons that only the execution
 * knows come before, between and after them. Other statements count its rows. `case` ends at the first reason, and `limit 1` keeps the planner
 * on index lookups.
 */
export const SELECT_TASK_CONDITIONS = `select t.id, t.project_id, t.assigned_to as agent_id, t.status, t.type, t.labels::text as labels, t.run_id,
    ${MAY_WAIT} as may_wait,
    case
      when not ${MAY_WAIT} then null
      when p.status is distinct from 'active' then 'project'
      when t.parent_task_id is not null
        and not exists (select from tasks parent where parent.id = t.parent_task_id and parent.${TASK_IS_OPEN}) then 'parent'
      when agent.autonomy is null then 'no_agent'
      when agent.autonomy = 'locked' then 'autonomy'
      when t.dependencies::text <> '[]' and exists (
        select from json_array_elements_text(t.dependencies) as dependencies (id)
        cross join lateral (select r.id, r.status from tasks r where r.id = dependencies.id::uuid limit 1) r
        where ${IS_AWAITED}) then 'dependency'
      when exists (select from tasks r where r.parent_task_id = t.id and ${IS_AWAITED}) then 'subtasks'
    end as record_reason,
    case
      when not ${MAY_WAIT} then null
      when t.retry_at > now() then 'retry'
      when t.not_before > now() then 'schedule'
      when t.status = 'blocked' then case when t.is_exhausted then 'attempts_exhausted' else 'blocked' end
    end as own_reason
  from tasks t
  left join (${SELECT_PROJECT_STATUSES}) p on p.id = t.project_id
  left join (${SELECT_AUTONOMY_LEVELS}) agent on agent.id = t.assigned_to`;
