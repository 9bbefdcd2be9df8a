import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { translated } from '../foundation/database/translate.ts';
import { ConcurrencyLimited, Conflict } from '../foundation/errors/errors.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';

/** A lease outlives the last sign of life of its holder by this long. */
export const LEASE_SECONDS = 30;
const RENEWAL_SECONDS = 10;
const WAIT_SECONDS = 60;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/** Waits; injected, so that tests move time. */
export type Sleep = (milliseconds: number) => Promise<unknown>;

/** The right to write the next turn of one conversation. */
export interface HeldLease {
  /**
   * Makes sure, in the closing transaction, that nobody took the conversation over meanwhile, and keeps it so until the
   * transaction ends. Throws Conflict.
   */
  requireHeld(em: EntityManager): Promise<void>;
  /** Gives the lease back; harmless when it is lost already. */
  release(): Promise<void>;
}

/** The lease of a conversation that is only being opened: nobody else knows its id before the transaction commits. */
export const UNCONTESTED_LEASE: HeldLease = { requireHeld: async () => {}, release: async () => {} };

/** Takes a lease that nobody holds or whose time has run out. Every taking raises the fencing number. */
const TAKE = `insert into leases as l (resource, holder, fence, expires_at) values ($1, $2, 1, $3)
  on conflict (resource) do update set holder = excluded.holder, fence = l.fence + 1, expires_at = excluded.expires_at
    where l.expires_at <= $4
  returning fence`;
const EXTEND = 'update leases set expires_at = $4 where resource = $1 and holder = $2 and fence = $3';
const CHECK = 'select 1 from leases where resource = ? and holder = ? and fence = ? and expires_at > ? for update';

/** A condition that holds while somebody has the lease of the resource, an expression; its one value is the moment. */
export const isLeasedSql = (resource: string): string =>
  `exists (select 1 from leases l where l.resource = ${resource} and l.expires_at > ?)`;

/**
 * One turn of a conversation at a time, across all replicas (spec/rules/conversation.md#turn-lease). A lease is a row with holder,
 * fencing number and expiry; no connection is held while it is waited for or while it is held.
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
   * Waits for the lease, 60 s at most. Throws ConcurrencyLimited after that, or the reason of `signal` when the request is gone
   * before.
   */
  async take(conversationId: string, signal: AbortSignal): Promise<HeldLease> {
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

  /** The lease of anything else that one process does at a time, or null while somebody holds it. */
  async attempt(resource: string): Promise<HeldLease | null> {
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
    // A renewal or return that fails, because the database is away, leaves the lease to its expiry.
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
