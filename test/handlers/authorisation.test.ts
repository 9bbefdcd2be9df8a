import { describe, expect, it } from 'vitest';
import { Forbidden, ServiceUnavailable, SessionRevoked, Unauthorized } from '../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import type { Exchange } from '../../handlers/http/exchange.ts';
import { Authorisation } from '../../handlers/security/authorisation.ts';
import { createAuthenticator } from '../../handlers/security/passport.ts';
import { actorOf } from '../support/actor.ts';
import { ManualClock } from '../support/clock.ts';
import { exchangeOf, matchOf } from '../support/exchange.ts';

const DENIED = new Forbidden('You do not have the permission for this');

/** An authorisation that finds whoever `found` names at the time. */
const scene = (first: Actor) => {
  const clock = new ManualClock();
  const state = { found: first, lookUps: 0, origins: 0 };
  const authorisation = new Authorisation({
    authenticate: async (exchange: Exchange) => {
      state.lookUps += 1;
      exchange.isByCookie = exchange.header('cookie') !== null;
      return state.found;
    },
    departmentNameOf: async () => null,
    requireOrigin: () => {
      state.origins += 1;
    },
    clock,
  });
  return { clock, state, authorisation };
};

describe('the caller of a request', () => {
  it('is looked up once, however often it is asked, and the time is noted', async () => {
    const { clock, state, authorisation } = scene(actorOf('ceo'));
    clock.advance(7);
    const exchange = exchangeOf({});
    const [a, b] = await Promise.all([authorisation.identify(exchange), authorisation.identify(exchange)]);
    expect([a, b, exchange.actor]).toEqual([state.found, state.found, state.found]);
    expect([state.lookUps, exchange.identifiedAt]).toEqual([1, 7]);
  });

  it('passes the origin, the CSRF token and the guards, each of them', async () => {
    const { state, authorisation } = scene(actorOf('observer'));
    const exchange = exchangeOf({ headers: { cookie: 'session=x' } });
    await authorisation.identify(exchange);
    await expect(authorisation.require(exchange, matchOf('createUser'))).rejects.toThrow(
      'The x-csrf-token header must repeat the csrf_token cookie',
    );
    expect(state.origins).toBe(1);
    exchange.isByCookie = false;
    await expect(authorisation.require(exchange, matchOf('createUser'))).rejects.toThrow(DENIED);
    exchange.actor = actorOf('ceo');
    expect(await authorisation.require(exchange, matchOf('createUser'))).toBe(undefined);
    expect(state.origins).toBe(3);
  });

  it('is taken for granted for a second and looked up again after that', async () => {
    const { clock, state, authorisation } = scene(actorOf('ceo'));
    const exchange = exchangeOf({});
    await authorisation.identify(exchange);
    clock.advance(1);
    await authorisation.renew(exchange, matchOf('createUser'));
    expect([state.lookUps, state.origins]).toEqual([1, 0]);
    clock.advance(0.5);
    await authorisation.renew(exchange, matchOf('createUser'));
    expect([state.lookUps, state.origins, exchange.identifiedAt]).toEqual([2, 1, 1.5]);
  });

  it('who was demoted while the request waited is refused', async () => {
    const { clock, state, authorisation } = scene(actorOf('ceo'));
    const exchange = exchangeOf({});
    await authorisation.identify(exchange);
    clock.advance(2);
    state.found = actorOf('observer');
    await expect(authorisation.renew(exchange, matchOf('createUser'))).rejects.toThrow(DENIED);
  });

  it('who is another user by now is refused', async () => {
    const { clock, state, authorisation } = scene(actorOf('ceo'));
    const exchange = exchangeOf({});
    await authorisation.identify(exchange);
    clock.advance(2);
    state.found = actorOf('ceo', { userId: 'user-2' });
    await expect(authorisation.renew(exchange, matchOf('createUser'))).rejects.toThrow(
      new Unauthorized('The credential is missing or not valid'),
    );
  });

  it('who was found by a cookie need not be found by it again', async () => {
    const { clock, authorisation } = scene(actorOf('ceo'));
    const exchange = exchangeOf({});
    await authorisation.identify(exchange);
    exchange.isByCookie = true;
    clock.advance(2);
    const renewal = new Authorisation({
      authenticate: async (asked) => {
        expect(asked.isByCookie).toBe(false);
        return actorOf('ceo');
      },
      departmentNameOf: async () => null,
      requireOrigin: () => {},
      clock,
    });
    await renewal.renew(exchange, matchOf('createUser'));
    expect(exchange.isByCookie).toBe(false);
  });

  it('who is unknown is not looked up', async () => {
    const { clock, state, authorisation } = scene(actorOf('ceo'));
    clock.advance(99);
    await authorisation.renew(exchangeOf({}), matchOf('login'));
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
    broken: new Forbidden('no refusal of a credential'),
  };
  const tried: string[] = [];
  const answer = async (credential: string): Promise<Actor> => {
    const found = known[credential] ?? INVALID;
    if (found instanceof Error) throw found;
    return found;
  };
  const authenticate = createAuthenticator({
    byToken: async (token: string, kind: string) => {
      tried.push(`${kind} ${token}`);
      return answer(token);
    },
    byApiKey: async (key: string) => {
      tried.push(`api_key ${key}`);
      return answer(key);
    },
  } as never);
  const ask = async (headers: Record<string, string>) => {
    tried.length = 0;
    const exchange = exchangeOf({ headers });
    const outcome = await authenticate(exchange).then(
      ({ role }) => role,
      (error: unknown) => error,
    );
    return [outcome, exchange.isByCookie, ...tried];
  };

  it.each<[Record<string, string>, readonly unknown[]]>([
    [{ cookie: 'session=a.b' }, ['ceo', true, 'session_cookie a.b']],
    [{ authorization: 'Bearer a.b' }, ['ceo', false, 'session_bearer a.b']],
    [{ authorization: 'Bearer key' }, ['observer', false, 'api_key key']],
    [{ cookie: 'session=a.b', authorization: 'Bearer c.d' }, ['ceo', true, 'session_cookie a.b']],
    [
      { cookie: 'session=x.y', authorization: 'Bearer c.d' },
      ['manager', false, 'session_cookie x.y', 'session_bearer c.d'],
    ],
    [{ cookie: 'session=x.y', authorization: 'Bearer key' }, ['observer', false, 'session_cookie x.y', 'api_key key']],
    [{}, [MISSING, false]],
    [{ cookie: 'session=' }, [MISSING, false]],
    [{ cookie: 'session=x.y' }, [INVALID, false, 'session_cookie x.y']],
    [{ cookie: 'session=revoked.x' }, [REVOKED, false, 'session_cookie revoked.x']],
    [{ authorization: 'Bearer revoked.x' }, [REVOKED, false, 'session_bearer revoked.x']],
    [{ authorization: 'Bearer other' }, [INVALID, false, 'api_key other']],
    [
      { cookie: 'session=revoked.x', authorization: 'Bearer x.y' },
      [INVALID, false, 'session_cookie revoked.x', 'session_bearer x.y'],
    ],
    [
      { cookie: 'session=x.y', authorization: 'Bearer revoked.x' },
      [REVOKED, false, 'session_cookie x.y', 'session_bearer revoked.x'],
    ],
    [{ authorization: 'Basic x' }, [new Unauthorized('The Authorization header must be Bearer and one token'), false]],
    [{ authorization: 'Bearer broken.x' }, [known['broken.x'], false, 'session_bearer broken.x']],
    [{ authorization: 'Bearer broken' }, [known.broken, false, 'api_key broken']],
    [
      { cookie: 'session=broken.x', authorization: 'Bearer a.b' },
      [known['broken.x'], false, 'session_cookie broken.x'],
    ],
  ])('%j: %j', async (headers, expected) => {
    expect(await ask(headers)).toEqual(expected);
  });

  it('that cannot even be read end in the failure itself', async () => {
    const exchange = exchangeOf({});
    const failure = new Error('a fault of our own');
    exchange.header = () => {
      throw failure;
    };
    await expect(authenticate(exchange)).rejects.toBe(failure);
  });
});

describe('many credentials at once', () => {
  it('of one address: 256 are looked up, the next is refused at once, others are not concerned', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const authorisation = new Authorisation({
      authenticate: () => held.then(() => actorOf('ceo')),
      departmentNameOf: async () => null,
      requireOrigin: () => {},
      clock: new ManualClock(),
    } as never);
    const from = (limitSubject: string) => ({ limitSubject, identified: null }) as unknown as Exchange;
    const first = Array.from({ length: 256 }, () => authorisation.identify(from('203.0.113.1')));
    const refused = await authorisation.identify(from('203.0.113.1')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServiceUnavailable);
    expect(refused).toMatchObject({ retryAfterSeconds: 1 });
    const other = authorisation.identify(from('203.0.113.2'));
    release();
    expect(await Promise.all([...first, other])).toHaveLength(257);
    expect(await authorisation.identify(from('203.0.113.1'))).toBeDefined();
  });
});
