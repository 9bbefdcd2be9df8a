import type { Pool } from 'pg';
import type { Clock } from '../foundation/kernel/clock.ts';
import { SELECT_OPERATOR_FACT, UPSERT_OPERATOR_FACT } from './statements.ts';

/** `untrusted_proxy`: an address that sent forwarding headers and is not in TRUST_PROXY. */
export type FactKind = 'untrusted_proxy';

/** The shortest time before a process writes a fact again. */
const REWRITE_AFTER_SECONDS = 3600;
/** The shortest time before a failed write is retried by the next request. */
const RETRY_SECONDS = 60;

/**
 * Facts that a running server sees and `npm run doctor` reports. Each kind has one row, the last fact seen, so that callers can neither
 * fill the table nor slow requests down.
 */
export class OperatorFacts {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #notedAt = new Map<FactKind, number>();

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  /** Errors are ignored; the next request retries. */
  async note(kind: FactKind, subject: string): Promise<void> {
    const now = this.#clock.monotonicSeconds();
    if (now - (this.#notedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < REWRITE_AFTER_SECONDS) return;
    this.#notedAt.set(kind, now);
    await this.#pool.query(UPSERT_OPERATOR_FACT, [kind, subject, this.#clock.now()]).catch(() => {
      this.#notedAt.set(kind, now - REWRITE_AFTER_SECONDS + RETRY_SECONDS);
    });
  }
}

/** The subject that was seen last within the last day, or null. */
export const readFact = async (pool: Pick<Pool, 'query'>, kind: FactKind): Promise<string | null> => {
  const { rows } = await pool.query<{ subject: string }>(SELECT_OPERATOR_FACT, [kind]);
  return rows[0]?.subject ?? null;
};
