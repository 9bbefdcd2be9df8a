import { ServiceUnavailable, Unauthorized } from '../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import type { Clock } from '../../domain/foundation/kernel/clock.ts';
import type { Exchange, Match } from '../http/exchange.ts';
import { type DepartmentNameOf, requireAccess } from './access.ts';
import { requireCsrf } from './csrf.ts';
import type { RequireOrigin } from './origin.ts';

/** Credentials of one address that are looked up at once. They come before every limit, because who sends them decides which counts. */
const MAX_LOOK_UPS = 256;

/** What was found out about a caller counts so long; a request that waited longer is looked at again. */
const FRESH_SECONDS = 1;

export interface AuthorisationParts {
  readonly authenticate: (exchange: Exchange) => Promise<Actor>;
  readonly departmentNameOf: DepartmentNameOf;
  readonly requireOrigin: RequireOrigin;
  readonly clock: Clock;
}

/** Who sends a request, and whether they may (spec/rules/errors.md#order-of-checks). */
export class Authorisation {
  readonly #parts: AuthorisationParts;
  /** Look-ups under way, by address as limits count it. */
  readonly #underWay = new Map<string, number>();

  constructor(parts: AuthorisationParts) {
    this.#parts = parts;
  }

  /** Looks the credential up, once, however often it is asked. Rejects with its refusal, or ServiceUnavailable for too many at once. */
  identify(exchange: Exchange): Promise<Actor> {
    exchange.identified ??= this.#lookUp(exchange);
    return exchange.identified;
  }

  /** Throws Forbidden for a page of another origin, without the CSRF token, or without the permission. */
  async require(exchange: Exchange, match: Match): Promise<void> {
    this.#parts.requireOrigin(exchange, match);
    requireCsrf(exchange, match);
    await requireAccess(exchange, match, this.#parts.departmentNameOf);
  }

  /**
   * Looks again at a caller whose request has waited since: the session may be revoked by now, the user demoted or deleted. Throws
   * what `identify` and `require` throw.
   */
  async renew(exchange: Exchange, match: Match): Promise<void> {
    const { actor, identifiedAt } = exchange;
    if (actor === null || this.#parts.clock.monotonicSeconds() - identifiedAt <= FRESH_SECONDS) return;
    exchange.isByCookie = false;
    const found = await this.#lookUp(exchange);
    if (found.userId !== actor.userId) throw new Unauthorized('The credential is missing or not valid');
    await this.require(exchange, match);
  }

  async #lookUp(exchange: Exchange): Promise<Actor> {
    const { limitSubject } = exchange;
    const underWay = this.#underWay.get(limitSubject) ?? 0;
    if (underWay >= MAX_LOOK_UPS)
      throw new ServiceUnavailable('Too many requests of one address at once', { retryAfterSeconds: 1 });
    this.#underWay.set(limitSubject, underWay + 1);
    try {
      exchange.identifiedAt = this.#parts.clock.monotonicSeconds();
      exchange.actor = await this.#parts.authenticate(exchange);
      return exchange.actor;
    } finally {
      this.#leave(limitSubject);
    }
  }

  #leave(subject: string): void {
    const left = (this.#underWay.get(subject) ?? 1) - 1;
    if (left === 0) this.#underWay.delete(subject);
    else this.#underWay.set(subject, left);
  }
}
