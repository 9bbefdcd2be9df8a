import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { sendRaw } from '../../support/client/raw.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// Requests whose end, target, method or headers two readers could read differently. Malformed ones are in
// test/contract/requests/http/raw-http.test.ts.
let server: TestServer;
let ceo: Client;
let bearer: string;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  bearer = `Authorization: Bearer ${(await withApiKey(ceo, 'ceo')).identity.bearer}\r\n`;
});
afterAll(() => server.close());

const HOST = 'Host: localhost\r\n';
const END = 'Connection: close\r\n\r\n';
const LOGIN = `POST /api/v1/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
/** The statuses of all responses, in order. */
const statusesOf = async (...parts: string[]): Promise<number[]> => {
  const { status, text } = await sendRaw(server.baseUrl, ...parts);
  return Number.isNaN(status) ? [] : [status, ...statusesIn(text)];
};
/** A request whose effect is visible: it creates a user, with the credential of the ceo. */
const hidden = (name: string): string => {
  const body = JSON.stringify({ username: name, password: 'a long enough phrase', role: 'observer' });
  return `POST /api/v1/users HTTP/1.1\r\n${HOST}${bearer}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
const names = async (): Promise<string[]> =>
  (await ceo.call('listUsers')).body.data.map(({ username }: { username: string }) => username);

describe('a request after one with an ambiguous end', () => {
  it.each<[string, (behind: string) => string]>([
    [
      'a length next to chunks',
      (behind) => `${LOGIN}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${behind}`,
    ],
    [
      'chunks next to a length',
      (behind) => `${LOGIN}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${behind}`,
    ],
    ['two lengths that differ', (behind) => `${LOGIN}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}${behind}`],
    ['two lengths that agree', (behind) => `${LOGIN}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}${behind}`],
    ['a list of lengths', (behind) => `${LOGIN}Content-Length: 2, 2\r\n\r\n{}${behind}`],
    ['a length with a sign', (behind) => `${LOGIN}Content-Length: +2\r\n\r\n{}${behind}`],
    ['a length in hex', (behind) => `${LOGIN}Content-Length: 0x2\r\n\r\n{}${behind}`],
    ['a length beyond all numbers', (behind) => `${LOGIN}Content-Length: 18446744073709551618\r\n\r\n{}${behind}`],
    [
      'chunked twice',
      (behind) => `${LOGIN}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${behind}`,
    ],
    ['another coding', (behind) => `${LOGIN}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${behind}`],
    [
      'chunked, then another coding',
      (behind) => `${LOGIN}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${behind}`,
    ],
    ['a coding with a vertical tab', (behind) => `${LOGIN}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${behind}`],
    [
      'a coding with a space before its colon',
      (behind) => `${LOGIN}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${behind}`,
    ],
    [
      'a folded header',
      (behind) => `${LOGIN}X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}${behind}`,
    ],
    ['a line that ends with LF alone', (behind) => `${LOGIN}X: a\nContent-Length: 2\r\n\r\n{}${behind}`],
    ['a line that ends with CR alone', (behind) => `${LOGIN}X: a\rContent-Length: 2\r\n\r\n{}${behind}`],
    ['a chunk size with a sign', (behind) => `${LOGIN}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${behind}`],
    [
      'a chunk size beyond all numbers',
      (behind) => `${LOGIN}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n${behind}`,
    ],
    [
      'a chunk longer than it says',
      (behind) => `${LOGIN}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${behind}`,
    ],
    ['a chunk that ends with LF alone', (behind) => `${LOGIN}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n${behind}`],
    [
      'chunk extensions without an end',
      (behind) => `${LOGIN}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n${behind}`,
    ],
    [
      'HTTP/1.0 with chunks',
      (behind) =>
        `${LOGIN.replace('1.1', '1.0')}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${behind}`,
    ],
  ])('is not run: %s', async (what, request) => {
    const name = `smuggled by ${what}`;
    const statuses = await statusesOf(request(hidden(name)));
    expect(await names()).not.toContain(name);
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(0);
  });

  it('400/2001 and nothing after it: the bytes that a malformed request left on the connection', async () => {
    const statuses = await statusesOf(
      `GET /api/v1/healthz HTTP/1.1\r\n${HOST}bad name: x\r\n\r\n${hidden('after an error')}`,
    );
    expect([statuses, await names()]).toEqual([[400], expect.not.arrayContaining(['after an error'])]);
  });

  it('runs when the end is unambiguous, with its own credential and not that of the previous one', async () => {
    const first = `GET /api/v1/auth/me HTTP/1.1\r\n${HOST}${bearer}\r\n`;
    const anonymous = `GET /api/v1/auth/me HTTP/1.1\r\n${HOST}${END}`;
    expect(await statusesOf(first + anonymous)).toEqual([200, 401]);
    const chunked = `${LOGIN}Transfer-Encoding: chunked\r\n\r\n2;name=value\r\n{}\r\n0\r\nX-Trailer: y\r\n\r\n`;
    expect(await statusesOf(chunked + anonymous)).toEqual([400, 401]);
  });

  it('401: a credential in a trailer is ignored', async () => {
    const body = `POST /api/v1/auth/ws-ticket HTTP/1.1\r\n${HOST}Trailer: Authorization\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n${bearer}\r\n`;
    expect(await statusesOf(body)).toEqual([401]);
  });
});

