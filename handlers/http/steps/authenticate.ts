import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import type { Clock } from '../../../domain/foundation/kernel/clock.ts';
import type { FindActor, Identified, Identity, Matched } from '../contexts.ts';
import type { Limits } from '../limits.ts';
import type { RequestContext } from '../request-context.ts';

/** Credentials of one address that are looked up at once. They come before every limit, because who sends them decides which counts. */
const MAX_LOOK_UPS = 256;

/** Finds out who sends a request (spec/rules/auth.md#which-credential-counts). */
export class Authenticator {
  readonly #find: FindActor;
  readonly #clock: Clock;
  /** Look-ups under way, by address as limits count it. */
  readonly #underWay = new Map<string, number>();

  constructor(find: FindActor, clock: Clock) {
    this.#find = find;
    this.#clock = clock;
  }

  /** Looks the credential up. Rejects with its refusal, or ServiceUnavailable for too many of one address at once. */
  async identify({ req, res, limitSubject }: RequestContext): Promise<Identity> {
    const underWay = this.#underWay.get(limitSubject) ?? 0;
    if (underWay >= MAX_LOOK_UPS)
      throw new ServiceUnavailable('Too many requests of one address at once', { retryAfterSeconds: 1 });
    this.#underWay.set(limitSubject, underWay + 1);
    try {
      const foundAt = this.#clock.monotonicSeconds();
      const { actor, isByCookie } = await this.#find(req, res);
      return { actor, isByCookie, foundAt };
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

interface AuthenticateDeps {
  readonly authenticator: Authenticator;
  readonly limits: Limits;
}

/** Finds out who sends the request. Whoever cannot be told counts by address, and is refused after that. */
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
