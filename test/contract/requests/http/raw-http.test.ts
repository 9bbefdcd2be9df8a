import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf } from '../../../support/client/expect.ts';
import { type RawAnswer, sendRaw } from '../../../support/client/raw.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const HOST = 'Host: localhost\r\n';
const END = 'Connection: close\r\n\r\n';
const raw = (...parts: string[]): Promise<RawAnswer> => sendRaw(server.baseUrl, ...parts);

describe('malformed HTTP', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a wrong version', `GET /api/v1/healthz HTTP/9.9\r\n${HOST}\r\n`],
    ['a header without a colon', `GET /api/v1/healthz HTTP/1.1\r\n${HOST}nonsense\r\n\r\n`],
    ['a header name with a space', `GET /api/v1/healthz HTTP/1.1\r\n${HOST}bad name: x\r\n\r\n`],
    ['a header value with U+0000', `GET /api/v1/healthz HTTP/1.1\r\n${HOST}x: a\0b\r\n\r\n`],
    ['no Host', 'GET /api/v1/healthz HTTP/1.1\r\n\r\n'],
    ['an unknown method', `BREW /api/v1/healthz HTTP/1.1\r\n${HOST}\r\n`],
    ['a space in the path', `GET /api/v1/users/a b HTTP/1.1\r\n${HOST}\r\n`],
    ['a wrong length', `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`],
    ['two lengths', `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`],
    [
      'a length next to chunks',
      `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ])('400/2001 as the envelope, whatever Accept is, and the connection ends: %s', async (_name, request) => {
    const answer = await raw(request.replace('\r\n\r\n', '\r\nAccept: application/problem+json\r\n\r\n'));
    expect(errorOf(answer)).toEqual([400, 2001]);
    expect(answer.headers).toMatchObject({
      connection: 'close',
      'content-type': 'application/json',
      vary: 'Accept',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers['x-request-id']).toBe(answer.body.error_detail.instance);
  });
  it('400/2001: malformed chunks', async () => {
    const head = `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = await raw(head, 'zz\r\nnot a chunk\r\n');
    expect(errorOf(answer)).toEqual([400, 2001]);
  });
});

describe('the header block', () => {
  const withHeader = (bytes: number) => `GET /api/v1/healthz HTTP/1.1\r\n${HOST}x: ${'a'.repeat(bytes)}\r\n${END}`;

  it('431/2001 beyond 1000 lines, however short they are', async () => {
    const withLines = (count: number) => `GET /api/v1/healthz HTTP/1.1\r\n${HOST}${'a:\r\n'.repeat(count)}${END}`;
    expect((await raw(withLines(900))).status).toBe(200);
    expect(errorOf(await raw(withLines(1000)))).toEqual([431, 2001]);
  });
  it('200 when it is large, 431/2001 as the envelope beyond 16 KiB', async () => {
    expect((await raw(withHeader(15_000))).status).toBe(200);
    for (const bytes of [16_384, 100_000]) {
      const answer = await raw(withHeader(bytes));
      expect(errorOf(answer)).toEqual([431, 2001]);
      expect(answer.headers).toMatchObject({ connection: 'close', pragma: 'no-cache' });
      expect(answer.headers['content-type']).toBe('application/json');
    }
  });
});

describe('unusual but well-formed HTTP', () => {
  it.each<[string, string, number]>([
    ['HTTP/1.0 without Host', 'GET /api/v1/healthz HTTP/1.0\r\n\r\n', 200],
    ['the whole address as to a proxy', `GET http://localhost/api/v1/healthz HTTP/1.1\r\n${HOST}${END}`, 200],
    ['the address without a path', `GET http://localhost HTTP/1.1\r\n${HOST}${END}`, 200],
    ['an empty line before the request', `\r\nGET /api/v1/healthz HTTP/1.1\r\n${HOST}${END}`, 200],
    ['a query that does not decode', `GET /api/v1/healthz?%zz=%ff HTTP/1.1\r\n${HOST}${END}`, 400],
    ['a query that does not decode, of a page', `GET /console?%zz=%ff HTTP/1.1\r\n${HOST}${END}`, 200],
    ['a fragment', `GET /api/v1/healthz#x HTTP/1.1\r\n${HOST}${END}`, 404],
    ['a path that does not decode', `GET /api/v1/users/%zz HTTP/1.1\r\n${HOST}${END}`, 400],
    ['a path that is not UTF-8', `GET /api/v1/users/%ff HTTP/1.1\r\n${HOST}${END}`, 400],
    ['an unknown path that does not decode', `GET /nothing/%c3%28 HTTP/1.1\r\n${HOST}${END}`, 400],
    ['dots in the path', `GET /api/v1/users/../healthz HTTP/1.1\r\n${HOST}${END}`, 404],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST}${END}`, 204],
    ['a method nobody uses', `TRACE /api/v1/healthz HTTP/1.1\r\n${HOST}${END}`, 405],
    ['an expectation', `GET /api/v1/healthz HTTP/1.1\r\n${HOST}Expect: the-unexpected\r\n${END}`, 200],
    [
      'an unsupported upgrade',
      `GET /api/v1/healthz HTTP/1.1\r\n${HOST}Upgrade: h2c\r\nConnection: close, Upgrade\r\n\r\n`,
      200,
    ],
  ])('%s', async (_name, request, status) => {
    const answer = await raw(request);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
  it('two requests in one write get responses one after the other', async () => {
    const request = `GET /api/v1/healthz HTTP/1.1\r\n${HOST}`;
    const { text } = await raw(`${request}\r\n${request}${END}`);
    expect(text).toContain('HTTP/1.1 200');
  });
  it('a client that disconnects in the middle of its body affects no other client', async () => {
    const head = `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"user`;
    const { hostname, port } = new URL(server.baseUrl);
    const { connect } = await import('node:net');
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head, () => socket.destroy()));
      socket.on('close', () => resolve());
    });
    expect((await server.client.call('getLiveness')).status).toBe(200);
  });
});

