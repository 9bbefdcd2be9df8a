import { milliseconds } from '../../foundation/database/statements.ts';
import { SELECT_AUTONOMY_LEVELS } from '../../organisation/statements.ts';
import { SELECT_PROJECT_STATUSES } from '../../projects/statements.ts';
import { CURRENT_OPEN_RUNS } from '../runs/statements.ts';
import { SELECT_BUILT_IN_WORKER } from '../workers/statements.ts';

/** The number of random slots from which a claim chooses. It is larger than the number of tasks that a claim can take. */
const OFFERED_SLOTS = 64;

/**
 * As many free slots of a subject as its picked tasks need, chosen at random, in ascending order. It chooses from the lowest free slots that the limit
 * allows. If the limit is large and at least half of it is free, it chooses from random slots instead, because it need not look at all of them. Runs
 * in slots above a lowered limit count too.
 */
export const freeSlots = (
  most: string,
  needed: string,
  column: string,
  subject: string,
): string => `array(select slot from (
      select slot from (
        select slot from (
            select ${most}::integer as most, count(*) * 2 <= ${most} and ${most} >= ${2 * OFFERED_SLOTS}
              and coalesce(max(o.${column}_slot), 0) <= ${most} as is_sparse
            from open o where o.${column}_${subject}) counted
          cross join lateral (
            select distinct case when is_sparse then 1 + floor(random() * most)::integer else number end as slot
            from generate_series(1, case when is_sparse then ${OFFERED_SLOTS} else most end) number) offered
        where not exists (select from open o where o.${column}_${subject} and o.${column}_slot = slot)
        order by slot limit greatest(0, ${most} - (select count(*) from open o where o.${column}_${subject}))) allowed
      order by random() limit ${needed}) chosen
    order by slot)`;

/** The maximum number of tasks that a claim reads for a head, and in total: more than it takes, because other claims may lock some. */
const READ_OF_HEAD = 30;
const READ_OF_ALL = 200;

/** The order of the queue. The id of the task breaks ties. */
const QUEUE_ORDER = 'claim_key, ready_at, task_id';

/**
 * Makes the planner read the queue in the order of its index. Otherwise it may read and sort all tasks of an agent, because it cannot estimate how
 * many of them match a worker. Before release 18 a sequential scan that cannot be avoided would start the compiler, so that is disabled too.
 */
export const FORCE_INDEX_ORDER = `select set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true),
  set_config('jit', 'off', true)`;

/** Taken before a claim reads the generation, so that no run is added to an earlier one. Claims do not wait for each other. */
export const LOCK_OPEN_RUNS = 'lock table open_runs in row exclusive mode';

/**
 * Takes ready tasks for a worker, in the order of the queue, and opens a run of each. The values are: the number of tasks; the limits of agent,
 * project and company; how many places of the company are left to other processes (it may still take one); the agents, projects and tasks under
 * caps that are used up; tasks to leave out; the worker and its user. `running` is the number of running runs before the claim.
 *
 * A claim costs the same however many tasks are ready. `heads` has one row for each agent and project, with a claim key before which no task is
 * queued; pauses, limits and states are compared once for each agent and project, and only the first tasks of a head are read. So tasks that
 * cannot be claimed, because their project is full, paused or not active, stay in the queue and are never read.
 *
 * A task is taken if enough places of its agent and of its project are free for it and for the tasks in front of it (`is_free`). If some of
 * those are not taken themselves, it might have a place after all. Then the claim ends before it, so that no other task overtakes it
 * (`is_exact`), and the next claim takes it.
 *
 * The picked rows are found by their key: `is not distinct from` keeps the planner from the index on agents, where it would read all rows that an
 * old snapshot keeps.
 *
 * Limits hold because slots are unique: if two claims choose the same slot, the second opens no run (`runId` is null) and must be rolled back.
 * Runs are inserted in the order of their projects and slots, so that claims for several tasks of the same projects do not deadlock.
 */
