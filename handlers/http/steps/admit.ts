import { Unauthorized } from '../../../domain/foundation/errors/errors.ts';
import type { Clock } from '../../../domain/foundation/kernel/clock.ts';
import { type DepartmentNameOf, requireAccess } from '../../security/access.ts';
import { requireCsrf } from '../../security/csrf.ts';
import type { RequireOrigin } from '../../security/origin.ts';
import type { RequireSetupToken } from '../../security/setup-token.ts';
import type { Admitted, Identified } from '../contracts/contexts.ts';
import type { Limits } from '../limits/limits.ts';
import type { Authenticator } from './authenticate.ts';

/** How long the authentication of a caller is valid; a request that waited longer is checked again. */
const FRESH_SECONDS = 1;

export interface AuthorisationDeps {
  readonly authenticator: Authenticator;
  readonly departmentNameOf: DepartmentNameOf;
  readonly requireOrigin: RequireOrigin;
  readonly requireSetupToken: RequireSetupToken;
  readonly clock: Clock;
}

/** Checks whether a caller may send a request (spec/rules/auth.md#re-check-after-waiting). */
export class Authorisation {
  readonly #deps: AuthorisationDeps;

  constructor(deps: AuthorisationDeps) {
    this.#deps = deps;
  }

  /**
   * Throws Forbidden for a page of another origin, without the setup token or CSRF token, or without the permission.
   */
  async require(identified: Identified): Promise<void> {
    const { identity } = identified;
    if (identity === null) {
      this.#deps.requireOrigin(identified);
      return this.#deps.requireSetupToken(identified);
    }
    if (identified.policy.hasOwnOrigin) this.#deps.requireOrigin(identified);
    if (identity.isByCookie) requireCsrf(identified);
    await requireAccess(identified, identity.actor, this.#deps.departmentNameOf);
  }

  /**
   * Checks a caller again whose request has waited: the session may be revoked, the user demoted or deleted. Returns
   * the context with the current caller; throws what `identify` and `require` throw.
   */
  async renew<C extends Identified>(context: C): Promise<C> {
    const { identity, request } = context;
    if (identity === null || this.#deps.clock.monotonicSeconds() - identity.foundAt <= FRESH_SECONDS) return context;
    const found = await this.#deps.authenticator.identify(request);
    if (found.actor.userId !== identity.actor.userId) throw new Unauthorized('The credential is missing or not valid');
    request.source.actor = found.actor;
    const renewed = { ...context, identity: found };
    await this.require(renewed);
    return renewed;
  }
}

interface AdmitDeps {
  readonly authorisation: Authorisation;
  readonly limits: Limits;
}

/**
 * Decides whether the request is admitted: general limit, origin, CSRF, guards, window. Nothing of the body has been
 * read.
 */
export const createAdmit =
  ({ authorisation, limits }: AdmitDeps) =>
  async (identified: Identified): Promise<Admitted> => {
    const general = limits.admit(identified);
    if (general !== undefined) await general;
    await authorisation.require(identified);
    await limits.countOperation(identified);
    return identified as Admitted;
  };
