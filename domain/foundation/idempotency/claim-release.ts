import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Operation, user, key and holder of a claim. */
export type ClaimIdentity = readonly [operation: string, userId: string, key: string, holder: string];

/** Frees a claim, or ends it with what was noted: one of the two statements finds the row. */
const ABANDON = `with freed as (
    delete from idempotency_claims
      where operation = $1 and user_id = $2 and key = $3 and holder = $4 and status is null and meanwhile is null)
  update idempotency_claims set lapses_at = '-infinity'
    where operation = $1 and user_id = $2 and key = $3 and holder = $4 and status is null and meanwhile is not null`;

const PAUSE_MS = 500;
/** After so many, half a minute, the claims have lapsed. */
const MOST_TRIES = 60;
/** Those beyond lapse by themselves. */
const MOST_WAITING = 1_000;

/**
 * Gives claims up whose requests failed. Most fail together, when the database goes away, and then the claims cannot be given up either: each
 * would keep its repetition waiting until it lapses. They are given up as soon as the database is there again
 * (spec/rules/requests.md#concurrent-retries).
 */
export class ClaimRelease {
  readonly #pool: Pool;
  readonly #waiting: ClaimIdentity[] = [];
  #isTrying = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Tries once, and in the background from then on. Never rejects. */
  async free(claim: ClaimIdentity): Promise<void> {
    if ((await this.#try(claim)) || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(claim);
    if (!this.#isTrying) void this.#tryAgain();
  }

  async #tryAgain(): Promise<void> {
    this.#isTrying = true;
    for (let tries = 0; this.#waiting[0] !== undefined && tries < MOST_TRIES; ) {
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
    return this.#pool.query({ text: ABANDON, values: [...claim] }).then(
      () => true,
      () => false,
    );
  }
}