describe('an ambiguous target', () => {
  it.each<[string, number]>([
    ['//api/v1/users', 404],
    ['/api//v1/users', 404],
    ['/api/v1//users', 404],
    ['/api/v1/./users', 404],
    ['/api/v1/healthz/../users', 404],
    ['/api/v1/healthz/%2e%2e/users', 404],
    ['/api/v1/%2e/users', 404],
    ['/api/v1%2fusers', 404],
    ['/api/v1/healthz%2f..%2fusers', 404],
    ['/api/v1/users;x=1', 404],
    ['/api/v1;x/users', 404],
    ['/api/v1\\users', 404],
    ['/api/v1/users%5c', 404],
    ['/API/v1/users', 404],
    ['/api/v1/Users', 404],
    ['/api/v1/users//', 404],
    ['/api/v1/users%20', 404],
    ['/api/v1/users%00', 404],
    ['/api/v1/users/%c0%af', 400],
    ['/api/v1/%c1%b5sers', 400],
    ['/api/v1/users/%ed%a0%80', 400],
    ['/api/v1/users%23', 404],
    ['/api/v1/users%3fx', 404],
    ['/api/v1/%75sers', 200],
    ['/api/v1/users/', 200],
    ['http://localhost/api/v1/users', 200],
    ['http://attacker.example/api/v1/users', 400],
    ['http://localhost@attacker.example/api/v1/users', 400],
    ['https://localhost//api/v1/users', 404],
  ])('%s is %d with a credential, and never more without one', async (target, status) => {
    const [seen] = await statusesOf(`GET ${target} HTTP/1.1\r\n${HOST}${bearer}${END}`);
    const [unknown] = await statusesOf(`GET ${target} HTTP/1.1\r\n${HOST}${END}`);
    expect([seen, unknown]).toEqual([status, status === 200 ? 401 : status]);
  });
});

describe('an ambiguous method', () => {
  it('405, or the effect of the method in the request line: nothing overrides it', async () => {
    for (const override of ['x-http-method-override', 'x-http-method', 'x-method-override', '_method']) {
      const [status] = await statusesOf(
        `GET /api/v1/auth/ws-ticket HTTP/1.1\r\n${HOST}${bearer}${override}: POST\r\n${END}`,
      );
      expect([override, status]).toEqual([override, 405]);
      const [listed] = await statusesOf(`GET /api/v1/users HTTP/1.1\r\n${HOST}${bearer}${override}: DELETE\r\n${END}`);
      expect([override, listed]).toEqual([override, 200]);
    }
    expect(await statusesOf(`GET /api/v1/users?_method=DELETE HTTP/1.1\r\n${HOST}${bearer}${END}`)).toEqual([400]);
  });

  it('405 for TRACE, which echoes nothing; 400 for one in lower case, for CONNECT and for an unknown one', async () => {
    const trace = await sendRaw(server.baseUrl, `TRACE /api/v1/auth/me HTTP/1.1\r\n${HOST}${bearer}${END}`);
    expect([trace.status, trace.text.includes('ok_')]).toEqual([405, false]);
    for (const method of ['get', 'Get', 'CONNECT', 'DEBUG', 'PRI'])
      expect([method, ...(await statusesOf(`${method} /api/v1/auth/me HTTP/1.1\r\n${HOST}${bearer}${END}`))]).toEqual([
        method,
        400,
      ]);
  });

  it('400/2001: HTTP/0.9, which has no headers, and the preface of HTTP/2; its version number has no other effect', async () => {
    for (const request of ['GET /api/v1/auth/me\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'])
      expect(errorOf(await sendRaw(server.baseUrl, request))).toEqual([400, 2001]);
    const named = `GET /api/v1/auth/me HTTP/2.0\r\n${HOST}`;
    expect([await statusesOf(named + END), await statusesOf(named + bearer + END)]).toEqual([[401], [200]]);
  });
});

