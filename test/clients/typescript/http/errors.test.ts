import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import { ERROR_CODES } from '../../../../clients/typescript/src/errors/error-codes.ts';
import { hasCode, PlatformError } from '../../../../clients/typescript/src/errors/platform-error.ts';
import { isIdempotent } from '../../../../clients/typescript/src/http/operations.ts';
import { unwrap, unwrapTagged } from '../../../../clients/typescript/src/http/unwrap.ts';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import { setUpCeo } from '../../../support/builders/people.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { everyOperation } from '../../../support/sweep/document.ts';
import { readDocument } from '../document.ts';
import { good, json, ScriptedPlatform } from '../scene.ts';

let server: TestServer;
let platform: ScriptedPlatform;
let apiKey: string;
beforeAll(async () => {
  server = await startServer();
  platform = await ScriptedPlatform.start();
  const ceo = await setUpCeo(server.client);
  apiKey = (await ceo.call('createApiKey', { body: { name: 'client', role: 'ceo' } })).body.data.api_key;
});
afterAll(async () => {
  await platform.close();
  await server.close();
});

const clientOf = (baseUrl: string) => createClient({ baseUrl, apiKey, retry: { sleep: async () => {} } });
const failing = (accept: string): Promise<unknown> => {
  const headers = { accept };
  const asking = clientOf(server.baseUrl).GET('/api/v1/users/{user_id}', {
    params: { path: { user_id: 'x' } },
    headers,
  });
  return unwrap(asking).catch((error: unknown) => error);
};

it.each(['', '.', '..'])(
  'a value of the path that is "%s", and so would name something else, is not sent',
  async (role) => {
    platform.answer(good(null));
    const path = { user_id: 'ada', role: role as 'editor' };
    const asking = clientOf(platform.url).DELETE('/api/v1/users/{user_id}/org-roles/{role}', { params: { path } });
    await expect(asking).rejects.toThrow(RangeError);
    expect(platform.asked).toEqual([]);
  },
);

it.each([
  ['missing', {}],
  ['null', { task_id: null }],
  ['a list', { task_id: ['one'] }],
  ['an object', { task_id: {} }],
])('a value of the path that is %s is named, and nothing is sent', async (_name, given) => {
  platform.answer(good(null));
  const client = createClient({ baseUrl: platform.url, apiKey, operations });
  // As in JavaScript.
  const path = given as { task_id: string };
  const refused = {
    name: 'RangeError',
    message: expect.stringContaining('parameter task_id of /api/v1/tasks/{task_id}'),
  };
  await expect(client.GET('/api/v1/tasks/{task_id}', { params: { path } })).rejects.toMatchObject(refused);
  await expect(client.tasks.get({ path })).rejects.toMatchObject(refused);
  await expect(client.tasks.get({} as { path: typeof path })).rejects.toMatchObject(refused);
  expect(platform.asked).toEqual([]);
});

describe('values from the document', () => {
  it('codes have the names of the document', () => {
    const { enum: codes, 'x-enum-varnames': names } = readDocument().components.schemas.ErrorCode;
    expect(Object.entries(ERROR_CODES)).toEqual(names.map((name: string, index: number) => [name, codes[index]]));
  });

  it('an attempt gets a key exactly if the operation accepts one', () => {
    const named = everyOperation.filter(([, { method, path }]) => isIdempotent(method.toUpperCase(), path));
    const { paths } = readDocument();
    const taking = everyOperation.filter(([, { method, path }]) =>
      paths[path][method].parameters?.some(({ $ref }: { $ref?: string }) => $ref?.endsWith('/IdempotencyKey')),
    );
    expect(named).toEqual(taking);
    expect(named.length).toBeGreaterThan(0);
  });
});

