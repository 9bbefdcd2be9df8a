import type { PendingPage } from '../foundation/database/pages/pending-page.ts';
import { count, truncate } from '../foundation/kernel/text/text.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { SpentCap } from '../tasks/execution/execution-facts.ts';
import { isOutOfAttempts, type StuckTask, type StuckTasks } from '../tasks/execution/stuck-tasks.ts';
import type { UserService } from '../users/user-service.ts';
import type { CappedObjects, ShownObject } from './capped-objects.ts';
import { type InboxItem, summaryOf } from './inbox-item.ts';
import { byUrgency, type InboxPosition, isAfter, urgencyOfRank } from './inbox-order.ts';
import { capKey, type ReadWaitingBudgets, type WaitingBudget } from './waiting-budgets.ts';

interface WorkItemsDeps {
  readonly stuckTasks: Pick<StuckTasks, 'waiting'>;
  readonly cappedObjects: Pick<CappedObjects, 'of'>;
  readonly changes: Pick<OrganisationChanges, 'read'>;
  readonly users: Pick<UserService, 'namesOf'>;
}

/** The maximum length of a name in a title, which has at most 256 characters. */
const MAX_NAME = 200;

/** The operations that change the cap. Caps of the other kinds cannot change, so the tasks that wait can be cancelled. */
const ACTIONS: Readonly<Record<SpentCap['kind'], readonly string[]>> = {
  company: ['updateCompany'],
  department: ['updateDepartment', 'updateCompany'],
  agent: ['updateAgent'],
  project: ['cancelTask'],
  charter: ['cancelTask'],
  task: ['cancelTask'],
};
const MONTHLY: ReadonlySet<SpentCap['kind']> = new Set<SpentCap['kind']>(['company', 'department', 'agent']);

/** Tasks that cannot continue without a person, and caps that tasks wait for (spec/rules/work.md#work-in-the-inbox). */
export class WorkItems {
  readonly #deps: WorkItemsDeps;

  constructor(deps: WorkItemsDeps) {
    this.#deps = deps;
  }

  /** A page of the entries of each kind. */
  parts(
    readBudgets: ReadWaitingBudgets,
    after: InboxPosition | null,
    limit: number,
  ): Promise<readonly PendingPage<InboxItem>[]> {
    return Promise.all([this.#tasks(after, limit), this.#budgets(readBudgets, after, limit)]);
  }

  async #tasks(after: InboxPosition | null, limit: number): Promise<PendingPage<InboxItem>> {
    const { stuckTasks, changes, users } = this.#deps;
    const { items: found, ...rest } = await stuckTasks.waiting(after, limit);
    if (found.length === 0) return { items: [], ...rest };
    const [{ organisation }, names] = await Promise.all([
      changes.read(),
      users.namesOf(found.map(({ task }) => task.createdBy)),
    ]);
    const agents = new Map(organisation.agents.map(({ id, name }) => [id, name]));
    const items: InboxItem[] = found.map((stuck) => {
      const { assignedTo, createdBy } = stuck.task;
      return taskItem(stuck, agents.get(assignedTo ?? '') ?? names.get(createdBy) ?? createdBy);
    });
    return { items, ...rest };
  }

  /** All budgets are read for each page, because there are few. */
  async #budgets(
    readBudgets: ReadWaitingBudgets,
    after: InboxPosition | null,
    limit: number,
  ): Promise<PendingPage<InboxItem>> {
    const budgets = await readBudgets();
    if (budgets.length === 0) return { items: [], total: 0, hasMore: false };
    const { cappedObjects, users } = this.#deps;
    const objects = await cappedObjects.of(budgets);
    const names = await users.namesOf([...objects.values()].flatMap(({ createdBy }) => createdBy ?? []));
    const all = budgets.flatMap((budget) => {
      const object = objects.get(capKey(budget));
      return object === undefined ? [] : [budgetItem(budget, object, requesterOf(object, names))];
    });
    const rest = all.filter((item) => isAfter(item, after)).sort(byUrgency);
    return { items: rest.slice(0, limit), total: all.length, hasMore: rest.length > limit };
  }
}

const requesterOf = ({ createdBy, name }: ShownObject, names: ReadonlyMap<string, string>): string =>
  createdBy === null ? name : (names.get(createdBy) ?? createdBy);

const taskItem = ({ task, detail }: StuckTask, requestedBy: string): InboxItem => ({
  subject: { kind: 'task', task },
  id: task.id,
  title: task.title,
  summary: summaryOf(detail),
  urgencyLevel: urgencyOfRank(task.priority === 'critical' ? 0 : task.priority === 'high' ? 1 : 2),
  requestedBy,
  createdAt: task.createdAt,
  expiresAt: null,
  conversationId: null,
  actions: isOutOfAttempts(task)
    ? ['startTask', 'updateTask', 'cancelTask']
    : ['createTask', 'startTask', 'cancelTask'],
});

const budgetItem = (budget: WaitingBudget, object: ShownObject, requestedBy: string): InboxItem => ({
  subject: { kind: 'budget', capped: object.capped },
  id: object.id,
  title: `The budget of ${truncate(object.name, MAX_NAME)} is used up`,
  summary: summaryOf(budgetSummary(budget)),
  urgencyLevel: urgencyOfRank(budget.rank),
  requestedBy,
  createdAt: object.createdAt,
  expiresAt: null,
  conversationId: null,
  actions: ACTIONS[budget.kind],
});

const budgetSummary = ({ kind, tasks }: WaitingBudget): string => {
  const waiting = `${count(tasks, 'task')} ${tasks === 1 ? 'waits' : 'wait'}`;
  return MONTHLY.has(kind)
    ? `${waiting} until the cap of the ${kind} is raised or the next month begins`
    : `${waiting} because the cap of the ${kind} is used up`;
};
