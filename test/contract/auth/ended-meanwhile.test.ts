import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addUser,
  createPerson,
  openSession,
  PASSWORD,
  type Person,
  setUpCeo,
  withApiKey,
} from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { holdLock, USERS_LOCK, untilWaiting } from '../../support/database/held-lock.ts';
import { type HashThreads, watchHashThreads } from '../../support/server/hash-threads.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

const OTHER = 'another long password';
let server: TestServer;
let ceo: Client;
let ceoId: string;
let made = 0;
let target: Person;
let targetKey: string;
let targetSession: string;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
});
beforeEach(async () => {
  made += 1;
  target = await createPerson(server, `target ${made}`, 'manager');
  await withApiKey(target.client, 'observer');
  targetKey = known((await target.client.call('listApiKeys')).body.data[0]).id;
  targetSession = known((await target.client.call('listSessions')).body.data[0]).session_id;
  await ceo.call('grantOrgRole', { path: { user_id: target.id }, body: { role: 'viewer' } });
});
afterAll(() => server.close());

/** What an administrator can do to accounts; the password of the ceo is not checked, because a recovery changes it. */
const state = async (): Promise<unknown> => {
  const { pool } = server.store;
  const texts = [
    `select id, username, role, case when role <> 'ceo' then password_hash end from users order by id`,
    'select user_id, role from org_role_grants order by granted_seq',
    `select id, revoked_at from sessions where user_id <> '${ceoId}' order by id`,
    `select id, revoked_at from api_keys where user_id <> '${ceoId}' order by id`,
  ];
  return Promise.all(texts.map(async (text) => (await pool.query(text)).rows));
};

type Ask = (client: Client) => Promise<OperationResponse>;
const hashing: readonly [name: string, ask: Ask][] = [
  [
    'createUser',
    (client) => client.call('createUser', { body: { username: `late ${made}`, password: OTHER, role: 'manager' } }),
  ],
  [
    'resetUserPassword',
    (client) => client.call('resetUserPassword', { path: { user_id: target.id }, body: { password: OTHER } }),
  ],
  [
    'transferCeo',
    (client) => client.call('transferCeo', { path: { user_id: target.id }, body: { password: PASSWORD } }),
  ],
];
const others: readonly [name: string, ask: Ask][] = [
  [
    'updateUserRole',
    (client) => client.call('updateUserRole', { path: { user_id: target.id }, body: { role: 'observer' } }),
  ],
  ['deleteUser', (client) => client.call('deleteUser', { path: { user_id: target.id } })],
  ['grantOrgRole', (client) => client.call('grantOrgRole', { path: { user_id: target.id }, body: { role: 'editor' } })],
  ['revokeOrgRole', (client) => client.call('revokeOrgRole', { path: { user_id: target.id, role: 'viewer' } })],
];
const revocations: readonly [name: string, ask: Ask][] = [
  ['revokeSession', (client) => client.call('revokeSession', { path: { session_id: targetSession } })],
  ['revokeApiKey', (client) => client.call('revokeApiKey', { path: { key_id: targetKey } })],
];

/** Sends the request, ends the credential while the request waits for the lock of all users, and returns the result. */
const endedAtTheLock = async (ask: () => Promise<OperationResponse>, end: () => Promise<unknown>): Promise<string> => {
  const release = await holdLock(server.store.pool, USERS_LOCK);
  const late = ask();
  await untilWaiting(server.store.pool);
  await end();
  await release();
  return outcome(await late);
};

/** Recovers the account of the ceo, and restores the previous password afterwards. */
const recoveringCeo = async (during: (recover: () => Promise<unknown>) => Promise<void>): Promise<void> => {
  const { pool } = server.store;
  const { rows } = await pool.query('select password_hash from users where id = $1', [ceoId]);
  try {
    await during(() => server.services.recovery.recover('chief'));
  } finally {
    const values = [ceoId, rows[0].password_hash];
    await pool.query('update users set password_hash = $2, must_change_password = false where id = $1', values);
    ceo = (await openSession(server, ceoId)).client;
  }
};

describe.each([...hashing, ...others, ...revocations])('%s of a request in progress', (name, ask) => {
  it('401/1002: changes nothing after its session was logged out', async () => {
    const thief = (await openSession(server, ceoId)).bearer;
    const before = await state();
    const end = async () => expect(outcome(await thief.call('logout'))).toBe('204');
    expect(await endedAtTheLock(() => ask(thief), end)).toBe('401/1002');
    expect(await state()).toEqual(before);
  });
  it('401: does nothing when the account is recovered', async () => {
    const thief = (await openSession(server, ceoId)).bearer;
    const before = await state();
    await recoveringCeo(async (recover) => {
      // A verified password that is no longer that of the account is a wrong one.
      const refused = name === 'transferCeo' ? '401/1000' : '401/1002';
      expect(await endedAtTheLock(() => ask(thief), recover)).toBe(refused);
      expect(await state()).toEqual(before);
    });
  });
  if (name === 'transferCeo') return;
  it('401/1000: does nothing when its key is revoked', async () => {
    const key = await withApiKey(ceo, 'ceo');
    const { id } = known((await ceo.call('listApiKeys')).body.data[0]);
    const before = await state();
    const end = () => server.store.pool.query('update api_keys set revoked_at = now() where id = $1', [id]);
    expect(await endedAtTheLock(() => ask(key), end)).toBe('401/1000');
    expect(await state()).toEqual(before);
  });
  it('403/1001: does nothing with a key when the account is recovered', async () => {
    const key = await withApiKey(ceo, 'ceo');
    const before = await state();
    await recoveringCeo(async (recover) => {
      expect(await endedAtTheLock(() => ask(key), recover)).toBe('403/1001');
      expect(await state()).toEqual(before);
    });
  });
});