describe('ambiguous headers', () => {
  it('names with an underscore, a space or a control character are not those with a hyphen', async () => {
    const login = (header: string) => statusesOf(`${LOGIN}${header}: 2\r\nContent-Length: 2\r\n${END}{}`);
    expect(await login('Content_Length')).toEqual([400]);
    const csrf = ceo.identity.cookies?.csrf_token ?? '';
    const cookies = `Cookie: session=${ceo.identity.cookies?.session}; csrf_token=${csrf}\r\n`;
    const ticket = (name: string) =>
      statusesOf(`POST /api/v1/auth/ws-ticket HTTP/1.1\r\n${HOST}${cookies}${name}: ${csrf}\r\n${END}`);
    expect([await ticket('x_csrf_token'), await ticket('x-csrf-token')]).toEqual([[403], [200]]);
    expect(await ticket('x-csrf-token ')).toEqual([400]);
  });

  it('400: a Host twice, with a user, with a path, as a list', async () => {
    for (const hosts of [
      'Host: localhost\r\nHost: localhost\r\n',
      'Host: localhost\r\nHost: x\r\n',
      'Host: localhost@attacker.example\r\n',
      'Host: localhost, x\r\n',
      'Host: localhost/x\r\n',
      'Host: attacker.example#localhost\r\n',
    ])
      expect([hosts, ...(await statusesOf(`GET /api/v1/auth/me HTTP/1.1\r\n${hosts}${bearer}${END}`))]).toEqual([
        hosts,
        400,
      ]);
  });

  it('401: forwarded identities and addresses grant nothing', async () => {
    const headers =
      'X-Forwarded-For: 127.0.0.1\r\nX-Real-IP: 127.0.0.1\r\nX-User-Id: 1\r\nX-Original-URL: /api/v1/healthz\r\nX-Rewrite-URL: /api/v1/healthz\r\nForwarded: for=127.0.0.1\r\n';
    expect(await statusesOf(`GET /api/v1/users HTTP/1.1\r\n${HOST}${headers}${END}`)).toEqual([401]);
  });

  it('an expectation gets its response before the body, and the error of the credential comes first', async () => {
    const { status, text } = await sendRaw(
      server.baseUrl,
      `${LOGIN}Expect: 100-continue\r\nContent-Length: 2\r\n${END}`,
      '{}',
    );
    expect([status, statusesIn(text)]).toEqual([100, [400]]);
    const refused = `POST /api/v1/users HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n${END}`;
    expect((await statusesOf(refused)).at(-1)).toBe(401);
  });

  it('an unsupported upgrade changes neither operation nor credential', async () => {
    for (const upgrade of ['h2c', 'websocket', 'TLS/1.0', 'HTTP/2.0']) {
      const head = `GET /api/v1/users HTTP/1.1\r\n${HOST}Connection: Upgrade, close\r\nUpgrade: ${upgrade}\r\n`;
      expect([upgrade, ...(await statusesOf(`${head}\r\n`))]).toEqual([upgrade, 401]);
      expect([upgrade, ...(await statusesOf(`${head}${bearer}\r\n`))]).toEqual([upgrade, 200]);
    }
  });

  it('HTTP/1.0 keeps a connection only on request, and each request needs its own credential', async () => {
    const first = `GET /api/v1/auth/me HTTP/1.0\r\n${bearer}Connection: keep-alive\r\n\r\n`;
    expect(await statusesOf(`${first}GET /api/v1/auth/me HTTP/1.0\r\n\r\n`)).toEqual([200, 401]);
    // Bytes after a request that ends the connection make all of it malformed.
    const last = `GET /api/v1/auth/me HTTP/1.0\r\n${bearer}\r\n`;
    expect([await statusesOf(last), await statusesOf(last + last)]).toEqual([[200], [400]]);
  });
});
