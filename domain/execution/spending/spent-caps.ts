import type { EntityManager } from '@mikro-orm/postgresql';
import { COMPANY_SUBJECT, capsFor, departmentCap, monthOf } from '../../budgets/budget-caps.ts';
import type { BudgetService, SpentForLife } from '../../budgets/budget-service.ts';
import { readCharters } from '../../charters/charter-service.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { storedAmount } from '../../foundation/kernel/money.ts';
import { RecentValue } from '../../foundation/kernel/recent-value.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';
import type { SpentCap } from '../../tasks/execution/execution-facts.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { RefusedCalls } from './refused-calls.ts';
import { readTaskRoots } from './task-caps.ts';

/** How long the caps that bar claims are kept. */
const KEPT_SECONDS = 1;

/** The caps that are used up. */
export interface SpentBudgets {
  readonly isCompanySpent: boolean;
  /** Agents under a cap that is used up: their own or that of their department. */
  readonly agents: ReadonlyMap<string, SpentCap>;
  readonly projectIds: ReadonlySet<string>;
  /** Tasks whose own cap is used up. The cap of a root task also covers the tasks below it. */
  readonly tasks: ReadonlyMap<string, SpentCap>;
}

/** The fields of a task that decide which caps are over it. */
type SpendingTask = Pick<TaskRecord, 'id' | 'projectId' | 'assignedTo'>;

/** The ids of a charter and of its task. */
type TaskOfCharter = readonly [charterId: string, taskId: string];

type SumsOfMonth = Awaited<ReturnType<BudgetService['sumsOfMonth']>>;
type Used = (level: 'company' | 'department' | 'agent', subject: string) => number;

interface SpentCapsDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly budgets: Pick<BudgetService, 'sumsOfMonth' | 'spentForLife'>;
  readonly changes: Pick<OrganisationChanges, 'read'>;
  readonly refusedCalls: Pick<RefusedCalls, 'waiting'>;
}

/** Reads the caps that are used up: their tasks wait, and their runs are asked to stop (spec/rules/work.md#budgets). */
export class SpentCaps {
  readonly #deps: SpentCapsDeps;
  /** The tasks of charters, which never change. */
  readonly #taskOfCharter = new Map<string, string>();
  readonly #recent: RecentValue<SpentBudgets>;

  constructor(deps: SpentCapsDeps) {
    this.#deps = deps;
    const { clock, uow } = deps;
    this.#recent = new RecentValue({ clock, seconds: KEPT_SECONDS, isInTransaction: () => uow.isOpen });
  }

  /** The caps that held and spent amounts use up, at most one second old. */
  recent(): Promise<SpentBudgets> {
    return this.#recent.get(() => this.read());
  }

  /** The same without earlier ones; also for the callers of `recent` after it. */
  fresh(): Promise<SpentBudgets> {
    return this.#recent.getFresh(() => this.read());
  }

