import type { Pool } from 'pg';
import type { Clock } from '../foundation/kernel/clock.ts';

/** `untrusted_proxy`: an address that sent forwarding headers and is not in TRUST_PROXY. */
export type FactKind = 'untrusted_proxy';

/** The shortest time before a process writes a fact again. */
const REWRITE_AFTER_SECONDS = 3600;
/** The shortest time before a failed write is retried by the next request. */
const RETRY_SECONDS = 60;
/** A fact that no server has seen for this long is ignored. */
const KEPT_HOURS = 24;

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
    const text = `insert into operator_facts (kind, subject, seen_at) values ($1, $2, $3)
      on conflict (kind) do update set subject = excluded.subject, seen_at = excluded.seen_at`;
    await this.#pool.query(text, [kind, subject, this.#clock.now()]).catch(() => {
      this.#notedAt.set(kind, now - REWRITE_AFTER_SECONDS + RETRY_SECONDS);
    });
  }
}

/** The subject that was seen last within the last day, or null. */
export const readFact = async (pool: Pick<Pool, 'query'>, kind: FactKind): Promise<string | null> => {
  const text = `select subject from operator_facts where kind = $1 and seen_at > now() - interval '${KEPT_HOURS} hours'`;
  const { rows } = await pool.query<{ subject: string }>(text, [kind]);
  return rows[0]?.subject ?? null;
};
