import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, createPerson, openSession, PASSWORD, setUpCeo, signIn } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel, outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { claimsOf } from '../../support/client/tokens.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const refresh = (token: string | undefined): Promise<OperationResponse> =>
  server.client.as(token === undefined ? {} : { cookies: { refresh_token: token } }).call('refreshSession');
/** The Max-Age of the refresh cookie of a response. */
const secondsOf = ({ headers }: OperationResponse): number => {
  const lines = headers['set-cookie'] as unknown as string[];
  return Number(/Max-Age=(\d+)/.exec(lines.find((line) => line.startsWith('refresh_token=')) ?? '')?.[1]);
};
const refreshTokenOf = (client: Client): string => client.identity.cookies?.refresh_token ?? '';

describe('refreshSession', () => {
  it('413/2001: a body of more than 16 384 bytes', async () => {
    const body = (length: number) => ({ raw: { text: ' '.repeat(length), type: 'application/json' } });
    expect(errorOf(await server.client.callRaw('refreshSession', body(16_385)))).toEqual([413, 2001]);
    expect(errorOf(await server.client.callRaw('refreshSession', body(16_384)))).toEqual([401, 1000]);
  });

  it('200: the same session continues with a new token, a new CSRF token and a new refresh token', async () => {
    const client = await signIn(server.client, 'chief');
    clock.advance(3600);
    const answer = await refresh(refreshTokenOf(client));
    expect(answer.body.data).toEqual({ expires_in: 86400, must_change_password: false });
    const [before, after] = [client.identity.cookies ?? {}, answer.cookies];
    expect(claimsOf(after.session ?? '').jti).toBe(claimsOf(before.session ?? '').jti);
    for (const name of ['session', 'csrf_token', 'refresh_token']) expect(after[name]).not.toBe(before[name]);
    const listed = await client.withSession(answer).call('listSessions');
    const current = listed.body.data.find((session: { is_current: boolean }) => session.is_current);
    expect(Date.parse(known(current).last_active_at) - Date.parse(known(current).created_at)).toBe(3_600_000);
    expect(current?.last_active_at).toBe(clock.now().toISOString());
    expect(Date.parse(known(current).expires_at)).toBe(Number(claimsOf(after.session ?? '').exp) * 1000);
    expect((await client.call('getCurrentUser')).status).toBe(200);
  });
  it('401/1000: without a cookie, an empty or an unknown one; no cookie is set', async () => {
    for (const token of [undefined, '', 'unknown']) {
      const answer = await refresh(token);
      expect(errorOf(answer)).toEqual([401, 1000]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
  it('401/1000: a credential in the header does not help', async () => {
    const answer = await server.client.as({ bearer: ceo.identity.cookies?.session ?? '' }).call('refreshSession');
    expect(errorOf(answer)).toEqual([401, 1000]);
  });
  it('of many calls with one token in parallel exactly one gets 200, and nothing is revoked', async () => {
    const client = await signIn(server.client, 'chief');
    const answers = await inParallel(8, () => refresh(refreshTokenOf(client)));
    expect(countResults(answers)).toEqual({ 200: 1, '401/1000': 7 });
    for (const lost of answers.filter(({ status }) => status === 401)) expect(errorOf(lost)).toEqual([401, 1000]);
    expect((await client.call('getCurrentUser')).status).toBe(200);
  });
  it('401/1000: a used token within the grace period revokes nothing, also at exactly its end', async () => {
    const client = await signIn(server.client, 'chief');
    const renewed = await refresh(refreshTokenOf(client));
    clock.advance(10);
    expect(errorOf(await refresh(refreshTokenOf(client)))).toEqual([401, 1000]);
    expect((await refresh(renewed.cookies.refresh_token)).status).toBe(200);
  });
  it('401/1000: a used token after the grace period is theft and revokes its session', async () => {
    const client = await signIn(server.client, 'chief');
    const renewed = await refresh(refreshTokenOf(client));
    clock.advance(10.001);
    expect(errorOf(await refresh(refreshTokenOf(client)))).toEqual([401, 1000]);
    expect(errorOf(await refresh(renewed.cookies.refresh_token))).toEqual([401, 1002]);
    expect(errorOf(await client.withSession(renewed).call('getCurrentUser'))).toEqual([401, 1002]);
    const target_id = String(claimsOf(client.identity.cookies?.session ?? '').jti);
    const { data } = (await ceo.call('listAuditLog', { query: { target_id } })).body;
    expect(data).toMatchObject([
      { action: 'auth.refresh_replayed', actor_id: null, target_type: 'session', target_id },
    ]);
  });
  it('401/1002: the token of a revoked session', async () => {
    const client = await signIn(server.client, 'chief');
    await client.call('logout');
    expect(errorOf(await refresh(refreshTokenOf(client)))).toEqual([401, 1002]);
  });
  it('counts against the limit of its session until it is used, expired, or its session has ended', async () => {
    const { renewal } = server.services;
    const client = await signIn(server.client, 'chief');
    const first = refreshTokenOf(client);
    const session = await renewal.liveSessionOf(first);
    expect(session).toBe(claimsOf(client.identity.cookies?.session ?? '').jti);
    const renewed = await refresh(first);
    const second = renewed.cookies.refresh_token ?? '';
    expect([await renewal.liveSessionOf(first), await renewal.liveSessionOf(second)]).toEqual([null, session]);
    await client.withSession(renewed).call('logout');
    expect(await renewal.liveSessionOf(second)).toBeNull();
    const other = refreshTokenOf(await signIn(server.client, 'chief'));
    clock.advance(7 * 86_400);
    expect(await renewal.liveSessionOf(other)).toBeNull();
    ceo = await signIn(server.client, 'chief');
  });
  it('is valid for seven days from each issue, longer than the session it renews', async () => {
    const client = await signIn(server.client, 'chief');
    clock.advance(86_400);
    expect(errorOf(await client.call('getCurrentUser'))).toEqual([401, 1000]);
    clock.advance(6 * 86_400 - 1);
    const renewed = await refresh(refreshTokenOf(client));
    expect(renewed.status).toBe(200);
    clock.advance(7 * 86_400);
    expect(errorOf(await refresh(renewed.cookies.refresh_token))).toEqual([401, 1000]);
    ceo = await signIn(server.client, 'chief');
  });
  it('401/1000: from 30 days after the sign-in it cannot be renewed, and no cookie outlives that', async () => {
    let answer: OperationResponse = await server.client.call('login', {
      body: { username: 'chief', password: PASSWORD },
    });
    const promised: number[] = [];
    for (let day = 0; day < 30; day += 6) {
      promised.push(secondsOf(answer));
      clock.advance(day === 24 ? 6 * 86_400 - 1 : 6 * 86_400);
      answer = await refresh(answer.cookies.refresh_token);
      expect(answer.status).toBe(200);
    }
    expect([...promised, secondsOf(answer)]).toEqual([604_800, 604_800, 604_800, 604_800, 6 * 86_400, 1]);
    expect(answer.body.data.expires_in).toBe(1);
    clock.advance(1);
    expect(errorOf(await refresh(answer.cookies.refresh_token))).toEqual([401, 1000]);
    ceo = await signIn(server.client, 'chief');
  });
  it('401/1000: a shorter lifetime applies to existing sessions', async () => {
    const client = await signIn(server.client, 'chief');
    clock.advance(86_400);
    await changeSetting(server.store, 'auth', 'session_absolute_days', 1);
    expect(errorOf(await refresh(refreshTokenOf(client)))).toEqual([401, 1000]);
    await changeSetting(server.store, 'auth', 'session_absolute_days', 30);
    expect((await refresh(refreshTokenOf(client))).status).toBe(200);
    ceo = await signIn(server.client, 'chief');
  });
  it('200: the lifetimes are live settings', async () => {
    await changeSetting(server.store, 'auth', 'session_minutes', 2);
    await changeSetting(server.store, 'auth', 'refresh_minutes', 3);
    const answer = await refresh(refreshTokenOf(await signIn(server.client, 'chief')));
    expect(answer.body.data.expires_in).toBe(120);
    const lines = answer.headers['set-cookie'] as unknown as string[];
    expect(lines.find((line) => line.startsWith('refresh_token='))).toContain('Max-Age=180;');
    await changeSetting(server.store, 'auth', 'session_minutes', 1440);
    await changeSetting(server.store, 'auth', 'refresh_minutes', 10_080);
  });
  it('401/1000: the user was deleted', async () => {
    const { client, id } = await createPerson(server, 'leaver', 'observer');
    await ceo.call('deleteUser', { path: { user_id: id } });
    expect(errorOf(await refresh(refreshTokenOf(client)))).toEqual([401, 1000]);
  });
  it('racing the deletion of its user it gets 200 or 401, never 5xx', async () => {
    for (let round = 0; round < 12; round += 1) {
      const user = await addUser(server, `passenger ${round}`, 'observer');
      const sessions = await inParallel(3, () => openSession(server, user.id));
      const tokens = sessions.map(({ client }) => refreshTokenOf(client));
      const [deleted, ...answers] = await Promise.all([
        ceo.call('deleteUser', { path: { user_id: user.id } }),
        ...tokens.map(refresh),
        sessions[0]?.bearer.call('createApiKey', {
          body: { name: 'k', role: 'observer' },
        }) as Promise<OperationResponse>,
        sessions[1]?.bearer.call('createWsTicket') as Promise<OperationResponse>,
      ]);
      expect(deleted?.status).toBe(204);
      // Each comes before the deletion and works, or after it and is refused in one way.
      const works = ['200', '200', '200', '201', '200'];
      expect(answers.map((answer, index) => [works[index], outcome(answer)])).toEqual(
        answers.map(({ status }, index) => [works[index], status < 400 ? works[index] : '401/1000']),
      );
    }
  });
});
