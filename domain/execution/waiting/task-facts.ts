import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { readRecord } from '../../foundation/database/records.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { WorkProspects } from '../../tasks/execution/approved-work.ts';
import {
  type AwaitedDecision,
  type ExecutionFacts,
  type ExecutionFactsReader,
  type ExecutionSource,
  NO_EXECUTION,
} from '../../tasks/execution/execution-facts.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { ServerEndings } from '../endings/server-endings.ts';
import { requireMayComplete, requireOtherMaker } from '../reviews/makers.ts';
import { isOpen, Run } from '../runs/run.entity.ts';
import { type SpentBudgets, type SpentCaps, spentCapOf } from '../spending/spent-caps.ts';
import { workSettings } from '../work-settings.ts';
import { SELECT_LINEAGES, SELECT_PROSPECTS, SELECT_RUNS_OF_WAITING_TASKS } from './statements.ts';
import {
  type Pause,
  type RecentSituation,
  readSituation,
  selectMatched,
  type WorkSituation,
} from './work-situation.ts';

interface RunRow {
  readonly id: string;
  readonly status: string;
  readonly failure: string | null;
  readonly approvalId: string | null;
  readonly awaitedKind: AwaitedDecision['kind'];
  readonly since: number | null;
}

type ProspectsRow = Readonly<Record<'hasAgent' | 'isPaused' | 'hasExternal' | 'hasBuiltIn', boolean>>;

interface TaskFactsDeps {
  readonly settings: LiveSettings;
  readonly recentSituation: RecentSituation;
  readonly spentCaps: Pick<SpentCaps, 'recent'>;
  readonly endings: Pick<ServerEndings, 'cancelReassigned'>;
}

/** Reads what the execution knows about tasks (spec/rules/work.md#waiting-reasons). */
export class TaskFacts implements ExecutionSource {
  readonly #deps: TaskFactsDeps;

  constructor(deps: TaskFactsDeps) {
    this.#deps = deps;
  }

  async prepareFacts(em: EntityManager): Promise<ExecutionFactsReader> {
    const prepared = await this.#prepare(em);
    return (em, tasks) => this.#read(em, tasks, prepared);
  }

  factsOf(em: EntityManager, tasks: readonly TaskRecord[]): Promise<ReadonlyMap<string, ExecutionFacts>> {
    return this.#read(em, tasks, this.#prepare(em));
  }

