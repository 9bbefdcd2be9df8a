import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddressGuard, AddressRefused } from '../../../domain/foundation/outbound/address-guard.ts';
import type { Resolve } from '../../../domain/foundation/outbound/name-resolution.ts';
import {
  OutboundHttp,
  type OutboundRequest,
  PrivateAddressFailed,
} from '../../../domain/foundation/outbound/outbound-http.ts';
import { deliveryErrorOf } from '../../../domain/webhooks/delivery/attempt-errors.ts';
import { Receiver } from '../../support/doubles/receiver.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.start();
});
afterAll(() => receiver.close());

const post = (url: string, more: Partial<OutboundRequest> = {}): OutboundRequest => ({
  ...{ url, method: 'POST', headers: {}, body: '{}', timeoutMs: 5_000, maxBytes: 16 },
  ...more,
});
const loopback: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];
const http = (resolve?: Resolve, mayBePrivate = true) => new OutboundHttp(new AddressGuard(mayBePrivate, resolve));

/** A server with any protocol. */
const rawServer = async (
  speak: (socket: Socket) => void,
): Promise<{ readonly url: string; readonly server: Server }> => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => speak(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/` };
};
/** The reason in the server log; the owner of an endpoint gets less detail for a private address. */
const wordOf = (error: unknown): string => deliveryErrorOf(error instanceof PrivateAddressFailed ? error.cause : error);
const whatComesOf = async (speak: (socket: Socket) => void, more: Partial<OutboundRequest> = {}): Promise<string> => {
  const { url, server } = await rawServer(speak);
  try {
    return await http()
      .send(post(url, more))
      .then(({ status }) => String(status), wordOf);
  } finally {
    server.close();
  }
};

describe('a request to an external address', () => {
  it('is sent once, with its body, and the response is read up to a limit', async () => {
    receiver.reply = () => (response) => response.writeHead(200, { 'x-said': 'yes' }).end('a'.repeat(40));
    const url = receiver.newUrl();
    const answer = await http().send(post(url, { headers: { 'x-a': 'b' }, body: '{"ä":1}' }));
    expect([answer.status, answer.headers['x-said'], answer.body.toString(), answer.isCut]).toEqual([
      200,
      'yes',
      'a'.repeat(16),
      true,
    ]);
    expect(receiver.received.at(-1)).toMatchObject({ body: '{"ä":1}', headers: { 'x-a': 'b', connection: 'close' } });
  });
  it('follows no redirect', async () => {
    const elsewhere = receiver.newUrl();
    receiver.reply = () => ({ status: 302, headers: { location: elsewhere } });
    expect((await http().send(post(receiver.newUrl()))).status).toBe(302);
    expect(receiver.received.filter(({ url }) => elsewhere.endsWith(url))).toEqual([]);
  });
  it('goes to the address that was checked, even if the name resolves to another one later', async () => {
    let asked = 0;
    // Public when it is checked; a second look-up would lead to the machine itself.
    const rebinding: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '203.0.113.7' : '127.0.0.1', family: 4 }];
    };
    const url = `https://rebinding.example:${receiver.port}/`;
    const before = receiver.received.length;
    await expect(http(rebinding, true).send(post(url, { timeoutMs: 300 }))).rejects.toThrow();
    expect([asked, receiver.received.length]).toEqual([1, before]);
    await expect(http(rebinding, false).send(post(url))).rejects.toThrow(AddressRefused);
  });
  it('goes to the resolved address, with the original host name', async () => {
    receiver.reply = () => ({ status: 204 });
    const url = `http://localhost:${receiver.port}/named`;
    expect((await http(loopback).send(post(url))).status).toBe(204);
    expect(receiver.received.at(-1)?.headers.host).toBe(`localhost:${receiver.port}`);
  });
  it.each<[string, (socket: Socket) => void, Partial<OutboundRequest>]>([
    ['timeout', () => {}, { timeoutMs: 50 }],
    ['timeout', (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\na'), { timeoutMs: 50 }],
    [
      '200',
      (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\na'),
      { timeoutMs: 2000, maxBytes: 0 },
    ],
    ['invalid_answer', (socket) => void socket.end('SSH-2.0-OpenSSH_9.9\r\n'), {}],
    ['invalid_answer', (socket) => void socket.end(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`), {}],
    ['connection_failed', (socket) => void socket.destroy(), {}],
    [
      'connection_failed',
      (socket) => void socket.end('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      {},
    ],
    ['invalid_answer', (socket) => void socket.write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(3)), {}],
    ['invalid_answer', (socket) => void socket.write('\r\n'.repeat(10_000)), {}],
    ['200', (socket) => void socket.end(`HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(60_000)}`), { maxBytes: 50_000 }],
    ['204', (socket) => void socket.end('HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n'), {}],
  ])('fails with %s', async (word, speak, more) => {
    expect(await whatComesOf(speak, more)).toBe(word);
  });
  it('fails with our own reason if the port is closed or does not speak TLS', async () => {
    const { url, server } = await rawServer((socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\n'));
    expect(
      await http()
        .send(post(url.replace('http:', 'https:')))
        .catch(wordOf),
    ).toBe('tls');
    await new Promise((resolve) => server.close(resolve));
    expect(await http().send(post(url)).catch(wordOf)).toBe('connection_refused');
  });
  it('fails in the same way at a private address, whether the port is closed, does not speak HTTP or has no TLS', async () => {
    const { url, server } = await rawServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
    const words = [await http().send(post(url)).catch(deliveryErrorOf)];
    words.push(
      await http()
        .send(post(url.replace('http:', 'https:')))
        .catch(deliveryErrorOf),
    );
    await new Promise((resolve) => server.close(resolve));
    words.push(await http().send(post(url)).catch(deliveryErrorOf));
    expect(words).toEqual(['connection_failed', 'connection_failed', 'connection_failed']);
  });
  it('ends when it is aborted, also during a name look-up', async () => {
    const never: Resolve = () => new Promise(() => {});
    const stop = new AbortController();
    const sent = http(never).send(post('https://a.example/', { signal: stop.signal }));
    stop.abort(new Error('stopped'));
    await expect(sent).rejects.toThrow('stopped');
    await expect(
      http(never)
        .send(post('https://a.example/', { timeoutMs: 20 }))
        .catch(deliveryErrorOf),
    ).resolves.toBe('timeout');
  });
});
