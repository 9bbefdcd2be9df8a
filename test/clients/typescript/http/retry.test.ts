import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { PlatformClient } from '../../../../clients/typescript/src/http/path-client.ts';
import type { RetryOptions } from '../../../../clients/typescript/src/http/retry.ts';
import { unwrap } from '../../../../clients/typescript/src/http/unwrap.ts';
import { update } from '../../../../clients/typescript/src/operations/update.ts';
import { breakOff, failure, good, hangUp, INSTANCE, json, type Say, ScriptedPlatform } from '../scene.ts';

let platform: ScriptedPlatform;
let waits: number[];
beforeAll(async () => {
  platform = await ScriptedPlatform.start();
});
afterAll(() => platform.close());
beforeEach(() => {
  waits = [];
});

const clientOf = (retry: RetryOptions = {}): PlatformClient =>
  createClient({
    baseUrl: platform.url,
    apiKey: 'ok_test',
    retry: {
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
      },
      random: () => 0,
      ...retry,
    },
  });
const read = (retry?: RetryOptions) => unwrap(clientOf(retry).GET('/api/v1/auth/me'));
const path = { approval_id: 'one' };
const create = (header?: { 'Idempotency-Key': string }) =>
  unwrap(clientOf().POST('/api/v1/projects', { params: { header: header ?? {} }, body: { name: 'Atlas' } }));

