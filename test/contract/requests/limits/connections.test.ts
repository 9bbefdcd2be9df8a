import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchHashThreads } from '../../../support/server/hash-threads.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { eventually } from '../../../support/time/eventually.ts';

/** Long enough that a pause of the machine ends no reading client. */
const LIMIT_SECONDS = 2;
const SLACK_SECONDS = 0.8;
const sockets: Socket[] = [];
const open = (port: number): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
};
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

describe('a reader of a response', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    // A balancer buffers its responses in place of a slow reader.
    server = await startServer({ slowReaderSeconds: LIMIT_SECONDS, replicas: 1 });
    port = Number(new URL(server.baseUrl).port);
  });
  afterAll(() => server.close());

  const DOCUMENT = 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
  /** More than the buffers of the system hold. */
  const MANY = 24;
  /** Sends requests and reads nothing; resolves with the seconds until the server has closed the connection. */
  const readNothing = async (request = DOCUMENT.repeat(MANY), trickle = ''): Promise<number> => {
    const accepted = once(server.server, 'connection');
    const socket = open(port).pause();
    const [peer] = (await accepted) as [Socket];
    const ended = once(peer, 'close');
    socket.write(request);
    const startedAt = performance.now();
    const trickling = setInterval(() => trickle && socket.write(trickle), 200);
    try {
      await ended;
    } finally {
      clearInterval(trickling);
    }
    return (performance.now() - startedAt) / 1000;
  };
  /** The checks of connections are a sixth of the time apart; the rest is tolerance for a busy machine. */
  const expectInTime = (seconds: number): void => {
    expect(seconds).toBeGreaterThanOrEqual(LIMIT_SECONDS);
    expect(seconds).toBeLessThan(1.5 * LIMIT_SECONDS + SLACK_SECONDS);
  };

  it('that reads nothing is disconnected in time, also with many pipelined requests', async () => {
    expectInTime(await readNothing());
  });
  it('that reads nothing is disconnected in time, whatever it sends in the meantime', async () => {
    const trickled = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n';
    expectInTime(await readNothing(DOCUMENT.repeat(MANY) + trickled, ' '));
  });
  it('that reads a little at a time gets the complete response, however long it takes', async () => {
    const { text } = await server.client.send('get', '/openapi.json');
    const socket = open(port).pause();
    socket.write(DOCUMENT.repeat(MANY - 1) + DOCUMENT.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    const startedAt = performance.now();
    let bytes = 0;
    const taking = setInterval(() => {
      const chunk = socket.read() as Buffer | null;
      bytes += chunk?.length ?? 0;
    }, 20);
    await once(socket, 'close');
    clearInterval(taking);
    expect(bytes).toBeGreaterThan(MANY * Buffer.byteLength(text));
    expect((performance.now() - startedAt) / 1000).toBeGreaterThan(2 * LIMIT_SECONDS);
  });
  it('that waits for a pending response continues to wait, and an idle connection stays open', async () => {
    const threads = watchHashThreads();
    threads.hold();
    try {
      const waiting = server.client.call('login', { body: { username: 'nobody', password: 'wrong' } });
      await eventually(() => threads.handed.length === 1);
      const idle = open(port);
      const request = 'GET /api/v1/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
      const answered = once(idle, 'data');
      idle.write(request);
      await answered;
      // The reason to cut a third one would have cut these two.
      await readNothing();
      const again = once(idle, 'data');
      idle.write(request);
      expect(String((await again)[0])).toMatch(/^HTTP\/1\.1 200 /);
      threads.release();
      expect((await waiting).status).toBe(401);
    } finally {
      threads.release();
      threads.restore();
    }
  });
});
