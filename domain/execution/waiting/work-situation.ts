import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { RecentValue, type RecentValueOptions, RecentValues } from '../../foundation/kernel/recent-value.ts';
import type { PauseScope } from '../../tasks/execution/execution-facts.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { SELECT_TASKS_WITH_WORKER, SELECT_WORK_SITUATION } from './statements.ts';

/** How old the situation in the response to a change of a task may be. */
const KEPT_SECONDS = 1;

export interface Pause {
  readonly scope: PauseScope;
  readonly id: string;
  readonly reason: string;
}

/** The state that decides whether tasks can be claimed, without workers. */
export interface WorkSituation {
  readonly pauses: readonly Pause[];
  /** The numbers of running runs, by agent and by project; only those that have any. */
  readonly runsOfAgents: Readonly<Record<string, number>>;
  readonly runsOfProjects: Readonly<Record<string, number>>;
  readonly runs: number;
}

type Row = { readonly [Field in keyof WorkSituation]: WorkSituation[Field] extends number ? number : string };

/** The present situation. */
export const readSituation = async (em: EntityManager): Promise<WorkSituation> => {
  const [row] = await readPrepared<Row>(em, SELECT_WORK_SITUATION, []);
  if (row === undefined) throw new Error('the situation of the work has no row');
  const { pauses, runsOfAgents, runsOfProjects, runs } = row;
  return {
    pauses: JSON.parse(pauses),
    runsOfAgents: JSON.parse(runsOfAgents),
    runsOfProjects: JSON.parse(runsOfProjects),
    runs,
  };
};

/** The fields of a task that decide which workers match it. */
type OfferedTask = Pick<TaskRecord, 'id' | 'status' | 'assignedTo' | 'type' | 'labels'>;

/** Only assigned tasks are offered to workers. */
const isOffered = ({ status, assignedTo }: OfferedTask): boolean => status === 'assigned' && !!assignedTo;

/** The ids of the assigned tasks that an online worker matches. */
export const selectMatched = async (em: EntityManager, tasks: readonly OfferedTask[]): Promise<ReadonlySet<string>> => {
  const offered = tasks.filter(isOffered);
  if (offered.length === 0) return new Set();
  const given = offered.map(({ id, assignedTo: agent, type, labels }) => ({ id, agent, type, labels }));
  const rows = await readPrepared<{ id: string }>(em, SELECT_TASKS_WITH_WORKER, [JSON.stringify(given)]);
  return new Set(rows.map(({ id }) => id));
};

interface RecentSituationDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
}

/** The situation, at most a second old. Tasks are changed often, so it is not read for each change. */
export class RecentSituation {
  readonly #uow: UnitOfWork;
  readonly #options: RecentValueOptions;
  readonly #situation: RecentValue<WorkSituation>;
  /** Whether a worker matches tasks, by their agent, type and labels. */
  #matches: RecentValues<boolean>;

  constructor({ uow, clock }: RecentSituationDeps) {
    this.#uow = uow;
    this.#options = { clock, seconds: KEPT_SECONDS, isInTransaction: () => uow.isOpen };
    this.#situation = new RecentValue(this.#options);
    this.#matches = new RecentValues(this.#options);
  }

  read(): Promise<WorkSituation> {
    return this.#situation.get(() => this.#uow.read(readSituation));
  }

  /** Whether the task is assigned and an online worker matches it. */
  async isMatched(task: OfferedTask): Promise<boolean> {
    if (!isOffered(task)) return false;
    const key = JSON.stringify([task.assignedTo, task.type, task.labels]);
    const read = async (em: EntityManager): Promise<boolean> => (await selectMatched(em, [task])).has(task.id);
    return this.#matches.of(key).get(() => this.#uow.read(read));
  }

  /** Called after a change by this process, so that its next response shows it. */
  forget(): void {
    this.#situation.forget();
    this.#matches = new RecentValues(this.#options);
  }
}
