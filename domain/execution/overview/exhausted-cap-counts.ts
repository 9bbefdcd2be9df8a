import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { RecentValue } from '../../foundation/kernel/recent-value.ts';
import type { WaitingBudget } from '../../inbox/waiting-budgets.ts';
import type { SpentBudgets, SpentCaps } from '../spending/spent-caps.ts';
import { COUNT_TASKS_BY_CAP } from './statements.ts';

/** How long a result that was slow to read is kept. */
const KEPT_SECONDS = 1;
/** A result that was read faster is not kept, because reading it again is cheap. */
const QUICK_SECONDS = 0.05;

interface ExhaustedCapCountsDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly spentCaps: Pick<SpentCaps, 'recent'>;
}

/** The caps that are used up, with the number of tasks that wait for each. Concurrent callers share one read. */
export class ExhaustedCapCounts {
  readonly #deps: ExhaustedCapCountsDeps;
  readonly #recent: RecentValue<readonly WaitingBudget[]>;

  constructor(deps: ExhaustedCapCountsDeps) {
    this.#deps = deps;
    const { clock, uow } = deps;
    const isInTransaction = (): boolean => uow.isOpen;
    this.#recent = new RecentValue({ clock, seconds: KEPT_SECONDS, quickSeconds: QUICK_SECONDS, isInTransaction });
  }

  /** At most 200 caps, the most urgent first. They can be two seconds old. */
  read(): Promise<readonly WaitingBudget[]> {
    return this.#recent.get(() => this.#count());
  }

  async #count(): Promise<readonly WaitingBudget[]> {
    const { uow, spentCaps } = this.#deps;
    const spent = await spentCaps.recent();
    const caps = capsOf(spent);
    if (!spent.isCompanySpent && caps.length === 0) return [];
    const values = [spent.isCompanySpent, JSON.stringify(spent.isCompanySpent ? [] : caps)];
    return uow.read((em) => readPrepared<WaitingBudget>(em, COUNT_TASKS_BY_CAP, values));
  }
}

/** Every cap with the object that it applies to. */
const capsOf = ({ agents, projectIds, tasks }: SpentBudgets) => [
  ...[...agents].map(([subject, { kind, id }]) => ({ level: 'agent', subject, kind, id })),
  ...[...projectIds].map((id) => ({ level: 'project', subject: id, kind: 'project', id })),
  ...[...tasks].map(([subject, { kind, id }]) => ({ level: 'task', subject, kind, id })),
];
