import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../domain/postgres/store.ts';
import { openDatabase } from '../../../domain/services.ts';
import { PASSWORD, signIn } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { claimsOf } from '../../support/client/tokens.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';

let database: TestDatabase;
let replicas: readonly [ServerProcess, ServerProcess];
let store: Store;
let ceo: readonly [Client, Client];

beforeAll(async () => {
  database = await createDatabase();
  const env = { DATABASE_URL: database.url, DATABASE_POOL_MAX: '8', RATE_LIMITS: 'on', DEV_LOGIN: 'on' };
  replicas = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  store = await openDatabase({ databaseUrl: database.url, dataDirectory: '', poolMax: 2 });
});
afterAll(async () => {
  const endings = await Promise.all(replicas.map((replica) => replica.stop()));
  expect(endings.map(({ code }) => code)).toEqual([0, 0]);
  await store.close();
  await database.drop();
});

/** The replica that a round-robin balancer would choose. */
const replica = (index: number): Client => (replicas[index % 2] as ServerProcess).client;
/** The same caller on the other replica. */
const elsewhere = (client: Client): Client => replica(1).as(client.identity);

describe('two servers on one database', () => {
  it('create one administrator for many callers of both', async () => {
    const answers = await inParallel(10, (index) =>
      replica(index).call('setupAdmin', { body: { username: `chief ${index}`, password: PASSWORD } }),
    );
    expect(countResults(answers)).toEqual({ 201: 1, '409/4000': 9 });
    const won = answers.find(({ status }) => status === 201);
    const cookies = won?.cookies ?? {};
    ceo = [replica(0).as({ cookies }), replica(1).as({ cookies })];
    for (const client of ceo) expect((await client.call('getCurrentUser')).body.data.role).toBe('ceo');
  });

  it('refuse a session immediately after the other one has ended it', async () => {
    const { username } = (await ceo[0].call('getCurrentUser')).body.data;
    for (const end of ['logout', 'revokeSession'] as const) {
      const client = await signIn(replica(0), username);
      expect((await elsewhere(client).call('getCurrentUser')).status).toBe(200);
      const session = String(claimsOf(client.identity.cookies?.session ?? '').jti);
      if (end === 'logout') await client.call('logout');
      else await ceo[0].call('revokeSession', { path: { session_id: session } });
      expect(errorOf(await elsewhere(client).call('getCurrentUser'))).toEqual([401, 1002]);
    }
  });

  it('execute a request that is sent to both with one idempotency key once, and return the same response', async () => {
    const answers = await inParallel(6, (index) =>
      (ceo[index % 2] as Client).call('createUser', {
        body: { username: 'shared', password: PASSWORD, role: 'observer' },
        headers: { 'idempotency-key': 'shared' },
      }),
    );
    expect(countResults(answers)).toEqual({ 201: 6 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('count failed sign-ins for one lockout together', async () => {
    const answers = await inParallel(14, (index) =>
      replica(index).call('login', { body: { username: 'ghost', password: 'wrong' } }),
    );
    expect(countResults(answers)).toEqual({ '401/1000': 9, '429/5000': 5 });
  });

  it('share one sliding window', async () => {
    await store.pool.query('delete from rate_windows');
    const answers = await inParallel(80, (index) => replica(index).call('refreshSession'));
    expect(countResults(answers)).toEqual({ '401/1000': 60, '429/5001': 20 });
  });

  it('rotate a refresh token once', async () => {
    await store.pool.query('delete from rate_windows');
    const session = await replica(0).call('devLogin');
    const answers = await inParallel(8, (index) => replica(index).withSession(session).call('refreshSession'));
    expect(countResults(answers)).toEqual({ 200: 1, '401/1000': 7 });
  });

  it('apply a changed setting from the next request on', async () => {
    for (const seconds of [7, 11, 13]) {
      await changeSetting(store, 'auth', 'ws_ticket_seconds', seconds);
      for (const client of ceo) {
        await store.pool.query('delete from ws_tickets');
        expect((await client.call('createWsTicket')).body.data.expires_in).toBe(seconds);
      }
    }
  });

  it('redeem a ticket once, whichever server issued it', async () => {
    const others: TestServer[] = [await startServer({ database }), await startServer({ database })];
    try {
      await store.pool.query('delete from ws_tickets');
      for (const client of ceo) {
        const { ticket } = (await client.call('createWsTicket')).body.data;
        const holders = await inParallel(10, (index) =>
          (others[index % 2] as TestServer).services.tickets.redeem(ticket),
        );
        expect(holders.filter((holder) => holder !== null)).toHaveLength(1);
      }
    } finally {
      for (const other of others) await other.close();
    }
  });

  it('continue the work when one of them is killed', async () => {
    const [first, second] = replicas;
    await first.kill();
    expect((await ceo[1].call('listUsers')).status).toBe(200);
    const env = { DATABASE_URL: database.url, DATABASE_POOL_MAX: '8', RATE_LIMITS: 'on' };
    replicas = [await startServerProcess(env), second];
    expect((await replica(0).as(ceo[1].identity).call('getCurrentUser')).status).toBe(200);
  });
});
