import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { PlatformClient } from '../../../../clients/typescript/src/http/path-client.ts';
import { unwrap } from '../../../../clients/typescript/src/http/unwrap.ts';
import { update } from '../../../../clients/typescript/src/operations/update.ts';
import { createPerson } from '../../../support/builders/people.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

const PATH = '/api/v1/projects/{project_id}';

let server: TestServer;
let client: PlatformClient;
let params: { path: { project_id: string } };
beforeAll(async () => {
  server = await startServer();
  const person = await createPerson(server, 'chief', 'ceo');
  const { api_key } = (await person.client.call('createApiKey', { body: { name: 'changes', role: 'ceo' } })).body.data;
  client = createClient({ baseUrl: server.baseUrl, apiKey: api_key });
  const { id } = await unwrap(client.POST('/api/v1/projects', { body: { name: 'Atlas', description: '' } }));
  params = { path: { project_id: id } };
});
afterAll(() => server.close());

const write = (description: string) => unwrap(client.PATCH(PATH, { params, body: { description } }));
const read = async () => (await unwrap(client.GET(PATH, { params }))).description;

describe('update', () => {
  it('writes the result of the function for the present record, and returns the record with its new tag', async () => {
    await write('a');
    const { data, etag } = await update(client, 'PATCH', PATH, { params }, ({ description }) => ({
      description: `${description}b`,
    }));
    expect(data.description).toBe('ab');
    const { response } = await client.GET(PATH, { params });
    expect(response.headers.get('etag')).toBe(etag);
  });

  it('loses no change when many change the same record in parallel', async () => {
    await write('');
    const adding = Array.from({ length: 5 }, () =>
      update(client, 'PATCH', PATH, { params, attempts: 10 }, ({ description }) => ({
        description: `${description}x`,
      })),
    );
    await Promise.all(adding);
    expect(await read()).toBe('xxxxx');
  });

  it.each([
    [undefined, 3],
    [2, 2],
    [10, 10],
  ])('409/4002: with attempts of %s gives up after %d, and has overwritten nothing', async (attempts, most) => {
    let called = 0;
    const changing = update(
      client,
      'PATCH',
      PATH,
      { params, ...(attempts !== undefined && { attempts }) },
      async () => {
        called += 1;
        await write(`theirs ${called}`);
        return { description: 'ours' };
      },
    );
    await expect(changing).rejects.toMatchObject({ status: 409, code: 4002 });
    expect(called).toBe(most);
    expect(await read()).toBe(`theirs ${most}`);
  });

  it('writes nothing for null, and returns the present record', async () => {
    await write('as it was');
    const before = (await client.GET(PATH, { params })).response.headers.get('etag');
    const { data, etag } = await update(client, 'PATCH', PATH, { params }, () => null);
    expect([data.description, etag]).toEqual(['as it was', before]);
  });

  it('passes every other error on immediately', async () => {
    let called = 0;
    const gone = { path: { project_id: 'unknown' } };
    await expect(update(client, 'PATCH', PATH, { params: gone }, () => null)).rejects.toMatchObject({ code: 3000 });
    const wrong = update(client, 'PATCH', PATH, { params }, () => {
      called += 1;
      return { name: '' };
    });
    await expect(wrong).rejects.toMatchObject({ code: 2001 });
    expect(called).toBe(1);
  });

  it('accepts no record without a tag, and no method that it does not have', () => {
    // Compiled, never called.
    const refused = [
      // @ts-expect-error: a list has no tag.
      () => update(client, 'PATCH', '/api/v1/users', {}, () => null),
      // @ts-expect-error: a project is not replaced.
      () => update(client, 'PUT', PATH, { params }, () => null),
      // @ts-expect-error: the project is missing.
      () => update(client, 'PATCH', PATH, {}, () => null),
    ];
    expect(refused.length).toBe(3);
  });
});
