import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../../foundation/database/connections/prepared-connection.ts';
import { uuidArray } from '../../foundation/database/records.ts';
import { isLockConflict } from '../../foundation/database/translate.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';
import { lockFreeTasks } from '../../tasks/find-task.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import { isObjective } from '../../tasks/task-rules.ts';
import type { RunCloser } from '../endings/run-closer.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import type { KnownRuns, RunFacts } from '../leases/run-facts.ts';
import { readWorkTime } from '../leases/work-time.ts';
import { type CompanyCapacity, CompanyLimit } from '../runs/company-limit.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import type { RunFigures } from '../runs/run-figures.ts';
import type { SpentCaps } from '../spending/spent-caps.ts';
import { workSettings } from '../work-settings.ts';
import { readOwnWorker } from '../workers/own-worker.ts';
import type { ClaimedRun } from './claim.ts';
import { ClaimedRuns } from './claimed-runs.ts';
import { ContextPreloads } from './context/context-reader.ts';
import { type PickedTask, pickTasks } from './picked-tasks.ts';
import { findOutdatedTasks, type LockedTask } from './queue-checks.ts';
import { REFRESH_TASK_QUEUE } from './statements.ts';

/** After so many collisions a claim returns nothing. */
const MAX_TRIES = 5;

/** Another transaction has these tasks or slots: the claim stores nothing and is retried without these tasks. */
class Collision extends Error {
  readonly taskIds: readonly string[];
  /** The tasks whose rows in the queue are out of date. */
  readonly outdated: readonly string[];

  constructor(taskIds: readonly string[], outdated: ReadonlySet<string>) {
    super('another transaction has the tasks or slots of the claim');
    this.taskIds = taskIds;
    this.outdated = [...outdated];
  }
}

interface ClaimAttemptsDeps {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly settings: LiveSettings;
  readonly changes: OrganisationChanges;
  readonly tasks: Pick<TaskChanges, 'advance'>;
  readonly calls: LeaseCalls;
  readonly closer: Pick<RunCloser, 'close'>;
  readonly knownRuns: KnownRuns;
  readonly spentCaps: Pick<SpentCaps, 'recent'>;
  readonly figures: Pick<RunFigures, 'noteClaim'>;
  /** Called after the commit of claims. */
  readonly onChange: () => void;
}

/** No task is ready: rolls back what the claim has taken. */
class NothingReady extends Error {}

/**
 * A request for tasks. `take` is called at the beginning of the transaction of the claim, and `store` with its runs at the end; what they throw rolls
 * the claim back.
 */
interface Attempt {
  readonly workerName: string;
  readonly max: number;
  readonly actor: Actor;
  readonly take: ((em: EntityManager) => Promise<void>) | null;
  readonly store: (em: EntityManager, runs: readonly RunRecord[]) => void;
}

/** Data that a claim reads before its transaction. */
interface ClaimPreparation {
  readonly organisation: Organisation;
  /** Ids of the agents, projects and tasks to exclude, each list as the text of a PostgreSQL array. */
  readonly excluded: readonly string[];
}

/** Claims in one short transaction (spec/rules/work.md#claims): the tasks leave the queue, move to in progress, and get a run. */
export class ClaimAttempts {
  readonly #deps: ClaimAttemptsDeps;
  readonly #runs: ClaimedRuns;
  readonly #companyLimit = new CompanyLimit();

  constructor(deps: ClaimAttemptsDeps) {
    this.#deps = deps;
    this.#runs = new ClaimedRuns(deps);
  }

