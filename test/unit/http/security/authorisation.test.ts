import { describe, expect, it } from 'vitest';
import {
  Forbidden,
  ServiceUnavailable,
  SessionRevoked,
  Unauthorized,
} from '../../../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../../../domain/foundation/kernel/actor.ts';
import { KnownAddresses } from '../../../../handlers/http/limits/known-addresses.ts';
import { Authorisation } from '../../../../handlers/http/steps/admit.ts';
import { Authenticator } from '../../../../handlers/http/steps/authenticate.ts';
import { createCredentialChain } from '../../../../handlers/security/strategies.ts';
import { actorOf } from '../../../support/builders/actor.ts';
import { contextFor, identityOf, requestOf } from '../../../support/builders/contexts.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const DENIED = new Forbidden('You do not have permission for this');

/** An authorisation that finds the caller that `found` returns at that time. */
const scene = (first: Actor) => {
  const clock = new ManualClock();
  const state = { found: first, lookUps: 0, origins: 0 };
  const authenticator = new Authenticator(
    async () => {
      state.lookUps += 1;
      return { actor: state.found, isByCookie: false };
    },
    new KnownAddresses(clock),
    clock,
  );
  const authorisation = new Authorisation({
    authenticator,
    departmentNameOf: async () => null,
    requireOrigin: () => {
      state.origins += 1;
    },
    requireSetupToken: () => {},
    clock,
  });
  const sentBy = (actor: Actor, isByCookie = false) =>
    contextFor('createUser', { identity: identityOf(actor, 0, isByCookie) });
  return { clock, state, authenticator, authorisation, sentBy };
};

describe('the caller of a request', () => {
  it('is looked up, and the time is recorded', async () => {
    const { clock, state, authenticator } = scene(actorOf('ceo'));
    clock.advance(7);
    expect(await authenticator.identify(requestOf())).toEqual({ actor: state.found, isByCookie: false, foundAt: 7 });
    expect(state.lookUps).toBe(1);
  });

  it('passes the CSRF token and each guard if known, and no origin check', async () => {
    const { state, authorisation, sentBy } = scene(actorOf('ceo'));
    await expect(authorisation.require(sentBy(actorOf('observer'), true))).rejects.toThrow(
      'The x-csrf-token header must repeat the csrf_token cookie',
    );
    await expect(authorisation.require(sentBy(actorOf('observer')))).rejects.toThrow(DENIED);
    expect(await authorisation.require(sentBy(actorOf('ceo')))).toBe(undefined);
    expect(state.origins).toBe(0);
  });

  it('passes only the origin check if unknown', async () => {
    const { state, authorisation } = scene(actorOf('ceo'));
    await authorisation.require(contextFor('login'));
    expect([state.origins, state.lookUps]).toEqual([1, 0]);
  });

  it('is cached for a second and looked up again after that', async () => {
    const { clock, state, authorisation, sentBy } = scene(actorOf('ceo'));
    const context = sentBy(actorOf('ceo'));
    clock.advance(1);
    expect(await authorisation.renew(context)).toBe(context);
    expect(state.lookUps).toBe(0);
    clock.advance(0.5);
    expect(await authorisation.renew(context)).toEqual({ ...context, identity: identityOf(state.found, 1.5) });
    expect(state.lookUps).toBe(1);
  });

  it('is cached from when it was found, however late that was', async () => {
    const { clock, state, authorisation } = scene(actorOf('ceo'));
    const context = contextFor('createUser', { identity: identityOf(actorOf('ceo'), 5) });
    clock.advance(6);
    expect(await authorisation.renew(context)).toBe(context);
    expect(state.lookUps).toBe(0);
  });

  it('is refused if demoted while the request waited', async () => {
    const { clock, authorisation, sentBy } = scene(actorOf('observer'));
    clock.advance(2);
    await expect(authorisation.renew(sentBy(actorOf('ceo')))).rejects.toThrow(DENIED);
  });

  it('is refused if the credential now belongs to another user', async () => {
    const { clock, authorisation, sentBy } = scene(actorOf('ceo', { userId: 'user-2' }));
    clock.advance(2);
    await expect(authorisation.renew(sentBy(actorOf('ceo')))).rejects.toThrow(
      new Unauthorized('The credential is missing or not valid'),
    );
  });

  it('is as the second look-up found it: also by another credential', async () => {
    const { clock, state, authorisation, sentBy } = scene(actorOf('ceo', { username: 'renamed' }));
    clock.advance(2);
    const { identity } = await authorisation.renew(sentBy(actorOf('ceo'), true));
    expect(identity).toEqual(identityOf(state.found, 2));
  });

  it('is not looked up if unknown', async () => {
    const { clock, state, authorisation } = scene(actorOf('ceo'));
    clock.advance(99);
    await authorisation.renew(contextFor('login'));
    expect(state.lookUps).toBe(0);
  });
});

