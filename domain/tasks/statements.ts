import { FAILED_STATUSES, FINAL_STATUSES } from './task-rules.ts';

const listOf = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');
const FINAL = listOf(FINAL_STATUSES);

/** The condition of a task that ended without being completed. */
export const TASK_HAS_FAILED = `status in (${listOf(FAILED_STATUSES)})`;

/** The condition of a task that is not final. */
export const TASK_IS_OPEN = `status not in (${FINAL})`;

/** The condition of a final task that was last changed before `$1`. */
export const TASK_IS_OUTDATED = `status in (${FINAL}) and updated_at < $1`;

const NEWEST_FIRST = 'created_at desc, id desc';

/** The objective task of a plan has no owner: its items have. */
const IS_NO_OBJECTIVE = '(plan_id is null or plan_item_id is not null)';

const OF_AGENTS = 'assigned_to in (select value::uuid from json_array_elements_text(?))';

const OF_AGENTS_OR_ALL = `(? or ${OF_AGENTS})`;

/** The condition and the order of each selection of tasks. */
const SELECTIONS = {
  blocked: { where: `${TASK_IS_OPEN} and status = 'blocked'`, order: NEWEST_FIRST },
  active: { where: `status in ('in_progress', 'in_review')`, order: NEWEST_FIRST },
  unowned: { where: `${TASK_IS_OPEN} and assigned_to is null and ${IS_NO_OBJECTIVE}`, order: NEWEST_FIRST },
  overdue: { where: `${TASK_IS_OPEN} and deadline < ? and ${OF_AGENTS_OR_ALL}`, order: 'deadline, id' },
  due: { where: `${TASK_IS_OPEN} and deadline >= ? and ${OF_AGENTS_OR_ALL}`, order: 'deadline, id' },
  agents: { where: `${TASK_IS_OPEN} and ${OF_AGENTS}`, order: NEWEST_FIRST },
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

export const COUNT_TASKS_OF_PROJECT = `select project_id as subject, status, count(*)::int as count from tasks where project_id = ?
     group by 1, 2 order by 3 desc, 2`;

export const COUNT_TASKS_OF_PLANS = `select plan_id as subject, status, count(*)::int as count from tasks
     where plan_id in (select value::uuid from json_array_elements_text(?)) and plan_item_id is not null
     group by 1, 2 order by 3 desc, 2`;

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
