import { once } from 'node:events';
import { connect } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOBODY, subscriberCounts } from '../../support/builders/feed.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { errorOf } from '../../support/client/expect.ts';
import { sendRaw } from '../../support/client/raw.ts';
import { connectSocket, newTicket, type OpenSocket, openSocket, Refused } from '../../support/client/socket.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';
import { expectWithin } from '../../support/time/within.ts';

let server: TestServer;
let ceo: Person;
beforeAll(async () => {
  server = await startServer();
  ceo = await createPerson(server, 'ceo', 'ceo');
});
afterAll(() => server.close());

const SOCKET =
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const raw = (line: string, headers = SOCKET, host = 'localhost', body = '') =>
  sendRaw(server.baseUrl, `${line} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n${body}`);
/** A socket whose bytes are only received, without automatic responses. */
const openPeer = async (path: string, baseUrl = server.baseUrl) => {
  const { hostname, port } = new URL(baseUrl);
  const peer = connect(Number(port), hostname);
  peer.on('error', () => {});
  const closed = new Promise<void>((resolve) => peer.once('close', () => resolve()));
  peer.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${SOCKET}\r\n`);
  const [head] = await once(peer, 'data');
  const told = new Promise((resolve) => peer.once('data', resolve));
  return { peer, closed, told, status: Number(String(head).split(' ')[1]) };
};
/** How many sockets of one address may wait for their ticket in each process. */
const PLACES = 100;
/** Opens as many sockets as possible, as soon as there is a place: sockets that a test ended may still take theirs. */
const onceThereIsAPlace = async <Opened>(open: () => Promise<Opened | null>): Promise<Opened> => {
  let opened: Opened | null = null;
  await eventually(async () => {
    opened = await open();
    return opened !== null;
  });
  return opened as unknown as Opened;
};
const waitForTicket = (baseUrl: string): Promise<OpenSocket> =>
  onceThereIsAPlace(() =>
    connectSocket(baseUrl).catch((error) => {
      if (error instanceof Refused) return null;
      throw error;
    }),
  );
const waitInSilence = (baseUrl: string) =>
  onceThereIsAPlace(async () => {
    const peer = await openPeer('/api/v1/ws', baseUrl);
    return peer.status === 101 ? peer : null;
  });

const refusedBy = async (options: Record<string, unknown>, baseUrl = server.baseUrl): Promise<[number, number]> => {
  const error = await connectSocket(baseUrl, {}, options).then(
    () => new Error('the socket was opened'),
    (thrown) => thrown,
  );
  if (!(error instanceof Refused)) throw error;
  return errorOf({ status: error.status, body: error.body }) as [number, number];
};

describe('malformed frames', () => {
  let socket: OpenSocket;
  beforeAll(async () => {
    socket = await openSocket(ceo.client);
  });

  it.each([
    ['', 'empty'],
    ['nonsense', 'no JSON'],
    ['null', 'no object'],
    ['[]', 'a list'],
    ['1e999', 'a number'],
    ['{}', 'no action'],
    ['{"action":1}', 'an action of a wrong type'],
    ['{"action":"AUTH"}', 'another spelling'],
    ['{"action":"toString"}', 'a name that objects have'],
    ['{"action":"ping","x":1}', 'an unknown field'],
    ['{"action":"ping","__proto__":{"a":1}}', 'a forbidden field'],
    ['{"action":"ping","constructor":1}', 'another one'],
    ['{"action":"auth","ticket":"x"}', 'auth after auth'],
    ['{"action":"subscribe"}', 'no channels'],
    ['{"action":"subscribe","channels":"tasks"}', 'channels that are not a list'],
    ['{"action":"subscribe","channels":[1]}', 'channels that are not texts'],
    ['{"action":"subscribe","channels":[],"since":1}', 'since that is not a text'],
    ['{"action":"subscribe","channels":[],"since":null}', 'since that is null'],
    ['{"action":"subscribe","channels":[],"filters":[]}', 'filters that are a list'],
    ['{"action":"unsubscribe","channels":[null]}', 'channels that are null'],
    ['{"action":"unsubscribe","channels":[],"filters":{}}', 'filters where none belong'],
    [`${'['.repeat(2000)}${']'.repeat(2000)}`, 'depth'],
    [`{"action":"subscribe","channels":[${'['.repeat(1900)}${']'.repeat(1900)}]}`, 'depth within'],
    [`{"action":"ping"${' '.repeat(4100)}}`, 'more than 4096 bytes'],
    [`{"action":"${'🙂'.repeat(1100)}"}`, 'more than 4096 bytes of few characters'],
    ['x'.repeat(65_000), 'nearly 64 KiB'],
    [Buffer.from('{"action":"ping"}'), 'binary'],
  ])('%j gets an error, and the socket stays open (%s)', async (frame, _what) => {
    const answer = await socket.ask(frame);
    expect(Object.keys(answer)).toEqual(['error']);
    expect(answer.error.length).toBeLessThan(200);
    expect(await socket.ask({ action: 'ping' })).toEqual({ action: 'pong' });
  });

  it('exactly 4096 bytes are a frame', async () => {
    const frame = '{"action":"ping"}'.padEnd(4096);
    expect(await socket.ask(frame)).toEqual({ action: 'pong' });
  });

  it('1009: more than 64 KiB end the socket', async () => {
    const other = await openSocket(ceo.client);
    other.send('x'.repeat(65_537));
    expect(await other.closed).toBe(1009);
  });

  it('many in parallel get responses one after the other, in their order', async () => {
    const other = await openSocket(ceo.client);
    for (let count = 0; count < 500; count += 1) {
      other.send({ action: 'subscribe', channels: count % 2 === 0 ? ['tasks'] : ['company'] });
      other.send({ action: 'ping' });
    }
    await eventually(() => other.frames.length === 1_001);
    expect(
      other.frames.slice(1).every(({ action }, index) => action === (index % 2 === 0 ? 'subscribed' : 'pong')),
    ).toBe(true);
    await other.leave();
  });

  it('1008: more than 64 fragments end the socket', async () => {
    const other = await openSocket(ceo.client);
    for (let count = 0; count < 65; count += 1) other.socket.send('x', { fin: false });
    expect(await other.closed).toBe(1008);
    await socket.leave();
  });
});

describe('floods', () => {
  it('1008: more than 200 pings or pongs within a second; fewer get responses', async () => {
    const patient = await openSocket(ceo.client);
    let pongs = 0;
    patient.socket.on('pong', () => {
      pongs += 1;
    });
    for (let count = 0; count < 150; count += 1) patient.socket.ping();
    await eventually(() => pongs === 150);
    expect(await patient.ask({ action: 'ping' })).toEqual({ action: 'pong' });
    await patient.leave();
    for (const kind of ['ping', 'pong'] as const) {
      const other = await openSocket(ceo.client);
      for (let count = 0; count < 201; count += 1) other.socket[kind]();
      expect([kind, await other.closed]).toEqual([kind, 1008]);
    }
  });

  it('without a ticket a handful is enough to be cut off', async () => {
    const other = await connectSocket(server.baseUrl);
    for (let count = 0; count < 5; count += 1) other.socket.ping();
    other.send({ action: 'auth', ticket: await newTicket(ceo.client) });
    expect(await other.next()).toEqual({ action: 'auth_ok' });
    await other.leave();
    for (const kind of ['ping', 'pong'] as const) {
      const rude = await connectSocket(server.baseUrl);
      for (let count = 0; count < 6; count += 1) rude.socket[kind]();
      expect([kind, await rude.closed]).toEqual([kind, 1006]);
    }
  });

  it('a client that continues after the close is cut off, whatever it sends', async () => {
    const closing: string[] = [];
    const open = async (name: string) => {
      const opened = await openPeer('/api/v1/ws?ticket=nonsense');
      return { ...opened, closed: opened.closed.then(() => closing.push(name)) };
    };
    const [silent, noisy] = [await open('silent'), await open('noisy')];
    // Masked text frames without a text, in one write; the close that arrived gets no response.
    noisy.peer.write(Buffer.concat(Array.from({ length: 101 }, () => Buffer.from([0x81, 0x80, 0, 0, 0, 0]))));
    await Promise.all([silent.closed, noisy.closed]);
    // A waiting client is cut off a second later, whichever was first.
    expect(closing).toEqual(['noisy', 'silent']);
  });
});

describe('openWebSocket, refused', () => {
  it('400/2001: a foreign host, before everything else', async () => {
    expect(await refusedBy({ headers: { host: 'evil.example' } })).toEqual([400, 2001]);
    const two = await raw('GET /api/v1/ws', `Host: evil.example\r\n${SOCKET}`);
    expect(errorOf(two)).toEqual([400, 2001]);
  });
  it('403/1001: a page of another origin, whatever its ticket, which stays unused', async () => {
    const ticket = await newTicket(ceo.client);
    for (const origin of ['http://evil.example', 'null', 'http://localhost:1', 'https://127.0.0.1']) {
      const error = await connectSocket(server.baseUrl, { ticket }, { origin }).catch((thrown) => thrown);
      expect([origin, error.status, error.body?.error_detail.error_code]).toEqual([origin, 403, 1001]);
    }
    expect(await refusedBy({ headers: { 'sec-fetch-site': 'cross-site' } })).toEqual([403, 1001]);
    const socket = await connectSocket(server.baseUrl, { ticket }, { origin: server.baseUrl });
    expect(await socket.next()).toEqual({ action: 'auth_ok' });
    await socket.leave();
  });
  it('426/2001: a request without a WebSocket upgrade, or of another version', async () => {
    const answer = await server.client.call('openWebSocket');
    expect([errorOf(answer), answer.headers.upgrade]).toEqual([[426, 2001], 'websocket']);
    const old = await raw('GET /api/v1/ws', SOCKET.replace('13', '8'));
    expect([old.status, old.headers['sec-websocket-version'], old.headers.connection]).toEqual([
      426,
      '13',
      'upgrade, close',
    ]);
    const other = await raw('GET /api/v1/ws', 'Upgrade: h2c\r\nConnection: Upgrade, close\r\n');
    expect(errorOf(other)).toEqual([426, 2001]);
  });
  it('426/2001: a request of HTTP/1.0', async () => {
    const answer = await sendRaw(server.baseUrl, `GET /api/v1/ws HTTP/1.0\r\nHost: localhost\r\n${SOCKET}\r\n`);
    expect(errorOf(answer)).toEqual([426, 2001]);
  });
  it('101: every spelling of the path that other operations accept, and an absolute address', async () => {
    for (const path of ['/api/v1/ws/', '/api/v1/%77s', `${server.baseUrl}/api/v1/ws`]) {
      const { peer, closed, status } = await openPeer(path);
      expect([path, status]).toEqual([path, 101]);
      peer.destroy();
      await closed;
    }
  });
  it('400/2001: a malformed key, a ticket given twice', async () => {
    for (const key of ['', 'short', '!'.repeat(24)]) {
      const answer = await raw('GET /api/v1/ws', SOCKET.replace(/Key: .*\r/, `Key: ${key}\r`));
      expect([key, ...errorOf(answer)]).toEqual([key, 400, 2001]);
    }
    expect(errorOf(await raw('GET /api/v1/ws?ticket=a&ticket=b'))).toEqual([400, 2001]);
  });
  it('404/3002 and 405/2001: another path, another method; such requests are served as ordinary ones', async () => {
    const close = SOCKET.replace('Connection: Upgrade', 'Connection: Upgrade, close');
    expect(errorOf(await raw('GET /api/v1/wss', close))).toEqual([404, 3002]);
    expect((await raw('GET /api/v1/healthz', close)).status).toBe(200);
    const post = await raw('POST /api/v1/ws', `${close}Content-Length: 2\r\n`, 'localhost', '{}');
    expect([...errorOf(post), post.headers.allow]).toEqual([405, 2001, 'GET, HEAD, OPTIONS']);
    const login = await raw(
      'POST /api/v1/auth/login',
      `${close}Content-Type: application/json\r\nContent-Length: 2\r\n`,
      'localhost',
      '{}',
    );
    expect(errorOf(login)).toEqual([400, 2001]);
  });
  it('503/8001: while it is switched off', async () => {
    await changeSetting(server.store, 'api', 'websocket_enabled', false);
    expect(await refusedBy({})).toEqual([503, 8001]);
    const { body } = await ceo.bearer.call('getCapabilities');
    expect(body.data.websocket).toBe(false);
    await changeSetting(server.store, 'api', 'websocket_enabled', true);
    expect((await ceo.bearer.call('getCapabilities')).body.data.websocket).toBe(true);
  });
  it('429/5002: too many sockets of one address without a ticket; others of the address may connect', async () => {
    const [{ baseUrl }] = server.replicas;
    const waiting = await Promise.all(Array.from({ length: PLACES }, () => waitForTicket(baseUrl)));
    expect(await refusedBy({}, baseUrl)).toEqual([429, 5002]);
    await (await openSocket(ceo.client, baseUrl)).leave();
    await waiting[0]?.leave();
    waiting.push(await waitForTicket(baseUrl));
    expect(await refusedBy({}, baseUrl)).toEqual([429, 5002]);
    const ticket = await newTicket(ceo.client);
    expect(await waiting[1]?.ask({ action: 'auth', ticket })).toEqual({ action: 'auth_ok' });
    waiting.push(await connectSocket(baseUrl));
    for (const { socket } of waiting) socket.terminate();
  });
});

describe('a socket without a ticket', () => {
  it('4001: when api.ws_auth_timeout_seconds have passed', async () => {
    await changeSetting(server.store, 'api', 'ws_auth_timeout_seconds', 0.5);
    const begun = performance.now();
    const socket = await connectSocket(server.baseUrl);
    expect(await socket.closed).toBe(4001);
    expect(performance.now() - begun).toBeGreaterThan(450);
    await changeSetting(server.store, 'api', 'ws_auth_timeout_seconds', 10);
  });

  it('does not keep its place after that time, and is cut off when it does not respond', async () => {
    const [{ baseUrl }] = server.replicas;
    // All places but one are taken for longer than the test takes, however long a busy machine needs to open so many.
    await changeSetting(server.store, 'api', 'ws_auth_timeout_seconds', 60);
    const waiting = await Promise.all(Array.from({ length: PLACES - 1 }, () => waitForTicket(baseUrl)));
    await changeSetting(server.store, 'api', 'ws_auth_timeout_seconds', 3);
    await expectWithin(2_500, async () => {
      const silent = await waitInSilence(baseUrl);
      expect(await refusedBy({}, baseUrl)).toEqual([429, 5002]);
      await silent.told;
      const begun = performance.now();
      const next = await connectSocket(baseUrl);
      next.socket.terminate();
      // A machine that paused here has cut it off: try again.
      if (silent.peer.destroyed) return Number.POSITIVE_INFINITY;
      await silent.closed;
      return performance.now() - begun;
    });
    await changeSetting(server.store, 'api', 'ws_auth_timeout_seconds', 10);
    for (const { socket } of waiting) socket.terminate();
  });
});

describe('connections that end badly', () => {
  it('half closed, reset in the middle of a frame, or closed before the response, leave nothing', async () => {
    const { hostname, port } = new URL(server.baseUrl);
    for (const end of ['end', 'destroy', 'resetAndDestroy'] as const) {
      const ticket = await newTicket(ceo.client);
      const peer = connect(Number(port), hostname);
      peer.on('error', () => {});
      peer.write(`GET /api/v1/ws?ticket=${ticket} HTTP/1.1\r\nHost: localhost\r\n${SOCKET}\r\n`);
      if (end !== 'destroy') await new Promise((resolve) => peer.once('data', resolve));
      peer.write(Buffer.from([0x81, 0xfe, 0x00]));
      peer[end]();
    }
    await eventually(() => isDeepStrictEqual(subscriberCounts(server), NOBODY));
  });
  it('426/2001: after a request that is still in progress; both get responses, in their order', async () => {
    const first = `GET /api/v1/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const close = SOCKET.replace('Connection: Upgrade', 'Connection: Upgrade, close');
    const answer = await sendRaw(server.baseUrl, `${first}GET /api/v1/ws HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('HTTP/1.1 426 ');
  });
});
