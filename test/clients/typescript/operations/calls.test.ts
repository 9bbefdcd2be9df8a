import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import { ConnectionLost, PlatformError } from '../../../../clients/typescript/src/errors/platform-error.ts';
import { unwrap } from '../../../../clients/typescript/src/http/unwrap.ts';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import { setUpCeo } from '../../../support/builders/people.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { good, hangUp, json, ScriptedPlatform } from '../scene.ts';

const connect = (baseUrl: string, apiKey: string) =>
  createClient({ baseUrl, apiKey, operations, retry: { sleep: async () => {} } });

let server: TestServer;
let platform: ScriptedPlatform;
let client: ReturnType<typeof connect>;
let scripted: ReturnType<typeof connect>;
beforeAll(async () => {
  server = await startServer();
  platform = await ScriptedPlatform.start();
  const ceo = await setUpCeo(server.client);
  const { api_key } = (await ceo.call('createApiKey', { body: { name: 'methods', role: 'ceo' } })).body.data;
  client = connect(server.baseUrl, api_key);
  scripted = connect(platform.url, 'ok_test');
});
afterAll(async () => {
  await platform.close();
  await server.close();
});

describe('a method', () => {
  it('has the content of a call by path', async () => {
    const created = await client.departments.create({ body: { name: 'Research', budget_percent: 5 } });
    const path = { department_id: created.id };
    const read = await client.departments.get({ path });
    expect(read).toEqual(await unwrap(client.GET('/api/v1/departments/{department_id}', { params: { path } })));
    expect(await client.documents.getOpenapiYaml()).toMatch(/^openapi: /);
    expect(await client.health.getMetrics()).toContain('# TYPE');
  });

  it('gives the headers of its response', async () => {
    const { id } = await client.departments.create({ body: { name: 'Design', budget_percent: 5 } });
    const path = { department_id: id };
    const { data, etag, response } = await client.departments.get({ path }).received();
    expect([data.name, response.status]).toEqual(['Design', 200]);
    expect(response.headers.get('x-request-id')).toMatch(/./);
    const header = { 'If-Match': etag ?? '' };
    await client.departments.update({ path, header, body: { budget_percent: 6 } });
    const late = client.departments.update({ path, header, body: { budget_percent: 7 } });
    await expect(late).rejects.toMatchObject({ code: 4002 });
  });

  it('rejects with the errors of a call by path', async () => {
    const path = { task_id: '00000000-0000-4000-8000-000000000000' };
    const asking = client.tasks.get({ path });
    await expect(asking).rejects.toBeInstanceOf(PlatformError);
    await expect(asking.received()).rejects.toMatchObject({ status: 404, code: 3000 });
    const { error, response } = await asking.settled();
    expect([response.status, error]).toMatchObject([404, { success: false }]);
    platform.answer(hangUp, hangUp, hangUp);
    await expect(scripted.users.list()).rejects.toBeInstanceOf(ConnectionLost);
    await expect(scripted.users.get({ path: { user_id: '..' } })).rejects.toThrow(RangeError);
  });

  it('sends path, query, header and body, once, however often its result is read', async () => {
    platform.answer(json(201, { data: { id: 'one' }, success: true }), good(null));
    const asking = scripted.departments.create({
      query: { dry_run: true },
      header: { 'Idempotency-Key': 'key' },
      body: { name: 'Research', budget_percent: 5 },
    });
    expect([await asking, (await asking.received()).data]).toEqual([{ id: 'one' }, { id: 'one' }]);
    await asking.finally(() => {});
    expect(platform.asked).toMatchObject([
      {
        method: 'POST',
        url: '/api/v1/departments?dry_run=true',
        headers: { 'idempotency-key': 'key', authorization: 'Bearer ok_test' },
        body: '{"name":"Research","budget_percent":5}',
      },
    ]);
  });

  it('exists beside the paths only for the given tables', () => {
    const { users } = operations;
    const small = createClient({ baseUrl: platform.url, operations: { users } });
    expect(Object.keys(small.users)).toEqual(Object.keys(users));
    expect('departments' in small).toBe(false);
    expect(typeof small.GET).toBe('function');
  });
});
