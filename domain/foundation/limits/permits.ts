import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import { translated } from '../database/translate.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';

/** A concurrency slot expires this long after its last renewal, so that a killed process does not block a bucket. */
export const PERMIT_LIFE_SECONDS = 30;
const RENEWAL_SECONDS = 10;

/** Releases the concurrency slot; further calls do nothing. */
export type ReleasePermit = () => Promise<void>;

/** Limits parallel requests, counted in the database so that the limits apply across replicas (spec/rules/limits.md#concurrency-limits). */
export class Permits {
  readonly #pool: Pool;
  readonly #clock: Clock;
  /** The concurrency slots that this process holds. */
  readonly #held = new Set<string>();
  readonly #apart = new AsyncResource('Permits');
  #renewal: NodeJS.Timeout | null = null;

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  /** The number of concurrency slots that this process holds. */
  get held(): number {
    return this.#held.size;
  }

  /** A concurrency slot of the bucket, or null when `cap` requests hold one. */
  async acquire(bucket: string, cap: number): Promise<ReleasePermit | null> {
    const id = newId();
    const now = this.#clock.now();
    const { rows } = await translated(
      this.#pool.query<{ taken: boolean }>({
        name: 'take-permit',
        text: 'select take_permit($1, $2, $3, $4, $5) as taken',
        values: [bucket, cap, id, now, this.#expiry()],
      }),
    );
    if (rows[0]?.taken !== true) return null;
    this.#held.add(id);
    // Outside the context of the request that happens to be the first.
    this.#renewal ??= this.#apart.runInAsyncScope(() =>
      setInterval(() => void this.#renew(), RENEWAL_SECONDS * 1000).unref(),
    );
    return async () => {
      this.#forget(id);
      // A concurrency slot that cannot be released, because the database is unavailable, expires.
      await this.#pool
        .query({ name: 'give-permit', text: 'delete from permits where id = $1', values: [id] })
        .catch(() => {});
    };
  }

  #expiry(): Date {
    return new Date(this.#clock.now().getTime() + PERMIT_LIFE_SECONDS * 1000);
  }

  #forget(id: string): void {
    this.#held.delete(id);
    if (this.#held.size > 0 || this.#renewal === null) return;
    clearInterval(this.#renewal);
    this.#renewal = null;
  }

  /** Renews all of them with one statement: subscribers hold theirs for hours, and there may be thousands. */
  async #renew(): Promise<void> {
    const statement = { name: 'renew-permits', text: 'update permits set expires_at = $2 where id = any($1)' };
    await this.#pool.query({ ...statement, values: [[...this.#held], this.#expiry()] }).catch(() => {});
  }
}
