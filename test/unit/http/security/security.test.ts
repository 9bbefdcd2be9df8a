import { describe, expect, it } from 'vitest';
import { Forbidden, Unauthorized } from '../../../../domain/foundation/errors/errors.ts';
import { clearedCookies, sessionCookies } from '../../../../handlers/http/contracts/cookies.ts';
import { Hosts } from '../../../../handlers/http/contracts/hosts.ts';
import { apiKeyOf, userTokenOf } from '../../../../handlers/security/bearer-token.ts';
import { requireCsrf } from '../../../../handlers/security/csrf.ts';
import { createOriginCheck } from '../../../../handlers/security/origin.ts';
import { contextFor, requestOf } from '../../../support/builders/contexts.ts';
import { ManualClock } from '../../../support/time/clock.ts';

describe('the Authorization header', () => {
  it('may be missing', () => {
    expect([userTokenOf(null), apiKeyOf(null)]).toEqual([null, null]);
  });

  it.each([
    ['Bearer a.b.c', 'a.b.c'],
    ['bearer a.b', 'a.b'],
    ['BEARER    .', '.'],
    ['  Bearer a.b  ', 'a.b'],
  ])('%j holds a user token and no API key', (header, token) => {
    expect([userTokenOf(header), apiKeyOf(header)]).toEqual([token, null]);
  });

  it.each([
    ['Bearer ok_abc', 'ok_abc'],
    ['bearer  x', 'x'],
  ])('%j holds an API key and no user token', (header, key) => {
    expect([userTokenOf(header), apiKeyOf(header)]).toEqual([null, key]);
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearera.b',
    'Bearer\ta.b',
    'Bearer a b',
    'Bearer a.b c.d',
    'Basic a.b',
    'xBearer a.b',
    'a.b',
    'Bearer a,\tb',
  ])('%j has another form and is refused', (header) => {
    const refusal = new Unauthorized('The Authorization header must consist of "Bearer" and one token');
    expect(() => userTokenOf(header)).toThrow(refusal);
    expect(() => apiKeyOf(header)).toThrow(refusal);
  });
});

describe('the cookies of a session', () => {
  const session = {
    token: 't',
    csrfToken: 'c',
    refreshToken: 'r',
    sessionSeconds: 900,
    refreshSeconds: 3600,
    mustChangePassword: false,
    device: null,
  };

  it('are three; only the CSRF token can be read by the page, and the refresh token goes to one path', () => {
    expect(sessionCookies(session)).toEqual([
      { name: 'session', value: 't', path: '/', isHttpOnly: true, maxAgeSeconds: 900 },
      { name: 'csrf_token', value: 'c', path: '/', isHttpOnly: false, maxAgeSeconds: 900 },
      { name: 'refresh_token', value: 'r', path: '/api/v1/auth/refresh', isHttpOnly: true, maxAgeSeconds: 3600 },
    ]);
  });

  it('are four if the browser is to be recognised later', () => {
    expect(sessionCookies({ ...session, device: 'd' }).at(-1)).toEqual({
      name: 'device',
      value: 'd',
      path: '/api/v1/auth',
      isHttpOnly: true,
      maxAgeSeconds: 31_536_000,
    });
  });

  it('are cleared under the same paths, and the browser stays known', () => {
    expect(clearedCookies()).toEqual([
      { name: 'session', value: '', path: '/', isHttpOnly: true, maxAgeSeconds: 0 },
      { name: 'csrf_token', value: '', path: '/', isHttpOnly: false, maxAgeSeconds: 0 },
      { name: 'refresh_token', value: '', path: '/api/v1/auth/refresh', isHttpOnly: true, maxAgeSeconds: 0 },
    ]);
  });
});

describe('the CSRF token', () => {
  const REFUSED = new Forbidden('The x-csrf-token header must repeat the csrf_token cookie');
  const check =
    (headers: Record<string, string>, method: 'get' | 'post' = 'post') =>
    () =>
      requireCsrf(contextFor('createUser', { policy: { method }, request: requestOf({ headers }) }));

  it.each<Record<string, string>>([
    { 'x-csrf-token': 'abc', cookie: 'csrf_token=abc' },
    { 'x-csrf-token': 'é', cookie: 'a=b; csrf_token=%C3%A9' },
  ])('passes if the header repeats the cookie: %j', (headers) => {
    expect(check(headers)).not.toThrow();
  });

  it.each<Record<string, string>>([
    {},
    { cookie: 'csrf_token=abc' },
    { 'x-csrf-token': 'abc' },
    { 'x-csrf-token': '', cookie: 'csrf_token=' },
    { 'x-csrf-token': '' },
    { 'x-csrf-token': 'abd', cookie: 'csrf_token=abc' },
    { 'x-csrf-token': 'ab', cookie: 'csrf_token=abc' },
    { 'x-csrf-token': 'abcd', cookie: 'csrf_token=abc' },
    { 'x-csrf-token': 'abc', cookie: 'session=abc' },
    { 'x-csrf-token': 'é', cookie: 'csrf_token=e' },
  ])('is refused: %j', (headers) => {
    expect(check(headers)).toThrow(REFUSED);
  });

  it('does not matter to a reading request', () => {
    expect(check({}, 'get')).not.toThrow();
  });
});

describe('the Origin of a public request that changes something', () => {
  const hosts = new Hosts('https://org.example.com', [], new ManualClock(), () => {});
  const requireOrigin = createOriginCheck(hosts, ['https://app.example.com']);
  const open = createOriginCheck(new Hosts('http://localhost', '*', new ManualClock(), () => {}), []);
  const REFUSED = new Forbidden('The request comes from a page of another origin');

  it.each<Record<string, string>>([
    {},
    { origin: 'https://org.example.com' },
    { origin: 'https://app.example.com' },
    { origin: 'https://app.example.com', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin' },
  ])('passes: %j', (headers) => {
    expect(() => requireOrigin(contextFor('login', { request: requestOf({ headers }) }))).not.toThrow();
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: '' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused: %j', (headers) => {
    expect(() => requireOrigin(contextFor('login', { request: requestOf({ headers }) }))).toThrow(REFUSED);
  });

  it('is compared with the host of the request if every host is accepted', () => {
    const headers = { host: 'any.example' };
    const ask = (origin: string) => () =>
      open(contextFor('login', { request: requestOf({ headers: { ...headers, origin } }) }));
    expect(ask('http://any.example')).not.toThrow();
    expect(ask('http://b.example')).toThrow(REFUSED);
  });

  it('does not matter to a reading request', () => {
    const request = requestOf({ headers: { origin: 'https://evil.example' } });
    expect(() => requireOrigin(contextFor('getSetupStatus', { request }))).not.toThrow();
  });
});
