import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSetting } from '../../../support/builders/settings.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { type RawAnswer, sendRaw } from '../../../support/client/raw.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { ManualClock } from '../../../support/time/clock.ts';
import { eventually } from '../../../support/time/eventually.ts';

const clock = new ManualClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock, env: { RATE_LIMITS: 'on' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.advance(60);
  await changeSetting(server.store, 'limits', 'general_address', '3/60');
  await server.services.settings.refresh();
});
afterEach(() => changeSetting(server.store, 'limits', 'general_address', '600/60'));

const MALFORMED = 'hello\r\n\r\n';
const WITHOUT_HOST = 'GET /metrics HTTP/1.1\r\n\r\n';
const TUNNEL = 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n';
const TOO_LARGE = `GET /metrics HTTP/1.1\r\nHost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`;

const send = (bytes: string): Promise<RawAnswer> => sendRaw(server.baseUrl, bytes);

describe('malformed HTTP requests', () => {
  it('429/5000: beyond the general limit of the address, as the envelope, and the connection ends', async () => {
    for (const [bytes, status] of [
      [MALFORMED, 400],
      [WITHOUT_HOST, 400],
      [TOO_LARGE, 431],
    ] as const)
      expect(errorOf(await send(bytes))).toEqual([status, 2001]);
    for (const bytes of [MALFORMED, WITHOUT_HOST, TUNNEL, TOO_LARGE]) {
      const refused = await send(bytes);
      expect(errorOf(refused)).toEqual([429, 5000]);
      expect(refused.headers).toMatchObject({
        connection: 'close',
        'content-type': 'application/json',
        'retry-after': '60',
        'x-frame-options': 'DENY',
      });
      expect(refused.body.error_detail).toMatchObject({ retryable: true, retry_after: 60 });
    }
  });
  it('count together with the others of the address, and never for the probes', async () => {
    expect((await server.client.call('getMetrics')).status).toBe(200);
    for (const bytes of [TUNNEL, MALFORMED]) expect(errorOf(await send(bytes))).toEqual([400, 2001]);
    expect((await server.client.call('getMetrics')).status).toBe(429);
    expect((await server.client.call('getLiveness')).status).toBe(200);
    clock.advance(60);
    expect(errorOf(await send(MALFORMED))).toEqual([400, 2001]);
  });
  it('400/2001: when the limit cannot be checked', async () => {
    await server.store.pool.query('alter function take_hits rename to take_hits_away');
    try {
      for (let count = 0; count < 5; count += 1) expect(errorOf(await send(MALFORMED))).toEqual([400, 2001]);
    } finally {
      await server.store.pool.query('alter function take_hits_away rename to take_hits');
    }
  });
  it('count once, however much of them arrives before the response', async () => {
    const { counters, pool } = server.store;
    const { hostname, port } = new URL(server.baseUrl);
    const blocker = await pool.connect();
    try {
      await blocker.query('begin; lock table rate_windows in exclusive mode');
      const accepted = once(server.server, 'connection');
      let peer: Socket | null = null;
      const socket = connect(Number(port), hostname).setEncoding('utf8');
      const answer = once(socket, 'data');
      for (let count = 1; count <= 4; count += 1) {
        const before = peer?.bytesRead ?? 0;
        socket.write(MALFORMED);
        peer ??= ((await accepted) as [Socket])[0];
        await eventually(() => (peer?.bytesRead ?? 0) > before);
        await eventually(() => counters.totalCount > counters.idleCount);
      }
      await blocker.query('rollback');
      expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 400 /);
    } finally {
      blocker.release();
    }
    for (let count = 0; count < 2; count += 1) expect(errorOf(await send(MALFORMED))).toEqual([400, 2001]);
    expect(errorOf(await send(MALFORMED))).toEqual([429, 5000]);
  });
  it('get one response, however much of them arrives', async () => {
    const { hostname, port } = new URL(server.baseUrl);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    const sending = setInterval(() => socket.writable && socket.write(MALFORMED), 1);
    socket.on('error', () => {});
    await once(socket, 'close');
    clearInterval(sending);
    expect(text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });
  it('end also for a client that neither reads nor disconnects', async () => {
    const { hostname, port } = new URL(server.baseUrl);
    const sockets = [MALFORMED, WITHOUT_HOST, TUNNEL].map((bytes) => {
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      socket.on('error', () => {});
      socket.write(bytes);
      return socket;
    });
    const countOpen = async (): Promise<number> => {
      const counts = server.replicas.map(
        (replica) =>
          new Promise<number>((resolve, reject) =>
            replica.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
          ),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count);
    };
    await eventually(async () => (await countOpen()) >= 3);
    await eventually(async () => (await countOpen()) === 0);
    for (const socket of sockets) socket.destroy();
  });
});