describe('bodies', () => {
  const login = (headers: string, body: string) =>
    raw(
      `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}${headers}Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\n${END}${body}`,
    );
  const BODY = '{"username":"nobody","password":"x"}';

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'APPLICATION/JSON; Charset="utf-8"',
    'application/json;',
  ])('the media type %s is read', async (type) => {
    const answer = await login(`Content-Type: ${type}\r\n`, BODY);
    expect(errorOf(answer)).toEqual([401, 1000]);
  });
  it.each([
    'text/plain',
    'application/jsonx',
    'application/vnd.api+json',
    'application/json; charset=latin1',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ])('415/2001: the media type "%s" is not', async (type) => {
    const answer = await login(type === '' ? '' : `Content-Type: ${type}\r\n`, BODY);
    expect(errorOf(answer)).toEqual([415, 2001]);
  });
  it.each(['gzip', 'br', 'deflate', 'identity, gzip', 'nonsense'])(
    '415/2001: the content coding %s',
    async (coding) => {
      const answer = await login(`Content-Type: application/json\r\nContent-Encoding: ${coding}\r\n`, BODY);
      expect(errorOf(answer)).toEqual([415, 2001]);
    },
  );
  it('the content coding identity counts as none', async () => {
    const answer = await login('Content-Type: application/json\r\nContent-Encoding: identity\r\n', BODY);
    expect(errorOf(answer)).toEqual([401, 1000]);
  });
  it.each([
    ['login', '/api/v1/auth/login', 16_384, [401, 1000]],
    ['refreshSession', '/api/v1/auth/refresh', 16_384, [401, 1000]],
    ['receiveWebhook', '/api/v1/webhooks/nowhere/order.created', 1_048_576, [404, 3000]],
  ] as const)(
    '413/2001: %s, more bytes than it accepts, declared or in chunks; exactly as many are read',
    async (_id, path, most, read) => {
      const ids = 'webhook-id: x\r\nwebhook-timestamp: 0\r\n';
      const head = `POST ${path} HTTP/1.1\r\n${HOST}${ids}Content-Type: application/json\r\n${END.replace('\r\n\r\n', '\r\n')}`;
      const declared = await raw(`${head}Content-Length: ${most + 1}\r\n\r\n`);
      expect(errorOf(declared)).toEqual([413, 2001]);
      const chunk = `1000\r\n${' '.repeat(4_096)}\r\n`;
      const chunks = Array.from({ length: most / 4_096 + 1 }, () => chunk);
      expect(errorOf(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n`, ...chunks))).toEqual([413, 2001]);
      const full = await raw(`${head}Content-Length: ${most}\r\n\r\n${BODY}${' '.repeat(most - BODY.length)}`);
      expect(errorOf(full)).toEqual(read);
    },
  );
  it('413/2001: a client that continues to send gets the response too, on a connection that ends with it', async () => {
    const head = `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${END.replace('\r\n\r\n', '\r\n')}`;
    for (let round = 0; round < 20; round += 1) {
      const answer = await raw(`${head}Content-Length: 5000000\r\n\r\n`, ' '.repeat(5_000_000));
      expect(errorOf(answer)).toEqual([413, 2001]);
    }
  });
  it.each(['', ' ', '[]', 'null', '1', '"x"', '{', '{"a":1,}', "{'a':1}", '{"a":NaN}', '{"username":"a"}x', '\u00ff'])(
    '400/2001: the body %s is not a JSON object',
    async (body) => {
      const answer = await login('Content-Type: application/json\r\n', body);
      expect(errorOf(answer)).toEqual([400, 2001]);
    },
  );
  it('of a duplicate key the last value applies', async () => {
    const answer = await login(
      'Content-Type: application/json\r\n',
      '{"username":1,"password":"x","username":"nobody"}',
    );
    expect(errorOf(answer)).toEqual([401, 1000]);
  });
  it('an operation without a body ignores what is sent', async () => {
    for (const [type, body] of [
      ['application/json', ''],
      ['application/json', '{}'],
      ['text/plain', 'anything'],
      ['application/json', '{'],
    ]) {
      const head = `POST /api/v1/auth/refresh HTTP/1.1\r\n${HOST}Content-Type: ${type}\r\nContent-Length: ${body?.length}\r\n`;
      const answer = await raw(`${head}${END}${body}`);
      expect(errorOf(answer)).toEqual([401, 1000]);
    }
  });
});
