import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ABANDON_IDEMPOTENCY_CLAIM } from './statements.ts';

/** Operation, user, key and holder of a claim. */
export type ClaimIdentity = readonly [operation: string, userId: string, key: string, holder: string];

const PAUSE_MS = 500;
/** After this many tries, half a minute, the claims have expired. */
const MAX_TRIES = 60;
/** Further claims are left to expire. */
const MAX_WAITING = 1_000;

/**
 * Releases the claims of failed requests. Most fail together when the database becomes unavailable, and then the claims cannot be released
 * either: each would make its retries wait until it expires. They are released as soon as the database is available again
 * (spec/rules/requests.md#concurrent-retries).
 */
export class ClaimRelease {
  readonly #pool: Pool;
  readonly #waiting: ClaimIdentity[] = [];
  #isTrying = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Tries once, and then in the background. Never rejects. */
  async free(claim: ClaimIdentity): Promise<void> {
    if ((await this.#try(claim)) || this.#waiting.length >= MAX_WAITING) return;
    this.#waiting.push(claim);
    if (!this.#isTrying) void this.#tryAgain();
  }

  async #tryAgain(): Promise<void> {
    this.#isTrying = true;
    for (let tries = 0; this.#waiting[0] !== undefined && tries < MAX_TRIES; ) {
      if (await this.#try(this.#waiting[0])) this.#waiting.shift();
      else {
        tries += 1;
        await wait(PAUSE_MS, undefined, { ref: false });
      }
    }
    this.#waiting.length = 0;
    this.#isTrying = false;
  }

  #try(claim: ClaimIdentity): Promise<boolean> {
    return this.#pool.query({ text: ABANDON_IDEMPOTENCY_CLAIM, values: [...claim] }).then(
      () => true,
      () => false,
    );
  }
}
