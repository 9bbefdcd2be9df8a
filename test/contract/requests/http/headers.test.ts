import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../../../support/builders/people.ts';
import type { Client, Request } from '../../../support/client/client.ts';
import { known } from '../../../support/client/known.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { answeredHeaders, headerNames } from '../../../support/sweep/document.ts';

const ORIGIN = 'https://app.example.com';
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ env: { CORS_ORIGINS: `${ORIGIN}, http://localhost:5173` } });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const send = (method: string, path: string, request: Request = {}) => server.client.send(method, path, request);

const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};
const API = {
  ...COMMON,
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
};

describe('headers of every response', () => {
  it.each<[string, string, string, Request, number]>([
    ['success', 'get', '/api/v1/healthz', {}, 200],
    ['no credential', 'get', '/api/v1/auth/me', {}, 401],
    ['unknown path', 'get', '/api/v1/nothing', {}, 404],
    ['wrong method', 'put', '/api/v1/healthz', {}, 405],
    ['wrong media type', 'post', '/api/v1/auth/login', { raw: { text: 'x', type: 'text/plain' } }, 415],
    ['malformed body', 'post', '/api/v1/auth/login', { raw: { text: '{', type: 'application/json' } }, 400],
    ['path that does not decode', 'get', '/api/v1/users/%zz', {}, 400],
    ['options', 'options', '/api/v1/healthz', {}, 204],
  ])('%s', async (_name, method, path, request, status) => {
    const answer = await send(method, path, request);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...API, 'x-request-id': expect.any(String) });
    for (const name of ['server', 'x-powered-by']) expect(answer.headers[name]).toBeUndefined();
  });
  it.each([
    ...['/docs', '/docs/', '/docs/guide', '/docs/errors'].map((path) => [path, 'no-cache']),
    ...['/openapi.json', '/openapi-3.2.json', '/openapi.yaml', '/asyncapi.json'].map((path) => [
      path,
      'public, max-age=300',
    ]),
  ])('%s may be cached as %s, and its policy allows only files of this server', async (path, cacheControl) => {
    const answer = await send('get', path);
    expect(answer.headers).toMatchObject({ ...COMMON, 'cache-control': cacheControl });
    expect(answer.headers.pragma).toBeUndefined();
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'; " +
        "require-trusted-types-for 'script'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
    );
  });
  it('401 has WWW-Authenticate; an error without a time to wait has no Retry-After', async () => {
    const answer = await server.client.call('getCurrentUser');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['retry-after']).toBeUndefined();
  });
});

describe('paths and methods', () => {
  it('ignores one trailing slash, and no more', async () => {
    expect((await send('get', '/api/v1/healthz/')).status).toBe(200);
    for (const path of ['/api/v1/healthz//', '//api/v1/healthz', '/api/v1//healthz', '/API/v1/healthz', '/api'])
      expect([path, (await send('get', path)).status]).toEqual([path, 404]);
  });
  it('404/3002: an unknown path, for every method, before credentials are checked', async () => {
    for (const method of ['get', 'post', 'put', 'patch', 'delete', 'options']) {
      const answer = await send(method, '/api/v1/nothing');
      expect([answer.status, JSON.parse(answer.text).error_detail.error_code]).toEqual([404, 3002]);
    }
  });
  it('405/2001: a known path, with Allow, before credentials are checked', async () => {
    const answer = await send('post', '/api/v1/auth/me');
    expect([answer.status, JSON.parse(answer.text).error_detail.error_code]).toEqual([405, 2001]);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect((await send('put', '/api/v1/users/x')).headers.allow).toBe('DELETE, GET, HEAD, OPTIONS, PATCH');
    expect((await send('head', '/api/v1/auth/login')).status).toBe(405);
  });
  it('HEAD: for every GET, with its status and headers and no body', async () => {
    const headers = { authorization: `Bearer ${ceo.identity.cookies?.session}`, 'accept-encoding': 'gzip' };
    for (const path of ['/api/v1/healthz', '/api/v1/auth/me', '/docs', '/api/v1/users/nobody', '/api/v1/nothing']) {
      const [get, head] = [await send('get', path, { headers }), await send('head', path, { headers })];
      expect([path, head.status, head.text ?? '']).toEqual([path, get.status, '']);
      const { date: _date, 'x-request-id': _id, ...rest } = get.headers;
      const stable = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'content-length'));
      expect(head.headers).toMatchObject(stable);
    }
  });
  it('OPTIONS: 204 with Allow and without a body; a credential is neither needed nor checked', async () => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
      const answer = await send('options', '/api/v1/users/x/org-roles', { headers: headers as Record<string, string> });
      expect([answer.status, answer.text ?? '', answer.headers.allow]).toEqual([204, '', 'OPTIONS, POST']);
    }
  });
});

