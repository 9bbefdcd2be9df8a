import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import {
  FIRST_POSITION,
  type PendingPage,
  type PendingPosition,
  readPendingPage,
} from '../../foundation/database/pages/pending-page.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { count } from '../../foundation/kernel/text/text.ts';
import { SELECT_STUCK_TASKS, SELECT_TASKS_AWAITING_FAILURES } from '../statements.ts';
import { Task, type TaskRecord } from '../task.entity.ts';
import { FAILED_STATUSES } from '../task-rules.ts';
import type { TaskExecution } from './execution-facts.ts';

const STUCK = { name: 'stuck-tasks', text: SELECT_STUCK_TASKS };

/** A task that cannot continue without a person. */
export interface StuckTask {
  readonly id: string;
  readonly task: TaskRecord;
  /** Why it is stuck, as a sentence. */
  readonly detail: string;
}

interface AwaitingRow {
  readonly id: string;
  readonly tasks: number;
  /** The title of the oldest task that waits. */
  readonly title: string;
}

interface StuckTasksDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
  readonly taskExecution: TaskExecution;
}

/** Finds tasks that are out of attempts, and failed tasks that open tasks wait for (spec/rules/work.md#work-in-the-inbox). */
export class StuckTasks {
  readonly #deps: StuckTasksDeps;

  constructor(deps: StuckTasksDeps) {
    this.#deps = deps;
  }

  /** A page, sorted by priority (critical, high, others), then oldest first. */
  async waiting(position: PendingPosition | null, limit: number): Promise<PendingPage<StuckTask>> {
    const { pool, uow } = this.#deps;
    const { rank, createdAt, id } = position ?? FIRST_POSITION;
    return readPendingPage(pool, STUCK, [rank, createdAt, id, limit], (ids) => uow.read((em) => this.#read(em, ids)));
  }

  async #read(em: EntityManager, ids: string[]): Promise<StuckTask[]> {
    const tasks = await em.find(Task, { id: { $in: ids } });
    const failed = tasks.filter(({ status }) => FAILED_STATUSES.includes(status));
    return [
      ...(await this.#exhausted(em, tasks.filter(isOutOfAttempts))),
      ...(failed.length === 0 ? [] : await awaited(em, failed)),
    ];
  }

  async #exhausted(em: EntityManager, tasks: readonly TaskRecord[]): Promise<StuckTask[]> {
    if (tasks.length === 0) return [];
    const facts = await this.#deps.taskExecution.source.factsOf(em, tasks);
    return tasks.map((task) => {
      const failure = facts.get(task.id)?.failure ?? '';
      const detail = failure === '' ? '' : `. Its last run failed: ${failure}`;
      return { id: task.id, task, detail: `The task has no attempts left${detail}` };
    });
  }
}

/** Whether the task is blocked because no attempts are left, and not by a person. */
export const isOutOfAttempts = ({ status, isExhausted }: Pick<TaskRecord, 'status' | 'isExhausted'>): boolean =>
  status === 'blocked' && isExhausted;

/** The failed tasks that open tasks still wait for. */
const awaited = async (em: EntityManager, tasks: readonly TaskRecord[]): Promise<StuckTask[]> => {
  const ids = JSON.stringify(tasks.map(({ id }) => id));
  const rows = await readPrepared<AwaitingRow>(em, SELECT_TASKS_AWAITING_FAILURES, [ids]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return tasks.flatMap((task) => {
    const row = found.get(task.id);
    return row === undefined ? [] : [{ id: task.id, task, detail: `The task is ${task.status}. ${waitingText(row)}` }];
  });
};

const waitingText = ({ tasks, title }: AwaitingRow): string =>
  tasks === 1
    ? `The task "${title}" waits for it`
    : `The task "${title}" and ${count(tasks - 1, 'other task')} wait for it`;
