import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { uuidArray } from '../../foundation/database/records.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { TaskStatus } from '../../tasks/task.entity.ts';
import { WAITING_REASONS, type WaitingReason } from '../../tasks/waiting/waiting-reason.ts';
import type { SpentCaps } from '../spending/spent-caps.ts';
import { workSettings } from '../work-settings.ts';
import { COUNT_TASKS_BY_REASON } from './statements.ts';

/** The numbers of tasks. */
export interface TaskCounts {
  readonly byStatus: Readonly<Record<TaskStatus, number>>;
  readonly byReason: Readonly<Record<WaitingReason, number>>;
  /** Tasks that wait only for their turn, for a limit of running runs, or for a worker. */
  readonly ready: number;
  /** Null if no task is ready. */
  readonly oldestReadySeconds: number | null;
}

/** Counts tasks by waiting reason, without loading them. */
export interface WaitingCounts {
  count(em: EntityManager): Promise<TaskCounts>;
}

interface CountRow {
  readonly status: TaskStatus;
  readonly reason: WaitingReason | null;
  readonly tasks: number;
  readonly oldestReadySeconds: number | null;
}

interface StoredWaitingCountsDeps {
  readonly settings: LiveSettings;
  readonly spentCaps: Pick<SpentCaps, 'recent'>;
}

const NO_TASKS: Readonly<Record<TaskStatus, number>> = {
  created: 0,
  assigned: 0,
  in_progress: 0,
  in_review: 0,
  blocked: 0,
  completed: 0,
  failed: 0,
  cancelled: 0,
  rejected: 0,
};

/** Counts stored tasks with one statement (spec/rules/work.md#waiting-reasons). */
export class StoredWaitingCounts implements WaitingCounts {
  readonly #deps: StoredWaitingCountsDeps;

  constructor(deps: StoredWaitingCountsDeps) {
    this.#deps = deps;
  }

  async count(em: EntityManager): Promise<TaskCounts> {
    const { settings, spentCaps } = this.#deps;
    const { isCompanySpent, agents, projectIds, tasks } = await spentCaps.recent();
    const { maxRunsPerAgent, maxRunsPerProject, maxOpenRuns } = workSettings;
    const limits = [maxRunsPerAgent, maxRunsPerProject, maxOpenRuns].map((setting) => settings.get(setting));
    const spent = [agents.keys(), projectIds, tasks.keys()].map((ids) => uuidArray([...ids]));
    const values = [isCompanySpent, ...spent, ...limits];
    return taskCountsOf(await readPrepared<CountRow>(em, COUNT_TASKS_BY_REASON, values));
  }
}

/** The waiting reasons of ready tasks. */
const OF_READY: ReadonlySet<WaitingReason> = new Set<WaitingReason>([
  'agent_busy',
  'project_busy',
  'company_busy',
  'no_worker',
]);

const taskCountsOf = (rows: readonly CountRow[]): TaskCounts => {
  const byStatus: Record<TaskStatus, number> = { ...NO_TASKS };
  const byReason = Object.fromEntries(WAITING_REASONS.map((reason) => [reason, 0])) as Record<WaitingReason, number>;
  let oldest: number | null = null;
  let ready = 0;
  for (const { status, reason, tasks, oldestReadySeconds } of rows) {
    byStatus[status] += tasks;
    if (reason !== null) byReason[reason] += tasks;
    if (status === 'assigned' && (reason === null || OF_READY.has(reason))) ready += tasks;
    if (oldestReadySeconds !== null) oldest = Math.max(oldest ?? 0, oldestReadySeconds);
  }
  return { byStatus, byReason, ready, oldestReadySeconds: oldest };
};
