import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Job } from '../foundation/jobs/worker.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import { keptMs, retentionSetting } from '../foundation/settings/retention.ts';
import { leasedNow } from './conversation-lease.ts';
import type { OwnConversations } from './own-conversations.ts';

export const turnsRetention = retentionSetting(
  'turns_days',
  0,
  0,
  'Days after its last turn or change for which a conversation that waits for nothing is kept; 0 keeps it for ever.',
);

/** Whether something of the conversation is still open, asked under its lock. */
export type Pending = (em: EntityManager, conversationId: string) => Promise<boolean>;

const PAGE = 500;
/** What is left after so many pages goes in the next run. */
const MAX_PAGES = 20;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

// By id, so that a run reads the table once at most and passes by what has to stay; turns pay for no index.
const RESTING = `select id from conversations where id > ? and erased_at is null and status <> 'proposed' and updated_at < ?
  order by id limit ${PAGE}`;

export interface RestingConversationsDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly ownConversations: OwnConversations;
}

/** Erases conversations that have rested for long, as their owners could (spec/rules/chat.md#retention-of-turns). */
export class RestingConversations {
  readonly #deps: RestingConversationsDeps;
  readonly #pending: Pending[];

  constructor(deps: RestingConversationsDeps) {
    this.#deps = deps;
    this.#pending = [
      async (em, id) =>
        (await em.execute<unknown[]>(`select 1 where ${leasedNow('?')}`, [id, deps.clock.now()])).length > 0,
    ];
  }

  get job(): Job {
    return { name: 'erase-conversations', cron: '*/10 * * * *', isAlone: true, run: () => this.erase() };
  }

  /** Registers what else keeps a conversation. */
  keepWhile(pending: Pending): void {
    this.#pending.push(pending);
  }

  /** Each in a transaction of its own. */
  async erase(): Promise<void> {
    const { settings, clock, uow, ownConversations } = this.#deps;
    await settings.refresh();
    const kept = keptMs(settings, turnsRetention.key);
    if (kept === null) return;
    const before = new Date(clock.now().getTime() - kept);
    let after = BEFORE_ALL;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const rows = await uow.read((em) => em.execute<{ id: string }[]>(RESTING, [after, before]));
      for (const { id } of rows) await ownConversations.eraseResting(id, before, (em) => this.#isPending(em, id));
      if (rows.length < PAGE) return;
      after = rows.at(-1)?.id ?? after;
    }
  }

  async #isPending(em: EntityManager, id: string): Promise<boolean> {
    for (const pending of this.#pending) if (await pending(em, id)) return true;
    return false;
  }
}