  /** The caps that held and spent amounts use up. A cap that does not cover the next call of a task is used up for this task. */
  async read(): Promise<SpentBudgets> {
    const [spent, waiting] = await Promise.all([
      this.#read(
        (sums) => (level, subject) => sums(level, subject).used,
        () => true,
      ),
      this.#deps.refusedCalls.waiting(),
    ]);
    return { ...spent, tasks: new Map([...waiting, ...spent.tasks]) };
  }

  /** The caps that spent amounts alone use up. Holds may be released, so they stop no run. */
  readBooked(): Promise<SpentBudgets> {
    return this.#read(
      (sums) => (level, subject) => sums(level, subject).spent,
      ({ isBooked }) => isBooked,
    );
  }

  async #read(usedOf: (sums: SumsOfMonth) => Used, isIncluded: (cap: SpentForLife) => boolean): Promise<SpentBudgets> {
    const { clock, budgets, changes } = this.#deps;
    const [{ organisation }, sums, caps] = await Promise.all([
      changes.read(),
      budgets.sumsOfMonth(),
      budgets.spentForLife(),
    ]);
    const included = caps.filter(isIncluded);
    const ofLevel = (level: SpentForLife['level']): string[] =>
      included.filter((cap) => cap.level === level).map(({ subject }) => subject);
    const used = usedOf(sums);
    const [company] = capsFor(organisation, {}, monthOf(clock.now()));
    return {
      isCompanySpent: isSpent(company?.cap ?? null, used('company', COMPANY_SUBJECT)),
      agents: agentsWithoutBudget(organisation, used),
      projectIds: new Set(ofLevel('project')),
      tasks: new Map<string, SpentCap>([
        ...ofLevel('task').map((id) => [id, { kind: 'task', id }] as const),
        ...(await this.#tasksOf(ofLevel('charter'))),
      ]),
    };
  }

  async #tasksOf(charterIds: readonly string[]): Promise<(readonly [string, SpentCap])[]> {
    const { uow } = this.#deps;
    const unknown = charterIds.filter((id) => !this.#taskOfCharter.has(id));
    const found: readonly TaskOfCharter[] =
      unknown.length === 0 ? [] : await uow.read((em) => readTasksOf(em, unknown));
    // The transaction of the caller may be rolled back.
    if (!uow.isOpen) for (const [id, taskId] of found) this.#taskOfCharter.set(id, taskId);
    const read = new Map(found);
    return charterIds.flatMap((id) => {
      const taskId = this.#taskOfCharter.get(id) ?? read.get(id);
      return taskId === undefined ? [] : [[taskId, { kind: 'charter', id }] as const];
    });
  }
}

/** The charters with their tasks; those without a task are left out. */
const readTasksOf = async (em: EntityManager, charterIds: readonly string[]): Promise<readonly TaskOfCharter[]> => {
  const charters = await readCharters(em, charterIds);
  return charters.flatMap(({ id, taskId }) => (taskId ? [[id, taskId] as const] : []));
};

/** The ids of the root tasks of tasks, for `spentCapOf`; empty while no cap of a task is used up. */
export const spentRootsOf = async (
  em: EntityManager,
  { tasks }: SpentBudgets,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  tasks.size === 0 || taskIds.length === 0 ? new Map() : readTaskRoots(em, taskIds);

/** The widest used-up cap over a task; null if there is none. `rootId` is the id of its root task, if that is another task. */
export const spentCapOf = (
  { isCompanySpent, agents, projectIds, tasks }: SpentBudgets,
  { id, projectId, assignedTo }: SpendingTask,
  rootId: string = id,
): SpentCap | null => {
  if (isCompanySpent) return { kind: 'company', id: null };
  const ofAgent = agents.get(assignedTo ?? '');
  if (ofAgent !== undefined) return ofAgent;
  if (projectIds.has(projectId)) return { kind: 'project', id: projectId };
  return tasks.get(rootId) ?? tasks.get(id) ?? null;
};

/** Whether a cap over the task is used up, if `assignedTo` executes it. */
export const isUnderSpentCap = async (em: EntityManager, spent: SpentBudgets, task: SpendingTask): Promise<boolean> =>
  spentCapOf(spent, task, (await spentRootsOf(em, spent, [task.id])).get(task.id)) !== null;

const agentsWithoutBudget = (organisation: Organisation, used: Used): ReadonlyMap<string, SpentCap> => {
  const departments = new Map<string, SpentCap>(
    organisation.departments
      .filter(({ id }) => isSpent(departmentCap(organisation, id), used('department', id)))
      .map(({ id, name }) => [nameKey(name), { kind: 'department', id }] as const),
  );
  const spent = new Map<string, SpentCap>();
  for (const { id, department, budgetLimitMonthly } of organisation.agents) {
    const own: SpentCap | null = isSpent(budgetLimitMonthly, used('agent', id)) ? { kind: 'agent', id } : null;
    const cap = departments.get(nameKey(department)) ?? own;
    if (cap !== null) spent.set(id, cap);
  }
  return spent;
};

const isSpent = (cap: number | null, used: number): boolean => cap !== null && used >= storedAmount(cap);
