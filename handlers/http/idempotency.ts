import { hash } from 'node:crypto';
import type { UnitOfWork } from '../../domain/foundation/database/unit-of-work.ts';
import { Conflict } from '../../domain/foundation/errors/errors.ts';
import type { IdempotencyClaims, StoredAnswer } from '../../domain/foundation/idempotency/idempotency-claims.ts';
import { canonicalJson, type JsonValue } from '../../domain/foundation/kernel/canonical-json.ts';
import type { Exchange, Match } from './exchange.ts';
import type { Rendered } from './rendered.ts';

/** An answer and, when it carries a secret, the name of what was created. */
export interface Performed {
  readonly rendered: Rendered;
  readonly secretOf: string | null;
}

const replay = (stored: StoredAnswer): Rendered => {
  if (stored.secretOf !== null) {
    throw new Conflict(
      `This request was completed before and created ${stored.secretOf}; its secret is shown only once`,
    );
  }
  return { status: stored.status, headers: { ...stored.headers, 'idempotency-replayed': 'true' }, body: stored.body };
};

const storable = ({ rendered, secretOf }: Performed): StoredAnswer => ({
  status: rendered.status,
  headers: secretOf === null ? (rendered.headers as Record<string, string>) : {},
  body: secretOf === null ? (rendered.body ?? '') : '',
  secretOf,
});

/**
 * Runs creating operations once per `Idempotency-Key`. The stored answer commits in the same transaction as what was created:
 * a crash between the two cannot make a repeat create it again.
 */
export class Idempotency {
  readonly #claims: IdempotencyClaims;
  readonly #uow: UnitOfWork;

  constructor(claims: IdempotencyClaims, uow: UnitOfWork) {
    this.#claims = claims;
    this.#uow = uow;
  }

  /**
   * The answer of `perform`, or the one an earlier request with the same key got. `renew` looks again at a caller who may have
   * waited for that request.
   */
  async once(
    exchange: Exchange,
    match: Match,
    perform: () => Promise<Performed>,
    renew: () => Promise<void>,
  ): Promise<Rendered> {
    const key = exchange.header('idempotency-key');
    if (!match.policy.isIdempotent || key === null || exchange.actor === null) return (await perform()).rendered;
    const request = canonicalJson({
      path: exchange.params,
      query: exchange.query,
      body: exchange.body ?? null,
    } as JsonValue);
    const claimed = await this.#claims.claim({
      operation: match.operationId,
      userId: exchange.actor.userId,
      key,
      fingerprint: hash('sha256', request),
    });
    if ('status' in claimed) {
      await renew();
      return replay(claimed);
    }
    try {
      await renew();
      return await this.#uow.write(async () => {
        const performed = await perform();
        await claimed.finish(storable(performed));
        return performed.rendered;
      });
    } catch (error) {
      await claimed.abandon();
      throw error;
    }
  }
}
