import { once } from 'node:events';
import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { drain } from '../../handlers/http/limits/drain.ts';
import { setUpCeo } from '../support/builders/people.ts';
import { startServer } from '../support/server/server.ts';

interface Probe {
  readonly status: number | undefined;
  readonly connection: IncomingHttpHeaders['connection'];
}

/** Asks on a connection of the agent whether the server is ready. */
const probe = (baseUrl: string, agent: Agent): Promise<Probe> =>
  new Promise((resolve, reject) => {
    get(`${baseUrl}/api/v1/readyz`, { agent }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().once('end', () => resolve({ status, connection: headers.connection }));
    }).once('error', reject);
  });

// spec/rules/limits.md#shutdown
describe('a server that is asked to stop', () => {
  it('serves requests on open connections and on new ones, ends each of them, and is not ready', async () => {
    const { server, services, baseUrl, close } = await startServer();
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await probe(baseUrl, kept)).toEqual({ status: 200, connection: 'keep-alive' });
    const drained = drain(server, services.subscribers, { servingMs: 1_000, longestMs: 5_000 });
    const asked = [probe(baseUrl, kept), probe(baseUrl, new Agent())];
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ status: 503, connection: 'close' })));
    await drained;
    await expect(probe(baseUrl, new Agent())).rejects.toThrow('ECONNREFUSED');
    await close();
  });

  it('ends idle connections after its drain time', async () => {
    const { server, services, baseUrl, close } = await startServer();
    const kept = new Agent({ keepAlive: true });
    await probe(baseUrl, kept);
    const [socket] = Object.values(kept.freeSockets).flat();
    const ended = new Promise((resolve) => socket?.once('close', resolve));
    await drain(server, services.subscribers, { servingMs: 50, longestMs: 60_000 });
    await ended;
    await close();
  });

  it('closes the connection of a stream, which would stay open otherwise', async () => {
    const { server, services, baseUrl, close, client } = await startServer();
    server.keepAliveTimeout = 0;
    const { session } = (await setUpCeo(client)).identity.cookies ?? {};
    const agent = new Agent({ keepAlive: true });
    const headers = { cookie: `session=${session}` };
    const stream = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${baseUrl}/api/v1/events/stream`, { agent, headers }, resolve).once('error', reject);
    });
    expect([stream.statusCode, stream.headers.connection]).toEqual([200, 'keep-alive']);
    const ended = once(stream.resume(), 'end');
    const before = performance.now();
    await drain(server, services.subscribers, { servingMs: 0, longestMs: 20_000 });
    expect(performance.now() - before).toBeLessThan(10_000);
    await ended;
    await close();
  });

  it('ends a request that takes too long, without a response', async () => {
    const { server, services, baseUrl, close } = await startServer();
    const { hostname, port } = new URL(baseUrl);
    const socket = connect(Number(port), hostname);
    const received: Buffer[] = [];
    socket.on('error', () => {}).on('data', (bytes) => received.push(bytes));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const head = `POST /api/v1/auth/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n`;
    const asked = new Promise((resolve) => server.once('request', resolve));
    socket.write(`${head}Content-Length: 10\r\n\r\n{`);
    await asked;
    await drain(server, services.subscribers, { servingMs: 0, longestMs: 100 });
    await ended;
    expect(Buffer.concat(received).toString()).toBe('');
    await close();
  });
});
