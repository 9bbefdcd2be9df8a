import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const ENVELOPES = [
  '*/*',
  'application/*',
  'application/json',
  'text/html',
  ';;;',
  '',
  ',',
  'application/problem+json;q=0',
  'application/json, application/problem+json',
  'application/problem+json, application/json',
  'application/problem+json;q=0.5, application/json',
  'application/problem+json; q=0.5 , application/json ; q=0.6',
  'application/problem+json;q=0, */*',
  'application/json, */*;q=0.1',
  'application/*;q=0.5, application/json',
  'text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8',
  'application/problem',
  'problem+json',
];
const PROBLEMS = [
  'application/problem+json',
  'Application/Problem+JSON',
  'application/problem+json, */*',
  'application/problem+json, application/*',
  '*/*, application/problem+json',
  'application/json;q=0.5, application/problem+json',
  'application/json;q=0.5, application/problem+json;q=0.501',
  'application/problem+json;q=0.1',
  'application/problem+json; charset=utf-8',
  'application/json;q=0.5, */*',
  'application/json;q=0, application/*',
];

describe('the form of an error', () => {
  const fail = (accept: string) => server.client.call('getCurrentUser', { headers: { accept } });

  it.each(ENVELOPES)('is the envelope for Accept: %s', async (accept) => {
    const answer = await fail(accept);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(Object.keys(answer.body)).toEqual(['data', 'error', 'error_detail', 'success']);
    expect(answer.headers.vary).toBe('Accept');
  });
  it('is the envelope without an Accept header', async () => {
    const answer = await server.client.call('getCurrentUser');
    expect(answer.headers['content-type']).toBe('application/json');
  });
  it.each(PROBLEMS)('is the bare problem for Accept: %s', async (accept) => {
    const answer = await fail(accept);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers.vary).toBe('Accept');
    expect(Object.keys(answer.body).sort()).toEqual(
      [
        'detail',
        'error_category',
        'error_code',
        'instance',
        'retry_after',
        'retryable',
        'status',
        'title',
        'type',
      ].sort(),
    );
  });
});

describe('the content of an error', () => {
  it('has the same status, code, category, title, type and instance in both forms', async () => {
    const call = (accept: string) => ceo.call('getUser', { path: { user_id: 'nobody' }, headers: { accept } });
    const [envelope, problem] = [await call('application/json'), await call('application/problem+json')];
    const { error, error_detail: detail, data, success } = envelope.body;
    expect([data, success, error]).toEqual([null, false, detail.detail]);
    expect(detail).toEqual({
      detail: 'The user does not exist',
      error_code: 3000,
      error_category: 'not_found',
      retryable: false,
      retry_after: null,
      instance: envelope.headers['x-request-id'],
      title: 'Resource Not Found',
      type: `${server.config.docsUrl}#not_found`,
    });
    expect(problem.body).toEqual({ ...detail, status: 404, instance: problem.headers['x-request-id'] });
  });
  it('names at most three errors by JSON pointer and repeats no value', async () => {
    const secret = 'do-not-repeat-me';
    const body = { username: 1, password: secret.slice(0, 5), role: secret, [secret]: 2, 'a/b~c': 3 } as const;
    const { error } = (await ceo.callRaw('createUser', { body })).body;
    expect(error.split('; ')).toHaveLength(3);
    expect(error).toMatch(/^body \/[^:]+: /);
    const short = await ceo.call('createUser', { body: { username: 'x', password: 'short', role: 'observer' } });
    expect(short.body.error).toBe('body /password: must have at least 12 characters');
    const wrong = await ceo.callRaw('updateUserRole', { path: { user_id: 'x' }, body: { role: secret } });
    expect(wrong.body.error).not.toContain(secret);
    const unknown = await ceo.callRaw('updateUserRole', {
      path: { user_id: 'x' },
      body: { role: 'manager', 'a/b~c': 1 },
    });
    expect(unknown.body.error).toBe('body /a~1b~0c: is not a known field');
    const malformed = await ceo.callRaw('createUser', {
      raw: { text: `{"username":"${secret}"`, type: 'application/json' },
    });
    expect(malformed.body.error).toBe('body: is not valid JSON');
  });
  it('contains no credential, even if a client puts one into a field name', async () => {
    const token = ceo.identity.cookies?.session ?? '';
    const key = `ok_${'k'.repeat(43)}`;
    for (const name of [token, key, 'Bearer abcdef', `x ${key} y`]) {
      const { text } = await ceo.call('updateUserRole', {
        path: { user_id: 'x' },
        body: { role: 'manager', [name]: 1 },
      });
      expect(text).not.toContain(name);
      expect(text).toContain('***');
    }
  });
  it('has a separate instance for every request, whatever the client sends', async () => {
    const headers = { 'x-request-id': '11111111-1111-4111-8111-111111111111' };
    const answers = [
      await server.client.call('getLiveness', { headers }),
      await server.client.call('getLiveness', { headers }),
      await server.client.call('getCurrentUser', { headers }),
    ];
    const seen = answers.map((answer) => answer.headers['x-request-id']);
    expect(new Set([...seen, headers['x-request-id']]).size).toBe(4);
    for (const id of seen) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
