import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import passport, { type AuthenticateOptions } from 'passport';
import type { CredentialCheck } from '../../domain/auth/credentials/check.ts';
import { DomainError } from '../../domain/foundation/errors/domain-error.ts';
import { Unauthorized } from '../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import type { FindActor } from '../http/contracts/contexts.ts';
import { wireNameOf } from '../http/contracts/cookies.ts';
import { apiKeyOf, userTokenOf } from './bearer-token.ts';

/** The actor of a credential of one kind, or null if the request has none of that kind. */
type Find = (req: IncomingMessage, address: string) => Promise<Actor> | null;

const isCredentialError = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.code === 1000 || error.code === 1002);

/** The kind of a credential and its transport. */
interface Transport {
  readonly isByCookie: boolean;
}
const BY_COOKIE: Transport = { isByCookie: true };
const BY_HEADER: Transport = { isByCookie: false };

/**
 * Succeeds with the actor and the kind of its credential, or fails with the error of the credential; fails without an
 * error if the request has none of its kind. passport calls it on an object that inherits from it, so it has no private
 * fields.
 */
class CredentialStrategy extends passport.Strategy {
  readonly transport: Transport;
  readonly find: Find;

  constructor(transport: Transport, find: Find) {
    super();
    this.transport = transport;
    this.find = find;
  }

  override authenticate(req: IncomingMessage, { address }: { readonly address: string }): void {
    const refuse = (error: unknown): void =>
      isCredentialError(error) ? this.fail({ refusal: error }) : this.error(error);
    try {
      const found = this.find(req, address);
      if (found === null) this.fail();
      else found.then((actor) => this.success(actor, this.transport), refuse);
    } catch (error) {
      refuse(error);
    }
  }
}

const NAMES = ['session-cookie', 'bearer-token', 'api-key'];
const MISSING = 'The credential is missing or not valid';

/** The header, or null. Throws Unauthorized if it occurs twice: a proxy may have checked the other one. */
const authorizationOf = ({ headers, headersDistinct }: IncomingMessage): string | null => {
  if ((headersDistinct.authorization?.length ?? 0) > 1)
    throw new Unauthorized('The Authorization header must be given once');
  return headers.authorization ?? null;
};

/** The errors of the strategies, in their order. */
type Failures = readonly ({ readonly refusal?: DomainError } | undefined)[];

/**
 * Finds the actor of a request (spec/rules/auth.md#credential-precedence): the session cookie first, then the
 * Authorization header as a JWT or an API key. Rejects with the error of the header if there is one, otherwise with
 * that of the cookie.
 */
export const createCredentialChain = (check: CredentialCheck, isSecure: boolean): FindActor => {
  const sessionCookie = wireNameOf('session', isSecure);
  const chain = new passport.Passport();
  chain.use(
    'session-cookie',
    new CredentialStrategy(BY_COOKIE, ({ headers }) => {
      const token = parseCookie(headers.cookie ?? '')[sessionCookie];
      return token ? check.byToken(token, 'session_cookie') : null;
    }),
  );
  chain.use(
    'bearer-token',
    new CredentialStrategy(BY_HEADER, (req) => {
      const token = userTokenOf(authorizationOf(req));
      return token === null ? null : check.byToken(token, 'session_bearer');
    }),
  );
  chain.use(
    'api-key',
    new CredentialStrategy(BY_HEADER, (req, address) => {
      const key = apiKeyOf(authorizationOf(req));
      return key === null ? null : check.byApiKey(key, address);
    }),
  );
  return (req, res, address) =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, actor?: Actor | false | null, info?: Transport | Failures): void => {
        if (error) reject(error);
        if (actor) resolve({ actor, ...(info as Transport) });
        if (error || actor) return;
        const refusals = ((info ?? []) as Failures).flatMap((failure) => failure?.refusal ?? []);
        reject(refusals.at(-1) ?? new Unauthorized(MISSING));
      };
      chain.authenticate(NAMES, { session: false, address } as AuthenticateOptions, settle)(req, res, reject);
    });
};
