import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PeriodicTask } from './background.ts';
import { translated } from './database/translate.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import type { DomainError } from './errors/domain-error.ts';
import type { Clock } from './kernel/clock.ts';
import { newId } from './kernel/ids.ts';
import { EXTEND_LEASE, LOCK_HELD_LEASE, RELEASE_HELD_LEASE, RELEASE_LEASE, TAKE_LEASE } from './statements.ts';

/** What a process holds expires this long after its last renewal, so that a killed process does not block others. */
export const LEASE_SECONDS = 30;
const RENEWAL_SECONDS = 10;

/** Renews what this process holds: leases, and rows of other tables that expire in the same way. */
export class Renewals {
  readonly #clock: Clock;
  readonly #report: (error: unknown) => void;

  /** `report` receives the error of a renewal. The next one retries, and what cannot be renewed expires. */
  constructor(clock: Clock, report: (error: unknown) => void) {
    this.#clock = clock;
    this.#report = report;
  }

  /** The time at which something expires that is taken or renewed now. */
  expiry(): Date {
    return new Date(this.#clock.now().getTime() + LEASE_SECONDS * 1000);
  }

  /** A task that renews every ten seconds, to be started when something is held and stopped when it is released. */
  task(renew: () => Promise<unknown>): PeriodicTask {
    const run = async (): Promise<void> => {
      await renew();
    };
    return new PeriodicTask({ intervalMs: RENEWAL_SECONDS * 1000, run, report: this.#report });
  }
}

/** An exclusive right that ends when it is released or not renewed. */
export interface HeldLease {
  /** Checks in the closing transaction that the lease is still held, and holds it until the transaction ends. Throws `lost`. */
  requireHeld(em: EntityManager): Promise<void>;
  /** Like `requireHeld`, and releases the lease when the transaction commits. Call it in the transaction that stores the work. */
  releaseWith(uow: UnitOfWork, em: EntityManager): Promise<void>;
  /** Releases the lease; does nothing if it is released or lost already. */
  release(): Promise<void>;
}

export interface LeaseDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly renewals: Renewals;
  /** The error of a holder whose lease expired. */
  readonly lost: () => DomainError;
}

/**
 * Exclusive rights across all replicas. A lease is a row with holder, fencing number and expiry; no connection is held while it is waited
 * for or held. A holder that is late cannot write: its closing transaction checks the fencing number under the lock of the row.
 */
export class Leases {
  readonly #deps: LeaseDeps;

  constructor(deps: LeaseDeps) {
    this.#deps = deps;
  }

  /** Takes the lease of a resource and renews it until it is released; null if it is held. */
  async tryAcquire(resource: string): Promise<HeldLease | null> {
    const { pool, clock, renewals } = this.#deps;
    const holder = newId();
    const values = [resource, holder, renewals.expiry(), clock.now()];
    const { rows } = await translated(pool.query<{ fence: string }>({ name: 'take-lease', text: TAKE_LEASE, values }));
    return rows[0] === undefined ? null : this.#held([resource, holder, rows[0].fence]);
  }

  #held(identity: readonly string[]): HeldLease {
    const { pool, clock, renewals, lost } = this.#deps;
    const update = (name: string, text: string, expiresAt: Date): Promise<unknown> =>
      pool.query({ name, text, values: [...identity, expiresAt] });
    const renewal = renewals.task(() => update('extend-lease', EXTEND_LEASE, renewals.expiry()));
    renewal.startBackground();
    let isReleased = false;
    return {
      requireHeld: async (em) => {
        const rows = await em.execute<unknown[]>(LOCK_HELD_LEASE, [...identity, clock.now()]);
        if (rows.length === 0) throw lost();
      },
      releaseWith: async (uow, em) => {
        const now = clock.now();
        const rows = await em.execute<unknown[]>(RELEASE_HELD_LEASE, [now, ...identity, now]);
        if (rows.length === 0) throw lost();
        uow.afterCommit(() => {
          isReleased = true;
          renewal.stop();
        });
      },
      release: async () => {
        renewal.stop();
        if (isReleased) return;
        // A lease that cannot be released, because the database is unavailable, expires.
        await update('release-lease', RELEASE_LEASE, clock.now()).catch(() => {});
      },
    };
  }
}
