import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { ROWS_PER_BATCH } from '../jobs/statements.ts';
import type { Job } from '../jobs/worker.ts';
import { type Clock, DAY_MS } from '../kernel/clock.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import { retentionMs, retentionSetting } from '../settings/retention.ts';
import type { AuditLog } from './audit-log.ts';
import { ChainLost, type ChainPlace } from './chain-link.ts';
import { ChainWalk, type StoredLink } from './chain-walk.ts';
import {
  DELETE_AUDIT_ENTRIES,
  DELETE_AUDIT_LINKS,
  LOCK_TRIMMED_CHAIN_PLACE,
  selectLinksAfter,
  UPDATE_TRIMMED_CHAIN_PLACE,
} from './statements.ts';

export const auditRetention = retentionSetting(
  'audit_days',
  'Days for which entries of the audit log are kept, to the end of a day (UTC); 0 keeps them forever.',
);

/** After this many transactions the next run continues. */
const MAX_ROUNDS = 20;
const NOBODY = { address: null, userAgent: null, sessionId: null, keyId: null };

const LINKS = selectLinksAfter('?', '?');

export interface AuditTrimmingDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly settings: LiveSettings;
}

/**
 * Deletes the oldest entries of the audit log, from the beginning of the chain and by whole days
 * (spec/rules/events.md#retention-of-the-log). An unchained or invalid entry, and everything after it, is kept.
 */
export class AuditTrimming {
  readonly #deps: AuditTrimmingDeps;

  constructor(deps: AuditTrimmingDeps) {
    this.#deps = deps;
  }

  get job(): Job {
    return { name: 'trim-audit', cron: '*/10 * * * *', isAlone: true, run: () => this.trim() };
  }

  /** Throws when the chain is broken in the part to delete. */
  async trim(): Promise<void> {
    const { settings, clock, uow } = this.#deps;
    await settings.refresh();
    const kept = retentionMs(settings, auditRetention);
    if (kept === null) return;
    const before = Math.floor((clock.now().getTime() - kept) / DAY_MS) * DAY_MS;
    let count = ROWS_PER_BATCH;
    for (let round = 0; round < MAX_ROUNDS && count === ROWS_PER_BATCH; round += 1)
      count = await uow.write((em) => this.#trimBatch(em, before));
  }

  /** Returns the number of deleted entries. */
  async #trimBatch(em: EntityManager, before: number): Promise<number> {
    const [state] = await em.execute<{ number: string; hash: string }[]>(LOCK_TRIMMED_CHAIN_PLACE);
    if (state === undefined) throw new ChainLost();
    const from = { number: Number(state.number), hash: state.hash };
    const links = await em.execute<StoredLink[]>(LINKS, [from.number, ROWS_PER_BATCH]);
    const newest = links.findIndex(({ at }) => at !== null && !(Number(at) < before));
    const walk = new ChainWalk(from);
    const problem = walk.follow(newest < 0 ? links : links.slice(0, newest), () => {});
    if (problem !== null) throw new Error(`the audit log is broken at entry ${problem.number}: no entry is removed`);
    const count = walk.place.number - from.number;
    if (count > 0) await this.#remove(em, from, walk.place, count);
    return count;
  }

  async #remove(em: EntityManager, from: ChainPlace, through: ChainPlace, count: number): Promise<void> {
    await em.execute(DELETE_AUDIT_ENTRIES, [from.number, through.number]);
    await em.execute(DELETE_AUDIT_LINKS, [through.number]);
    await em.execute(UPDATE_TRIMMED_CHAIN_PLACE, [through.number, through.hash]);
    const details = { count, number: through.number, hash: through.hash };
    this.#deps.audit.record(em, { action: 'audit.trimmed', actorId: 'system', details }, NOBODY);
  }
}
