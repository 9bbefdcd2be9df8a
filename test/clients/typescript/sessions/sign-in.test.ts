import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import { signIn } from '../../../../clients/typescript/src/sessions/sign-in.ts';
import { createPerson, PASSWORD } from '../../../support/builders/people.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { failure, good, hangUp, json, ScriptedPlatform } from '../scene.ts';

let server: TestServer;
let platform: ScriptedPlatform;
beforeAll(async () => {
  server = await startServer();
  platform = await ScriptedPlatform.start();
  await createPerson(server, 'chief', 'ceo');
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await platform.close();
  await server.close();
});

const session = (number: number, must_change_password = false) =>
  json(
    200,
    { data: { expires_in: 100, must_change_password }, success: true },
    { 'set-cookie': [`session=jwt-${number}; Path=/`, `refresh_token=again-${number}; Path=/`] as never },
  );
/** The response to `changePassword`, in which only the cookie has a lifetime. */
const changed = (number: number, lifetime: string) =>
  json(
    200,
    { data: { id: 'one', username: 'ada', must_change_password: false }, success: true },
    { 'set-cookie': [`session=jwt-${number};${lifetime} Path=/`, `refresh_token=again-${number}; Path=/`] as never },
  );
const ACCOUNT = { username: 'ada', password: 'correct horse battery' };
const enter = async () => signIn({ baseUrl: platform.url, retry: { sleep: async () => {} }, ...ACCOUNT });
const sent = () =>
  platform.asked.map(
    ({ url, headers }) => `${url.replace('/api/v1', '')} ${headers.authorization ?? headers.cookie ?? '-'}`,
  );
/** Later by this many seconds; timers are not affected. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describe('signing in', () => {
  it('gives a client with a JWT, which needs no CSRF token, until it signs out', async () => {
    const { client, accessToken, mustChangePassword, signOut } = await signIn({
      ...{ baseUrl: server.baseUrl, username: 'chief', password: PASSWORD },
      operations,
    });
    expect(mustChangePassword).toBe(false);
    expect((await client.auth.getCurrentUser()).username).toBe('chief');
    await client.departments.create({ body: { name: 'Research', budget_percent: 5 } });
    expect((await accessToken()).split('.')).toHaveLength(3);
    await signOut();
    await expect(client.auth.getCurrentUser()).rejects.toMatchObject({ status: 401, code: 1002 });
  });

  it('401/1000: a wrong password', async () => {
    const asking = signIn({ baseUrl: server.baseUrl, username: 'chief', password: 'another password' });
    await expect(asking).rejects.toMatchObject({ status: 401, code: 1000 });
  });

  it('reports an initial password', async () => {
    platform.answer(session(1, true));
    expect((await enter()).mustChangePassword).toBe(true);
  });

  it('refuses a response without cookies, as in a browser', async () => {
    platform.answer(good({ expires_in: 100, must_change_password: false }));
    await expect(enter()).rejects.toThrow('a browser uses `session: true`');
  });
});

describe('the session of a program', () => {
  it('continues after the password was changed, with the new one', async () => {
    await createPerson(server, 'bob', 'manager');
    const asked: (string | undefined)[] = [];
    const fetch = (request: Request): Promise<Response> => {
      asked.push(request.url.split('/').at(-1));
      return globalThis.fetch(request);
    };
    const { client, accessToken } = await signIn({
      ...{ baseUrl: server.baseUrl, username: 'bob', password: PASSWORD, fetch },
      operations,
    });
    const before = await accessToken();
    const body = { current_password: PASSWORD, new_password: 'another horse battery' };
    await client.auth.changePassword({ body });
    expect(await accessToken()).not.toBe(before);
    expect((await client.auth.getCurrentUser()).username).toBe('bob');
    expect(asked).toEqual(['login', 'change-password', 'me']);
    await signIn({ baseUrl: server.baseUrl, username: 'bob', password: body.new_password });
  });

  it.each([
    ['the lifetime of its cookie', ' Max-Age=1000;', 899, 2],
    ['the lifetime of the session before, if its cookie has none', '', 89, 2],
  ])('has %s after the password was changed, and is not renewed before', async (_what, lifetime, unchanged, more) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    platform.answer(session(1, true), changed(2, lifetime), session(3));
    const signedIn = await enter();
    const { client, accessToken } = signedIn;
    const body = { current_password: ACCOUNT.password, new_password: 'another horse battery' };
    await client.POST('/api/v1/auth/change-password', { body });
    expect(await accessToken()).toBe('jwt-2');
    pass(unchanged);
    expect(await accessToken()).toBe('jwt-2');
    pass(more);
    expect(await accessToken()).toBe('jwt-3');
    expect(sent().slice(2)).toEqual(['/auth/refresh refresh_token=again-2']);
    expect(signedIn.mustChangePassword).toBe(false);
  });

  it('is renewed once before it expires, also for parallel calls', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    platform.answer(session(1), good({}), session(2), good({}), good({}));
    const { client } = await enter();
    const call = () => client.GET('/api/v1/auth/me');
    await call();
    pass(95);
    await Promise.all([call(), call()]);
    expect(sent()).toEqual([
      '/auth/login -',
      '/auth/me Bearer jwt-1',
      '/auth/refresh refresh_token=again-1',
      '/auth/me Bearer jwt-2',
      '/auth/me Bearer jwt-2',
    ]);
  });

  it.each([
    ['has reached its maximum age', failure(401, 1000)],
    ['was renewed by a request whose response was lost', hangUp],
  ])('is replaced by a new one if it %s', async (_why, response) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    platform.answer(session(1), response, session(3));
    const { accessToken } = await enter();
    pass(95);
    expect(await accessToken()).toBe('jwt-3');
    expect(sent().map((line) => line.split(' ')[0])).toEqual(['/auth/login', '/auth/refresh', '/auth/login']);
  });

  it('401/1002: is not replaced after it was revoked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    platform.answer(session(1), failure(401, 1002));
    const { accessToken } = await enter();
    pass(95);
    await expect(accessToken()).rejects.toMatchObject({ code: 1002 });
    expect(platform.asked).toHaveLength(2);
  });

  it('is renewed by the server, which accepts the new token', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, accessToken } = await signIn({
      baseUrl: server.baseUrl,
      username: 'chief',
      password: PASSWORD,
      operations,
    });
    const first = await accessToken();
    pass(86_400 * 0.95);
    expect((await client.auth.getCurrentUser()).username).toBe('chief');
    expect(await accessToken()).not.toBe(first);
  });
});
