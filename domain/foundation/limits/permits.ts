import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import { translated } from '../database/translate.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';

/** A permit outlives its holder's last sign of life by this long, so that a killed process does not block a bucket for ever. */
export const PERMIT_LIFE_SECONDS = 30;
const RENEWAL_SECONDS = 10;

/** Gives the permit back; harmless when called twice. */
export type ReleasePermit = () => Promise<void>;

/** Caps on requests in flight, counted in the database so that they hold across replicas (spec/rules/limits.md#concurrency-limits). */
export class Permits {
  readonly #pool: Pool;
  readonly #clock: Clock;
  /** The permits this process has given and not got back. */
  readonly #held = new Set<string>();
  readonly #apart = new AsyncResource('Permits');
  #renewal: NodeJS.Timeout | null = null;

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  /** How many permits this process has given and not got back. */
  get held(): number {
    return this.#held.size;
  }

  /** A permit of the bucket, or null when `cap` requests hold one already. */
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
    // Not in the context of the request that happens to be the first.
    this.#renewal ??= this.#apart.runInAsyncScope(() =>
      setInterval(() => void this.#renew(), RENEWAL_SECONDS * 1000).unref(),
    );
    return async () => {
      this.#forget(id);
      // A permit that cannot be given back, because the database is away, ends by itself.
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

  /** All of them by one statement: listeners hold theirs for hours, and there may be thousands. */
  async #renew(): Promise<void> {
    const statement = { name: 'renew-permits', text: 'update permits set expires_at = $2 where id = any($1)' };
    await this.#pool.query({ ...statement, values: [[...this.#held], this.#expiry()] }).catch(() => {});
  }
}
