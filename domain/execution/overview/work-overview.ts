import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { RecentValue } from '../../foundation/kernel/recent-value.ts';
import type { WorkPause } from '../pauses/pause.ts';
import { selectPauses } from '../pauses/pause-rows.ts';
import { COUNT_RUNS_AND_WORKERS } from './statements.ts';
import type { TaskCounts, WaitingCounts } from './waiting-counts.ts';

/** How long figures that were slow to read are kept. */
const KEPT_SECONDS = 2;
/** Figures that were read faster are not kept: reading them again is cheap, and a client sees the effect of its requests. */
const QUICK_SECONDS = 0.05;

/** Numbers of tasks, runs and workers. */
export interface WorkFigures {
  readonly tasks: TaskCounts;
  /** Running and waiting runs. */
  readonly openRuns: number;
  readonly workersOnline: number;
  readonly succeededLastHour: number;
  readonly failedLastHour: number;
}

/** The state of the work of all agents. */
export interface WorkOverview extends WorkFigures {
  /** Oldest first. */
  readonly paused: readonly WorkPause[];
}

interface CountedRow extends Omit<WorkFigures, 'tasks' | 'openRuns'> {
  readonly runningRuns: number;
}

interface OverviewServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly waitingCounts: WaitingCounts;
}

/** The overview of work (spec/rules/work.md#overview). Concurrent requests share one count. */
export class OverviewService {
  readonly #deps: OverviewServiceDeps;
  readonly #recent: RecentValue<WorkFigures>;

  constructor(deps: OverviewServiceDeps) {
    this.#deps = deps;
    const { clock, uow } = deps;
    const isInTransaction = (): boolean => uow.isOpen;
    this.#recent = new RecentValue({ clock, seconds: KEPT_SECONDS, quickSeconds: QUICK_SECONDS, isInTransaction });
  }

  /** The current pauses, with figures that are at most two seconds old. */
  async read(): Promise<WorkOverview> {
    const { uow } = this.#deps;
    const [paused, figures] = await Promise.all([
      uow.read(selectPauses),
      this.#recent.get(() => uow.read((em) => this.#figures(em))),
    ]);
    return { ...figures, paused };
  }

  /** The current pauses and current figures, in the transaction of the caller if there is one. */
  async readCurrent(): Promise<WorkOverview> {
    return this.#deps.uow.read(async (em) => ({ ...(await this.#figures(em)), paused: await selectPauses(em) }));
  }

  /** Forgets kept figures; call it after the commit of a change. */
  forget(): void {
    this.#recent.forget();
  }

  async #figures(em: EntityManager): Promise<WorkFigures> {
    const [tasks, rows] = await Promise.all([
      this.#deps.waitingCounts.count(em),
      readPrepared<CountedRow>(em, COUNT_RUNS_AND_WORKERS),
    ]);
    const [row] = rows;
    if (row === undefined) throw new Error('the counts of runs and workers have no row');
    const { runningRuns, ...counted } = row;
    const { input, approval } = tasks.byReason;
    return { ...counted, tasks, openRuns: runningRuns + input + approval };
  }
}
