import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { COUNT_TASKS_OF_PROJECTS } from '../statements.ts';
import type { TaskStatus } from '../task.entity.ts';
import { FAILED_STATUSES, isFinal } from '../task-rules.ts';

/** The numbers of tasks of a project. */
export interface ProjectProgress {
  readonly total: number;
  readonly completed: number;
  /** Failed, cancelled and rejected ones. */
  readonly failed: number;
  /** Open ones that are not in progress. */
  readonly waiting: number;
}

/** The progress of a project without tasks. */
const NO_TASKS: ProjectProgress = { total: 0, completed: 0, failed: 0, waiting: 0 };

interface CountRow {
  readonly projectId: string;
  readonly status: TaskStatus;
  readonly count: number;
}

/** Counts the tasks of projects by their status (spec/rules/work.md#progress-of-projects). */
export class ProjectProgressReader {
  readonly #uow: UnitOfWork;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /** The progress of each project, by its id; a project without tasks is missing. */
  async of(projectIds: readonly string[]): Promise<ReadonlyMap<string, ProjectProgress>> {
    if (projectIds.length === 0) return new Map();
    const ids = JSON.stringify(projectIds);
    const rows = await this.#uow.read((em) => readPrepared<CountRow>(em, COUNT_TASKS_OF_PROJECTS, [ids]));
    const found = new Map<string, ProjectProgress>();
    for (const { projectId, status, count } of rows)
      found.set(projectId, counted(found.get(projectId) ?? NO_TASKS, status, count));
    return found;
  }
}

const counted = (progress: ProjectProgress, status: TaskStatus, count: number): ProjectProgress => ({
  total: progress.total + count,
  completed: progress.completed + (status === 'completed' ? count : 0),
  failed: progress.failed + (FAILED_STATUSES.includes(status) ? count : 0),
  waiting: progress.waiting + (isFinal(status) || status === 'in_progress' ? 0 : count),
});