export const CLAIM_TASKS = `with given as (
    select w.name, ?::integer as wanted, w.max_runs, ?::integer as agent_max, ?::integer as project_max, ?::integer as company_max,
      ?::integer as company_reserved, w.agents, ?::uuid[] as excluded_agents, ?::uuid[] as spent_projects, ?::uuid[] as spent_tasks,
      ?::uuid[] as left_out,
      array(select json_array_elements_text(w.task_types)) as types, array(select json_array_elements_text(w.labels)) as labels,
      array(select p.id from work_pauses p where p.scope = 'task') as paused_tasks,
      w.kind = 'built_in' or not exists (${SELECT_BUILT_IN_WORKER}) as takes_unplanned,
      (select generation from queue_state) as generation
    from workers w where w.name = ? and w.created_by = ? for key share of w),
  open as materialized (select * from open_runs where generation = (select generation from given)),
  capacity as materialized (
    select running, least(wanted, max_runs - (select count(*) from open o where o.worker_name = g.name),
      greatest(company_max - company_reserved - running, least(1, company_max - running))) as places
    from (select given.*, (select count(*) from open) as running from given) g
    where not exists (select from work_pauses where scope = 'company')),
  heads as materialized (
    select h.agent_id, h.project_id, h.head
    from given join queue_heads h on given.agents = '{}' or h.agent_id = any(given.agents)
    where exists (select from capacity where capacity.places > 0)),
  free as materialized (
    select * from (
      select acting.id, agent_max - coalesce(o.runs, 0) as places
      from (select distinct agent_id as id from heads) acting cross join given
        left join (select agent_id as id, count(*) as runs from open group by 1) o on o.id = acting.id
      where acting.id <> all(excluded_agents)
        and not exists (select from work_pauses p where p.scope = 'agent' and p.id = acting.id)
        and (select a.autonomy from (${SELECT_AUTONOMY_LEVELS}) a where a.id = acting.id) <> 'locked') counted
    where places > 0),
  usable as materialized (
    select * from (
      select p.id, project_max - coalesce(o.runs, 0) as places
      from (select distinct project_id as id from heads) p cross join given
        left join (select project_id as id, count(*) as runs from open group by 1) o on o.id = p.id
      where p.id <> all(spent_projects)
        and not exists (select from work_pauses w where w.scope = 'project' and w.id = p.id)
        and (select s.status from (${SELECT_PROJECT_STATUSES}) s where s.id = p.id) = 'active') counted
    where places > 0),
  candidates as materialized (
    select q.*, free.places as agent_places, usable.places as project_places
    from heads join free on free.id = heads.agent_id join usable on usable.id = heads.project_id cross join given
    cross join lateral (
      select c.task_id, c.agent_id, c.project_id, c.type, c.labels, c.claim_key, c.ready_at
      from (
        select * from task_queue
        where agent_id = heads.agent_id and project_id = heads.project_id and claim_key >= heads.head and ready_at <= now()
        order by claim_key, ready_at offset 0) c
      where c.task_id <> all(given.left_out) and c.task_id <> all(given.spent_tasks)
        and c.lineage[cardinality(c.lineage)] <> all(given.spent_tasks)
        and (given.takes_unplanned or not c.needs_plan)
        and (given.types = '{}' or c.type = any(given.types)) and c.labels <@ given.labels and not c.lineage && given.paused_tasks
      limit least(free.places, usable.places, ${READ_OF_HEAD})) q
    order by ${QUEUE_ORDER} limit ${READ_OF_ALL}),
  ranked as (
    select c.*, row_number() over (partition by agent_id order by ${QUEUE_ORDER}) <= agent_places
      and row_number() over (partition by project_id order by ${QUEUE_ORDER}) <= project_places as is_free
    from candidates c),
  compared as (
    select r.*, is_free or count(*) filter (where is_free) over (partition by agent_id order by ${QUEUE_ORDER}) >= agent_places
      or count(*) filter (where is_free) over (partition by project_id order by ${QUEUE_ORDER}) >= project_places as is_settled
    from ranked r),
  eligible as (
    select * from (select c.*, bool_and(is_settled) over (order by ${QUEUE_ORDER}) as is_exact from compared c) marked
    where is_free and is_exact),
  picked as materialized (
    select q.task_id, q.agent_id, q.project_id, q.has_subtasks, q.needs_plan, e.type, e.labels, e.claim_key, e.ready_at
    from eligible e join task_queue q on q.task_id = e.task_id
      and q.agent_id is not distinct from e.agent_id and q.project_id is not distinct from e.project_id
    order by e.claim_key, e.ready_at, e.task_id limit greatest(0, coalesce((select max(places) from capacity), 0))
    for update of q skip locked),
  numbered as (
    select picked.*, row_number() over (order by ${QUEUE_ORDER}) as nth,
      row_number() over (order by project_id, ${QUEUE_ORDER}) as of_worker,
      row_number() over (partition by agent_id order by project_id, ${QUEUE_ORDER}) as of_agent,
      row_number() over (partition by project_id order by ${QUEUE_ORDER}) as of_project
    from picked),
  worker_slots as materialized (
    select given.name, given.generation, ${freeSlots('given.max_runs', '(select count(*) from picked)', 'worker', 'name = given.name')} as free from given),
  agent_slots as materialized (
    select a.agent_id, ${freeSlots('given.agent_max', 'a.needed', 'agent', 'id = a.agent_id')} as free
    from (select agent_id, count(*) as needed from picked group by agent_id) a cross join given),
  project_slots as materialized (
    select p.project_id, ${freeSlots('given.project_max', 'p.needed', 'project', 'id = p.project_id')} as free
    from (select project_id, count(*) as needed from picked group by project_id) p cross join given),
  taken as (delete from task_queue q using picked where q.task_id = picked.task_id),
  opened as (
    insert into open_runs (run_id, task_id, generation, worker_name, worker_slot, agent_id, agent_slot, project_id, project_slot)
    select gen_random_uuid(), n.task_id, w.generation, w.name, w.free[n.of_worker], n.agent_id, a.free[n.of_agent], n.project_id,
      p.free[n.of_project]
    from numbered n cross join worker_slots w join agent_slots a on a.agent_id = n.agent_id
      join project_slots p on p.project_id = n.project_id
    where num_nulls(w.free[n.of_worker], a.free[n.of_agent], p.free[n.of_project]) = 0
    order by n.of_worker
    on conflict do nothing returning run_id, task_id)
  select n.task_id as "taskId", n.agent_id as "agentId", n.project_id as "projectId", opened.run_id as "runId", n.has_subtasks as "hasSubtasks",
    n.needs_plan as "needsPlan", n.type, to_json(n.labels)::text as labels, ${milliseconds('n.ready_at')} as "readyAt",
    (select running::integer from capacity) as running
  from numbered n left join opened on opened.task_id = n.task_id order by n.nth`;