  async recentFactsOf(em: EntityManager, task: TaskRecord): Promise<ExecutionFacts> {
    const { recentSituation, spentCaps } = this.#deps;
    const [situation, spent, runs, isMatched] = await Promise.all([
      recentSituation.read(),
      spentCaps.recent(),
      runsOf(em, [task].filter(dependsOnRun)),
      recentSituation.isMatched(task),
    ]);
    const matched = new Set(isMatched ? [task.id] : []);
    return (await this.#facts(em, [task], { situation, spent, runs, matched })).get(task.id) ?? NO_EXECUTION;
  }

  async prospects(em: EntityManager): Promise<WorkProspects> {
    const { settings } = this.#deps;
    const [row] = await readPrepared<ProspectsRow>(em, SELECT_PROSPECTS, []);
    if (row === undefined) throw new Error('the prospects of the work have no row');
    const { hasAgent, isPaused, hasExternal, hasBuiltIn: isOnline } = row;
    const hasBuiltIn = isOnline && settings.get(workSettings.builtInEnabled);
    const isReviewed = settings.get(workSettings.review) !== 'none';
    return { hasAgent, isPaused, hasWorker: hasBuiltIn || hasExternal, hasBuiltIn, isReviewed };
  }

  async hasCurrentRun(em: EntityManager, { id, status, runId }: TaskRecord): Promise<boolean> {
    const run = runId ? await readRecord(em, Run, { id: runId }) : null;
    if (run === null || run.taskId !== id) return false;
    // The task is in review of its latest run if that run has no review yet.
    return isOpen(run) || (status === 'in_review' && run.status === 'succeeded' && !run.review);
  }

  requireOtherMaker(em: EntityManager, { id }: TaskRecord, actor: Actor): Promise<void> {
    return requireOtherMaker(em, id, actor, this.#deps.settings);
  }

  requireMayComplete(em: EntityManager, task: TaskRecord, actor: Actor): Promise<void> {
    return requireMayComplete(em, task, actor, this.#deps.settings);
  }

  async cancelReassigned(em: EntityManager, runId: string): Promise<void> {
    await this.#deps.endings.cancelReassigned(em, runId);
  }

  async #prepare(em: EntityManager): Promise<Prepared> {
    const [situation, spent] = await Promise.all([readSituation(em), this.#deps.spentCaps.recent()]);
    return { situation, spent };
  }

  async #read(
    em: EntityManager,
    tasks: readonly TaskRecord[],
    preparing: Prepared | Promise<Prepared>,
  ): Promise<ReadonlyMap<string, ExecutionFacts>> {
    const [prepared, runs, matched] = await Promise.all([
      preparing,
      runsOf(em, tasks.filter(dependsOnRun)),
      selectMatched(em, tasks),
    ]);
    return this.#facts(em, tasks, { ...prepared, runs, matched });
  }

  async #facts(
    em: EntityManager,
    tasks: readonly TaskRecord[],
    { situation, spent, runs, matched }: Known,
  ): Promise<ReadonlyMap<string, ExecutionFacts>> {
    const isCovering = spent.tasks.size > 0 || situation.pauses.some(({ scope }) => scope === 'task');
    const lineages = isCovering ? await lineagesOf(em, tasks) : NO_LINEAGES;
    return new Map(
      tasks.map((task) => {
        const run = runs.get(task.runId ?? '');
        const facts = {
          pause: pauseOver(task, lineages.get(task.id) ?? [task.id], situation.pauses),
          spentCap: spentCapOf(spent, task, lineages.get(task.id)?.at(-1)),
          busy: this.#busyOf(task, situation),
          hasWorker: matched.has(task.id),
          awaited: task.status === 'in_progress' ? awaitedBy(run) : null,
          failure: task.isExhausted ? (run?.failure ?? null) : null,
        };
        return [task.id, facts];
      }),
    );
  }

  #busyOf({ assignedTo, projectId }: TaskRecord, situation: WorkSituation): ExecutionFacts['busy'] {
    const { settings } = this.#deps;
    const { runsOfAgents, runsOfProjects, runs } = situation;
    if ((runsOfAgents[assignedTo ?? ''] ?? 0) >= settings.get(workSettings.maxRunsPerAgent)) return 'agent';
    if ((runsOfProjects[projectId] ?? 0) >= settings.get(workSettings.maxRunsPerProject)) return 'project';
    return runs >= settings.get(workSettings.maxOpenRuns) ? 'company' : null;
  }
}

/** What does not depend on tasks. */
interface Prepared {
  readonly situation: WorkSituation;
  readonly spent: SpentBudgets;
}

interface Known extends Prepared {
  readonly runs: ReadonlyMap<string, RunRow>;
  /** The ids of the assigned tasks that an online worker matches. */
  readonly matched: ReadonlySet<string>;
}

/** Whether the waiting reason of the task depends on its latest run. */
const dependsOnRun = ({ status, isExhausted, runId }: TaskRecord): boolean =>
  !!runId && (status === 'in_progress' || isExhausted);

const runsOf = async (em: EntityManager, tasks: readonly TaskRecord[]): Promise<ReadonlyMap<string, RunRow>> => {
  if (tasks.length === 0) return new Map();
  const ids = JSON.stringify(tasks.map(({ runId }) => runId));
  const rows = await readPrepared<RunRow>(em, SELECT_RUNS_OF_WAITING_TASKS, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
};

type Lineages = ReadonlyMap<string, readonly string[]>;

const NO_LINEAGES: Lineages = new Map();

/** The lineages of the tasks that have a parent. They matter only while a task is paused or the cap of a task is used up. */
const lineagesOf = async (em: EntityManager, tasks: readonly TaskRecord[]): Promise<Lineages> => {
  const children = tasks.filter(({ parentTaskId }) => parentTaskId);
  if (children.length === 0) return NO_LINEAGES;
  const ids = JSON.stringify(children.map(({ id }) => id));
  const rows = await readPrepared<{ id: string; lineage: string }>(em, SELECT_LINEAGES, [ids]);
  return new Map(rows.map(({ id, lineage }) => [id, JSON.parse(lineage) as readonly string[]]));
};

const pauseOver = (
  { assignedTo, projectId }: TaskRecord,
  lineage: readonly string[],
  pauses: readonly Pause[],
): ExecutionFacts['pause'] => {
  const covers = ({ scope, id }: Pause): boolean =>
    scope === 'company' ||
    (scope === 'project' && id === projectId) ||
    (scope === 'agent' && id === assignedTo) ||
    (scope === 'task' && lineage.includes(id));
  const order = ['company', 'project', 'agent', 'task'];
  const [widest] = pauses
    .filter(covers)
    .toSorted((one, other) => order.indexOf(one.scope) - order.indexOf(other.scope));
  if (widest === undefined) return null;
  return { ...widest, id: widest.scope === 'company' ? null : widest.id };
};

const awaitedBy = (run: RunRow | undefined): AwaitedDecision | null => {
  if (run?.status !== 'waiting' || run.approvalId === null || run.since === null) return null;
  return { kind: run.awaitedKind, approvalId: run.approvalId, since: new Date(run.since) };
};
