import type { Pool } from 'pg';
import type { PeriodicTask } from '../background.ts';
import { translated } from '../database/translate.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import type { Renewals } from '../lease.ts';
import { DELETE_CONCURRENCY_SLOT, RENEW_CONCURRENCY_SLOTS, TAKE_CONCURRENCY_SLOT } from './statements.ts';

/** Releases the concurrency slot; further calls do nothing. */
export type ReleaseSlot = () => Promise<void>;

export interface ConcurrencySlotsDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly renewals: Renewals;
}

/** Limits parallel requests, counted in the database so that the limits apply across replicas (spec/rules/limits.md#concurrency-limits). */
export class ConcurrencySlots {
  readonly #pool: Pool;
  readonly #clock: Clock;
  /** The concurrency slots that this process holds. */
  readonly #held = new Set<string>();
  readonly #renewals: Renewals;
  readonly #renewal: PeriodicTask;

  constructor({ pool, clock, renewals }: ConcurrencySlotsDeps) {
    this.#pool = pool;
    this.#clock = clock;
    this.#renewals = renewals;
    this.#renewal = renewals.task(() => this.#renew());
  }

  /** The number of concurrency slots that this process holds. */
  get held(): number {
    return this.#held.size;
  }

  /** A concurrency slot of the bucket, or null when `cap` requests hold one. */
  async acquire(bucket: string, cap: number): Promise<ReleaseSlot | null> {
    const id = newId();
    const { rows } = await translated(
      this.#pool.query<{ taken: boolean }>({
        name: 'take-slot',
        text: TAKE_CONCURRENCY_SLOT,
        values: [bucket, cap, id, this.#clock.now(), this.#renewals.expiry()],
      }),
    );
    if (rows[0]?.taken !== true) return null;
    this.#held.add(id);
    this.#renewal.startBackground();
    return async () => {
      this.#forget(id);
      // A concurrency slot that cannot be released, because the database is unavailable, expires.
      await this.#pool.query({ name: 'release-slot', text: DELETE_CONCURRENCY_SLOT, values: [id] }).catch(() => {});
    };
  }

  #forget(id: string): void {
    this.#held.delete(id);
    if (this.#held.size === 0) this.#renewal.stop();
  }

  /** Renews all of them with one statement: subscribers hold theirs for hours, and there may be thousands. */
  async #renew(): Promise<void> {
    const statement = { name: 'renew-slots', text: RENEW_CONCURRENCY_SLOTS };
    await this.#pool.query({ ...statement, values: [[...this.#held], this.#renewals.expiry()] });
  }
}
