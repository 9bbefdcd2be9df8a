import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf } from '../../support/builders/actor.ts';
import {
  addUser,
  createPerson,
  openSession,
  PASSWORD,
  type Session,
  setUpCeo,
  withApiKey,
} from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { NOBODY } from '../../support/builders/unknown-ids.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const DAY = 86_400;
const OTHER = 'some other first words';
const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
let ceoId: string;
beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
});
afterAll(() => server.close());

const attempt = (username: string, password = PASSWORD) =>
  server.client.call('login', { body: { username, password } });
const reset = (userId: string, password = OTHER, client = ceo) =>
  client.call('resetUserPassword', { path: { user_id: userId }, body: { password } });
/** The ceo again, after the session has expired. */
const renewCeo = async (): Promise<void> => {
  ceo = (await openSession(server, ceoId)).client;
};

describe('a password that an administrator has set', () => {
  it('401/1000: after 7 days, to sign in and to change it; a reset gives another 7', async () => {
    const { id } = await addUser(server, 'late', 'manager', { mustChangePassword: true });
    clock.advance(7 * DAY - 1);
    const last = await attempt('late');
    expect(last.status).toBe(200);
    clock.advance(1);
    expect(errorOf(await attempt('late'))).toEqual([401, 1000]);
    const client = server.client.withSession(last);
    const body = { current_password: PASSWORD, new_password: OTHER };
    expect(errorOf(await client.call('changePassword', { body }))).toEqual([401, 1000]);
    await renewCeo();
    expect((await reset(id)).body.data).toMatchObject({ id, must_change_password: true });
    clock.advance(7 * DAY - 1);
    expect((await attempt('late', OTHER)).status).toBe(200);
    clock.advance(1);
    expect(errorOf(await attempt('late', OTHER))).toEqual([401, 1000]);
    await renewCeo();
  });
  it('200: does not expire once it was changed', async () => {
    await addUser(server, 'timely', 'manager', { mustChangePassword: true });
    const client = server.client.withSession(await attempt('timely'));
    await client.call('changePassword', { body: { current_password: PASSWORD, new_password: OTHER } });
    clock.advance(30 * DAY);
    expect((await attempt('timely', OTHER)).status).toBe(200);
    await renewCeo();
  });
  it('401/1000: the days are a live setting', async () => {
    await addUser(server, 'hurried', 'manager', { mustChangePassword: true });
    clock.advance(DAY);
    await changeSetting(server.store, 'auth', 'initial_password_days', 1);
    expect(errorOf(await attempt('hurried'))).toEqual([401, 1000]);
    await changeSetting(server.store, 'auth', 'initial_password_days', 90);
    expect((await attempt('hurried')).status).toBe(200);
    await changeSetting(server.store, 'auth', 'initial_password_days', 7);
    await renewCeo();
  });
  it('429/5000: attempts with an expired one count as failures, like any wrong one', async () => {
    await addUser(server, 'stubborn', 'manager', { mustChangePassword: true });
    clock.advance(7 * DAY);
    for (let count = 1; count <= 9; count += 1) expect(errorOf(await attempt('stubborn'))).toEqual([401, 1000]);
    expect(errorOf(await attempt('stubborn'))).toEqual([429, 5000]);
    await renewCeo();
  });
});

describe('resetUserPassword', () => {
  it('200: ends sessions, refresh tokens, tickets and keys of the user; the password must be changed', async () => {
    const { client, bearer, id } = await createPerson(server, 'forgetful', 'manager');
    const key = await withApiKey(client, 'manager');
    const { ticket } = (await client.call('createWsTicket')).body.data;
    const before = (await ceo.call('getUser', { path: { user_id: id } })).body.data.updated_at;
    clock.advance(1);
    const answer = await reset(id);
    expect(answer.body.data).toMatchObject({ id, username: 'forgetful', must_change_password: true });
    expect(answer.body.data.updated_at > before).toBe(true);
    expect(answer.headers.etag).toBe((await ceo.call('getUser', { path: { user_id: id } })).headers.etag);
    expect(errorOf(await bearer.call('getCurrentUser'))).toEqual([401, 1002]);
    expect(errorOf(await client.call('refreshSession'))).toEqual([401, 1002]);
    expect(errorOf(await key.call('getCurrentUser'))).toEqual([401, 1000]);
    expect(await server.services.tickets.redeem(ticket)).toBeNull();
    expect(errorOf(await attempt('forgetful'))).toEqual([401, 1000]);
    const again = server.client.withSession(await attempt('forgetful', OTHER));
    expect(errorOf(await again.call('getCapabilities'))).toEqual([403, 1001]);
  });
  it.each<[string, (id: string, username: string) => Promise<unknown>]>([
    ['this', (id) => reset(id)],
    ['a recovery', (_, username) => server.services.recovery.recover(username)],
  ])('401/1002: %s also ends a session that is being opened', async (name, setPassword) => {
    const username = `signs in during ${name}`;
    const { id } = await addUser(server, username, 'manager');
    const opened: Session[] = [];
    await whileUncommitted(
      server.store,
      async () => opened.push(await openSession(server, id)),
      () => setPassword(id, username),
    );
    expect(errorOf(await known(opened[0]).bearer.call('getCurrentUser'))).toEqual([401, 1002]);
  });
  it('404/3000: an unknown user; 409/4000: oneself and the system user, before the password is checked', async () => {
    expect(errorOf(await reset(NOBODY, 'qwerty123456'))).toEqual([404, 3000]);
    expect(errorOf(await reset(ceoId, 'qwerty123456'))).toEqual([409, 4000]);
    expect(errorOf(await reset('system', 'qwerty123456'))).toEqual([409, 4000]);
    expect((await attempt('chief')).status).toBe(200);
  });
  it('403/1001: callers other than the ceo', async () => {
    const { client } = await createPerson(server, 'aspiring', 'manager');
    const { id } = await addUser(server, 'spared', 'observer');
    expect(errorOf(await reset(id, OTHER, client))).toEqual([403, 1001]);
    expect((await attempt('spared')).status).toBe(200);
  });
  it('403/1001: never resets the password of the new ceo, if the role was handed over during the request', async () => {
    const next = await createPerson(server, 'successor', 'manager');
    const { session_id: sessionId } = known((await ceo.call('listSessions')).body.data[0]);
    const asked = actorOf('ceo', { userId: ceoId, credential: { kind: 'session_bearer', sessionId, keyId: null } });
    const handed = { path: { user_id: next.id }, body: { password: PASSWORD } };
    expect((await ceo.call('transferCeo', handed)).status).toBe(200);
    const caller = { subject: '', signal: new AbortController().signal };
    const late = server.services.passwordResets.reset(next.id, OTHER, asked, caller);
    await expect(late).rejects.toMatchObject({ code: 1001 });
    expect((await attempt('successor')).status).toBe(200);
    expect((await next.client.call('getUser', { path: { user_id: ceoId } })).body.data.role).toBe('manager');
  });
});
