import { SELECT_AUTONOMY_LEVELS } from '../../organisation/statements.ts';
import { SELECT_PROJECT_STATUSES } from '../../projects/statements.ts';
import { TASK_HAS_FAILED, TASK_IS_OPEN } from '../statements.ts';

/** The condition of a related task `r` that a task `t` waits for. Only failed ones are set aside. */
const IS_AWAITED = `r.status <> 'completed'
      and not exists (select from json_array_elements_text(t.set_aside) aside (id) where aside.id::uuid = r.id)`;

/**
 * The records on which the waiting reasons of tasks depend; the parameter is a JSON array of the ids of the tasks. `limit 1` keeps the planner
 * on index lookups, whatever its row estimates.
 */
export const SELECT_WAITING_CONTEXTS = `select context.* from json_array_elements_text(?::json) wanted (id) cross join lateral (
    select t.id, p.status as "projectStatus", parent.status as "parentStatus", agent.autonomy, dependency.related as dependency,
      subtask.related as subtask
    from tasks t
    join (${SELECT_PROJECT_STATUSES}) p on p.id = t.project_id
    left join tasks parent on parent.id = t.parent_task_id
    left join (${SELECT_AUTONOMY_LEVELS}) agent on agent.id = t.assigned_to
    left join lateral (
      select json_build_object('id', r.id, 'status', r.status) as related
      from json_array_elements_text(t.dependencies) with ordinality as dependencies (id, position)
      cross join lateral (select r.id, r.status from tasks r where r.id = dependencies.id::uuid limit 1) r
      where ${IS_AWAITED} order by r.${TASK_HAS_FAILED} desc, dependencies.position limit 1) dependency on true
    left join lateral (
      select json_build_object('id', r.id, 'status', r.status) as related from tasks r
      where r.parent_task_id = t.id and ${IS_AWAITED} order by r.${TASK_HAS_FAILED} desc, r.created_at, r.id limit 1) subtask on true
    where t.id = wanted.id::uuid limit 1) context`;

/** The assigned tasks that wait for some of the given tasks, as their parents or dependants; both parameters are the ids as a database array. */
export const SELECT_ASSIGNED_DEPENDANTS = `select p.id from unnest(?::uuid[]) given (id) join tasks c on c.id = given.id
    join tasks p on p.id = c.parent_task_id where p.status = 'assigned'
  union
  select t.id from unnest(?::uuid[]) given (id)
    join tasks t on t.dependencies::text <> '[]' and t.dependencies::jsonb @> jsonb_build_array(given.id::text)
    where t.status = 'assigned'`;

/** The most dependencies and subtasks that are set aside. */
export const MAX_SET_ASIDE = 1000;

/**
 * The failed subtasks and dependencies of a task; both parameters are its id. One row above the limit means that there are too many.
 */
export const SELECT_FAILED_DEPENDENCIES_AND_SUBTASKS = `select id from tasks where parent_task_id = ? and ${TASK_HAS_FAILED}
  union select r.id from tasks t cross join json_array_elements_text(t.dependencies) dependencies (id)
    join tasks r on r.id = dependencies.id::uuid where t.id = ? and r.${TASK_HAS_FAILED}
  order by 1 limit ${MAX_SET_ASIDE + 1}`;

/** The tasks of a project with these ids; the parameters are the project and a JSON array of ids. */
export const SELECT_TASKS_OF_PROJECT = `select id from tasks
  where project_id = ? and id in (select value::uuid from json_array_elements_text(?::json))`;

/**
 * Whether one of several tasks waits for another, directly or through others; the parameters are a JSON array of their ids and the id of the
 * other. Only open tasks wait.
 */
export const CHECK_CYCLE = `with recursive awaited (id) as (
    select value::uuid from json_array_elements_text(?::json)
    union
    select next.id from awaited a
    cross join lateral (select id, dependencies from tasks where id = a.id and ${TASK_IS_OPEN} limit 1) t
    cross join lateral (
      select dependencies.id::uuid as id from json_array_elements_text(t.dependencies) dependencies (id)
      union all select c.id from tasks c where c.parent_task_id = t.id) next)
  select exists (select from awaited where id = ?) as found`;

/** The most tasks that are cancelled together. */
export const MAX_SUBTREE = 1000;

/**
 * A task and the tasks below it that are open, locked in the order of their ids. One row above the limit means that there are too many.
 */
export const LOCK_SUBTREE = `with recursive subtree (id) as (
    select ?::uuid
    union
    select c.id from subtree s cross join lateral (select id from tasks where parent_task_id = s.id offset 0) c)
  select id from tasks where id in (select id from subtree) and ${TASK_IS_OPEN} order by id limit ${MAX_SUBTREE + 1} for update`;

/** Whether a task has subtasks or tasks of its project depend on it; the parameters are its id, the project, and its id. */
export const CHECK_RELATED = `select exists (select from tasks where parent_task_id = ?)
    or exists (select from tasks t where t.project_id = ? and exists (
      select from json_array_elements_text(t.dependencies) dependencies (id) where dependencies.id = ?)) as found`;
