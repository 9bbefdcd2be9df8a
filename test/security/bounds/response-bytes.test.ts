import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ByteBudget } from '../../../domain/foundation/limits/byte-budget.ts';
import { CallerDisconnected } from '../../../handlers/http/contracts/caller-disconnected.ts';
import type { RequestContext } from '../../../handlers/http/contracts/request-context.ts';
import { RequestSource } from '../../../handlers/http/contracts/request-source.ts';
import { UnsentBytes } from '../../../handlers/http/responses/unsent-bytes.ts';
import { crowdOrganisation, crowdVersions, fattenVersions } from '../../support/builders/load/crowds.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

// Unread response data is counted and limited (spec/rules/limits.md#unsent-responses).
const MIB = 1_048_576;
/** Characters of one version of the company: two of them fit into the share of a user. */
const VERSION = 7_600_000;
const VERSIONS = 12;
const AGENTS = 10_000;

describe('a budget of bytes', () => {
  it('has a share for each caller and a total, and one response is always accepted', () => {
    const budget = new ByteBudget(40, 10);
    const large = budget.tryTake(100, 'a');
    expect(large).not.toBeNull();
    expect(budget.tryTake(1, 'b')).toBeNull();
    large?.();
    expect(budget.held).toBe(0);
    const held = ['a', 'b', 'c', 'd'].map((caller) => budget.tryTake(10, caller));
    expect([budget.held, budget.isExhausted('a', 1), budget.isExhausted('e', 10)]).toEqual([40, true, false]);
    expect(budget.tryTake(1, 'e')).toBeNull();
    held[0]?.();
    held[0]?.();
    expect(budget.held).toBe(30);
    const own = budget.tryTake(9, 'e');
    expect([budget.tryTake(2, 'e'), budget.tryTake(1, 'b')]).toEqual([null, null]);
    expect(budget.tryTake(1, 'e')).not.toBeNull();
    own?.();
    // The response of a committed change is always sent, however much is held.
    expect(budget.take(50, 'b')).toBeInstanceOf(Function);
    expect(budget.held).toBe(81);
  });
});

it('503/8001: a response that several callers read counts once, until the last of them has it', () => {
  const unsent = new UnsentBytes({ charge: () => {} }, 100_000);
  const [first, second] = [Buffer.alloc(60_000), Buffer.alloc(60_000)];
  const [one, other] = [unsent.share(first), unsent.share(first)];
  expect(unsent.held).toBe(60_000);
  one();
  one();
  expect(unsent.held).toBe(60_000);
  expect(() => unsent.share(second)).toThrow(expect.objectContaining({ code: 8001 }));
  other();
  expect(unsent.held).toBe(0);
  unsent.share(second)();
  unsent.share(first)();
  expect(unsent.held).toBe(0);
});

it('503/8001: a read that waited for a connection is checked again when it gets one; a disconnect ends it', () => {
  const unsent = new UnsentBytes({ charge: () => {} });
  const socket = { destroyed: false };
  const [waiting, other] = [1, 2].map(() => {
    const source = new RequestSource('203.0.113.1', 'test');
    return { method: 'GET', source, limitSubject: '203.0.113.1', req: { socket } } as unknown as RequestContext;
  }) as [RequestContext, RequestContext];
  unsent.require(waiting);
  const release = unsent.take(other, 16 * MIB);
  expect(() => waiting.source.requireRoom()).toThrow(expect.objectContaining({ code: 8001 }));
  release();
  waiting.source.requireRoom();
  socket.destroyed = true;
  expect(() => waiting.source.requireRoom()).toThrow(CallerDisconnected);
});

