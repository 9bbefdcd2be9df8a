import type { Clock } from '../../../domain/foundation/kernel/clock.ts';
import type { FindActor, Identified, Identity, Matched } from '../contracts/contexts.ts';
import type { RequestContext } from '../contracts/request-context.ts';
import type { KnownAddresses } from '../limits/known-addresses.ts';
import type { Limits } from '../limits/limits.ts';

/** Authenticates requests (spec/rules/auth.md#credential-precedence). */
export class Authenticator {
  readonly #find: FindActor;
  readonly #knownAddresses: KnownAddresses;
  readonly #clock: Clock;

  constructor(find: FindActor, knownAddresses: KnownAddresses, clock: Clock) {
    this.#find = find;
    this.#knownAddresses = knownAddresses;
    this.#clock = clock;
  }

  /**
   * Looks up the credential. Rejects with the error of the credential, or ServiceUnavailable for too many parallel
   * lookups.
   */
  async identify({ req, res, limitSubject }: RequestContext): Promise<Identity> {
    const foundAt = this.#clock.monotonicSeconds();
    const { actor, isByCookie } = await this.#find(req, res, limitSubject);
    this.#knownAddresses.note(limitSubject);
    return { actor, isByCookie, foundAt };
  }
}

interface AuthenticateDeps {
  readonly authenticator: Authenticator;
  readonly limits: Limits;
}

/** Authenticates the request. A failed one counts toward the limit of its address before it is refused. */
export const createAuthenticate =
  ({ authenticator, limits }: AuthenticateDeps) =>
  async (matched: Matched): Promise<Identified> => {
    if (!matched.policy.isProtected) return { ...matched, identity: null };
    try {
      const identity = await authenticator.identify(matched.request);
      matched.request.source.actor = identity.actor;
      return { ...matched, identity };
    } catch (refusal) {
      await limits.admit({ ...matched, identity: null });
      throw refusal;
    }
  };
