import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { startBreakingProxy } from './breaking-proxy.ts';

const HALF = 500_000;

it('reads a refused body to its end, and forwards the next request of that connection', async () => {
  const target = createServer((request, response) => {
    if (request.method === 'GET') return void response.end('next');
    // Refused by its head, as a body that is too large; the connection is kept.
    response.writeHead(413, { 'content-length': '7' }).end('refused');
    request.resume();
  });
  await once(target.listen(0, '127.0.0.1'), 'listening');
  const proxy = await startBreakingProxy(`http://127.0.0.1:${(target.address() as AddressInfo).port}`);
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1').setEncoding('utf8');
  // A cut-off response is reported by what does not arrive.
  socket.on('error', () => {});
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  try {
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${2 * HALF}\r\n\r\n${'x'.repeat(HALF)}`);
    await expect.poll(() => heard).toContain('refused');
    socket.write(`${'x'.repeat(HALF)}GET / HTTP/1.1\r\nHost: a\r\n\r\n`);
    await expect.poll(() => heard).toContain('next');
  } finally {
    socket.destroy();
    await proxy.close();
    target.closeAllConnections();
    target.close();
  }
});
