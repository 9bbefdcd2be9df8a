import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../database/named-lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Clock } from '../kernel/clock.ts';
import { concernsKnownAccount, detailsOf, hasFreeSlot, type Tally, type TallySlot } from './attempt.ts';
import type { AuditLog } from './audit-log.ts';

/** A caller gets one entry of a kind in this time. */
export const ENTRY_INTERVAL_MS = 60_000;
/** Entries of a kind in that time, over all callers and replicas; above `mostUnknown` only for accounts that exist. */
const ENTRIES = { mostUnknown: 20, most: 40 };

/** `written`: the tally has its entry. `early`: its caller has a recent one. `crowded`: the limit of entries is reached. */
export type TallyResult = 'written' | 'early' | 'crowded';

const RECENT = `select action, actor_id as "actorId", details->>'caller' as caller from audit_entries
  where action in ('auth.sign_in_failed', 'auth.locked_out', 'auth.refresh_replayed', 'access.refused')
    and at > ? and details->>'caller' is not null`;

/**
 * Writes tallies as entries. The entries of the last minute decide which ones, so the limits hold for all replicas together and after a
 * restart, without an extra table (spec/decisions/0055-throttled-audit-entries-for-failed-attempts.md).
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

  /** Writes all of them in one transaction and returns a result for each. With `isLast` no entry waits for the minute to pass. */
  async write(tallies: readonly Tally[], isLast: boolean): Promise<ReadonlyMap<Tally, TallyResult>> {
    return this.#uow.write(async (em) => {
      await takeLock(em, 'audit attempts');
      const since = new Date(this.#clock.now().getTime() - ENTRY_INTERVAL_MS);
      const recent = await em.execute<TallySlot[]>(RECENT, [since]);
      const fates = new Map<Tally, TallyResult>();
      // Accounts that exist come first, so that invented names do not use up their entries.
      for (const tally of [...tallies].sort(
        (one, other) => Number(concernsKnownAccount(other)) - Number(concernsKnownAccount(one)),
      )) {
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

const fateOf = (tally: Tally, recent: readonly TallySlot[], isLast: boolean): TallyResult => {
  const ofKind = recent.filter(({ action }) => action === tally.action);
  if (!isLast && ofKind.some(({ caller }) => caller === tally.caller)) return 'early';
  return hasFreeSlot(tally, ofKind, { ...ENTRIES, size: ofKind.length }) ? 'written' : 'crowded';
};
