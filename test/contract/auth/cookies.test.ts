import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, setUpCeo, signIn, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { refusal } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ env: { BASE_URL: 'https://platform.example.com' } });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

/** The attributes of every cookie of an answer, by name. */
const cookieLines = (header: unknown): Record<string, string> =>
  Object.fromEntries(
    (header as string[]).map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      return [pair.split('=')[0] ?? '', attributes.sort().join('; ')];
    }),
  );
const logIn = (client: Client) => client.call('login', { body: { username: 'chief', password: PASSWORD } });

describe('cookies', () => {
  it('have the attributes of each, and no other; Secure behind https', async () => {
    const answer = await logIn(server.client);
    expect(cookieLines(answer.headers['set-cookie'])).toEqual({
      session: 'HttpOnly; Max-Age=86400; Path=/; SameSite=Strict; Secure',
      csrf_token: 'Max-Age=86400; Path=/; SameSite=Strict; Secure',
      refresh_token: 'HttpOnly; Max-Age=604800; Path=/api/v1/auth/refresh; SameSite=Strict; Secure',
    });
    expect(answer.cookies.csrf_token).toMatch(/^[\w-]{43}$/);
    expect(answer.cookies.refresh_token).toMatch(/^[\w-]{43}$/);
  });
  it('are not Secure over http', async () => {
    const plain = await startServer();
    try {
      await setUpCeo(plain.client);
      const lines = cookieLines((await logIn(plain.client)).headers['set-cookie']);
      for (const attributes of Object.values(lines)) expect(attributes).not.toContain('Secure');
    } finally {
      await plain.close();
    }
  });
  it('are cleared by logout with an empty value, Max-Age 0 and the same path', async () => {
    const client = await signIn(server.client, 'chief');
    const answer = await client.call('logout');
    expect(answer.status).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cookies"');
    expect(answer.cookies).toEqual({ session: '', csrf_token: '', refresh_token: '' });
    expect(cookieLines(answer.headers['set-cookie'])).toEqual({
      session: 'HttpOnly; Max-Age=0; Path=/; SameSite=Strict; Secure',
      csrf_token: 'Max-Age=0; Path=/; SameSite=Strict; Secure',
      refresh_token: 'HttpOnly; Max-Age=0; Path=/api/v1/auth/refresh; SameSite=Strict; Secure',
    });
  });
});

describe('CSRF', () => {
  const change = (client: Client, headers: Record<string, string> = {}) => client.call('createWsTicket', { headers });

  it('403/1001: without the header, with an empty one, with another value', async () => {
    for (const token of ['', 'wrong', `${ceo.identity.cookies?.csrf_token}x`])
      expect(refusal(await change(ceo, { 'x-csrf-token': token }))).toEqual([403, 1001]);
    const silent = server.client.as({ cookies: { session: ceo.identity.cookies?.session ?? '' } });
    expect(refusal(await change(silent))).toEqual([403, 1001]);
    expect(refusal(await change(silent, { 'x-csrf-token': 'x' }))).toEqual([403, 1001]);
  });
  it('403/1001: an empty cookie does not equal an empty header', async () => {
    const cookies = { session: ceo.identity.cookies?.session ?? '', csrf_token: '' };
    expect(refusal(await change(server.client.as({ cookies })))).toEqual([403, 1001]);
  });
  it('403/1001: a valid cookie beside a bearer header authenticates, so the rule applies', async () => {
    const bearer = (await withApiKey(ceo, 'ceo')).identity.bearer ?? '';
    const both = server.client.as({ bearer, cookies: { session: ceo.identity.cookies?.session ?? '' } });
    expect(refusal(await change(both))).toEqual([403, 1001]);
    expect((await both.call('getCurrentUser')).status).toBe(200);
  });
  it('200: never applies to the header alone, to reading, to signing in and refreshing', async () => {
    const bearer = server.client.as({ bearer: ceo.identity.cookies?.session ?? '' });
    expect((await change(bearer)).status).toBe(200);
    expect((await change(bearer, { 'x-csrf-token': '' })).status).toBe(200);
    const { session = '', refresh_token = '' } = (await signIn(server.client, 'chief')).identity.cookies ?? {};
    const silent = server.client.as({ cookies: { session, refresh_token } });
    expect((await silent.call('listUsers')).status).toBe(200);
    expect((await logIn(silent)).status).toBe(200);
    expect((await silent.call('refreshSession')).status).toBe(200);
  });
  it('403/1001: a refused logout revokes and clears nothing', async () => {
    const client = await signIn(server.client, 'chief');
    const answer = await client.call('logout', { headers: { 'x-csrf-token': 'wrong' } });
    expect(refusal(answer)).toEqual([403, 1001]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await client.call('getCurrentUser')).status).toBe(200);
  });
});

describe('logout', () => {
  it('204: ends the session of the token and its refresh tokens, and no other', async () => {
    const [first, second] = [await signIn(server.client, 'chief'), await signIn(server.client, 'chief')];
    expect((await first.call('logout')).status).toBe(204);
    expect(refusal(await first.call('getCurrentUser'))).toEqual([401, 1002]);
    expect(refusal(await first.call('refreshSession'))).toEqual([401, 1002]);
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
      expect(refusal(answer)).toEqual([401, 1000]);
      expect(answer.cookies).toEqual({ session: '', csrf_token: '', refresh_token: '' });
      expect(answer.headers['clear-site-data']).toBeUndefined();
    }
    const gone = await signIn(server.client, 'chief');
    await gone.call('logout');
    const again = await gone.call('logout');
    expect(refusal(again)).toEqual([401, 1002]);
    expect(again.cookies.session).toBe('');
  });
});