  /**
   * Returns the claimed runs, or an empty list if no task is ready. Throws NotFound for an unknown worker and Forbidden for a worker of another
   * user.
   */
  async attempt(attempt: Attempt): Promise<readonly ClaimedRun[]> {
    // Each try needs its own transaction, so that its rollback frees the slots that it took.
    if (this.#deps.uow.isOpen) throw new Error('a claim needs its own transaction');
    const prepared = await this.#prepare();
    if (prepared === null) return this.#noRuns(attempt);
    const { organisation, excluded } = prepared;
    const leftOut: string[] = [];
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      try {
        const exclusions = { organisation, excluded: [...excluded, uuidArray(leftOut)] };
        const claimed = await this.#companyLimit.within(this.#deps.settings.get(workSettings.maxOpenRuns), (places) =>
          this.#deps.uow.write((em) => this.#claim(em, attempt, places, exclusions)),
        );
        for (const one of claimed) this.#deps.knownRuns.note(factsOf(one));
        if (claimed.length > 0) this.#deps.onChange();
        return claimed;
      } catch (error) {
        // Claims for several tasks can deadlock over their slots. In that case the other claim has taken them.
        if (isLockConflict(error)) continue;
        if (error instanceof NothingReady) return [];
        if (!(error instanceof Collision)) throw error;
        leftOut.push(...error.taskIds);
        if (error.outdated.length > 0) await this.#refresh(error.outdated);
      }
    }
    return this.#noRuns(attempt);
  }

  /** Returns no runs after checking that the worker exists and belongs to the caller. */
  async #noRuns({ workerName, actor }: Attempt): Promise<readonly ClaimedRun[]> {
    await this.#deps.uow.read((em) => readOwnWorker(em, workerName, actor));
    return [];
  }

  /** Releases claimed runs that nobody will execute. */
  withdraw(claimed: readonly ClaimedRun[]): Promise<void> {
    return this.#runs.withdraw(claimed);
  }

  /** Excludes agents, projects and tasks whose caps are used up. Returns null if the cap of the company is used up. */
  async #prepare(): Promise<ClaimPreparation | null> {
    const { changes, spentCaps } = this.#deps;
    const [{ organisation }, spent] = await Promise.all([changes.read(), spentCaps.recent()]);
    const { isCompanySpent, agents, projectIds, tasks } = spent;
    if (isCompanySpent) return null;
    return { organisation, excluded: [[...agents.keys()], [...projectIds], [...tasks.keys()]].map(uuidArray) };
  }

  /** Updates the rows of these tasks in the queue, after the claim that found them was rolled back. */
  async #refresh(taskIds: readonly string[]): Promise<void> {
    const values = [uuidArray(taskIds), this.#agingSeconds];
    await this.#deps.uow.write(async (em) => queueStatement(em, REFRESH_TASK_QUEUE, values));
  }

  get #agingSeconds(): number {
    return this.#deps.settings.get(workSettings.agingSeconds);
  }

  async #claim(
    em: EntityManager,
    { workerName, max, actor, take, store }: Attempt,
    places: CompanyCapacity,
    { organisation, excluded }: ClaimPreparation,
  ): Promise<readonly ClaimedRun[]> {
    const { settings } = this.#deps;
    const selection = {
      ...{ workerName, userId: actor.userId, max, places, excluded },
      maxRunsPerAgent: settings.get(workSettings.maxRunsPerAgent),
      maxRunsPerProject: settings.get(workSettings.maxRunsPerProject),
    };
    // The key is taken first: the statements run in this order.
    const [, worker, rows] = await Promise.all([
      take?.(em),
      readOwnWorker(em, workerName, actor),
      pickTasks(em, selection),
    ]);
    const [first] = rows;
    if (first === undefined && take === null) return [];
    if (first === undefined) throw new NothingReady('no task is ready');
    places.take(first.running, rows.length);
    // Tasks that another transaction is changing are left out, because a claim never waits for a task.
    const ids = rows.map(({ taskId }) => taskId);
    // An agent that was created after the organisation was read gets its context after the commit.
    const isKnown = ({ agentId }: PickedTask): boolean => organisation.agents.some(({ id }) => id === agentId);
    const preloads = new ContextPreloads(em, organisation);
    const [tasks, time, ...preloaded] = await Promise.all([
      lockFreeTasks(em, ids),
      readWorkTime(em),
      ...rows.map((row) => (isKnown(row) ? preloads.of(row) : undefined)),
    ]);
    const taskOf = new Map(tasks.map((task) => [task.id, task]));
    const held = rows.flatMap((row): LockedTask[] => {
      const task = taskOf.get(row.taskId);
      return task === undefined ? [] : [{ row, task }];
    });
    const outdated = await findOutdatedTasks(em, held, time, this.#agingSeconds);
    const taken = ids.filter((id) => !taskOf.has(id) || outdated.has(id));
    if (taken.length > 0 || rows.some(({ runId }) => runId === null)) throw new Collision(taken, outdated);
    const claimed: ClaimedRun[] = [];
    for (const [place, { taskId, runId, hasSubtasks, needsPlan, readyAt }] of rows.entries()) {
      const task = taskOf.get(taskId);
      if (task === undefined || runId === null) continue;
      const begun = await this.#runs.begin(
        em,
        { task, runId, hasSubtasks, needsPlan, readyAt },
        { worker, actor, time },
      );
      // A role that was renamed after the organisation was read is not found. Then the context is read after the commit.
      const known = preloaded[place]?.role === null ? undefined : preloaded[place];
      claimed.push({ ...begun, preloaded: known });
    }
    store(
      em,
      claimed.map(({ run }) => run),
    );
    return claimed;
  }
}

const factsOf = ({ run, task }: ClaimedRun): RunFacts => ({
  ...{ id: run.id, taskId: run.taskId, epoch: run.epoch, claimedBy: run.claimedBy },
  objectiveOf: isObjective(task) ? task.projectId : null,
});