describe('an error of the platform', () => {
  it.each(['application/json', 'application/problem+json'])('has all its fields in the form %s', async (accept) => {
    const error = await failing(accept);
    expect(error).toBeInstanceOf(PlatformError);
    expect(error).toMatchObject({
      ...{ name: 'RESOURCE_NOT_FOUND', code: 3000, status: 404, category: 'not_found', title: 'Resource Not Found' },
      ...{ retryable: false, retryAfter: null, type: expect.stringContaining('#not_found') },
      ...{ detail: expect.stringMatching(/\w/), instance: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    const { message, detail, instance } = error as PlatformError;
    expect(message).toBe(`404/3000: ${detail} (instance ${instance})`);
  });

  it('is identified only by its code', async () => {
    const error = await failing('*/*');
    expect(hasCode(error, ERROR_CODES.RESOURCE_NOT_FOUND)).toBe(true);
    expect(hasCode(error, ERROR_CODES.DUPLICATE_RECORD, ERROR_CODES.RESOURCE_NOT_FOUND)).toBe(true);
    expect(hasCode(error, ERROR_CODES.DUPLICATE_RECORD)).toBe(false);
    expect(hasCode(new Error('another'), ERROR_CODES.RESOURCE_NOT_FOUND)).toBe(false);
  });

  it('has a known code that the compiler narrows', async () => {
    const error = await failing('*/*');
    if (!hasCode(error, 3000, 4001)) throw error;
    const code: 3000 | 4001 = error.code;
    expect(code).toBe(3000);
    // @ts-expect-error: no error has this code.
    expect(hasCode(error, 4711)).toBe(false);
    // @ts-expect-error: it was not requested.
    expect(error.code === 4002).toBe(false);
  });
});

describe('a response', () => {
  it.each([
    [{ no: 'failure' }],
    [{ data: null, error: 'old', error_detail: { error_code: 4711 }, success: false }],
    ['text'],
    [null],
  ])('with an error in another form, %j, is an UnreadableResponse', async (body) => {
    platform.answer(json(500, body));
    const asking = unwrap(clientOf(platform.url).GET('/api/v1/auth/me'));
    await expect(asking).rejects.toMatchObject({ name: 'UnreadableResponse', status: 500 });
  });

  it('without a body is undefined', async () => {
    platform.answer((response) => void response.writeHead(204).end());
    const params = { path: { user_id: 'one' } };
    expect(await unwrap(clientOf(platform.url).DELETE('/api/v1/users/{user_id}', { params }))).toBe(undefined);
  });

  it('with a page stays one, and another is the data of its envelope', async () => {
    const pagination = { limit: 1, next_cursor: null, has_more: false };
    platform.answer(json(200, { data: [1], pagination, success: true }), good([{ id: 'one' }]));
    expect(await unwrap(clientOf(platform.url).GET('/api/v1/users'))).toMatchObject({ data: [1], pagination });
    expect(await unwrap(clientOf(platform.url).GET('/api/v1/people'))).toEqual([{ id: 'one' }]);
  });

  it('without a tag cannot be requested with one', async () => {
    platform.answer(good({}), good({ id: 'one' }, { etag: '"a"' }));
    const read = () => unwrapTagged(clientOf(platform.url).GET('/api/v1/auth/me'));
    await expect(read()).rejects.toMatchObject({ name: 'UnreadableResponse', status: 200 });
    expect(await read()).toEqual({ data: { id: 'one' }, etag: '"a"' });
  });
});

describe('a caller', () => {
  const asked = async (client: ReturnType<typeof createClient>) => {
    platform.answer(good({}), good({}));
    await client.GET('/api/v1/auth/me');
    await client.POST('/api/v1/auth/logout');
    return platform.asked.map(({ headers: { authorization, 'x-csrf-token': csrf } }) => [authorization, csrf]);
  };
  const baseUrl = () => platform.url;

  it('is identified by an API key, or by a token as it is at that time', async () => {
    let issued = 0;
    const accessToken = () => {
      issued += 1;
      return `token-${issued}`;
    };
    expect(await asked(createClient({ baseUrl: baseUrl(), apiKey: 'ok_one' }))).toEqual([
      ['Bearer ok_one', undefined],
      ['Bearer ok_one', undefined],
    ]);
    expect(await asked(createClient({ baseUrl: baseUrl(), accessToken }))).toEqual([
      ['Bearer token-1', undefined],
      ['Bearer token-2', undefined],
    ]);
    expect(await asked(createClient({ baseUrl: baseUrl() }))).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['csrf_token=plain; other=1', 'plain'],
    ['csrf_token=plain; __Host-csrf_token=strict', 'strict'],
    ['other=1', undefined],
    ['', undefined],
  ])('is identified by cookies, %j, and changes repeat the CSRF token', async (cookies, token) => {
    const client = createClient({ baseUrl: baseUrl(), session: true, cookies: () => cookies });
    expect(await asked(client)).toEqual([
      [undefined, undefined],
      [undefined, token],
    ]);
  });

  it('with cookies sends them along', async () => {
    const credentials: string[] = [];
    const fetch = async (request: Request) => {
      credentials.push(request.credentials);
      return new Response(null, { status: 204 });
    };
    await createClient({ baseUrl: baseUrl(), session: true, fetch }).GET('/api/v1/auth/me');
    await createClient({ baseUrl: baseUrl(), fetch }).GET('/api/v1/auth/me');
    expect(credentials).toEqual(['include', 'same-origin']);
  });
});
