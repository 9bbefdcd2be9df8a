import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, createPerson, openSession, PASSWORD, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { holdLock, USERS_LOCK, untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const OTHER = 'another long password';
let server: TestServer;
let ceo: Client;
let ceoId: string;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
});
afterAll(() => server.close());

/** Responses of two requests that wait in this order for the lock of one account. */
const oneAfterTheOther = async (
  userId: string,
  first: () => Promise<OperationResponse>,
  second: () => Promise<OperationResponse>,
): Promise<string[]> => {
  const { pool } = server.store;
  const release = await holdLock(pool, 'select 1 from users where id = $1 for no key update', [userId]);
  const early = first();
  await untilWaiting(pool);
  const late = second();
  await untilWaiting(pool, 2);
  await release();
  return [outcome(await early), outcome(await late)];
};
/** What a request creates that outlives it. */
const lasting: readonly [name: string, ask: (client: Client) => Promise<OperationResponse>][] = [
  ['createApiKey', (client) => client.call('createApiKey', { body: { name: 'late', role: 'observer' } })],
  ['createWsTicket', (client) => client.call('createWsTicket')],
];
const leftOf = async (userId: string): Promise<number> => {
  const { rows } = await server.store.pool.query(
    `select (select count(*)::int from api_keys where user_id = $1 and revoked_at is null)
      + (select count(*)::int from ws_tickets where user_id = $1) as left`,
    [userId],
  );
  return rows[0].left;
};

describe.each(lasting)('%s of a request in progress', (name, ask) => {
  it('401/1002: when the password is reset', async () => {
    const { id, client } = await createPerson(server, `reset ${name}`, 'manager');
    const reset = () => ceo.call('resetUserPassword', { path: { user_id: id }, body: { password: OTHER } });
    expect(await oneAfterTheOther(id, reset, () => ask(client))).toEqual(['200', '401/1002']);
    expect(await leftOf(id)).toBe(0);
  });
  it('401/1002: when the password is changed', async () => {
    const { id, client } = await createPerson(server, `changed ${name}`, 'manager');
    const body = { current_password: PASSWORD, new_password: OTHER };
    const thief = (await openSession(server, id)).bearer;
    const change = () => client.call('changePassword', { body });
    expect(await oneAfterTheOther(id, change, () => ask(thief))).toEqual(['200', '401/1002']);
    expect(await leftOf(id)).toBe(0);
  });
  it('401/1002: when its session is revoked', async () => {
    const { id, client } = await createPerson(server, `revoked ${name}`, 'manager');
    const { session_id } = known((await client.call('listSessions')).body.data[0]);
    const revoke = () => client.call('revokeSession', { path: { session_id } });
    expect(await oneAfterTheOther(id, revoke, () => ask(client))).toEqual(['204', '401/1002']);
    expect(await leftOf(id)).toBe(0);
  });
  it('401/1002: when its session is logged out', async () => {
    const { id, client } = await createPerson(server, `logout ${name}`, 'manager');
    const release = await holdLock(server.store.pool, 'select 1 from users where id = $1 for no key update', [id]);
    const late = ask(client);
    await untilWaiting(server.store.pool);
    expect(outcome(await client.call('logout'))).toBe('204');
    await release();
    expect(outcome(await late)).toBe('401/1002');
    expect(await leftOf(id)).toBe(0);
  });
  it('401/1000: when its key is revoked', async () => {
    const { id, client } = await createPerson(server, `key ${name}`, 'manager');
    const key = await withApiKey(client, 'manager');
    const { id: keyId } = known((await client.call('listApiKeys')).body.data[0]);
    const revoke = () => client.call('revokeApiKey', { path: { key_id: keyId } });
    expect(await oneAfterTheOther(id, revoke, () => ask(key))).toEqual(['204', '401/1000']);
    expect(await leftOf(id)).toBe(0);
  });
});

describe('operations of the ceo on users, in progress while the role is handed over', () => {
  const requests: readonly [name: string, ask: (id: string) => Promise<OperationResponse>][] = [
    ['resetUserPassword', (id) => ceo.call('resetUserPassword', { path: { user_id: id }, body: { password: OTHER } })],
    [
      'createUser',
      (id) => ceo.call('createUser', { body: { username: `by ${id}`, password: OTHER, role: 'manager' } }),
    ],
    ['updateUserRole', (id) => ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'observer' } })],
    ['deleteUser', (id) => ceo.call('deleteUser', { path: { user_id: id } })],
    ['grantOrgRole', (id) => ceo.call('grantOrgRole', { path: { user_id: id }, body: { role: 'editor' } })],
    ['revokeOrgRole', (id) => ceo.call('revokeOrgRole', { path: { user_id: id, role: 'viewer' } })],
  ];

  it.each(requests)('403/1001: %s', async (name, ask) => {
    const successor = await createPerson(server, `successor of ${name}`, 'manager');
    const { id } = await addUser(server, `target of ${name}`, 'manager');
    const path = { user_id: id };
    expect(outcome(await ceo.call('grantOrgRole', { path, body: { role: 'viewer' } }))).toBe('201');
    const before = (await ceo.call('getUser', { path })).text;
    const { pool } = server.store;
    const release = await holdLock(pool, USERS_LOCK);
    const hand = ceo.call('transferCeo', { path: { user_id: successor.id }, body: { password: PASSWORD } });
    await untilWaiting(pool);
    const late = ask(id);
    await untilWaiting(pool, 2);
    await release();
    expect([outcome(await hand), outcome(await late)]).toEqual(['200', '403/1001']);
    expect((await successor.client.call('getUser', { path })).text).toBe(before);
    const back = { path: { user_id: ceoId }, body: { password: PASSWORD } };
    expect(outcome(await successor.client.call('transferCeo', back))).toBe('200');
  });
});
