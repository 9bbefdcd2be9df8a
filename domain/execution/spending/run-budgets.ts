import type { EntityManager } from '@mikro-orm/postgresql';
import { capsFor, monthOf } from '../../budgets/budget-caps.ts';
import type { BudgetService } from '../../budgets/budget-service.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { RecentValues } from '../../foundation/kernel/recent-value.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import type { SpendingSubject } from '../../llm/gateway/spending.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';
import type { ProjectRecord } from '../../projects/project.entity.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import type { StepChange } from '../steps/step.ts';
import { reportedSpending } from './step-spending.ts';
import { type CappedTask, readTaskCaps, readTaskCapsById, type TaskCaps } from './task-caps.ts';

/** How long remainders are kept, because every heartbeat shows one. */
const SHOWN_SECONDS = 2;
/** How long the caps of a task are kept. They do not change while it stays in its project. */
const KEPT_SECONDS = 60;

interface RunBudgetsDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly budgets: Pick<BudgetService, 'applyReport' | 'leastRemainder'>;
  readonly changes: Pick<OrganisationChanges, 'read' | 'readIn'>;
}

/** Books and reserves the costs that workers report, and reads the remaining budget of runs (spec/rules/work.md#budgets). */
export class RunBudgets {
  readonly #deps: RunBudgetsDeps;
  readonly #taskCaps: RecentValues<TaskCaps>;
  readonly #left: RecentValues<number | null>;

  constructor(deps: RunBudgetsDeps) {
    this.#deps = deps;
    const { clock, uow } = deps;
    const isInTransaction = (): boolean => uow.isOpen;
    this.#taskCaps = new RecentValues({ clock, seconds: KEPT_SECONDS, isInTransaction });
    this.#left = new RecentValues({ clock, seconds: SHOWN_SECONDS, isInTransaction });
  }

  /**
   * Books, settles and reserves the costs of steps that were stored in the caller's transaction; returns whether there are any. Throws
   * BudgetExhausted if the reservations do not fit. A run without a lease reserves nothing. The model gateway has booked the calls of the
   * built-in worker already.
   */
  async apply(
    em: EntityManager,
    { id, agentId, taskId, workerKind }: Pick<RunRecord, 'id' | 'agentId' | 'taskId' | 'workerKind'>,
    change: StepChange,
    lease: { readonly hasLease: boolean },
  ): Promise<boolean> {
    if (workerKind === 'built_in') return false;
    const spending = reportedSpending(id, change, lease);
    if (spending === null) return false;
    const { organisation } = await this.#deps.changes.readIn(em);
    const caps = await readTaskCapsById(em, taskId);
    await this.#deps.budgets.applyReport(spending, spendingSubjectOf(organisation, agentId, caps));
    return true;
  }

  /** The smallest remainder of all caps over a task that the agent executes, at most two seconds old; null without a cap. */
  async left(agentId: string, task: CappedTask, project: ProjectRecord | null): Promise<number | null> {
    const read = (): Promise<TaskCaps> => this.#deps.uow.read((em) => readTaskCaps(em, task, project));
    return this.#leftUnder(agentId, await this.#taskCaps.of(keyOf(task.id, task.projectId)).get(read), false);
  }

  /** The same for a run; with `isFresh` it includes everything that was committed before. */
  async leftOf(
    { agentId, taskId, projectId }: Pick<RunRecord, 'agentId' | 'taskId' | 'projectId'>,
    isFresh: boolean,
  ): Promise<number | null> {
    const read = (): Promise<TaskCaps> => this.#deps.uow.read((em) => readTaskCapsById(em, taskId));
    return this.#leftUnder(agentId, await this.#taskCaps.of(keyOf(taskId, projectId)).get(read), isFresh);
  }

  async #leftUnder(agentId: string, taskCaps: TaskCaps, isFresh: boolean): Promise<number | null> {
    const { changes, budgets, clock } = this.#deps;
    const { organisation } = await changes.read();
    const caps = capsFor(organisation, spendingSubjectOf(organisation, agentId, taskCaps), monthOf(clock.now()));
    // Runs under the same caps share the remainder. A changed cap is a different key.
    const left = this.#left.of(JSON.stringify(caps));
    const read = (): Promise<number | null> => budgets.leastRemainder(caps);
    return isFresh ? left.getFresh(read) : left.get(read);
  }
}

const keyOf = (taskId: string, projectId: string): string => `${taskId} ${projectId}`;

/** The objects whose caps apply to the costs of a task that the agent executes. */
export const spendingSubjectOf = (
  { agents, departments }: Pick<Organisation, 'agents' | 'departments'>,
  agentId: string,
  caps: TaskCaps,
): SpendingSubject => {
  const agent = agents.find(({ id }) => id === agentId);
  const key = agent === undefined ? null : nameKey(agent.department);
  const department = departments.find(({ name }) => nameKey(name) === key);
  return { agentId, departmentId: department?.id ?? null, ...caps };
};
