import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { PlatformClient } from '../../../../clients/typescript/src/http/path-client.ts';
import { unwrap } from '../../../../clients/typescript/src/http/unwrap.ts';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import type { Namespaces } from '../../../../clients/typescript/src/operations/namespaces.ts';
import { pages } from '../../../../clients/typescript/src/operations/pages.ts';
import { createPerson } from '../../../support/builders/people.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { json, ScriptedPlatform } from '../scene.ts';

let server: TestServer;
let platform: ScriptedPlatform;
let client: PlatformClient & Namespaces<typeof operations>;
let scripted: PlatformClient;
beforeAll(async () => {
  server = await startServer();
  platform = await ScriptedPlatform.start();
  const person = await createPerson(server, 'chief', 'ceo');
  for (const username of ['ada', 'ben', 'cleo', 'dan']) await createPerson(server, username, 'observer');
  const { api_key } = (await person.client.call('createApiKey', { body: { name: 'lists', role: 'ceo' } })).body.data;
  for (const name of ['Design', 'Research', 'Support'])
    await person.client.call('createDepartment', { body: { name, budget_percent: 1 } });
  client = createClient({ baseUrl: server.baseUrl, apiKey: api_key, operations });
  scripted = createClient({ baseUrl: platform.url, apiKey: 'ok_test' });
});
afterAll(async () => {
  await platform.close();
  await server.close();
});

const page = (data: readonly unknown[], cursor: string | null) =>
  json(200, { data, pagination: { limit: 1, next_cursor: cursor, has_more: cursor !== null }, success: true });

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe('pages', () => {
  it.each([1, 2, 5, 200])('give every item once, %d at a time', async (limit) => {
    const names: string[] = [];
    for await (const { username } of pages(client, '/api/v1/users', { params: { query: { limit } } }))
      names.push(username);
    expect(names.sort()).toEqual(['ada', 'ben', 'chief', 'cleo', 'dan']);
  });

  it('have the largest size by default', async () => {
    platform.answer(page([1], 'two'), page([2], null));
    for await (const _item of pages(scripted, '/api/v1/users'));
    expect(platform.asked.map(({ url }) => url)).toEqual([
      '/api/v1/users?limit=200',
      '/api/v1/users?limit=200&cursor=two',
    ]);
  });

  it('keep the filters and the path', async () => {
    platform.answer(page([1], 'two'), page([2], null));
    const params = { path: { endpoint_id: 'one' }, query: { status: 'dead' as const, limit: 1 } };
    for await (const _item of pages(scripted, '/api/v1/webhook-endpoints/{endpoint_id}/deliveries', { params }));
    expect(platform.asked.map(({ url }) => url.replace(/^.*\/one\//, ''))).toEqual([
      'deliveries?limit=1&status=dead',
      'deliveries?limit=1&status=dead&cursor=two',
    ]);
  });

  it('are not read before the loop reaches them', async () => {
    platform.answer(page([1], 'two'), page([2], null));
    for await (const _item of pages(scripted, '/api/v1/users')) break;
    expect(platform.asked.length).toBe(1);
  });

  it('end with an error when there are more than were allowed', async () => {
    const read = async (maxPages: number) => {
      platform.answer(page([1], 'two'), page([2], 'three'), page([3], null));
      const items: unknown[] = [];
      for await (const item of pages(scripted, '/api/v1/users', { maxPages })) items.push(item);
      return items;
    };
    await expect(read(2)).rejects.toThrow('/api/v1/users has more than 2 pages');
    expect(platform.asked.length).toBe(2);
    expect(await read(3)).toEqual([1, 2, 3]);
  });

  it.each([1, 2, 3, 200])('give every item of a list with an offset once, %d at a time', async (limit) => {
    const departments = await all(pages(client, '/api/v1/departments', { params: { query: { limit } } }));
    expect(departments.map(({ name }) => name).toSorted()).toEqual(['Design', 'Research', 'Support']);
    expect(await all(pages(client.departments.list, { query: { limit } }))).toEqual(departments);
    const versions = await all(pages(client.company.listVersions, { query: { limit } }));
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
  });

  it('continue at the offset plus the number of items received, which may be fewer than asked for', async () => {
    const offsetPage = (data: readonly unknown[], offset: number, has_more: boolean) =>
      json(200, { data, pagination: { offset, limit: 5, total: 3, has_more }, success: true });
    platform.answer(offsetPage([1, 2], 0, true), offsetPage([3], 2, false));
    const query = { limit: 5 };
    expect(await all(pages(scripted, '/api/v1/departments', { params: { query } }))).toEqual([1, 2, 3]);
    expect(platform.asked.map(({ url }) => url)).toEqual([
      '/api/v1/departments?limit=5',
      '/api/v1/departments?limit=5&offset=2',
    ]);
    platform.answer(offsetPage([], 0, true));
    await expect(pages(scripted, '/api/v1/departments').next()).rejects.toThrow('the offset of a list does not move');
  });

  it('are read by method with the filters and the path', async () => {
    platform.answer(page([1], 'two'), page([2], null));
    const { webhookEndpoints } = createClient({ baseUrl: platform.url, apiKey: 'ok_test', operations });
    const init = { path: { endpoint_id: 'one' }, query: { status: 'dead' as const } };
    await all(pages(webhookEndpoints.listDeliveries, init));
    expect(platform.asked.map(({ url }) => url.replace(/^.*\/one\//, ''))).toEqual([
      'deliveries?limit=200&status=dead',
      'deliveries?limit=200&status=dead&cursor=two',
    ]);
  });

  it('400/2001: a changed cursor is an error', async () => {
    const { pagination } = await unwrap(client.GET('/api/v1/users', { params: { query: { limit: 1 } } }));
    const read = (cursor: string) => pages(client, '/api/v1/users', { params: { query: { cursor } } }).next();
    const cursor = pagination.next_cursor ?? '';
    expect((await read(cursor)).done).toBe(false);
    await expect(read(`${cursor.slice(0, -2)}xx`)).rejects.toMatchObject({ status: 400, code: 2001 });
  });
});
