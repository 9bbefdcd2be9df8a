import type { EntityManager } from '@mikro-orm/postgresql';
import { AgedSweep, type AgedSweepDeps } from '../foundation/jobs/aged-sweep.ts';
import { retentionSetting } from '../foundation/settings/retention.ts';
import { turnResource } from './conversation-lease.ts';
import type { OwnConversations } from './own-conversations.ts';
import { CHECK_LEASE, SELECT_IDLE_CONVERSATIONS } from './statements.ts';

export const turnsRetention = retentionSetting(
  'turns_days',
  'Days after its last turn or change for which a conversation that waits for nothing is kept; 0 means without limit.',
);

/** Whether something in the conversation is still pending; called under its lock. */
export type PendingCheck = (em: EntityManager, conversationId: string) => Promise<boolean>;

export interface IdleConversationsDeps extends AgedSweepDeps {
  readonly ownConversations: OwnConversations;
}

/**
 * Erases conversations that were idle for the retention period, in the same way as their owners
 * (spec/rules/chat.md#retention-of-turns).
 */
export class IdleConversations {
  readonly sweep: AgedSweep;
  readonly #deps: IdleConversationsDeps;
  readonly #pending: PendingCheck[];

  constructor(deps: IdleConversationsDeps) {
    this.#deps = deps;
    const examine = (after: string, before: Date): Promise<readonly string[]> => this.#examine(after, before);
    this.sweep = new AgedSweep(deps, { name: 'erase-conversations', age: turnsRetention, examine });
    const isLeased = async (em: EntityManager, id: string): Promise<boolean> =>
      (await em.execute<unknown[]>(CHECK_LEASE, [turnResource(id), deps.clock.now()])).length > 0;
    this.#pending = [isLeased];
  }

  /** Registers a reason to keep a conversation. */
  keepWhile(pending: PendingCheck): void {
    this.#pending.push(pending);
  }

  /** Each in a separate transaction. */
  async #examine(after: string, before: Date): Promise<readonly string[]> {
    const { uow, ownConversations } = this.#deps;
    const rows = await uow.read((em) => em.execute<{ id: string }[]>(SELECT_IDLE_CONVERSATIONS, [after, before]));
    for (const { id } of rows) await ownConversations.eraseIdle(id, before, (em) => this.#isPending(em, id));
    return rows.map(({ id }) => id);
  }

  async #isPending(em: EntityManager, id: string): Promise<boolean> {
    for (const pending of this.#pending) if (await pending(em, id)) return true;
    return false;
  }
}
