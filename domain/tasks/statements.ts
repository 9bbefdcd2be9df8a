import { selectPendingPage } from '../foundation/database/statements.ts';
import { FAILED_STATUSES, FINAL_STATUSES } from './task-rules.ts';

const listOf = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');
const FINAL = listOf(FINAL_STATUSES);

/** The condition of a task that ended without being completed. */
export const TASK_HAS_FAILED = `status in (${listOf(FAILED_STATUSES)})`;

/** The condition of a task that is not final. */
export const TASK_IS_OPEN = `status not in (${FINAL})`;

/** The condition of a final task that was last changed before `$1`. */
export const TASK_IS_OUTDATED = `status in (${FINAL}) and updated_at < $1`;

const IS_OBJECTIVE = `(source = 'charter' or plan_id is not null) and plan_item_id is null`;
/** The tasks for which a charter or a plan was approved. */
export const SELECT_OBJECTIVES = `select id, project_id from tasks where ${IS_OBJECTIVE}`;

export const SELECT_OPEN_OBJECTIVE = `select id from tasks where project_id = ? and ${IS_OBJECTIVE} and ${TASK_IS_OPEN} limit 1`;

const NEWEST_FIRST = 'created_at desc, id desc';

/** The objective task of a plan has no owner: its items have. */
const IS_NO_OBJECTIVE = '(plan_id is null or plan_item_id is not null)';

const OF_AGENTS = 'assigned_to in (select value::uuid from json_array_elements_text(?))';

const OF_PROJECTS = 'project_id in (select value::uuid from json_array_elements_text(?))';

const OF_AGENTS_OR_ALL = `(? or ${OF_AGENTS})`;

/** The condition and the order of each selection of tasks. */
const SELECTIONS = {
  blocked: { where: `${TASK_IS_OPEN} and status = 'blocked'`, order: NEWEST_FIRST },
  active: { where: `status in ('in_progress', 'in_review')`, order: NEWEST_FIRST },
  unowned: { where: `${TASK_IS_OPEN} and assigned_to is null and ${IS_NO_OBJECTIVE}`, order: NEWEST_FIRST },
  overdue: { where: `${TASK_IS_OPEN} and deadline < ? and ${OF_AGENTS_OR_ALL}`, order: 'deadline, id' },
  due: { where: `${TASK_IS_OPEN} and deadline >= ? and ${OF_AGENTS_OR_ALL}`, order: 'deadline, id' },
  agents: { where: `${TASK_IS_OPEN} and ${OF_AGENTS}`, order: NEWEST_FIRST },
  projects: { where: `${TASK_IS_OPEN} and ${OF_PROJECTS}`, order: 'deadline, created_at desc, id desc' },
  completed: {
    where: `status = 'completed' and updated_at >= ? and ${OF_AGENTS_OR_ALL}`,
    order: 'updated_at desc, id desc',
  },
} as const;

export const selectTasks = (selection: keyof typeof SELECTIONS): string => {
  const { where, order } = SELECTIONS[selection];
  return `select id, title as label, status, assigned_to as "assignedTo", deadline, (count(*) over ())::int as total
     from tasks where ${where} order by ${order} limit ?`;
};

/**
 * The tasks with one of the ids, and those of the newest 1000 whose title occurs in a text; newest first. The values are a JSON array of ids, and
 * the text with single spaces.
 */
export const SELECT_TASKS_NAMED_IN = `with newest as (
    select id, title, status, project_id, created_at from tasks order by created_at desc, id desc limit 1000),
  given as (
    select id, title, status, project_id, created_at from tasks
    where id in (select value::uuid from json_array_elements_text(?::json)))
  select id, title, status, project_id as "projectId" from (
    select * from given
    union
    select * from newest where position(replace(lower(title), '_', ' ') in replace(lower(?), '_', ' ')) > 0) named
  order by created_at desc, id desc limit 50`;

export const COUNT_TASKS_OF_PROJECT = `select project_id as subject, status, count(*)::int as count from tasks where project_id = ?
     group by 1, 2 order by 3 desc, 2`;

/** The tasks of projects, given as JSON, by their status. */
export const COUNT_TASKS_OF_PROJECTS = `select wanted.id as "projectId", counted.status, counted.count
     from json_array_elements_text(?::json) wanted (id) cross join lateral (
       select status, count(*)::int as count from tasks where project_id = wanted.id::uuid group by status) counted`;

export const COUNT_TASKS_OF_PLANS = `select plan_id as subject, status, count(*)::int as count from tasks
     where plan_id in (select value::uuid from json_array_elements_text(?)) and plan_item_id is not null
     group by 1, 2 order by 3 desc, 2`;

