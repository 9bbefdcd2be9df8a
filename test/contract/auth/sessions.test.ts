import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf } from '../../support/builders/actor.ts';
import { createPerson, openSession, PASSWORD, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf, inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { claimsOf } from '../../support/client/tokens.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
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

interface Session {
  readonly session_id: string;
  readonly username: string;
  readonly is_current: boolean;
}
const sessionIdOf = (client: Client): string =>
  String(claimsOf(client.identity.cookies?.session ?? client.identity.bearer ?? '').jti);
const list = async (client: Client, query: Record<string, string> = {}): Promise<Session[]> =>
  (await client.call('listSessions', { query })).body.data;
const newUser = (username: string) => createPerson(server, username, 'manager');

describe('listSessions', () => {
  it('200: shows where the sign-in came from; the user agent is cut to 512 characters', async () => {
    clock.advance(1);
    const answer = await server.client.call('login', {
      body: { username: 'chief', password: PASSWORD },
      headers: { 'user-agent': 'x'.repeat(600) },
    });
    const [newest] = (await server.client.withSession(answer).call('listSessions')).body.data;
    expect(newest).toMatchObject({ ip_address: '127.0.0.1', user_agent: 'x'.repeat(512), is_current: true });
    expect(newest?.session_id).toMatch(/^[0-9a-f]{32}$/);
    expect(newest?.created_at).toBe(clock.now().toISOString());
    expect(newest?.last_active_at).toBe(known(newest).created_at);
  });
  it('200: own live sessions, newest first, the current one marked; to a key of the ceo none is', async () => {
    const first = await newUser('lister');
    clock.advance(1);
    const second = await openSession(server, first.id);
    clock.advance(1);
    const third = await openSession(server, first.id);
    await third.client.call('logout');
    const seen = await list(second.bearer);
    expect(seen.map(({ session_id }) => session_id)).toEqual([second.client, first.client].map(sessionIdOf));
    expect(seen.map(({ is_current }) => is_current)).toEqual([true, false]);
    const byKey = await list(await withApiKey(ceo, 'ceo'));
    expect(byKey.map(({ is_current }) => is_current)).not.toContain(true);
  });
  it('403/1001: a key of another role, for any owner', async () => {
    const owner = await newUser('key owner');
    for (const client of [owner.bearer, ceo]) {
      const key = await withApiKey(client, 'observer');
      expect(errorOf(await key.call('listSessions'))).toEqual([403, 1001]);
      expect(errorOf(await key.call('listSessions', { query: { scope: 'all' } }))).toEqual([403, 1001]);
    }
  });
  it('200: all sessions if the ceo requests them; others silently get their own', async () => {
    const user = await newUser('curious');
    const everyone = new Set((await list(ceo, { scope: 'all' })).map(({ username }) => username));
    expect([...everyone].sort()).toEqual(expect.arrayContaining(['chief', 'curious']));
    expect(new Set((await list(ceo)).map(({ username }) => username))).toEqual(new Set(['chief']));
    expect(await list(user.bearer, { scope: 'all' })).toEqual(await list(user.bearer, { scope: 'own' }));
  });
  it('200: sessions are omitted from their end on', async () => {
    const user = await newUser('sleeper');
    const { exp } = claimsOf(user.bearer.identity.bearer ?? '');
    clock.advance(Number(exp) - clock.now().getTime() / 1000);
    const fresh = await openSession(server, user.id);
    expect(await list(fresh.bearer)).toHaveLength(1);
    ceo = (await openSession(server, await ceoId())).client;
  });
  it('400/2001: another scope, or the scope twice', async () => {
    for (const query of ['scope=mine', 'scope=', 'scope=OWN', 'scope=own&scope=all'])
      expect(errorOf(await ceo.callRaw('listSessions', { query }))).toEqual([400, 2001]);
  });
  const ceoId = async (): Promise<string> =>
    (await server.store.pool.query(`select id from users where role = 'ceo'`)).rows[0].id;
});

describe('revokeSession', () => {
  const revoke = (client: Client, session: string, headers: Record<string, string> = {}) =>
    client.call('revokeSession', { path: { session_id: session }, headers });

  it('204: ends the session and its refresh tokens immediately; again 204; cookies stay', async () => {
    const user = await newUser('revoker');
    const other = await openSession(server, user.id);
    const answer = await revoke(user.client, sessionIdOf(other.client));
    expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined]);
    expect(errorOf(await other.bearer.call('getCurrentUser'))).toEqual([401, 1002]);
    expect(errorOf(await other.client.call('refreshSession'))).toEqual([401, 1002]);
    expect((await revoke(user.client, sessionIdOf(other.client))).status).toBe(204);
    expect((await user.client.call('getCurrentUser')).status).toBe(200);
  });
  it("204: the ceo ends every user's; 404/3000: others cannot tell a foreign one from an unknown one", async () => {
    const [victim, stranger] = [await newUser('victim'), await newUser('stranger')];
    expect(errorOf(await revoke(stranger.bearer, sessionIdOf(victim.client)))).toEqual([404, 3000]);
    for (const id of ['f'.repeat(32), 'no-such-session', 'x'])
      expect(errorOf(await revoke(ceo, id))).toEqual([404, 3000]);
    expect((await revoke(ceo, sessionIdOf(victim.client))).status).toBe(204);
    expect(errorOf(await victim.bearer.call('getCurrentUser'))).toEqual([401, 1002]);
  });
  it("403/1001: a key whose role is not ceo ends no session, its owner's included; one of the ceo ends any", async () => {
    const owner = await newUser('owner of a key');
    const key = await withApiKey(owner.bearer, 'manager');
    for (const id of [sessionIdOf(owner.client), 'f'.repeat(32)])
      expect(errorOf(await revoke(key, id))).toEqual([403, 1001]);
    expect((await owner.client.call('getCurrentUser')).status).toBe(200);
    expect((await revoke(await withApiKey(ceo, 'ceo'), sessionIdOf(owner.client))).status).toBe(204);
    expect(errorOf(await owner.client.call('getCurrentUser'))).toEqual([401, 1002]);
  });
  it('409/4002: a session has no tag, so only * passes If-Match', async () => {
    const user = await newUser('tagger');
    const other = sessionIdOf((await openSession(server, user.id)).client);
    for (const tag of ['"abc"', 'W/"abc"', '"a", "b"'])
      expect(errorOf(await revoke(user.bearer, other, { 'if-match': tag }))).toEqual([409, 4002]);
    expect(errorOf(await revoke(user.bearer, other, { 'if-match': 'abc' }))).toEqual([400, 2001]);
    expect((await revoke(user.bearer, other, { 'if-match': '*' })).status).toBe(204);
  });
  it('204: of a logout and a revocation at the same time the first is recorded', async () => {
    const { id: userId, bearer } = await newUser('leaver');
    for (const isLogoutFirst of [true, false]) {
      const other = sessionIdOf((await openSession(server, userId)).client);
      const credential = { kind: 'session_bearer', sessionId: other, keyId: null } as const;
      const own = { ...credential, sessionId: sessionIdOf(bearer) };
      const { sessions } = server.services;
      const logOut = () => sessions.logOut(actorOf('manager', { userId, credential }));
      const end = () => sessions.revoke(other, actorOf('manager', { userId, credential: own }), false);
      await whileUncommitted(server.store, isLogoutFirst ? logOut : end, isLogoutFirst ? end : logOut);
      const { data } = (await ceo.call('listAuditLog', { query: { target_id: other } })).body;
      expect(data.map(({ action }) => action)).toEqual([isLogoutFirst ? 'session.logged_out' : 'session.revoked']);
    }
  });
});

