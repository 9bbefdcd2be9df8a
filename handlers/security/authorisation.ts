import { Unauthorized } from '../../domain/errors/errors.ts';
import type { Actor } from '../../domain/kernel/actor.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Exchange, Match } from '../http/exchange.ts';
import { type DepartmentNameOf, requireAccess } from './access.ts';
import { requireCsrf } from './csrf.ts';
import type { RequireOrigin } from './origin.ts';

/** What was found out about a caller counts so long; a request that waited longer is looked at again. */
const FRESH_SECONDS = 1;

export interface AuthorisationParts {
  readonly authenticate: (exchange: Exchange) => Promise<Actor>;
  readonly departmentNameOf: DepartmentNameOf;
  readonly requireOrigin: RequireOrigin;
  readonly clock: Clock;
}

/** Who sends a request, and whether they may (auth.md 1.1, steps 4 and 6 to 9). */
export class Authorisation {
  readonly #parts: AuthorisationParts;

  constructor(parts: AuthorisationParts) {
    this.#parts = parts;
  }

  /** Looks the credential up, once, however often it is asked. Rejects with its refusal. */
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
    exchange.identifiedAt = this.#parts.clock.monotonicSeconds();
    exchange.actor = await this.#parts.authenticate(exchange);
    return exchange.actor;
  }
}