describe('the credentials of a request', () => {
  const INVALID = new Unauthorized('The token is not valid');
  const REVOKED = new SessionRevoked('The session has been revoked');
  const MISSING = new Unauthorized('The credential is missing or not valid');
  const known: Readonly<Record<string, Actor | Error>> = {
    'a.b': actorOf('ceo'),
    'c.d': actorOf('manager'),
    key: actorOf('observer'),
    'revoked.x': REVOKED,
    'broken.x': new Error('the database is away'),
    broken: new Forbidden('not an error of a credential'),
    'away.x': new ServiceUnavailable('the database is away'),
  };
  const tried: string[] = [];
  const answer = async (credential: string): Promise<Actor> => {
    const found = known[credential] ?? INVALID;
    if (found instanceof Error) throw found;
    return found;
  };
  const authenticate = createCredentialChain(
    {
      byToken: async (token: string, kind: string) => {
        tried.push(`${kind} ${token}`);
        return answer(token);
      },
      byApiKey: async (key: string, address: string) => {
        tried.push(address === '203.0.113.1' ? `api_key ${key}` : 'of another address');
        return answer(key);
      },
    } as never,
    false,
  );
  const ask = async (headers: Record<string, string>) => {
    tried.length = 0;
    const { req, res } = requestOf({ headers });
    const outcome = await authenticate(req, res, '203.0.113.1').then(
      ({ actor, isByCookie }) => `${actor.role}${isByCookie ? ' by cookie' : ''}`,
      (error: unknown) => error,
    );
    return [outcome, ...tried];
  };

  it.each<[Record<string, string>, readonly unknown[]]>([
    [{ cookie: 'session=a.b' }, ['ceo by cookie', 'session_cookie a.b']],
    [{ authorization: 'Bearer a.b' }, ['ceo', 'session_bearer a.b']],
    [{ authorization: 'Bearer key' }, ['observer', 'api_key key']],
    [{ cookie: 'session=a.b', authorization: 'Bearer c.d' }, ['ceo by cookie', 'session_cookie a.b']],
    [{ cookie: 'session=x.y', authorization: 'Bearer c.d' }, ['manager', 'session_cookie x.y', 'session_bearer c.d']],
    [{ cookie: 'session=x.y', authorization: 'Bearer key' }, ['observer', 'session_cookie x.y', 'api_key key']],
    [{}, [MISSING]],
    [{ cookie: 'session=' }, [MISSING]],
    [{ cookie: 'session=x.y' }, [INVALID, 'session_cookie x.y']],
    [{ cookie: 'session=revoked.x' }, [REVOKED, 'session_cookie revoked.x']],
    [{ authorization: 'Bearer revoked.x' }, [REVOKED, 'session_bearer revoked.x']],
    [{ authorization: 'Bearer other' }, [INVALID, 'api_key other']],
    [
      { cookie: 'session=revoked.x', authorization: 'Bearer x.y' },
      [INVALID, 'session_cookie revoked.x', 'session_bearer x.y'],
    ],
    [
      { cookie: 'session=x.y', authorization: 'Bearer revoked.x' },
      [REVOKED, 'session_cookie x.y', 'session_bearer revoked.x'],
    ],
    [
      { authorization: 'Basic x' },
      [new Unauthorized('The Authorization header must consist of "Bearer" and one token')],
    ],
    [{ authorization: 'Bearer broken.x' }, [known['broken.x'], 'session_bearer broken.x']],
    [{ authorization: 'Bearer broken' }, [known.broken, 'api_key broken']],
    [{ cookie: 'session=broken.x', authorization: 'Bearer a.b' }, [known['broken.x'], 'session_cookie broken.x']],
    [{ cookie: 'session=away.x', authorization: 'Bearer a.b' }, [known['away.x'], 'session_cookie away.x']],
  ])('%j: %j', async (headers, expected) => {
    expect(await ask(headers)).toEqual(expected);
  });

  it('that cannot even be read cause the original error', async () => {
    const failure = new Error('an internal error');
    const { req, res } = requestOf();
    Object.defineProperty(req, 'headers', {
      get: () => {
        throw failure;
      },
    });
    await expect(authenticate(req, res, '203.0.113.1')).rejects.toBe(failure);
  });
});
