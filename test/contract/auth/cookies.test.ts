import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, setUpCeo, signIn, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

/** The cookie names for the public address; `others` are those of the other scheme. */
const FORMS = [
  {
    baseUrl: 'http://platform.example.com',
    secure: '',
    session: 'session',
    csrf: 'csrf_token',
    refresh: 'refresh_token',
    device: 'device',
    others: ['__Host-session', '__Host-csrf_token', '__Secure-refresh_token'],
  },
  {
    baseUrl: 'https://platform.example.com',
    secure: '; Secure',
    session: '__Host-session',
    csrf: '__Host-csrf_token',
    refresh: '__Secure-refresh_token',
    device: '__Secure-device',
    others: ['session', 'csrf_token', 'refresh_token'],
  },
] as const;
const START = new Date('2030-01-31T08:00:00.000Z');

/** The attributes of every cookie of a response, by name. */
const cookieLines = (header: unknown): Record<string, string> =>
  Object.fromEntries(
    (header as string[]).map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      return [pair.split('=')[0] ?? '', attributes.sort().join('; ')];
    }),
  );

describe.each(FORMS)('with $baseUrl', ({ baseUrl, secure, session, csrf, refresh, device, others }) => {
  let server: TestServer;
  let ceo: Client;
  beforeAll(async () => {
    server = await startServer({ env: { BASE_URL: baseUrl }, clock: new ManualClock(START) });
    ceo = await setUpCeo(server.client);
  });
  afterAll(() => server.close());

  const logIn = (client: Client) => client.call('login', { body: { username: 'chief', password: PASSWORD } });
  const cookieOf = (client: Client, name: string): string => client.identity.cookies?.[name] ?? '';
  const GONE = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';

  describe('cookies', () => {
    it('have the attributes of each, and no other', async () => {
      const answer = await logIn(server.client);
      expect(cookieLines(answer.headers['set-cookie'])).toEqual({
        [session]: `Expires=Fri, 01 Feb 2030 08:00:00 GMT; HttpOnly; Max-Age=86400; Path=/; SameSite=Strict${secure}`,
        [csrf]: `Expires=Fri, 01 Feb 2030 08:00:00 GMT; Max-Age=86400; Path=/; SameSite=Strict${secure}`,
        [refresh]: `Expires=Thu, 07 Feb 2030 08:00:00 GMT; HttpOnly; Max-Age=604800; Path=/api/v1/auth/refresh; SameSite=Strict${secure}`,
        [device]: `Expires=Fri, 31 Jan 2031 08:00:00 GMT; HttpOnly; Max-Age=31536000; Path=/api/v1/auth; SameSite=Strict${secure}`,
      });
      expect(answer.cookies[csrf]).toMatch(/^[\w-]{43}$/);
      expect(answer.cookies[refresh]).toMatch(/^[\w-]{43}$/);
    });
    it('are cleared by logout with an empty value, Max-Age 0, a past and the same path; the browser stays known', async () => {
      const client = await signIn(server.client, 'chief');
      const answer = await client.call('logout');
      expect(answer.status).toBe(204);
      expect(answer.headers['clear-site-data']).toBeUndefined();
      expect(answer.cookies).toEqual({ [session]: '', [csrf]: '', [refresh]: '' });
      expect(cookieLines(answer.headers['set-cookie'])).toEqual({
        [session]: `${GONE}; HttpOnly; Max-Age=0; Path=/; SameSite=Strict${secure}`,
        [csrf]: `${GONE}; Max-Age=0; Path=/; SameSite=Strict${secure}`,
        [refresh]: `${GONE}; HttpOnly; Max-Age=0; Path=/api/v1/auth/refresh; SameSite=Strict${secure}`,
      });
    });
    it('401/1000: under the names of the other scheme they are ignored', async () => {
      const client = await signIn(server.client, 'chief');
      const renamed = Object.fromEntries(
        [session, csrf, refresh].map((name, index) => [others[index], cookieOf(client, name)]),
      );
      const stranger = server.client.as({ cookies: renamed });
      expect(errorOf(await stranger.call('getCurrentUser'))).toEqual([401, 1000]);
      expect(errorOf(await stranger.call('refreshSession'))).toEqual([401, 1000]);
      const mixed = server.client.as({
        cookies: { [session]: cookieOf(client, session), [others[1]]: cookieOf(client, csrf) },
      });
      expect((await mixed.call('getCurrentUser')).status).toBe(200);
      expect(errorOf(await mixed.call('createWsTicket'))).toEqual([403, 1001]);
      expect((await client.call('refreshSession')).status).toBe(200);
    });
  });

  describe('CSRF', () => {
    const change = (client: Client, headers: Record<string, string> = {}) => client.call('createWsTicket', { headers });

    it('403/1001: without the header, with an empty one, with another value', async () => {
      for (const token of ['', 'wrong', `${cookieOf(ceo, csrf)}x`])
        expect(errorOf(await change(ceo, { 'x-csrf-token': token }))).toEqual([403, 1001]);
      const silent = server.client.as({ cookies: { [session]: cookieOf(ceo, session) } });
      expect(errorOf(await change(silent))).toEqual([403, 1001]);
      expect(errorOf(await change(silent, { 'x-csrf-token': 'x' }))).toEqual([403, 1001]);
    });
    it('403/1001: an empty cookie does not equal an empty header', async () => {
      const cookies = { [session]: cookieOf(ceo, session), [csrf]: '' };
      expect(errorOf(await change(server.client.as({ cookies })))).toEqual([403, 1001]);
    });
    it('403/1001: a valid cookie next to a bearer header authenticates, so the rule applies', async () => {
      const bearer = (await withApiKey(ceo, 'ceo')).identity.bearer ?? '';
      const both = server.client.as({ bearer, cookies: { [session]: cookieOf(ceo, session) } });
      expect(errorOf(await change(both))).toEqual([403, 1001]);
      expect((await both.call('getCurrentUser')).status).toBe(200);
    });
    it('200: never applies to the header without a cookie, to reads, to sign-in and refresh', async () => {
      const bearer = server.client.as({ bearer: cookieOf(ceo, session) });
      expect((await change(bearer)).status).toBe(200);
      expect((await change(bearer, { 'x-csrf-token': '' })).status).toBe(200);
      const signedIn = await signIn(server.client, 'chief');
      const names = [session, refresh];
      const silent = server.client.as({
        cookies: Object.fromEntries(names.map((name) => [name, cookieOf(signedIn, name)])),
      });
      expect((await silent.call('listUsers')).status).toBe(200);
      expect((await logIn(silent)).status).toBe(200);
      expect((await silent.call('refreshSession')).status).toBe(200);
    });
    it('403/1001: a refused logout revokes and clears nothing', async () => {
      const client = await signIn(server.client, 'chief');
      const answer = await client.call('logout', { headers: { 'x-csrf-token': 'wrong' } });
      expect(errorOf(answer)).toEqual([403, 1001]);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((await client.call('getCurrentUser')).status).toBe(200);
    });
  });

  describe('logout', () => {
    it('204: ends the session of the token and its refresh tokens, and no other', async () => {
      const [first, second] = [await signIn(server.client, 'chief'), await signIn(server.client, 'chief')];
      expect((await first.call('logout')).status).toBe(204);
      expect(errorOf(await first.call('getCurrentUser'))).toEqual([401, 1002]);
      expect(errorOf(await first.call('refreshSession'))).toEqual([401, 1002]);
      expect((await second.call('getCurrentUser')).status).toBe(200);
    });
    it('204: an API key stays valid', async () => {
      const key = await withApiKey(ceo, 'manager');
      expect((await key.call('logout')).status).toBe(204);
      expect((await key.call('getCurrentUser')).status).toBe(200);
    });
    it('401: clears the three cookies all the same, in either form of the failure', async () => {
      for (const accept of ['application/json', 'application/problem+json']) {
        const answer = await server.client.call('logout', { headers: { accept } });
        expect(errorOf(answer)).toEqual([401, 1000]);
        expect(answer.cookies).toEqual({ [session]: '', [csrf]: '', [refresh]: '' });
      }
      const gone = await signIn(server.client, 'chief');
      await gone.call('logout');
      const again = await gone.call('logout');
      expect(errorOf(again)).toEqual([401, 1002]);
      expect(again.cookies[session]).toBe('');
    });
  });
});
