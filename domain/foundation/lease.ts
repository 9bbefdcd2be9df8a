import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PeriodicTask } from './background.ts';
import { translated } from './database/translate.ts';
import type { DomainError } from './errors/domain-error.ts';
import type { Clock } from './kernel/clock.ts';
import { newId } from './kernel/ids.ts';

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
  /** Releases the lease; does nothing if it is lost already. */
  release(): Promise<void>;
}

export interface LeaseDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly renewals: Renewals;
  /** The error of a holder whose lease expired. */
  readonly lost: () => DomainError;
}

/** Takes a free or expired lease. Every acquisition increments the fencing number. */
const TAKE = `insert into leases as l (resource, holder, fence, expires_at) values ($1, $2, 1, $3)
  on conflict (resource) do update set holder = excluded.holder, fence = l.fence + 1, expires_at = excluded.expires_at
    where l.expires_at <= $4
  returning fence`;
const EXTEND = 'update leases set expires_at = $4 where resource = $1 and holder = $2 and fence = $3';
const CHECK = 'select 1 from leases where resource = ? and holder = ? and fence = ? and expires_at > ? for update';

/** An SQL condition that is true while the lease of the resource, an SQL expression, is held. Its only parameter is the current time. */
export const isLeasedSql = (resource: string): string =>
  `exists (select 1 from leases l where l.resource = ${resource} and l.expires_at > ?)`;

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
    const { rows } = await translated(pool.query<{ fence: string }>({ name: 'take-lease', text: TAKE, values }));
    return rows[0] === undefined ? null : this.#held([resource, holder, rows[0].fence]);
  }

  #held(identity: readonly string[]): HeldLease {
    const { pool, clock, renewals, lost } = this.#deps;
    const extendTo = (expiresAt: Date): Promise<unknown> =>
      pool.query({ name: 'extend-lease', text: EXTEND, values: [...identity, expiresAt] });
    const renewal = renewals.task(() => extendTo(renewals.expiry()));
    renewal.startBackground();
    return {
      requireHeld: async (em) => {
        const rows = await em.execute<unknown[]>(CHECK, [...identity, clock.now()]);
        if (rows.length === 0) throw lost();
      },
      release: async () => {
        renewal.stop();
        // A lease that cannot be released, because the database is unavailable, expires.
        await extendTo(clock.now()).catch(() => {});
      },
    };
  }
}
