import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { DEV_LOGIN: 'on' } });
});
afterAll(() => server.close());

const setUp = (username: string, password = PASSWORD) =>
  server.client.call('setupAdmin', { body: { username, password } });

describe('setupAdmin', () => {
  it('409/4001: the name system is reserved in every spelling', async () => {
    for (const username of ['system', 'SYSTEM', 'sYstem']) expect(errorOf(await setUp(username))).toEqual([409, 4001]);
  });
  it('400/2001: a password of 12 characters in the form sent, but fewer in NFC, is too short', async () => {
    expect(errorOf(await setUp('short', 'e\u0301'.repeat(6)))).toEqual([400, 2001]);
  });
  it('422/2000: a password that is shorter than the deployment requires', async () => {
    await changeSetting(server.store, 'auth', 'min_password_length', 20);
    expect(errorOf(await setUp('short', 'only 15 letters'))).toEqual([422, 2000]);
    await changeSetting(server.store, 'auth', 'min_password_length', 12);
  });
  it('201: of many callers in parallel exactly one becomes ceo and is signed in, the others get 409/4000', async () => {
    const answers = await inParallel(12, (index) => setUp(`chief ${index}`));
    expect(countResults(answers)).toEqual({ 201: 1, '409/4000': 11 });
    const won = answers.find(({ status }) => status === 201);
    expect(won?.body.data).toEqual({ expires_in: 86400, must_change_password: false });
    const me = await server.client.as({ cookies: won?.cookies ?? {} }).call('getCurrentUser');
    expect(me.body.data).toMatchObject({ role: 'ceo', org_roles: [], must_change_password: false });
    const rows = await server.store.pool.query(`select count(*) from users where role = 'ceo'`);
    expect(Number(rows.rows[0]?.count)).toBe(1);
  });
  it('409/4000: stays closed, whatever the name', async () => {
    expect(errorOf(await setUp('another'))).toEqual([409, 4000]);
    expect(errorOf(await setUp('chief 0'))).toEqual([409, 4000]);
  });
});

describe('devLogin', () => {
  it('200: signs in as the ceo without a password', async () => {
    const answer = await server.client.call('devLogin');
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.cookies).sort()).toEqual(['csrf_token', 'refresh_token', 'session']);
    const me = await server.client.withSession(answer).call('getCurrentUser');
    expect(me.body.data.role).toBe('ceo');
  });
  it('401/1000: before there is a ceo', async () => {
    const empty = await startServer({ env: { DEV_LOGIN: 'on' } });
    try {
      expect(errorOf(await empty.client.call('devLogin'))).toEqual([401, 1000]);
    } finally {
      await empty.close();
    }
  });
  it('404/3000: does not exist with the switch off, with or without a credential', async () => {
    const closed = await startServer();
    try {
      const chief = await closed.client.call('setupAdmin', { body: { username: 'chief', password: PASSWORD } });
      for (const client of [closed.client, closed.client.withSession(chief)])
        expect(errorOf(await client.call('devLogin'))).toEqual([404, 3000]);
    } finally {
      await closed.close();
    }
  });
  it('404/3000: does not exist for a forwarded request, or one from another machine', async () => {
    const passed = [
      { forwarded: 'for=127.0.0.1' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-host': 'localhost' },
      { 'x-forwarded-anything': '' },
      { 'X-Real-IP': '127.0.0.1' },
    ];
    for (const headers of passed)
      expect(errorOf(await server.client.call('devLogin', { headers: headers as never }))).toEqual([404, 3000]);
    const origin = { ipAddress: '127.0.0.1', userAgent: '' };
    await expect(server.services.signIn.logInForDevelopment(origin, false)).rejects.toMatchObject({ code: 3000 });
    expect((await server.client.call('devLogin')).status).toBe(200);
  });
  it('404/3000: does not exist unless the server is bound to a loopback address', async () => {
    const open = await startServer({ env: { DEV_LOGIN: 'on', HOST: '0.0.0.0' } });
    try {
      expect(errorOf(await open.client.call('devLogin'))).toEqual([404, 3000]);
    } finally {
      await open.close();
    }
  });
});
