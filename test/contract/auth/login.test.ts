import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, createPerson, PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
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

const attempt = (username: string, password = 'wrong password') =>
  server.client.call('login', { body: { username, password } });
/** A user with a first password, who must change it. */
const newUser = (username: string) => addUser(server, username, 'manager', { mustChangePassword: true });

describe('login', () => {
  it('200: four cookies, no token in the body; names are compared in NFC without regard to case', async () => {
    await newUser('Åsa Lindström');
    for (const username of ['Åsa Lindström', 'A\u030ASA LINDSTRÖM', 'åsa lindstro\u0308m']) {
      const answer = await attempt(username, PASSWORD);
      expect(answer.body.data).toEqual({ expires_in: 86400, must_change_password: true });
      expect(Object.keys(answer.cookies).sort()).toEqual(['csrf_token', 'device', 'refresh_token', 'session']);
    }
  });
  it('200: a password is the same in every Unicode form', async () => {
    const password = 'crème brûlée à gogo';
    await ceo.call('createUser', { body: { username: 'gourmet', password, role: 'observer' } });
    expect((await attempt('gourmet', password.normalize('NFD'))).status).toBe(200);
  });
  it('401/1000: unknown name, wrong password and the system user get the same text', async () => {
    const answers = [
      await attempt('nobody'),
      await attempt('chief'),
      await attempt('system'),
      await attempt('chief', 'x'),
    ];
    for (const answer of answers) expect(errorOf(answer)).toEqual([401, 1000]);
    expect(new Set(answers.map(({ body }) => body.error)).size).toBe(1);
  });
  it('401/1000: white space around a name is part of it', async () => {
    expect(errorOf(await attempt(' chief', PASSWORD))).toEqual([401, 1000]);
  });
});

describe('login, lockout', () => {
  const expectLocked = async (username: string, seconds: number) => {
    const answer = await attempt(username, PASSWORD);
    expect(errorOf(answer)).toEqual([429, 5000]);
    expect(answer.body.error_detail.retry_after).toBe(seconds);
    expect(answer.headers['retry-after']).toBe(String(seconds));
  };

  it('429/5000: the tenth failure is itself refused with 900 seconds, and so is the right password after it', async () => {
    await newUser('locked');
    for (let count = 1; count <= 9; count += 1) expect(errorOf(await attempt('locked'))).toEqual([401, 1000]);
    const tenth = await attempt('LOCKED');
    expect(errorOf(tenth)).toEqual([429, 5000]);
    expect(tenth.body.error_detail.retry_after).toBe(900);
    expect(tenth.headers['retry-after']).toBe('900');
    await expectLocked('locked', 900);
    clock.advance(899.5);
    await expectLocked('locked', 1);
    clock.advance(0.5);
    expect((await attempt('locked', PASSWORD)).status).toBe(200);
  });
  it('200: with the password of a recovery, whose name is written in capitals', async () => {
    await newUser('forgotten');
    for (let count = 1; count <= 10; count += 1) await attempt('forgotten');
    await expectLocked('forgotten', 900);
    const password = await server.services.recovery.recover('FORGOTTEN');
    expect((await attempt('forgotten', password)).status).toBe(200);
  });
  it('429/5000: an unknown name is locked in the same way', async () => {
    for (let count = 1; count <= 9; count += 1) expect(errorOf(await attempt('ghost'))).toEqual([401, 1000]);
    expect(errorOf(await attempt('ghost'))).toEqual([429, 5000]);
  });
  it('429/5000: counting is exact when all failures arrive at the same time', async () => {
    const answers = await inParallel(16, () => attempt('crowd'));
    expect(countResults(answers)).toEqual({ '401/1000': 9, '429/5000': 7 });
    clock.advance(900);
    // From the end of the lock on, failures count again.
    for (let count = 1; count <= 9; count += 1) expect(errorOf(await attempt('crowd'))).toEqual([401, 1000]);
    expect(errorOf(await attempt('crowd'))).toEqual([429, 5000]);
  });
  it('200: a success resets the failures before it', async () => {
    await newUser('forgetful');
    for (let round = 0; round < 2; round += 1) {
      for (let count = 1; count <= 9; count += 1) expect(errorOf(await attempt('forgetful'))).toEqual([401, 1000]);
      expect((await attempt('forgetful', PASSWORD)).status).toBe(200);
    }
  });
  it('401/1000: the window slides; failures of 15 minutes ago do not count', async () => {
    for (let count = 1; count <= 9; count += 1) await attempt('slow');
    clock.advance(900);
    for (let count = 1; count <= 9; count += 1) expect(errorOf(await attempt('slow'))).toEqual([401, 1000]);
  });
  it('an open session continues while its name is locked', async () => {
    const { client } = await createPerson(server, 'busy', 'manager');
    for (let count = 1; count <= 10; count += 1) await attempt('busy');
    await expectLocked('busy', 900);
    expect((await client.call('getCurrentUser')).status).toBe(200);
    const change = await client.call('changePassword', {
      body: { current_password: PASSWORD, new_password: PASSWORD },
    });
    expect(errorOf(change)).toEqual([429, 5000]);
  });
  it('the numbers are live settings', async () => {
    await changeSetting(server.store, 'auth', 'lockout_attempts', 2);
    await changeSetting(server.store, 'auth', 'lockout_minutes', 1);
    expect(errorOf(await attempt('impatient'))).toEqual([401, 1000]);
    const second = await attempt('impatient');
    expect([...errorOf(second), second.body.error_detail.retry_after]).toEqual([429, 5000, 60]);
    await changeSetting(server.store, 'auth', 'lockout_attempts', 10);
    await changeSetting(server.store, 'auth', 'lockout_minutes', 15);
  });
});