describe('changePassword of a request in progress', () => {
  const change: Ask = (client) =>
    client.call('changePassword', { body: { current_password: PASSWORD, new_password: OTHER } });
  const hashOf = async (id: string): Promise<string> =>
    (await server.store.pool.query('select password_hash from users where id = $1', [id])).rows[0].password_hash;

  it.each<[string, string, () => Promise<{ client: Client; end: string }>]>([
    [
      '401/1002: changes nothing when its session is logged out',
      '401/1002',
      async () => {
        const { bearer } = await openSession(server, target.id);
        const { session_id } = known((await bearer.call('listSessions')).body.data[0]);
        return { client: bearer, end: `update sessions set revoked_at = now() where id = '${session_id}'` };
      },
    ],
    [
      '401/1000: changes nothing when its key is revoked',
      '401/1000',
      async () => {
        const client = await withApiKey(target.client, 'manager');
        const { id } = known((await target.client.call('listApiKeys')).body.data[0]);
        return { client, end: `update api_keys set revoked_at = now() where id = '${id}'` };
      },
    ],
  ])('%s', async (_title, refused, prepare) => {
    const { client, end } = await prepare();
    const before = await hashOf(target.id);
    const lock = 'select 1 from users where id = $1 for no key update';
    const release = await holdLock(server.store.pool, lock, [target.id]);
    const late = change(client);
    await untilWaiting(server.store.pool);
    await server.store.pool.query(end);
    await release();
    expect(outcome(await late)).toBe(refused);
    expect(await hashOf(target.id)).toBe(before);
    expect((await target.client.call('getCurrentUser')).status).toBe(200);
  });
});

describe('requests that wait for a password hash', () => {
  let threads: HashThreads;
  beforeEach(() => {
    threads = watchHashThreads();
    threads.hold();
  });
  afterEach(() => {
    threads.respond(PASSWORD);
    threads.restore();
  });
  const changing: [string, Ask] = [
    'changePassword',
    (client) => client.call('changePassword', { body: { current_password: PASSWORD, new_password: OTHER } }),
  ];

  it.each([...hashing, changing])('401/1002: %s does nothing once its session has ended', async (_name, ask) => {
    const thief = (await openSession(server, ceoId)).bearer;
    const before = await state();
    const late = ask(thief);
    await eventually(() => threads.handed.length === 1);
    expect(outcome(await thief.call('logout'))).toBe('204');
    threads.release();
    expect(outcome(await late)).toBe('401/1002');
    expect(await state()).toEqual(before);
    expect((await ceo.call('getCurrentUser')).status).toBe(200);
  });
});

describe('revocations by another user', () => {
  it.each(revocations)('404/3000: %s does not wait for what is not theirs', async (_name, ask) => {
    const { client } = await createPerson(server, `stranger ${made}`, 'manager');
    const { pool } = server.store;
    const release = await holdLock(pool, `select from sessions where id = '${targetSession}' for update`);
    const releaseKey = await holdLock(pool, `select from api_keys where id = '${targetKey}' for update`);
    expect(outcome(await ask(client))).toBe('404/3000');
    await Promise.all([release(), releaseKey()]);
  });
});

describe('revocations of a request in progress while the ceo role is handed over', () => {
  it.each(revocations)('404/3000: %s ends nothing of another user', async (name, ask) => {
    const { id } = await addUser(server, `successor for ${name}`, 'manager');
    const successor = (await openSession(server, id)).client;
    const before = await state();
    const { pool } = server.store;
    const release = await holdLock(pool, USERS_LOCK);
    const hand = ceo.call('transferCeo', { path: { user_id: id }, body: { password: PASSWORD } });
    await untilWaiting(pool);
    const late = ask(ceo);
    await untilWaiting(pool, 2);
    await release();
    expect([outcome(await hand), outcome(await late)]).toEqual(['200', '404/3000']);
    const back = { path: { user_id: ceoId }, body: { password: PASSWORD } };
    expect(outcome(await successor.call('transferCeo', back))).toBe('200');
    expect(await state()).toEqual(before);
  });
});