/**
 * Whether any task is ready; if so, the registrations and running runs of workers; and which of the workers do not exist. The value, given twice, is
 * a JSON array of their names.
 */
export const SELECT_CLAIM_PROSPECT = `with queue as (
    select exists (
      select from queue_heads h cross join lateral (
        select from task_queue q
        where q.agent_id = h.agent_id and q.project_id = h.project_id and q.claim_key >= h.head and q.ready_at <= now() limit 1) ready)
      as is_ready)
  select is_ready as "isReady",
    case when is_ready then (
      select coalesce(json_object_agg(w.name, json_build_object('maxRuns', w.max_runs,
        'running', (select count(*) from ${CURRENT_OPEN_RUNS} o where o.worker_name = w.name),
        'selection', concat(w.agent_ids, w.task_types, w.labels, w.created_by))), '{}')::text
      from workers w where w.name in (select json_array_elements_text(?::json))) else '{}' end as workers,
    (select coalesce(json_agg(given.name), '[]')::text from json_array_elements_text(?::json) given (name)
      where not exists (select from workers w where w.name = given.name)) as deleted
  from queue`;

/** How long an Idempotency-Key of a claim is kept. */
const KEY_HOURS = 24;

/** User, key, worker, number. Returns nothing if the key is in use; waits for another transaction that uses it. */
export const TAKE_CLAIM_KEY = `insert into run_claims as c (user_id, key, worker_name, max_runs, run_ids, created_at)
  values (?, ?, ?, ?, '[]', now())
  on conflict (user_id, key) do update set worker_name = excluded.worker_name, max_runs = excluded.max_runs, run_ids = excluded.run_ids,
    created_at = now()
  where c.created_at < now() - interval '${KEY_HOURS} hours'
  returning 1 as taken`;

