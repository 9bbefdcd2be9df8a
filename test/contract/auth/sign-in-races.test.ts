import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Lockout } from '../../../domain/auth/passwords/lockout.ts';
import { createPerson, PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { holdLock, untilWaiting } from '../../support/database/held-lock.ts';
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

const attempt = (username: string, password: string) => server.client.call('login', { body: { username, password } });
const expectLocked = (answer: OperationResponse, seconds: number): void => {
  expect(errorOf(answer)).toEqual([429, 5000]);
  expect(answer.body.error_detail.retry_after).toBe(seconds);
  expect(answer.cookies).toEqual({});
};
const liveSessions = async (userId: string): Promise<number> => {
  const { rows } = await server.store.pool.query(
    'select count(*)::int as live from sessions where user_id = $1 and revoked_at is null',
    [userId],
  );
  return rows[0].live;
};
const stored = async (username: string) =>
  (
    await server.store.pool.query('select failed_at, locked_until from sign_in_failures where username_key = $1', [
      username,
    ])
  ).rows[0];

/** A user whose name is one failure short of a lockout. */
const personOnTheEdge = async (username: string) => {
  const person = await createPerson(server, username, 'manager');
  for (let count = 1; count <= 9; count += 1) expect(errorOf(await attempt(username, 'wrong'))).toEqual([401, 1000]);
  return person;
};

/** The tenth failure on another replica: its statement has run, and the test controls its commit. */
const failForTheTenthTime = async (username: string): Promise<() => Promise<void>> => {
  const connection = await server.store.pool.connect();
  await connection.query('begin');
  const elsewhere = new Lockout({ pool: connection as unknown as Pool, clock, settings: server.services.settings });
  await expect(elsewhere.recordFailure({ kind: 'name', username })).rejects.toMatchObject({
    code: 5000,
    retryAfterSeconds: 900,
  });
  return async () => {
    await connection.query('commit');
    connection.release();
  };
};

describe('a password that arrives while a lockout is being set', () => {
  it('429/5000: the right one, with the lockout written but not committed when it is checked, opens no session', async () => {
    const { id } = await personOnTheEdge('raced');
    const before = await liveSessions(id);
    const commit = await failForTheTenthTime('raced');
    const right = attempt('raced', PASSWORD);
    await untilWaiting(server.store.pool);
    await commit();
    expectLocked(await right, 900);
    expect(await liveSessions(id)).toBe(before);
    expect((await stored('raced')).failed_at).toHaveLength(10);
    expectLocked(await attempt('raced', PASSWORD), 900);
  });

  it('429/5000: the right one, with the lockout committed after it was found open, opens no session', async () => {
    const { id } = await personOnTheEdge('overtaken');
    const before = await liveSessions(id);
    // The attempt has checked the lockout and has not read the user yet.
    const release = await holdLock(server.store.pool, 'lock table users in access exclusive mode');
    const right = attempt('overtaken', PASSWORD);
    await untilWaiting(server.store.pool);
    await (await failForTheTenthTime('overtaken'))();
    await release();
    expectLocked(await right, 900);
    expect(await liveSessions(id)).toBe(before);
    expect((await stored('overtaken')).failed_at).toHaveLength(10);
  });

  it('429/5000: the right one of a password change changes nothing and ends no session', async () => {
    const { client, id } = await personOnTheEdge('changing');
    const before = await liveSessions(id);
    const commit = await failForTheTenthTime('changing');
    const change = client.call('changePassword', {
      body: { current_password: PASSWORD, new_password: 'another long password' },
    });
    await untilWaiting(server.store.pool);
    await commit();
    expectLocked(await change, 900);
    expect(await liveSessions(id)).toBe(before);
    expect((await client.call('getCurrentUser')).status).toBe(200);
    clock.advance(900);
    expect((await attempt('changing', PASSWORD)).status).toBe(200);
  });

  it('429/5000: a wrong one is refused like it, and neither counts nor extends the lockout', async () => {
    await personOnTheEdge('insisting');
    const commit = await failForTheTenthTime('insisting');
    clock.advance(60);
    const wrong = attempt('insisting', 'wrong');
    await untilWaiting(server.store.pool);
    await commit();
    expectLocked(await wrong, 840);
    const lock = await stored('insisting');
    expect(lock.failed_at).toHaveLength(10);
    clock.advance(240);
    expectLocked(await attempt('insisting', 'wrong'), 600);
    expect(await stored('insisting')).toEqual(lock);
  });

  it('a success and a failure at the same time: a failure after the success is the first of a new count', async () => {
    await personOnTheEdge('forgiven');
    expect((await attempt('forgiven', PASSWORD)).status).toBe(200);
    expect(await stored('forgiven')).toBe(undefined);
    expect(errorOf(await attempt('forgiven', 'wrong'))).toEqual([401, 1000]);
    expect((await stored('forgiven')).failed_at).toHaveLength(1);
  });
});

describe('an account that changes while its password is checked', () => {
  const release = (username: string) =>
    holdLock(server.store.pool, 'select 1 from users where username_key = $1 for update', [username]);

  it('401/1000: a password that was replaced in the meantime opens no session', async () => {
    const { id } = await createPerson(server, 'replaced', 'manager');
    const before = await liveSessions(id);
    const free = await release('replaced');
    const right = attempt('replaced', PASSWORD);
    await untilWaiting(server.store.pool);
    await free();
    expect((await right).status).toBe(200);
    const connection = await server.store.pool.connect();
    await connection.query('begin');
    await connection.query(`update users set password_hash = password_hash || 'x' where id = $1`, [id]);
    const late = attempt('replaced', PASSWORD);
    await untilWaiting(server.store.pool);
    await connection.query('commit');
    connection.release();
    expect(errorOf(await late)).toEqual([401, 1000]);
    expect(await liveSessions(id)).toBe(before + 1);
  });

  it('401/1000: an account that was deleted in the meantime opens no session', async () => {
    const { id } = await createPerson(server, 'deleted', 'manager');
    const connection = await server.store.pool.connect();
    await connection.query('begin');
    await connection.query('delete from users where id = $1', [id]);
    const late = attempt('deleted', PASSWORD);
    await untilWaiting(server.store.pool);
    await connection.query('commit');
    connection.release();
    expect(errorOf(await late)).toEqual([401, 1000]);
    expect(await liveSessions(id)).toBe(0);
  });
});