describe('login, session cap', () => {
  it('a sign-in never fails because of it: the oldest session beyond the cap is revoked', async () => {
    await changeSetting(server.store, 'auth', 'max_sessions', 3);
    const user = await newUser('collector');
    const clients = [user.client];
    for (let count = 0; count < 4; count += 1) {
      clock.advance(1);
      clients.push((await openSession(server, user.id)).client);
    }
    const statuses = await Promise.all(clients.map(async (client) => errorOf(await client.call('getCurrentUser'))));
    expect(statuses.map(([status, code]) => code ?? status)).toEqual([1002, 1002, 200, 200, 200]);
  });
  it('the newest session survives even if all have the same timestamp', async () => {
    const user = await newUser('instant');
    for (let count = 0; count < 8; count += 1) {
      const { bearer } = await openSession(server, user.id);
      expect((await bearer.call('getCurrentUser')).status).toBe(200);
      expect(await list(bearer)).toHaveLength(Math.min(count + 2, 3));
    }
  });
  it('does not affect an expired session: its refresh token still renews it', async () => {
    const user = await newUser('dozer');
    const { client } = await openSession(server, user.id);
    clock.advance(86_400);
    for (let count = 0; count < 3; count += 1) await openSession(server, user.id);
    expect((await client.call('refreshSession')).status).toBe(200);
  });
  it('holds for a sign-in that waits for another one', async () => {
    await changeSetting(server.store, 'auth', 'max_sessions', 1);
    const user = await newUser('twins');
    const open = () => openSession(server, user.id);
    const { bearer } = await whileUncommitted(server.store, open, open);
    expect(await list(bearer)).toHaveLength(1);
    await changeSetting(server.store, 'auth', 'max_sessions', 3);
  });
  it('holds when many sign in at the same time; 0 means no cap', async () => {
    const user = await newUser('swarm');
    await inParallel(10, () => openSession(server, user.id));
    const live = await server.store.pool.query('select id from sessions where user_id = $1 and revoked_at is null', [
      user.id,
    ]);
    expect(live.rows).toHaveLength(3);
    await changeSetting(server.store, 'auth', 'max_sessions', 0);
    const free = await newUser('free');
    await inParallel(10, () => openSession(server, free.id));
    expect(await list(free.bearer)).toHaveLength(11);
    await changeSetting(server.store, 'auth', 'max_sessions', 100);
  });
});
