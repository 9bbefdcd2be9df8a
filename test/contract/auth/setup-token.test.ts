import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, PASSWORD } from '../../support/builders/people.ts';
import { errorOf, expectError } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const TOKEN = 'let-only-me-in';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { SETUP_TOKEN: TOKEN } });
});
afterAll(() => server.close());

const body = { username: 'chief', password: PASSWORD };
const setUp = (headers: Record<string, string> = {}) => server.client.call('setupAdmin', { body, headers });
const status = async () => (await server.client.call('getSetupStatus')).body.data;

describe('setupAdmin with a setup token', () => {
  it('403/1001: without it, with another one, and before anything else is checked', async () => {
    await expectError(server.client, 'setupAdmin', { body }, [403, 1001]);
    for (const token of ['', 'x', `${TOKEN}x`, TOKEN.slice(1), TOKEN.toUpperCase(), 'x'.repeat(300)])
      expect(errorOf(await setUp({ 'x-setup-token': token }))).toEqual([403, 1001]);
    expect(errorOf(await server.client.callRaw('setupAdmin', { body: { username: 'system' } }))).toEqual([403, 1001]);
    expect(await status()).toMatchObject({ needs_admin: true, needs_setup_token: true });
  });
  it('409/4001 and 422/2000: with it the rules apply in their order, a taken name before the password', async () => {
    await addUser(server, 'somebody', 'manager');
    const headers = { 'x-setup-token': TOKEN };
    const attempt = (username: string, password: string) =>
      server.client.call('setupAdmin', { body: { username, password }, headers });
    expect(errorOf(await attempt('Somebody', 'qwerty123456'))).toEqual([409, 4001]);
    expect(errorOf(await attempt('chief', 'qwerty123456'))).toEqual([422, 2000]);
  });
  it('201: with it; afterwards setup stays closed, and the token is still required', async () => {
    expect((await setUp({ 'x-setup-token': TOKEN })).status).toBe(201);
    expect(await status()).toMatchObject({ needs_admin: false, needs_setup_token: false });
    expect(errorOf(await setUp())).toEqual([403, 1001]);
    expect(errorOf(await setUp({ 'x-setup-token': TOKEN }))).toEqual([409, 4000]);
  });
  it('200: sign-in does not require it', async () => {
    expect((await server.client.call('login', { body })).status).toBe(200);
  });
});