/** The ids of the tasks without a parent among the ids that `ids` selects. */
export const rootTasksIn = (ids: string): string =>
  `select id from tasks where id in (${ids}) and parent_task_id is null`;

/** The ids of the tasks that `roots` selects, and of the tasks below them at every level. */
export const subtreesOf = (roots: string): string => `with recursive subtree (id) as (
    ${roots}
    union
    select c.id from subtree s cross join lateral (select id from tasks where parent_task_id = s.id offset 0) c)
  select id from subtree`;

/** The root tasks among the ids that `ids` selects, and the tasks below them at every level, each with the id of its root task. */
export const rootedSubtreesOf = (ids: string): string => `with recursive subtree (id, root_id) as (
    select roots.id, roots.id from (${rootTasksIn(ids)}) roots
    union
    select c.id, s.root_id from subtree s cross join lateral (select id from tasks where parent_task_id = s.id offset 0) c)
  select id, root_id from subtree`;

/** The rank of a task in the inbox, which follows its priority; 0 is the most urgent. */
const RANK = `case priority when 'critical' then 0 when 'high' then 1 else 2 end`;

/** Every task with its rank in the inbox. */
export const SELECT_TASK_RANKS = `select id, ${RANK} as rank from tasks`;

/**
 * A page of the tasks that cannot continue without a person: those that are out of attempts, and failed ones that open tasks wait for; most
 * urgent first, then oldest. The values are the rank, timestamp and id after which the page begins, and the number of tasks.
 */
export const SELECT_STUCK_TASKS = `with stuck as materialized (
    select id, created_at, ${RANK} as rank from tasks where is_exhausted and status = 'blocked'
    union all
    select id, created_at, ${RANK} as rank from awaited_failures join tasks on id = task_id where is_awaited_failure(id))
  ${selectPendingPage('from stuck', {
    rows: `select t.*, s.rank from stuck s join tasks t on t.id = s.id where (s.rank, s.created_at, s.id) > ($1, $2, $3)
    order by s.rank, s.created_at, s.id limit $4 + 1`,
    order: 'rank, created_at, id',
    limit: '$4',
  })}`;

/** For each of the failed tasks that are given as JSON: the number of open tasks that wait for it, and the title of the oldest one. */
export const SELECT_TASKS_AWAITING_FAILURES = `select wanted.id, count(*)::int as tasks,
    (array_agg(w.title order by w.created_at, w.id))[1] as title
  from json_array_elements_text(?::json) wanted (id)
  cross join lateral (
    select p.id, p.title, p.created_at from tasks f join tasks p on p.id = f.parent_task_id
    where f.id = wanted.id::uuid and p.${TASK_IS_OPEN} and not p.set_aside::jsonb @> to_jsonb(wanted.id)
    union
    select d.id, d.title, d.created_at from tasks d
    where d.dependencies::text <> '[]' and d.dependencies::jsonb @> jsonb_build_array(wanted.id) and d.${TASK_IS_OPEN}
      and not d.set_aside::jsonb @> to_jsonb(wanted.id)) w
  group by wanted.id`;

export const SELECT_AGENTS_WITH_OPEN_TASKS = `select distinct assigned_to as id from tasks where assigned_to is not null and ${TASK_IS_OPEN}`;

export const SELECT_PROJECTS_WITH_OPEN_TASKS = `select distinct project_id as id from tasks
     where project_id in (select value::uuid from json_array_elements_text(?::json)) and ${TASK_IS_OPEN}`;

export const SELECT_CHARTERS_WITH_OPEN_TASKS = `select distinct charter_id as id from tasks
     where charter_id in (select value::uuid from json_array_elements_text(?::json)) and ${TASK_IS_OPEN}`;

export const SAVE_DUE_DELIVERY = `insert into due_deliveries (task_id, due_at) values (?, ?)
  on conflict (task_id) do update set due_at = excluded.due_at`;

export const DELETE_DUE_DELIVERY = 'delete from due_deliveries where task_id = ?';

export const MAX_DUE_DELIVERIES = 100;

export const SELECT_DUE_DELIVERIES = `select task_id as "taskId" from due_deliveries where due_at <= ?
  order by due_at limit ${MAX_DUE_DELIVERIES}`;

const tasksWithStatus = (status: string): string =>
  `(select id, title as label, status, (count(*) over ())::int as total from tasks
    where status = '${status}' order by created_at desc, id desc limit ?)`;

export const SAMPLE_TASKS = `${tasksWithStatus('in_progress')} union all ${tasksWithStatus('in_review')}
  union all select null, null, 'completed', count(*)::int from tasks where status = 'completed' and updated_at >= ?`;
