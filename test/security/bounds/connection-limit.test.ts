import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from '../../../handlers/http/limits/connection-limit.ts';
import { startServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

/** A connection as a server sees it. */
class Connection extends EventEmitter {
  readonly remoteAddress: string;
  destroyed = false;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** A server with this many connections, which sees what the test specifies. */
const scene = (max: number, trustedProxies: readonly string[] = []) => {
  const server = new EventEmitter();
  const lines: unknown[] = [];
  const logger = { warn: (...line: unknown[]) => lines.push(line) };
  limitConnections(server as Server, { max, trustedProxies }, logger as never);
  const open = (address: string): Connection => {
    const connection = new Connection(address);
    server.emit('connection', connection);
    return connection;
  };
  const many = (count: number, addressOf: (index: number) => string): Connection[] =>
    Array.from({ length: count }, (_, index) => open(addressOf(index)));
  /** Completes a head; the returned function ends the response. */
  const ask = (connection: Connection, event = 'request'): (() => void) => {
    const req = { socket: connection };
    const res = Object.assign(new EventEmitter(), { req });
    server.emit(event, req, res);
    return () => void res.emit('close');
  };
  return { open, many, ask, lines };
};
const closed = (connections: readonly Connection[]): number => connections.filter(({ destroyed }) => destroyed).length;

describe('connections of one address', () => {
  it('are a tenth of all; an IPv6 address counts with its /64, and one that ends frees its place', () => {
    const { open, many, lines } = scene(200);
    const own = many(20, (index) => `2001:db8:1:2::${index + 1}`);
    expect([closed(own), open('2001:db8:1:2:ffff::1').destroyed]).toEqual([0, true]);
    expect(open('2001:db8:1:3::1').destroyed).toBe(false);
    expect(lines).toEqual([
      [
        { max: 200, refused: 1, closed: 0, address: '2001:db8:1:2:ffff::1' },
        expect.stringContaining('MAX_CONNECTIONS'),
      ],
    ]);
    own[0]?.destroy();
    expect(open('2001:db8:1:2::99').destroyed).toBe(false);
    expect(open('2001:db8:1:2::99').destroyed).toBe(true);
  });

  it('are not limited for this machine and trusted proxies', () => {
    const { many } = scene(200, ['10.0.0.0/8']);
    expect(closed(many(60, () => '10.1.2.3'))).toBe(0);
    expect(closed(many(60, () => '::ffff:127.0.0.1'))).toBe(0);
    expect(closed(many(21, () => '::ffff:203.0.113.1'))).toBe(1);
  });

  it('are at least one', () => {
    const { open } = scene(5);
    expect([open('203.0.113.1').destroyed, open('203.0.113.1').destroyed]).toEqual([false, true]);
  });
});

describe('at the limit', () => {
  const crowd = (index: number): string => `203.0.113.${index}`;

  it('16 connections are reserved for this machine', () => {
    const { open, many, ask } = scene(200);
    const held = many(184, crowd);
    for (const connection of held) ask(connection);
    expect(open('198.51.100.1').destroyed).toBe(true);
    const own = many(16, () => '127.0.0.1');
    expect(closed(own)).toBe(0);
    for (const connection of own) ask(connection);
    expect(open('::1').destroyed).toBe(true);
    expect(closed(held)).toBe(0);
  });

  it('the one that has waited longest without a complete head is closed: it sent none, or is idle after a response', () => {
    const { open, many, ask, lines } = scene(200);
    const held = many(184, crowd);
    const ends = held.map((connection, index) => (index === 3 ? null : ask(connection)));
    expect(open('198.51.100.1').destroyed).toBe(false);
    expect(held.flatMap(({ destroyed }, index) => (destroyed ? [index] : []))).toEqual([3]);
    expect(lines).toEqual([[expect.objectContaining({ refused: 0, closed: 1 }), expect.anything()]]);
    // The previous newcomer has sent nothing and is the next; then the one that has been idle longest.
    ends[9]?.();
    ends[5]?.();
    many(2, (index) => `198.51.100.${index + 2}`);
    expect(held.flatMap(({ destroyed }, index) => (destroyed ? [index] : []))).toEqual([3, 9]);
  });

  it('one with a second request in progress, or with a socket, is not closed', () => {
    for (const event of ['request', 'checkExpectation', 'upgrade', 'connect']) {
      const { open, many, ask } = scene(200);
      const held = many(184, crowd);
      for (const connection of held) ask(connection, event);
      const [first] = held;
      if (first !== undefined) ask(first)();
      expect([event, open('198.51.100.1').destroyed, closed(held)]).toEqual([event, true, 0]);
    }
  });
});

describe('a server with all connections in use', () => {
  const sockets: Socket[] = [];
  const hold = (port: number): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    return socket;
  };
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  it('200: responds to probes while others hold all connections without a request', async () => {
    const server = await startServer({ env: { MAX_CONNECTIONS: '20' }, replicas: 1 });
    try {
      const port = Number(new URL(server.baseUrl).port);
      for (let count = 0; count < 60; count += 1) hold(port);
      for (let probe = 0; probe < 10; probe += 1) {
        const answer = await fetch(`${server.baseUrl}/api/v1/healthz`, { headers: { connection: 'close' } });
        expect(answer.status).toBe(200);
      }
      const open = await new Promise<number>((resolve) =>
        server.server.getConnections((_error, count) => resolve(count)),
      );
      expect(open).toBeLessThanOrEqual(20);
    } finally {
      await server.close();
    }
  });

  it('closes a new connection without a response while all others have a request in progress, and accepts one later', async () => {
    const responses: (() => void)[] = [];
    const server = createServer((_req, res) => void responses.push(() => res.end('ok')));
    limitConnections(server, { max: 2, trustedProxies: [] }, { warn: () => {} } as never);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (): Socket => {
      const socket = hold(port);
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return socket;
    };
    const [first] = [ask(), ask()];
    await eventually(() => responses.length === 2);
    await once(ask().resume(), 'close');
    expect(responses).toHaveLength(2);
    responses[0]?.();
    await once(first as Socket, 'data');
    ask();
    await eventually(() => responses.length === 3);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
