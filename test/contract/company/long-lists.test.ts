import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fattenVersions, lengthenHistory } from '../../support/builders/load/crowds.ts';
import { createPerson, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { holdLock, untilIdle, untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

const LONG = 400;
const PROMPT = 'x'.repeat(100_000);

let server: TestServer;
let ceo: Client;
let key: Client;
const sockets = new Set<Socket>();
beforeAll(async () => {
  // What a server holds for a slow reader is measurable only without a buffering proxy.
  server = await startServer({ env: { RATE_LIMITS: 'on', DATABASE_POOL_MAX: '12' }, replicas: 1 });
  server.server.on('connection', (socket) => sockets.add(socket));
  ceo = await setUpCeo(server.client);
  key = await withApiKey(ceo, 'ceo');
  const fields = {
    department: 'engineering',
    authority_level: 'mid',
    description: 'long',
    required_skills: [],
  } as const;
  await ceo.call('setRole', { path: { role_name: 'long' }, body: { ...fields, system_prompt_template: null } });
  await lengthenHistory(server.store.pool, 'long', LONG, PROMPT);
});
afterAll(() => server.close());

/** The server's sockets of slow readers. */
const waiting = (): Socket[] => [...sockets].filter(({ writableNeedDrain }) => writableNeedDrain);

/** Responses of a list that nothing reads. */
const opened: IncomingMessage[] = [];
const open = (path: string, reader = key): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${reader.identity.bearer}` };
    get(`${server.baseUrl}${path}`, { headers, agent: false }, (response) => {
      opened.push(response);
      resolve(response);
    }).on('error', reject);
  });
const openLong = (query = '', reader = key): Promise<IncomingMessage> =>
  open(`/api/v1/roles/long/versions${query}`, reader);
const readToEnd = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) text += chunk;
  return text;
};
const permits = async (): Promise<number> => {
  const { rows } = await server.store.pool.query(
    `select count(*)::int as held from permits where bucket like 'versions:%'`,
  );
  return rows[0].held;
};

beforeEach(async () => {
  for (const response of opened.splice(0)) response.destroy();
  // A list without a concurrency limit holds no slot, and its socket may close later.
  await eventually(async () => waiting().length === 0 && (await permits()) === 0);
});

describe('version lists with snapshots', () => {
  const role = { role_name: 'long' };
  let unlock: (() => Promise<void>) | undefined;
  const release = async (): Promise<void> => {
    await unlock?.();
    unlock = undefined;
  };
  afterEach(release);
  /** Two lists of a user that wait for the history. */
  const openTwo = async (reader = key): Promise<readonly Promise<IncomingMessage>[]> => {
    unlock = await holdLock(server.store.pool, 'lock table role_versions');
    const lists = [openLong('', reader), openLong('?limit=200', reader)];
    await untilWaiting(server.store.pool, lists.length);
    return lists;
  };

  it('429/5002: more than two of a user at the same time, of company and roles together; other users and lists without snapshots are served', async () => {
    // Before the lists wait for the lock: they wait for at most 10 s.
    const other = await createPerson(server, 'other', 'observer');
    const lists = await openTwo();
    expect(await permits()).toBe(2);
    expect(errorOf(await ceo.call('listCompanyVersions', { query: { limit: 1 } }))).toEqual([429, 5002]);
    expect(errorOf(await key.call('listRoleVersions', { path: role, query: { limit: 200 } }))).toEqual([429, 5002]);
    expect((await ceo.call('listCompanyVersions', { query: { snapshots: false } })).status).toBe(200);
    expect((await other.bearer.call('listCompanyVersions')).status).toBe(200);
    await release();
    for (const list of lists) expect(JSON.parse(await readToEnd(await list)).success).toBe(true);
    await eventually(async () => (await permits()) === 0);
  });

  it('the concurrency limit is a setting; 0 disables it', async () => {
    await changeSetting(server.store, 'concurrency', 'versions', 0);
    // The responses of the other test slow their reader down.
    const lists = await openTwo((await createPerson(server, 'fresh', 'observer')).bearer);
    expect(await permits()).toBe(0);
    await release();
    await Promise.all(lists);
    await changeSetting(server.store, 'concurrency', 'versions', 2);
  });
});

describe('an unread version list', () => {
  it('waits for its reader with one large version in memory, and holds no connection to the database', async () => {
    const LARGE = 7_000_000;
    for (let count = 0; count < 2; count += 1) await ceo.call('updateCompany', { body: { budget_monthly: count } });
    const { total } = await server.services.company.versions(0, 1);
    await fattenVersions(server.store.pool, LARGE, 1, total + 1);
    const slow = [await open('/company/versions'), await open('/company/versions')] as const;
    await eventually(() => waiting().length === 2);
    for (const { writableLength } of waiting()) expect(writableLength).toBeLessThan(LARGE + 100_000);
    // Background work uses a connection now and then; a list would hold one until it is read.
    await untilIdle(server.store.pool);
    expect(waiting()).toHaveLength(2);
    const { data, pagination } = JSON.parse(await readToEnd(slow[0]));
    expect(data.map(({ version }: { version: number }) => version)).toEqual([total]);
    expect(pagination).toMatchObject({ total, has_more: true });
    await server.store.pool.query(`delete from company_history where record_id = 'large'`);
  });
});

describe('a page of a version list', () => {
  it('ends before 2 MiB, reports that there is more, and continues after it', async () => {
    const numbers: number[] = [];
    for (let hasMore = true; hasMore; ) {
      const text = await readToEnd(await openLong(`?limit=100&offset=${numbers.length}`));
      expect(text.length).toBeLessThan(2 * 1024 * 1024);
      const { data, pagination } = JSON.parse(text);
      numbers.push(...data.map(({ version }: { version: number }) => version));
      expect(pagination.has_more).toBe(numbers.length < LONG);
      hasMore = pagination.has_more;
    }
    expect(numbers).toEqual(Array.from({ length: LONG }, (_, index) => LONG - index));
  });
});

describe('a chunk of a version list', () => {
  const sizesOf = async (page: {
    readonly items: readonly unknown[];
    readonly rest: AsyncIterable<readonly unknown[]> | null;
  }) => {
    const sizes = [page.items.length];
    if (page.rest !== null) for await (const piece of page.rest) sizes.push(piece.length);
    return sizes;
  };

  it('contains many small versions of a role, or one large version', async () => {
    const { roles } = server.services;
    expect(await sizesOf(await roles.versions('long', 0, 7))).toEqual([2, 2, 2, 1]);
    expect(await sizesOf(await roles.versions('long', 397, null))).toEqual([3]);
  });

  it('contains a company of many agents once, whatever surrounds it', async () => {
    const { company } = server.services;
    for (let count = 0; count < 30; count += 1) await ceo.call('updateCompany', { body: { budget_monthly: count } });
    const total = (await company.versions(0, 1)).total;
    expect(await sizesOf(await company.versions(0, null))).toEqual([20, total - 20]);
    await fattenVersions(server.store.pool, 300_000, 10, 15);
    expect(await sizesOf(await company.versions(total - 20, null))).toEqual([6, 1, 1, 1, 1, 1, 9]);
    const found = await company.versions(total - 14, 1);
    expect(found.items[0]?.snapshot.agents).toHaveLength(1);
  });
});
