import passport from 'passport';
import { Strategy as CustomStrategy } from 'passport-custom';
import type { CredentialCheck } from '../../domain/auth/credential-check.ts';
import { DomainError } from '../../domain/foundation/errors/domain-error.ts';
import { Unauthorized } from '../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import type { Exchange } from '../http/exchange.ts';
import { apiKeyOf, userTokenOf } from './bearer-token.ts';
import { sessionTokenOf } from './session-cookie.ts';

type Attempt = (exchange: Exchange) => Promise<Actor> | null;
type Done = (error: unknown, user?: Actor | false, failure?: unknown) => void;

const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.code === 1000 || error.code === 1002);

/** A strategy that fails with the refusal, or with nothing when the request carries no credential of its kind. */
const strategy = (attempt: Attempt): passport.Strategy =>
  new CustomStrategy((req, done: Done) => {
    let found: Promise<Actor> | null;
    try {
      found = attempt(req as unknown as Exchange);
    } catch (error) {
      return isRefusal(error) ? done(null, false, error) : done(error);
    }
    if (found === null) return done(null, false, null);
    found.then(
      (actor) => done(null, actor),
      (error) => (isRefusal(error) ? done(null, false, error) : done(error)),
    );
  });

const NAMES = ['session-cookie', 'bearer-token', 'api-key'];
const MISSING = 'The credential is missing or not valid';

/**
 * Finds the actor of a request (spec/rules/auth.md#which-credential-counts): the session cookie first, then the Authorization
 * header as a JWT or an API key. Rejects with the refusal of the header where one was given, else with that of the cookie.
 */
export const createAuthenticator = (check: CredentialCheck): ((exchange: Exchange) => Promise<Actor>) => {
  const chain = new passport.Passport();
  const strategies: Readonly<Record<string, Attempt>> = {
    'session-cookie': (exchange) => {
      const token = sessionTokenOf(exchange);
      if (token === null) return null;
      return check.byToken(token, 'session_cookie').then((actor) => {
        exchange.isByCookie = true;
        return actor;
      });
    },
    'bearer-token': (exchange) => {
      const token = userTokenOf(exchange.header('authorization'));
      return token === null ? null : check.byToken(token, 'session_bearer');
    },
    'api-key': (exchange) => {
      const key = apiKeyOf(exchange.header('authorization'));
      return key === null ? null : check.byApiKey(key);
    },
  };
  for (const [name, attempt] of Object.entries(strategies)) chain.use(name, strategy(attempt));
  return (exchange) =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, actor?: Actor | false | null, failures?: unknown): void => {
        if (error) reject(error);
        if (actor) resolve(actor);
        if (error || actor) return;
        const refusals = (failures as unknown[]).filter(isRefusal);
        reject(refusals.at(-1) ?? new Unauthorized(MISSING));
      };
      const authenticate = chain.authenticate(NAMES, { session: false }, settle as never);
      authenticate(exchange as never, exchange.res, reject);
    });
};
