import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type PlatformClient } from '../../../clients/typescript/src/client.ts';
import { pages } from '../../../clients/typescript/src/pages.ts';
import { unwrap } from '../../../clients/typescript/src/unwrap.ts';
import { createPerson } from '../../support/builders/people.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { json, ScriptedPlatform } from './scene.ts';

let server: TestServer;
let platform: ScriptedPlatform;
let client: PlatformClient;
let scripted: PlatformClient;
beforeAll(async () => {
  server = await startServer();
  platform = await ScriptedPlatform.start();
  const person = await createPerson(server, 'chief', 'ceo');
  for (const username of ['ada', 'ben', 'cleo', 'dan']) await createPerson(server, username, 'observer');
  const { api_key } = (await person.client.call('createApiKey', { body: { name: 'lists', role: 'ceo' } })).body.data;
  client = createClient({ baseUrl: server.baseUrl, apiKey: api_key });
  scripted = createClient({ baseUrl: platform.url, apiKey: 'ok_test' });
});
afterAll(async () => {
  await platform.close();
  await server.close();
});

const page = (data: readonly unknown[], cursor: string | null) =>
  json(200, { data, pagination: { limit: 1, next_cursor: cursor, has_more: cursor !== null }, success: true });

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

  it('400/2001: a changed cursor is an error', async () => {
    const { pagination } = await unwrap(client.GET('/api/v1/users', { params: { query: { limit: 1 } } }));
    const read = (cursor: string) => pages(client, '/api/v1/users', { params: { query: { cursor } } }).next();
    const cursor = pagination.next_cursor ?? '';
    expect((await read(cursor)).done).toBe(false);
    await expect(read(`${cursor.slice(0, -2)}xx`)).rejects.toMatchObject({ status: 400, code: 2001 });
  });
});
