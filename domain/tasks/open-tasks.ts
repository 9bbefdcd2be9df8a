import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sample, SampledRecord, SampleQuery } from '../foundation/database/sample.ts';
import {
  COUNT_TASKS_OF_PLANS,
  COUNT_TASKS_OF_PROJECT,
  SAMPLE_TASKS,
  SELECT_AGENTS_WITH_OPEN_TASKS,
  SELECT_CHARTERS_WITH_OPEN_TASKS,
  SELECT_PROJECTS_WITH_OPEN_TASKS,
  selectTasks,
} from './statements.ts';
import { Task, type TaskRecord, type TaskStatus } from './task.entity.ts';

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
  | { readonly of: 'projects'; readonly projectIds: readonly string[] }
  | {
      readonly of: 'completed';
      readonly since: Date /** Of all agents if it is empty. */;
      readonly agentIds: readonly string[];
    };

const valuesOf = (question: WorkQuery): unknown[] => {
  if ('now' in question || 'since' in question) {
    const { agentIds } = question;
    return ['now' in question ? question.now : question.since, agentIds.length === 0, JSON.stringify(agentIds)];
  }
  if ('projectIds' in question) return [JSON.stringify(question.projectIds)];
  return 'agentIds' in question ? [JSON.stringify(question.agentIds)] : [];
};

type Row = Omit<WorkSample, 'deadline'> & { readonly deadline: string | null; readonly total: number };

/** The first matching tasks with their total: newest first, or by deadline. */
export const sampleWork = async (
  em: EntityManager,
  question: WorkQuery,
  limit: number,
): Promise<Sample<WorkSample>> => {
  const rows = await em.execute<Row[]>(selectTasks(question.of), [...valuesOf(question), limit]);
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
  em.execute(COUNT_TASKS_OF_PROJECT, [projectId]);

/** The number of tasks from items of plans, by status. */
export const countByPlan = (em: EntityManager, planIds: readonly string[]): Promise<StatusCount[]> =>
  em.execute(COUNT_TASKS_OF_PLANS, [JSON.stringify(planIds)]);

const idsIn = async (em: EntityManager, text: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await em.execute<{ id: string }[]>(text, [JSON.stringify(ids)])).map(({ id }) => id));

/** The agents that have tasks that are not final. */
export const agentsWithOpenTasks = async (em: EntityManager): Promise<ReadonlySet<string>> => {
  return new Set((await em.execute<{ id: string }[]>(SELECT_AGENTS_WITH_OPEN_TASKS)).map(({ id }) => id));
};

/** The projects that have tasks that are not final. */
export const projectsWithOpenTasks = (em: EntityManager, projectIds: readonly string[]): Promise<ReadonlySet<string>> =>
  idsIn(em, SELECT_PROJECTS_WITH_OPEN_TASKS, projectIds);

/** The charters that have a task that is not final; their cap still applies. */
export const chartersWithOpenTasks = (em: EntityManager, charterIds: readonly string[]): Promise<ReadonlySet<string>> =>
  idsIn(em, SELECT_CHARTERS_WITH_OPEN_TASKS, charterIds);

/** Whether a task still waits for a subtask, in the caller's transaction: one that is neither completed nor set aside. */
export const hasUnfinishedSubtasks = async (
  em: EntityManager,
  { id, setAside }: Pick<TaskRecord, 'id' | 'setAside'>,
): Promise<boolean> => {
  const unfinished = { parentTaskId: id, status: { $ne: 'completed' as const } };
  const found = await em.count(Task, setAside.length === 0 ? unfinished : { ...unfinished, id: { $nin: setAside } });
  return found > 0;
};

/** The newest tasks in progress and in review. */
export interface SampledTasks {
  readonly inProgress: Sample<SampledRecord>;
  readonly inReview: Sample<SampledRecord>;
  /**
   * The number of tasks completed since the requested time, by their last change: only the texts of completed tasks can
   * change.
   */
  readonly completed: number;
}

export const sampleTasks = (since: Date, limit: number): SampleQuery<SampledTasks> => ({
  text: SAMPLE_TASKS,
  values: [limit, limit, since],
  result: (of) => ({ inProgress: of('in_progress'), inReview: of('in_review'), completed: of('completed').total }),
});