describe('an error that the platform calls retryable', () => {
  it.each([
    [429, 5000],
    [429, 5001],
    [429, 5002],
    [503, 8001],
  ])('%d/%d is retried after the time in the response', async (status, code) => {
    platform.answer(failure(status, code, 7), good({ username: 'chief' }));
    expect(await read()).toEqual({ username: 'chief' });
    expect(waits).toEqual([7_000]);
  });

  it('is retried after 1 s and 2 s without such a time, each extended at random', async () => {
    platform.answer(failure(503, 8001), failure(503, 8001), good({}));
    await read();
    platform.answer(failure(503, 8001), failure(503, 8001), good({}));
    await read({ random: () => 1 });
    expect(waits).toEqual([1_000, 2_000, 1_500, 3_000]);
  });

  it('is tried at most three times, and the error names the instance', async () => {
    platform.answer(failure(503, 8001, 1), failure(503, 8001, 1), failure(503, 8001, 1), good({}));
    await expect(read()).rejects.toMatchObject({
      ...{ name: 'SERVICE_UNAVAILABLE', code: 8001, status: 503, instance: INSTANCE, retryAfter: 1 },
      message: expect.stringContaining(INSTANCE),
    });
    expect(platform.asked.length).toBe(3);
    expect(waits.length).toBe(2);
  });

  it.each([11, 2.5])('is refused with an invalid number of attempts: %d', (attempts) => {
    expect(() => createClient({ baseUrl: platform.url, retry: { attempts } })).toThrow(RangeError);
  });

  it("is not waited for when that takes longer than the caller's time-out", async () => {
    platform.answer(failure(429, 5000, 61), good({}));
    await expect(read()).rejects.toMatchObject({ code: 5000, retryAfter: 61 });
    platform.answer(failure(429, 5000, 61), good({}));
    await read({ longestWaitSeconds: 61 });
    expect(waits).toEqual([61_000]);
  });

  it('is recognised in the problem form, too', async () => {
    const problem = { error_code: 5002, retryable: true, retry_after: 2, status: 429, detail: '', instance: INSTANCE };
    platform.answer(json(429, problem, { 'content-type': 'application/problem+json' }), good({}));
    await read();
    expect(waits).toEqual([2_000]);
  });

  it('is retried with the same key, for every change', async () => {
    platform.answer(failure(503, 8001), good({ id: 'one' }));
    await create();
    const [first, second] = platform.asked;
    expect(first?.headers['idempotency-key']).toMatch(/^[\da-f-]{32,36}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toBe('{"name":"Atlas"}');
  });
});

describe('a database that became unavailable in the meantime', () => {
  const user = { path: { user_id: 'one' } };
  it.each<[string, () => Promise<unknown>]>([
    ['PATCH', () => unwrap(clientOf().PATCH('/api/v1/users/{user_id}', { params: user, body: { role: 'observer' } }))],
    ['DELETE', () => unwrap(clientOf().DELETE('/api/v1/users/{user_id}', { params: user }))],
    ['POST', () => unwrap(clientOf().POST('/api/v1/approvals/{approval_id}/approve', { params: { path } }))],
  ])('503/8001: a %s without a key is not sent again', async (_method, change) => {
    platform.answer(failure(503, 8001));
    await expect(change()).rejects.toMatchObject({ code: 8001, retryAfter: null });
    expect(platform.asked.length).toBe(1);
  });

  it('503/8001: a request that a busy server did not begin is sent again', async () => {
    platform.answer(failure(503, 8001, 1), good({}));
    await unwrap(clientOf().PATCH('/api/v1/users/{user_id}', { params: user, body: { role: 'observer' } }));
    expect(waits).toEqual([1_000]);
  });

  it('503/8001: a safe change takes effect once, and ends with the error', async () => {
    platform.answer(good({ description: '' }, { etag: '"1"' }), failure(503, 8001));
    let made = 0;
    const project = { path: { project_id: 'one' } };
    const changing = update(clientOf(), 'PATCH', '/api/v1/projects/{project_id}', { params: project }, () => {
      made += 1;
      return { description: 'more' };
    });
    await expect(changing).rejects.toMatchObject({ code: 8001 });
    expect(made).toBe(1);
  });
});

describe('another error', () => {
  it.each([
    [400, 2001],
    [401, 1000],
    [404, 3000],
    [409, 4000],
    [409, 4002],
    [402, 6000],
    [500, 8000],
    [500, 8002],
    [502, 7000],
  ])('%d/%d is tried once', async (status, code) => {
    platform.answer(failure(status, code), good({}));
    await expect(read()).rejects.toMatchObject({ status, code });
    expect(platform.asked.length).toBe(1);
  });

  it('500: of a proxy is tried once, and is an UnreadableResponse', async () => {
    platform.answer(json(500, { message: 'broken' }), good({}));
    await expect(read()).rejects.toMatchObject({ name: 'UnreadableResponse', status: 500 });
    expect(platform.asked.length).toBe(1);
  });
});

describe.each([502, 503, 504])('a %d of a proxy, which says nothing about the request,', (status) => {
  const page: Say = (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  };

  it('is retried like a lost response, for a read and for a creation with its key', async () => {
    platform.answer(page, json(status, { message: 'no upstream' }), good({ username: 'chief' }));
    expect(await read()).toEqual({ username: 'chief' });
    expect(waits).toEqual([1_000, 2_000]);
    platform.answer(page, good({ id: 'one' }));
    await create();
    expect(new Set(platform.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is an UnreadableResponse for another change, and after the last attempt', async () => {
    platform.answer(page, good({}));
    const change = unwrap(clientOf().POST('/api/v1/approvals/{approval_id}/approve', { params: { path } }));
    await expect(change).rejects.toMatchObject({ name: 'UnreadableResponse', status });
    expect(platform.asked.length).toBe(1);
    platform.answer(...Array.from({ length: 10 }, () => page), good({}));
    await expect(read({ attempts: 10 })).rejects.toMatchObject({ name: 'UnreadableResponse', status });
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  });
});

it('a probe that reports 503 is not retried', async () => {
  platform.answer(json(503, { data: { status: 'unavailable' }, error: null, error_detail: null, success: true }));
  const { response } = await clientOf().GET('/api/v1/readyz');
  expect([response.status, platform.asked.length, waits]).toEqual([503, 1, []]);
});

describe('a lost connection', () => {
  it.each([
    ['before the response', hangUp],
    ['within the response', breakOff],
  ])('%s: a read is retried', async (_when, lost) => {
    platform.answer(lost, lost, good({ username: 'chief' }));
    expect(await read()).toEqual({ username: 'chief' });
    expect(waits).toEqual([1_000, 2_000]);
    platform.answer(lost, lost, lost, good({}));
    await expect(read()).rejects.toMatchObject({ name: 'ConnectionLost', attempts: 3 });
  });

  it.each([
    ['before the response', hangUp],
    ['within the response', breakOff],
  ])('%s: a creation is retried with its key', async (_when, lost) => {
    platform.answer(lost, good({ id: 'one' }));
    await create({ 'Idempotency-Key': 'my-own' });
    expect(platform.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['my-own', 'my-own']);
  });

  it('a change without a key is sent once', async () => {
    platform.answer(hangUp, good({}));
    const change = unwrap(clientOf().POST('/api/v1/approvals/{approval_id}/approve', { params: { path } }));
    await expect(change).rejects.toMatchObject({ name: 'ConnectionLost', attempts: 1 });
    expect(platform.asked.length).toBe(1);
    expect(platform.asked[0]?.headers['idempotency-key']).toBe(undefined);
  });
});

describe('idempotency keys', () => {
  it('differ between calls', async () => {
    platform.answer(good({}), good({}));
    await create();
    await create();
    expect(new Set(platform.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });
});

describe('a signal', () => {
  it('ends the wait, and nothing more is sent', async () => {
    const leaving = new AbortController();
    platform.answer(failure(429, 5000, 30), good({}));
    const client = createClient({ baseUrl: platform.url, apiKey: 'ok_test' });
    const asking = client.GET('/api/v1/auth/me', { signal: leaving.signal });
    const waiting = expect(asking).rejects.toThrow('enough');
    while (platform.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    setTimeout(() => leaving.abort(new Error('enough')), 50);
    await waiting;
    expect(platform.asked.length).toBe(1);
  });
});
