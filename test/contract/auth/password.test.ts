import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addUser,
  createPerson,
  forcePasswordChange,
  PASSWORD,
  setUpCeo,
  signIn,
  withApiKey,
} from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf, inParallel } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let _ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock });
  _ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const attempt = (username: string, password = 'wrong password') =>
  server.client.call('login', { body: { username, password } });
/** A user with a first password, who must change it. */
const newUser = (username: string) => addUser(server, username, 'manager', { mustChangePassword: true });

describe('changePassword', () => {
  const change = (client: Client, current: string, next: string) =>
    client.call('changePassword', { body: { current_password: current, new_password: next } });

  it('200: all sessions end with 1002, a new one is open, the old password is invalid', async () => {
    const { client, id } = await createPerson(server, 'mover', 'observer');
    const other = await signIn(server.client, 'mover');
    const answer = await change(client, PASSWORD, 'another long password');
    expect(answer.body.data).toMatchObject({ id, username: 'mover', role: 'observer', must_change_password: false });
    for (const old of [client, other]) expect(errorOf(await old.call('getCurrentUser'))).toEqual([401, 1002]);
    expect((await client.withSession(answer).call('getCurrentUser')).status).toBe(200);
    expect(errorOf(await attempt('mover', PASSWORD))).toEqual([401, 1000]);
    expect((await attempt('mover', 'another long password')).status).toBe(200);
  });
  it('200: API keys stay valid', async () => {
    const { client } = await createPerson(server, 'keeper', 'observer');
    const key = await withApiKey(client, 'observer');
    await change(client, PASSWORD, 'another long password');
    expect((await key.call('getCurrentUser')).status).toBe(200);
  });
  it('401/1000: a wrong current password changes nothing and counts as a failed sign-in', async () => {
    const { client } = await createPerson(server, 'guesser', 'observer');
    for (let count = 1; count <= 9; count += 1)
      expect(errorOf(await change(client, 'wrong', 'another long password'))).toEqual([401, 1000]);
    expect(errorOf(await attempt('guesser'))).toEqual([429, 5000]);
    expect((await client.call('getCurrentUser')).status).toBe(200);
  });
  it('422/2000: a password shorter than the deployment requires', async () => {
    const { client } = await createPerson(server, 'brief', 'observer');
    await changeSetting(server.store, 'auth', 'min_password_length', 30);
    expect(errorOf(await change(client, PASSWORD, 'another long password'))).toEqual([422, 2000]);
    await changeSetting(server.store, 'auth', 'min_password_length', 12);
  });
  it('of several changes in parallel that know the old password exactly one wins', async () => {
    const { client } = await createPerson(server, 'racer', 'observer');
    const answers = await inParallel(4, (index) => change(client, PASSWORD, `the new password ${index}`));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });
});

describe('changePassword, forced', () => {
  it('403/1001 everywhere except changePassword, getCurrentUser and logout; refreshing works', async () => {
    await newUser('novice');
    const session = await attempt('novice', PASSWORD);
    const novice = server.client.withSession(session);
    expect((await novice.call('getCurrentUser')).body.data.must_change_password).toBe(true);
    expect(errorOf(await novice.call('getCapabilities'))).toEqual([403, 1001]);
    expect(errorOf(await novice.call('createWsTicket'))).toEqual([403, 1001]);
    expect(errorOf(await novice.call('listUsers'))).toEqual([403, 1001]);
    const renewed = await novice.call('refreshSession');
    expect(renewed.body.data.must_change_password).toBe(true);
    expect((await novice.withSession(renewed).call('logout')).status).toBe(204);
  });
  it('an API key of the user is refused as well', async () => {
    const { client, id } = await createPerson(server, 'relapsed', 'observer');
    const key = await withApiKey(client, 'observer');
    await forcePasswordChange(server, id);
    expect(errorOf(await key.call('getCapabilities'))).toEqual([403, 1001]);
    expect((await key.call('getCurrentUser')).body.data.must_change_password).toBe(true);
  });
});
