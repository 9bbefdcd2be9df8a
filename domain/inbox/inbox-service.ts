import { hasGuard, mayChangeOrganisation } from '../auth/credentials/permissions.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { PageRequest } from '../foundation/kernel/pages/page.ts';
import type { DecisionItems } from './decision-items.ts';
import type { DecisionItem } from './inbox-item.ts';
import { type Inbox, mergedPage, readInboxPosition } from './inbox-order.ts';
import type { ReadWaitingBudgets } from './waiting-budgets.ts';
import type { WorkItems } from './work-items.ts';

interface InboxDeps {
  readonly decisions: DecisionItems;
  readonly work: WorkItems;
}

/** What waits for the caller (spec/rules/conversation.md#inbox). Pages are sorted: most urgent first, then oldest. */
export class InboxService {
  readonly #decisions: DecisionItems;
  readonly #work: WorkItems;
  #readBudgets: ReadWaitingBudgets = async () => [];

  constructor({ decisions, work }: InboxDeps) {
    this.#decisions = decisions;
    this.#work = work;
  }

  /** Registers the source of the used-up caps. Without it the inbox has none. */
  provideBudgets(read: ReadWaitingBudgets): void {
    this.#readBudgets = read;
  }

  /** The decisions that the caller may make now; for callers who may change the organisation also the work that waits. */
  async list(actor: Actor, { limit, position }: PageRequest): Promise<Inbox> {
    const after = position === null ? null : readInboxPosition(position);
    const mayChange = hasGuard(actor, 'write') && mayChangeOrganisation(actor);
    const [decisions, work] = await Promise.all([
      this.#decisions.parts(actor, after, limit),
      mayChange ? this.#work.parts(this.#readBudgets, after, limit) : [],
    ]);
    return mergedPage([...decisions, ...work], limit);
  }

  /** The first decisions of `list`, with the total number of decisions. */
  async firstDecisions(actor: Actor, limit: number): Promise<Inbox<DecisionItem>> {
    return mergedPage(await this.#decisions.parts(actor, null, limit), limit);
  }
}
