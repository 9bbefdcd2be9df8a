import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { translated } from '../foundation/database/translate.ts';
import { ConcurrencyLimited, Conflict } from '../foundation/errors/errors.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';

/** The lifetime of a lease after its last renewal. */
export const LEASE_SECONDS = 30;
const RENEWAL_SECONDS = 10;
const WAIT_SECONDS = 60;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/** Waits; injected so that tests control time. */
export type Sleep = (milliseconds: number) => Promise<unknown>;

/** The exclusive right to write the next turn of a conversation. */
export interface HeldLease {
  /**
   * Checks in the closing transaction that the lease is still held, and holds it until the transaction ends. Throws
   * Conflict.
   */
  requireHeld(em: EntityManager): Promise<void>;
  /** Releases the lease; does nothing if it is lost already. */
  release(): Promise<void>;
}

/** The lease of a new conversation: nobody else knows its id before the transaction commits. */
export const UNCONTESTED_LEASE: HeldLease = { requireHeld: async () => {}, release: async () => {} };

/** Takes a free or expired lease. Every acquisition increments the fencing number. */
const TAKE = `insert into leases as l (resource, holder, fence, expires_at) values ($1, $2, 1, $3)
  on conflict (resource) do update set holder = excluded.holder, fence = l.fence + 1, expires_at = excluded.expires_at
    where l.expires_at <= $4
  returning fence`;
const EXTEND = 'update leases set expires_at = $4 where resource = $1 and holder = $2 and fence = $3';
const CHECK = 'select 1 from leases where resource = ? and holder = ? and fence = ? and expires_at > ? for update';

/**
 * An SQL condition that is true while the lease of the resource, an SQL expression, is held. Its only parameter is the
 * current time.
 */
export const isLeasedSql = (resource: string): string =>
  `exists (select 1 from leases l where l.resource = ${resource} and l.expires_at > ?)`;

/**
 * Ensures one turn of a conversation at a time, across all replicas (spec/rules/conversation.md#turn-lease). A lease is
 * a row with holder, fencing number and expiry; no connection is held while it is waited for or held.
 */
export class ConversationLeases {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #sleep: Sleep;

  constructor(pool: Pool, clock: Clock, sleep: Sleep = pause) {
    this.#pool = pool;
    this.#clock = clock;
    this.#sleep = sleep;
  }

  /**
   * Waits for the lease for at most 60 s. Throws ConcurrencyLimited after that, or the reason of `signal` after the
   * client disconnected.
   */
  async acquire(conversationId: string, signal: AbortSignal): Promise<HeldLease> {
    const resource = `conversation:${conversationId}`;
    const holder = newId();
    const deadline = this.#clock.monotonicSeconds() + WAIT_SECONDS;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      signal.throwIfAborted();
      const fence = await this.#tryTake(resource, holder);
      if (fence !== null) return this.#held(resource, holder, fence);
      if (this.#clock.monotonicSeconds() >= deadline) {
        throw new ConcurrencyLimited('Another turn of this conversation is still running', { retryAfterSeconds: 1 });
      }
      await this.#sleep(wait);
    }
  }

  /** Takes the lease of any other resource; null if it is held. */
  async tryAcquire(resource: string): Promise<HeldLease | null> {
    const holder = newId();
    const fence = await this.#tryTake(resource, holder);
    return fence === null ? null : this.#held(resource, holder, fence);
  }

  async #tryTake(resource: string, holder: string): Promise<string | null> {
    const values = [resource, holder, this.#expiry(), this.#clock.now()];
    const { rows } = await translated(this.#pool.query<{ fence: string }>({ name: 'take-lease', text: TAKE, values }));
    return rows[0]?.fence ?? null;
  }

  #held(resource: string, holder: string, fence: string): HeldLease {
    const identity = [resource, holder, fence];
    // If renewal or release fails because the database is unavailable, the lease expires.
    const extendTo = async (expiresAt: Date): Promise<void> => {
      const statement = { name: 'extend-lease', text: EXTEND, values: [...identity, expiresAt] };
      await this.#pool.query(statement).catch(() => {});
    };
    const renewal = setInterval(() => void extendTo(this.#expiry()), RENEWAL_SECONDS * 1000).unref();
    return {
      requireHeld: async (em) => {
        const rows = await em.execute<unknown[]>(CHECK, [...identity, this.#clock.now()]);
        if (rows.length === 0) throw new Conflict('The turn took too long and another turn replaced it');
      },
      release: async () => {
        clearInterval(renewal);
        await extendTo(this.#clock.now());
      },
    };
  }

  #expiry(): Date {
    return new Date(this.#clock.now().getTime() + LEASE_SECONDS * 1000);
  }
}

const pause: Sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
