import { SELECT_TASK_CONDITIONS } from '../../tasks/counts/statements.ts';
import { rootedSubtreesOf, rootTasksIn, SELECT_TASK_RANKS, subtreesOf } from '../../tasks/statements.ts';
import { CURRENT_OPEN_RUNS } from '../runs/statements.ts';
import { workerMatches } from '../waiting/statements.ts';
import { WORKER_IS_ONLINE } from '../workers/statements.ts';

/**
 * Counts all tasks by status and waiting reason, without loading them. The values are: whether the cap of the company is used up; the agents,
 * projects and tasks under used-up caps; the limits of agent, project and company. `oldestReadySeconds` is null for a row without ready tasks.
 *
 * The order of the conditions is that of the reasons (spec/rules/work.md#waiting-reasons). Limits and workers are compared once for each group
 * of ready tasks with the same agent, project, type and labels. `offset 0` prevents that the reason is computed for each of its uses.
 */
export const COUNT_TASKS_BY_REASON = `with given as (
    select ?::boolean as is_company_spent, ?::uuid[] as spent_agents, ?::uuid[] as spent_projects, ?::uuid[] as spent_tasks,
      ?::integer as agent_max, ?::integer as project_max, ?::integer as company_max),
  paused_tasks as materialized (${subtreesOf(`select id from work_pauses where scope = 'task'`)}),
  spent_subtrees as materialized (${subtreesOf(rootTasksIn('select unnest(spent_tasks) from given'))}),
  found as (
    select t.status, t.agent_id, t.project_id, t.type, t.labels, t.may_wait, q.ready_at,
      case
        when t.status = 'in_progress' then (select 'input' from runs r where r.id = t.run_id and r.status = 'waiting')
        when t.status = 'in_review' then 'review'
        when not t.may_wait then null
        when exists (select from work_pauses where scope = 'company')
          or t.project_id in (select id from work_pauses where scope = 'project')
          or t.agent_id in (select id from work_pauses where scope = 'agent')
          or t.id in (select id from paused_tasks) then 'paused'
        else coalesce(
          t.record_reason,
          case when given.is_company_spent or t.agent_id = any(given.spent_agents) or t.project_id = any(given.spent_projects)
            or t.id = any(given.spent_tasks) or t.id in (select id from spent_subtrees) then 'budget' end,
          t.own_reason)
      end as reason
    from (${SELECT_TASK_CONDITIONS}) t cross join given left join task_queue q on q.task_id = t.id
    offset 0),
  grouped as (
    select status, reason, is_ready, case when is_ready then agent_id end as agent_id, case when is_ready then project_id end as project_id,
      case when is_ready then type end as type, case when is_ready then labels end as labels,
      count(*) as tasks, min(ready_at) filter (where is_ready) as ready_at
    from (select *, may_wait and reason is null as is_ready from found) marked group by 1, 2, 3, 4, 5, 6, 7),
  counted as (
    select status, tasks, ready_at, case
        when not is_ready then reason
        when (select count(*) from ${CURRENT_OPEN_RUNS} o where o.agent_id = g.agent_id) >= given.agent_max then 'agent_busy'
        when (select count(*) from ${CURRENT_OPEN_RUNS} o where o.project_id = g.project_id) >= given.project_max then 'project_busy'
        when (select count(*) from ${CURRENT_OPEN_RUNS} o) >= given.company_max then 'company_busy'
        when not ${workerMatches('g.agent_id', 'g.type', 'g.labels::jsonb')} then 'no_worker'
      end as reason
    from grouped g cross join given)
  select status, reason, sum(tasks)::integer as tasks,
    floor(extract(epoch from now() - min(ready_at)))::float8 as "oldestReadySeconds"
  from counted group by status, reason`;

/** The hours in which a run ends: it runs for at most a day. */
const RUN_HOURS = 26;

/** No index has the end of a run, so the runs are found by their start. A finish that is more than a day late is not counted. */
export const COUNT_RUNS_AND_WORKERS = `select (select count(*)::integer from ${CURRENT_OPEN_RUNS} o) as "runningRuns",
    (select count(*)::integer from workers where ${WORKER_IS_ONLINE}) as "workersOnline",
    (count(*) filter (where status = 'succeeded'))::integer as "succeededLastHour",
    (count(*) filter (where status = 'failed'))::integer as "failedLastHour"
  from runs where created_at > now() - interval '${RUN_HOURS} hours' and finished_at > now() - interval '1 hour'`;

/** The maximum number of caps. */
const MAX_CAPS = 200;

/**
 * Counts the tasks that wait for each cap, with the rank of their highest priority; the most urgent caps first. The values are: whether the cap
 * of the company is used up; the others that are, as JSON. `level` is agent, project or task, the kind of
 * `subject`; `kind` and `id` are the object with the cap.
 *
 * The order of the caps is that of `spentCapOf`, and tasks that wait for an earlier reason are not counted (spec/rules/work.md#waiting-reasons).
 * `offset 0` keeps the reason from being computed for tasks under no cap.
 */
export const COUNT_TASKS_BY_CAP = `with given as (select ?::boolean as is_company_spent),
  caps as materialized (
    select level, subject, kind, id from json_to_recordset(?::json) as c (level text, subject uuid, kind text, id uuid)),
  paused_tasks as materialized (${subtreesOf(`select id from work_pauses where scope = 'task'`)}),
  rooted as materialized (${rootedSubtreesOf(`select subject from caps where level = 'task'`)}),
  found as (
    select cap.kind, cap.id, u.rank, t.id as task_id, t.project_id, t.agent_id, t.record_reason
    from (${SELECT_TASK_CONDITIONS}) t
    join (${SELECT_TASK_RANKS}) u on u.id = t.id
    cross join given
    left join caps a on a.level = 'agent' and a.subject = t.agent_id
    left join caps p on p.level = 'project' and p.subject = t.project_id
    left join rooted on rooted.id = t.id
    left join caps r on r.level = 'task' and r.subject = rooted.root_id
    left join caps o on o.level = 'task' and o.subject = t.id
    cross join lateral (select
      case when given.is_company_spent then 'company' else coalesce(a.kind, p.kind, r.kind, o.kind) end as kind,
      case when not given.is_company_spent then coalesce(a.id, p.id, r.id, o.id) end as id) cap
    where t.may_wait and cap.kind is not null
    offset 0)
  select kind, id, count(*)::integer as tasks, min(rank) as rank from found
  where record_reason is null
    and not exists (select from work_pauses where scope = 'company')
    and project_id not in (select id from work_pauses where scope = 'project')
    and agent_id not in (select id from work_pauses where scope = 'agent')
    and task_id not in (select id from paused_tasks)
  group by kind, id order by min(rank), kind, id limit ${MAX_CAPS}`;