describe('CORS', () => {
  it('allows the listed origins, with credentials, and exposes three headers', async () => {
    for (const origin of [ORIGIN, 'http://localhost:5173']) {
      const answer = await send('get', '/api/v1/healthz', { headers: { origin } });
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': expect.stringContaining('x-request-id, retry-after, etag'),
        vary: 'Origin',
      });
    }
  });
  it('returns methods and headers to a preflight of an allowed origin', async () => {
    const headers = { origin: ORIGIN, 'access-control-request-method': 'PATCH' };
    const answer = await send('options', '/api/v1/users/x', { headers });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': expect.stringMatching(/^content-type, authorization(?:, [a-z-]+)*$/),
    });
  });
  it('lets a page send every header that an operation accepts, except those of webhook senders', async () => {
    const headers = { origin: ORIGIN, 'access-control-request-method': 'GET' };
    const answer = await send('options', '/api/v1/users/x', { headers });
    const taken = headerNames.filter((name) => !name.startsWith('webhook-'));
    const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
    expect(taken.length).toBeGreaterThan(6);
    expect(taken.filter((name) => !allowed.includes(name))).toEqual([]);
  });
  it('lets a page read every header of a response, except those that browsers read themselves', async () => {
    const answer = await send('get', '/api/v1/healthz', { headers: { origin: ORIGIN } });
    const exposed = String(answer.headers['access-control-expose-headers']).split(', ');
    const promised = answeredHeaders.filter((name) => !['set-cookie', 'upgrade', 'vary'].includes(name));
    expect(promised.length).toBeGreaterThan(12);
    expect(promised.filter((name) => !exposed.includes(name))).toEqual([]);
  });
  it('shows an error to an allowed origin too, and caches by both origin and form', async () => {
    const answer = await send('get', '/api/v1/auth/me', { headers: { origin: ORIGIN } });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': ORIGIN, vary: 'Origin, Accept' });
  });
  it('allows no other origin', async () => {
    for (const origin of [
      'https://evil.example.com',
      'null',
      `${ORIGIN}.evil.com`,
      `${ORIGIN}/`,
      'http://app.example.com',
    ]) {
      for (const method of ['get', 'options']) {
        const answer = await send(method, '/api/v1/healthz', { headers: { origin } });
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect(answer.headers.vary).toBe('Origin');
      }
    }
  });
  it('allows no origin by default', async () => {
    const closed = await startServer();
    try {
      const answer = await closed.client.send('get', '/api/v1/healthz', { headers: { origin: ORIGIN } });
      expect([answer.headers['access-control-allow-origin'], answer.headers.vary]).toEqual([undefined, undefined]);
    } finally {
      await closed.close();
    }
  });
});

describe('the address of a caller', () => {
  const addressOf = async (trusted: string, forwarded: string | null): Promise<string> => {
    const proxied = await startServer({ env: trusted === '' ? {} : { TRUST_PROXY: trusted } });
    try {
      const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
      const answer = await proxied.client.call('setupAdmin', {
        body: { username: 'chief', password: 'correct horse battery' },
        headers,
      });
      const { data } = (await proxied.client.withSession(answer).call('listSessions')).body;
      return known(data[0]).ip_address;
    } finally {
      await proxied.close();
    }
  };
  it.each([
    ['', '203.0.113.7', '127.0.0.1'],
    ['10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
    ['127.0.0.1', null, '127.0.0.1'],
    ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
    ['127.0.0.1, 10.0.0.0/8', '198.51.100.9, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['127.0.0.1', '203.0.113.7, unknown, ', '203.0.113.7'],
    ['127.0.0.1', '10.1.2.3:8080, nonsense', '127.0.0.1'],
    ['127.0.0.0/8', '127.0.0.9', '127.0.0.1'],
    ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ])('with the trusted proxies "%s" and X-Forwarded-For %s it is %s', async (trusted, forwarded, address) => {
    expect(await addressOf(trusted, forwarded)).toBe(address);
  });
});
