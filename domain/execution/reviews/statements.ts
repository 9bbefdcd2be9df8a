import { freeSlots } from '../claims/statements.ts';
import { CURRENT_OPEN_RUNS } from '../runs/statements.ts';
import { SELECT_BUILT_IN_WORKER } from '../workers/statements.ts';

/** Whether the user claimed a run of the task. */
export const SELECT_RUN_CLAIMED_BY = 'select 1 from runs where task_id = ? and claimed_by = ? limit 1';

/** The agents that executed a run of the task. */
export const SELECT_MAKERS = `select distinct agent_id as "agentId" from runs where task_id = ? and kind <> 'review'`;

/** Run and task. */
export const INSERT_AGENT_REVIEW = 'insert into agent_reviews (run_id, task_id) values (?, ?)';

/** A task in review has no other running run than that of its review. */
const PENDING_REVIEW = `select run_id as "runId", task_id as "taskId", attempts from agent_reviews r where ready_at <= now()
  and not exists (select from ${CURRENT_OPEN_RUNS} o where o.task_id = r.task_id)`;

/** The runs that agents may review now, oldest first. */
export const SELECT_READY_REVIEWS = `${PENDING_REVIEW} order by ready_at limit 20`;

/** The review of a run, if it is still ready and no other process has it. */
export const LOCK_READY_REVIEW = `${PENDING_REVIEW} and run_id = ? for update of r skip locked`;

/** Counts an attempt. */
export const BEGIN_AGENT_REVIEW = 'update agent_reviews set attempts = attempts + 1 where run_id = ?';

/** Delays the review of a run whose reviewer is busy or paused. */
export const DELAY_AGENT_REVIEW = `update agent_reviews set ready_at = now() + interval '1 second' where run_id = ?`;

/** Allows the next attempt immediately. */
export const RETRY_AGENT_REVIEW = 'update agent_reviews set ready_at = now() where run_id = ?';

/** The attempt of a review that was asked to stop is not counted. */
export const RELEASE_AGENT_REVIEW =
  'update agent_reviews set ready_at = now(), attempts = attempts - 1 where run_id = ?';

export const DELETE_AGENT_REVIEW = 'delete from agent_reviews where run_id = ?';

/** Reviews of agents that no worker can do. */
export const SELECT_ABANDONED_REVIEWS = `select run_id as "runId", task_id as "taskId" from agent_reviews
  where not exists (${SELECT_BUILT_IN_WORKER}) order by task_id limit 100`;

/** Deletes the review of a run unless another transaction did, or a worker is online again. */
export const DELETE_ABANDONED_REVIEW = `delete from agent_reviews where run_id = ? and not exists (${SELECT_BUILT_IN_WORKER}) returning 1 as deleted`;

/**
 * Opens the review of a run: takes a slot of the worker, of the agent and of the project. The values are the limits of agent and project, the
 * worker and its user, task, agent and project. Returns no row if one of them has no free slot, or is paused.
 */
export const OPEN_REVIEW = `with given as (
    select w.name, w.max_runs, ?::integer as agent_max, ?::integer as project_max, (select generation from queue_state) as generation,
      ?::uuid as task_id, ?::uuid as agent_id, ?::uuid as project_id
    from workers w where w.name = ? and w.created_by = ? for key share of w),
  open as materialized (select * from open_runs where generation = (select generation from given)),
  free as (
    select ${freeSlots('given.max_runs', '1', 'worker', 'name = given.name')} as of_worker,
      ${freeSlots('given.agent_max', '1', 'agent', 'id = given.agent_id')} as of_agent,
      ${freeSlots('given.project_max', '1', 'project', 'id = given.project_id')} as of_project
    from given)
  insert into open_runs (run_id, task_id, generation, worker_name, worker_slot, agent_id, agent_slot, project_id, project_slot)
  select gen_random_uuid(), given.task_id, given.generation, given.name, free.of_worker[1], given.agent_id, free.of_agent[1], given.project_id,
    free.of_project[1]
  from given cross join free where num_nulls(free.of_worker[1], free.of_agent[1], free.of_project[1]) = 0
    and not exists (select from work_pauses p where case p.scope when 'company' then true when 'project' then p.id = given.project_id
      when 'agent' then p.id = given.agent_id else p.id = any(task_lineage(given.task_id)) end)
  on conflict do nothing returning run_id as "runId"`;
