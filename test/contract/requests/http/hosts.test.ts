import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hosts } from '../../../../handlers/http/contracts/hosts.ts';
import { PASSWORD } from '../../../support/builders/people.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { sendRaw } from '../../../support/client/raw.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { ManualClock } from '../../../support/time/clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    env: {
      BASE_URL: 'https://org.example.com',
      ALLOWED_HOSTS: 'Api.example.com, other.example.com:8443',
      CORS_ORIGINS: 'https://app.example.com',
    },
  });
});
afterAll(() => server.close());

const status = (host: string, path = '/api/v1/setup/status') => server.client.send('get', path, { headers: { host } });

describe('the Host of a request', () => {
  it.each([
    'org.example.com',
    'org.example.com:443',
    'ORG.Example.com',
    'localhost',
    'localhost:80',
    '127.0.0.1:9',
    '127.8.9.1',
    '[::1]:3001',
    '[::ffff:127.0.0.1]',
    'api.example.com',
    'api.example.com:1234',
    'other.example.com:8443',
  ])('%s is one of this server', async (host) => {
    expect((await status(host)).status).toBe(200);
  });

  it.each([
    'evil.example',
    'org.example.com:444',
    'org.example.com.evil.example',
    'localhost.evil.example',
    'other.example.com',
    'other.example.com:8444',
    '128.0.0.1',
    '0.0.0.0',
    '[::2]',
    'org.example.com@evil.example',
    'evil.example#localhost',
    'localhost/',
    'a b',
    'lócalhost',
    '',
  ])('%j is refused: 400/2001, and the detail names the two variables', async (host) => {
    const answer = await sendRaw(
      server.baseUrl,
      `GET /api/v1/setup/status HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    const { error_code: code, detail } = JSON.parse(answer.text).error_detail;
    expect([answer.status, code]).toEqual([400, 2001]);
    expect(detail).toContain('BASE_URL');
    expect(detail).toContain('ALLOWED_HOSTS');
  });

  it('is checked first: before the path, the method, the credential and OPTIONS', async () => {
    for (const [method, path] of [
      ['get', '/no/such/path'],
      ['get', '/%zz'],
      ['delete', '/api/v1/setup/status'],
      ['get', '/api/v1/auth/me'],
      ['options', '/api/v1/users'],
    ] as const) {
      const answer = await server.client.send(method, path, { headers: { host: 'evil.example' } });
      expect([answer.status, JSON.parse(answer.text).error_detail.detail]).toEqual([
        400,
        expect.stringContaining('ALLOWED_HOSTS'),
      ]);
    }
  });

  it.each(['/api/v1/healthz', '/api/v1/healthz/', '/api/v1/readyz', '/api/v1/metrics'])(
    'does not matter to %s',
    async (path) => {
      expect((await status('10.2.3.4:3001', path)).status).toBe(200);
    },
  );

  it('is refused with the headers that let a page of an allowed origin read why', async () => {
    const headers = { host: 'evil.example', origin: 'https://app.example.com' };
    const answer = await server.client.send('get', '/api/v1/setup/status', { headers });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([400, 'https://app.example.com']);
  });

  it('given twice is refused, even with the same value', async () => {
    for (const second of ['evil.example', 'localhost']) {
      const answer = await sendRaw(
        server.baseUrl,
        `GET /api/v1/setup/status HTTP/1.1\r\nHost: localhost\r\nhOst: ${second}\r\nConnection: close\r\n\r\n`,
      );
      expect([answer.status, JSON.parse(answer.text).error_detail.detail]).toEqual([
        400,
        'header /host: must be given once',
      ]);
    }
  });

  it('is also that of a request target in absolute form', async () => {
    const ask = (target: string) =>
      sendRaw(server.baseUrl, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect((await ask('http://evil.example/api/v1/setup/status')).status).toBe(400);
    expect((await ask('http://localhost:1/api/v1/setup/status')).status).toBe(200);
  });
});

describe('the setting ALLOWED_HOSTS=*', () => {
  it('accepts every host, and the origins of the public address and of the request itself', async () => {
    const env = { ALLOWED_HOSTS: '*', DEV_LOGIN: 'on', BASE_URL: 'http://org.example.com' };
    const open = await startServer({ env });
    try {
      const ask = (origin: string) =>
        open.client.send('post', '/api/v1/auth/dev-login', { headers: { host: 'any.example', origin } });
      expect((await open.client.send('get', '/api/v1/setup/status', { headers: { host: 'any.example' } })).status).toBe(
        200,
      );
      expect((await ask('http://any.example')).status).toBe(401);
      expect((await ask('http://any.example:80')).status).toBe(403);
      expect((await ask('http://org.example.com')).status).toBe(401);
      expect((await ask('http://evil.example')).status).toBe(403);
    } finally {
      await open.close();
    }
  });
});

describe('the log of refused hosts', () => {
  it('has one line a minute, with their number', () => {
    const clock = new ManualClock();
    const lines: [string, number][] = [];
    const hosts = new Hosts('http://localhost:3001', [], clock, (...line) => lines.push(line));
    const ask = (host: string) => () =>
      hosts.require({ req: { headers: { host }, rawHeaders: ['Host', host], url: '/' }, pathname: '/' } as never);
    for (const host of ['a.example', 'b.example', 'c.example']) expect(ask(host)).toThrow('ALLOWED_HOSTS');
    expect(lines).toEqual([['a.example', 1]]);
    clock.advance(59.999);
    expect(ask('d.example')).toThrow('ALLOWED_HOSTS');
    clock.advance(0.001);
    expect(ask('e.example')).toThrow('ALLOWED_HOSTS');
    expect(lines).toEqual([
      ['a.example', 1],
      ['e.example', 4],
    ]);
  });
});

describe('the Origin of public operations that change something', () => {
  const login = { username: 'nobody', password: PASSWORD };
  const operations = [
    ['setupAdmin', { username: 'x' }, [400, 2001]],
    ['login', login, [401, 1000]],
    ['devLogin', undefined, [404, 3000]],
    ['refreshSession', undefined, [401, 1000]],
  ] as const;

  describe.each(operations)('%s', (operation, body, otherwise) => {
    const call = (headers: Record<string, string>) =>
      server.client.callRaw(operation, { ...(body && { body }), headers });

    it.each([
      { origin: 'https://evil.example' },
      { origin: 'http://org.example.com' },
      { origin: 'https://org.example.com:444' },
      { origin: 'https://app.example.com.evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: 'https://org.example.com, https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ])('403/1001: %j', async (headers) => {
      expect(errorOf(await call(headers))).toEqual([403, 1001]);
    });

    it.each([
      {},
      { origin: 'https://org.example.com' },
      { origin: 'https://localhost:5173' },
      { origin: 'https://api.example.com' },
      { origin: 'https://app.example.com' },
      { origin: 'https://app.example.com', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ])('passes: %j', async (headers) => {
      expect(errorOf(await call(headers as Record<string, string>))).toEqual(otherwise);
    });
  });

  it('does not matter to a request that reads, or with a bearer credential', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await server.client.call('getSetupStatus', { headers })).status).toBe(200);
    expect(errorOf(await server.client.as({ bearer: 'ok_x' }).callRaw('createApiKey', { body: {}, headers }))).toEqual([
      401, 1000,
    ]);
  });
});
