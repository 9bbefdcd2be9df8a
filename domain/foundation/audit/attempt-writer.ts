import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../database/named-lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Clock } from '../kernel/clock.ts';
import { detailsOf, hasRoom, isKnown, type Taken, type Tally } from './attempt.ts';
import type { AuditLog } from './audit-log.ts';

/** A caller has one entry of a kind in this time. */
export const PAUSE_MS = 60_000;
/** Entries of a kind in that time, over all callers and replicas; above the first number only for accounts that exist. */
const ENTRIES = { mostUnknown: 20, most: 40 };

/** What became of a tally: it has its entry; its caller has a recent one; or there is no room for it. */
export type Fate = 'written' | 'early' | 'crowded';

const RECENT = `select action, actor_id as "actorId", details->>'caller' as caller from audit_entries
  where action in ('auth.sign_in_failed', 'auth.locked_out', 'auth.refresh_replayed', 'access.refused')
    and at > ? and details->>'caller' is not null`;

/**
 * Writes tallies as entries. What the log holds of the last minute decides which: so the bounds hold for all replicas together, and over
 * a restart, without a table of their own (spec/decisions/0055-throttled-audit-entries-for-failed-attempts.md).
 */
export class AttemptWriter {
  readonly #uow: UnitOfWork;
  readonly #audit: AuditLog;
  readonly #clock: Clock;

  constructor(uow: UnitOfWork, audit: AuditLog, clock: Clock) {
    this.#uow = uow;
    this.#audit = audit;
    this.#clock = clock;
  }

  /** One transaction for all of them; the fate of each. With `isLast` nobody waits for a minute to pass. */
  async write(tallies: readonly Tally[], isLast: boolean): Promise<ReadonlyMap<Tally, Fate>> {
    return this.#uow.write(async (em) => {
      await takeLock(em, 'audit attempts');
      const since = new Date(this.#clock.now().getTime() - PAUSE_MS);
      const recent = await em.execute<Taken[]>(RECENT, [since]);
      const fates = new Map<Tally, Fate>();
      // Accounts that exist first: whoever makes names up takes no place of theirs.
      for (const tally of [...tallies].sort((one, other) => Number(isKnown(other)) - Number(isKnown(one)))) {
        const fate = fateOf(tally, recent, isLast);
        fates.set(tally, fate);
        if (fate !== 'written') continue;
        recent.push(tally);
        this.#record(em, tally);
      }
      return fates;
    });
  }

  #record(em: EntityManager, tally: Tally): void {
    const { address, userAgent, sessionId, keyId } = tally;
    const fact = { ...tally, reason: null, details: detailsOf(tally) };
    this.#audit.record(em, fact, { address, userAgent, sessionId, keyId });
  }
}

const fateOf = (tally: Tally, recent: readonly Taken[], isLast: boolean): Fate => {
  const ofKind = recent.filter(({ action }) => action === tally.action);
  if (!isLast && ofKind.some(({ caller }) => caller === tally.caller)) return 'early';
  return hasRoom(tally, ofKind, { ...ENTRIES, size: ofKind.length }) ? 'written' : 'crowded';
};