/** The runs as JSON; user and key. */
export const SAVE_CLAIMED_RUNS = 'update run_claims set run_ids = ?::json where user_id = ? and key = ?';

export const SELECT_CLAIM_KEY = `select worker_name as "workerName", max_runs as "max", run_ids::text as "runIds" from run_claims
  where user_id = ? and key = ? and created_at >= now() - interval '${KEY_HOURS} hours'`;

/** The decided reviews of the earlier runs of a task, newest first. */
export const SELECT_FEEDBACK = `select id as "runId", review::text as review from runs
  where task_id = ? and id <> ? and review->>'verdict' <> 'undecided' order by created_at desc, id desc limit 50`;

/** The latest accepted summary of each task. The value is a JSON array of task ids. */
export const SELECT_ACCEPTED_SUMMARIES = `select distinct on (task_id) task_id as "taskId", id as "runId", summary from runs
  where task_id in (select value::uuid from json_array_elements_text(?::json)) and status = 'succeeded'
    and (review->>'verdict' = 'passed' or review is null and review_policy = 'none')
  order by task_id, created_at desc, id desc`;

/** Selects those of the given tasks that are ready according to the stored tasks. The values are the tasks and the aging in seconds. */
export const SELECT_READY_TASKS = 'select task_id as "taskId" from ready_tasks(?::uuid[], ?::integer)';

/** Updates the queue rows of these tasks and of their parents, subtasks and dependants. The values are the tasks and the aging in seconds. */
export const REFRESH_TASK_QUEUE = 'select refresh_task_queue(?::uuid[], ?::integer)';

/** Updates only the queue rows of these tasks. */
export const REFRESH_QUEUED_TASKS = 'select refresh_queued_tasks(?::uuid[], ?::integer)';

export const DELETE_QUEUED_TASK = 'delete from task_queue where task_id = ?';

/** Inserts missing heads, and lowers those behind a queued task. */
export const REPAIR_QUEUE_HEADS = 'select repair_queue_heads()';

export const REPAIR_TASK_QUEUE = 'select repair_task_queue(?::integer)';

/** Moves the running runs to a new generation. Fails with a lock timeout if a transaction that changes runs, or a vacuum, does not end soon. */
export const RENEW_RUN_GENERATION = 'select renew_run_generation() as moved';

/** The first step of raising the heads. The value is the id of the announcement. */
export const ANNOUNCE_QUEUE_HEADS = 'select announce_queue_heads(?::uuid) as announced';

/** The id of this transaction: when the horizon has reached it, all earlier transactions have ended. */
export const SELECT_TRANSACTION_ID = 'select transaction_id()::text as id';

/** Whether the horizon has reached the id. Never on a database without a horizon, where all ids are 0. */
export const HAS_HORIZON_REACHED = `select transaction_horizon() >= given.id and given.id > '0' as reached from (select ?::xid8 as id) given`;

/** The second step of raising the heads. Does nothing if another announcement followed. */
export const RAISE_QUEUE_HEADS = 'select raise_queue_heads(?::uuid)';
