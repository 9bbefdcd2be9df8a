import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sample } from '../foundation/database/sample.ts';
import type { TaskStatus } from './task.entity.ts';
import { FINAL_STATUSES } from './task-rules.ts';

/** A task as shown in explanations. */
export interface WorkSample {
  readonly id: string;
  readonly label: string;
  readonly status: TaskStatus;
  readonly assignedTo: string | null;
  readonly deadline: Date | null;
}

/** Selects tasks that are not final, or completed tasks. */
export type WorkQuery =
  | { readonly of: 'blocked' | 'unowned' | 'active' }
  | {
      readonly of: 'overdue' | 'due';
      readonly now: Date /** Of these alone; of none: of all. */;
      readonly agentIds: readonly string[];
    }
  | { readonly of: 'agents'; readonly agentIds: readonly string[] }
  | {
      readonly of: 'completed';
      readonly since: Date /** Of all agents if it is empty. */;
      readonly agentIds: readonly string[];
    };

const OPEN = `status not in (${FINAL_STATUSES.map((status) => `'${status}'`).join(', ')})`;
const NEWEST = 'created_at desc, id desc';

/** The objective task of a plan has no owner: its items have. */
const NO_OBJECTIVE = '(plan_id is null or plan_item_id is not null)';

const OF_THEM = 'assigned_to in (select value::uuid from json_array_elements_text(?))';
const OF_THEM_OR_ALL = `(? or ${OF_THEM})`;

const STATEMENTS: Readonly<Record<WorkQuery['of'], { readonly where: string; readonly order: string }>> = {
  blocked: { where: `${OPEN} and status = 'blocked'`, order: NEWEST },
  active: { where: `status in ('in_progress', 'in_review')`, order: NEWEST },
  unowned: { where: `${OPEN} and assigned_to is null and ${NO_OBJECTIVE}`, order: NEWEST },
  overdue: { where: `${OPEN} and deadline < ? and ${OF_THEM_OR_ALL}`, order: 'deadline, id' },
  due: { where: `${OPEN} and deadline >= ? and ${OF_THEM_OR_ALL}`, order: 'deadline, id' },
  agents: { where: `${OPEN} and ${OF_THEM}`, order: NEWEST },
  completed: {
    where: `status = 'completed' and updated_at >= ? and ${OF_THEM_OR_ALL}`,
    order: 'updated_at desc, id desc',
  },
};

const valuesOf = (question: WorkQuery): unknown[] => {
  if ('now' in question || 'since' in question) {
    const { agentIds } = question;
    return ['now' in question ? question.now : question.since, agentIds.length === 0, JSON.stringify(agentIds)];
  }
  return 'agentIds' in question ? [JSON.stringify(question.agentIds)] : [];
};

type Row = Omit<WorkSample, 'deadline'> & { readonly deadline: string | null; readonly total: number };

/** The first matching tasks with their total: newest first, or by deadline. */
export const sampleWork = async (
  em: EntityManager,
  question: WorkQuery,
  limit: number,
): Promise<Sample<WorkSample>> => {
  const { where, order } = STATEMENTS[question.of];
  const rows = await em.execute<Row[]>(
    `select id, title as label, status, assigned_to as "assignedTo", deadline, (count(*) over ())::int as total
     from tasks where ${where} order by ${order} limit ?`,
    [...valuesOf(question), limit],
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, deadline, ...task }) => ({
      ...task,
      deadline: deadline === null ? null : new Date(deadline),
    })),
  };
};

interface StatusCount {
  readonly subject: string;
  readonly status: TaskStatus;
  readonly count: number;
}

/** The number of tasks of a project by status. */
export const countByProject = (em: EntityManager, projectId: string): Promise<StatusCount[]> =>
  em.execute(
    `select project_id as subject, status, count(*)::int as count from tasks where project_id = ?
     group by 1, 2 order by 3 desc, 2`,
    [projectId],
  );

/** The number of tasks from items of plans, by status. */
export const countByPlan = (em: EntityManager, planIds: readonly string[]): Promise<StatusCount[]> =>
  em.execute(
    `select plan_id as subject, status, count(*)::int as count from tasks
     where plan_id in (select value::uuid from json_array_elements_text(?)) and plan_item_id is not null
     group by 1, 2 order by 3 desc, 2`,
    [JSON.stringify(planIds)],
  );

const idsIn = async (em: EntityManager, text: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await em.execute<{ id: string }[]>(text, [JSON.stringify(ids)])).map(({ id }) => id));

/** The agents that have tasks that are not final. */
export const agentsWithOpenTasks = async (em: EntityManager): Promise<ReadonlySet<string>> => {
  const text = `select distinct assigned_to as id from tasks where assigned_to is not null and ${OPEN}`;
  return new Set((await em.execute<{ id: string }[]>(text)).map(({ id }) => id));
};

/** The projects that have tasks that are not final. */
export const projectsWithOpenTasks = (em: EntityManager, projectIds: readonly string[]): Promise<ReadonlySet<string>> =>
  idsIn(
    em,
    `select distinct project_id as id from tasks
     where project_id in (select value::uuid from json_array_elements_text(?::json)) and ${OPEN}`,
    projectIds,
  );

/** The charters that have a task that is not final; their cap still applies. */
export const chartersWithOpenTasks = (em: EntityManager, charterIds: readonly string[]): Promise<ReadonlySet<string>> =>
  idsIn(
    em,
    `select distinct charter_id as id from tasks
     where charter_id in (select value::uuid from json_array_elements_text(?::json)) and ${OPEN}`,
    charterIds,
  );