describe('unread responses', () => {
  let server: TestServer;
  let ceo: Client;
  let key: Client;
  const sockets = new Set<Socket>();
  const opened: (IncomingMessage | Socket)[] = [];
  beforeAll(async () => {
    server = await startServer({ replicas: 1 });
    server.server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    ceo = await setUpCeo(server.client);
    key = await withApiKey(ceo, 'ceo');
    for (let count = 1; (await server.services.company.versions(0, 1)).total < VERSIONS; count += 1)
      await ceo.call('updateCompany', { body: { budget_monthly: count } });
    await fattenVersions(server.store.pool, 17 * MIB, 1, 2);
    await fattenVersions(server.store.pool, VERSION, 2, 1000);
  });
  afterEach(async () => {
    for (const response of opened.splice(0)) response.destroy();
    await eventually(() => unsent() === 0);
  });
  afterAll(() => server.close());

  const unsent = (): number => [...sockets].reduce((sum, { writableLength }) => sum + writableLength, 0);

  /** The head of a response whose body is not read. */
  const open = (path: string, bearer = key.identity.bearer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const options = { headers: { authorization: `Bearer ${bearer}` }, agent: false };
      get(`${server.baseUrl}${path}`, options, (response) => {
        opened.push(response);
        resolve(response);
      }).on('error', reject);
    });
  const LIST = '/company/versions?limit=1';
  const errorIn = async (response: IncomingMessage): Promise<Body> => {
    let text = '';
    for await (const chunk of response) text += chunk;
    return JSON.parse(text).error_detail;
  };

  it('503/8001: a user has a quarter of 64 MiB; others are served; the share is freed when the connection ends', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => open(LIST)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(38);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(await errorIn(refused[0] as IncomingMessage)).toMatchObject({ error_code: 8001 });
    expect(unsent()).toBeGreaterThan(8 * MIB);
    expect(unsent()).toBeLessThan(16 * MIB);
    // The remaining share is too small for a page.
    expect(errorOf(await ceo.call('listUsers'))).toEqual([503, 8001]);
    const other = await createPerson(server, 'reader', 'observer');
    expect((await open(LIST, other.bearer.identity.bearer)).statusCode).toBe(200);
    for (const response of opened.splice(0)) response.destroy();
    await eventually(() => unsent() === 0);
    expect((await open(LIST)).statusCode).toBe(200);
  });

  it('503/8001: a caller with a full share of unread responses reads nothing more, but can revoke a key', async () => {
    expect((await open(`/company/versions?limit=1&offset=${VERSIONS - 1}`)).statusCode).toBe(200);
    await eventually(() => unsent() > 16 * MIB);
    expect(errorOf(await ceo.call('listDepartments'))).toEqual([503, 8001]);
    // A stolen key must not keep its owner from revoking it.
    const stolen = (await ceo.call('createApiKey', { body: { name: 'stolen', role: 'observer' } })).body.data.key.id;
    expect((await ceo.call('revokeApiKey', { path: { key_id: stolen } })).status).toBe(204);
    const other = await createPerson(server, 'writer', 'manager');
    expect((await other.bearer.call('createProject', { body: { name: 'Others go on' } })).status).toBe(201);
    for (const response of opened.splice(0)) response.destroy();
    await eventually(() => unsent() === 0);
    expect((await ceo.call('listDepartments')).status).toBe(200);
  });

  it('the company is one buffer for concurrent readers', async () => {
    await newDepartment(ceo, 'engineering');
    await newAgent(ceo, 'Jon', 'engineering');
    await crowdOrganisation(server.store.pool, { departments: 0, agents: AGENTS });
    const length = (await ceo.call('getCompany')).text.length;
    expect(length).toBeGreaterThan(5_000_000);
    const before = process.memoryUsage();
    const responses = await Promise.all(Array.from({ length: 20 }, () => open('/company')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    expect(unsent()).toBeGreaterThan(10 * length);
    const { arrayBuffers, external } = process.memoryUsage();
    expect(arrayBuffers - before.arrayBuffers).toBeLessThan(6 * length);
    expect(external - before.external).toBeLessThan(6 * length);
  });
});

it('a version is written as fast as its readers read it', async () => {
  const server = await startServer({ replicas: 1 });
  const ceo = await setUpCeo(server.client);
  const { bearer } = (await withApiKey(ceo, 'ceo')).identity;
  await newDepartment(ceo, 'engineering');
  await newAgent(ceo, 'Jon', 'engineering');
  const { after } = await crowdVersions(server.store.pool, AGENTS);
  let unsent = 0;
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  const open = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const options = { headers: { authorization: `Bearer ${bearer}` }, agent: false };
      get(`${server.baseUrl}/company/versions/${after}`, options, resolve).on('error', reject);
    });
  const responses = await Promise.all(Array.from({ length: 20 }, open));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
  for (const { writableLength } of sockets) unsent += writableLength;
  expect(unsent).toBeLessThan(20 * MIB);
  for (const response of responses) response.destroy();
  await server.close();
});
