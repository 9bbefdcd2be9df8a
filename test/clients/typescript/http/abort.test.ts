import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import { streamEvents } from '../../../../clients/typescript/src/events/stream-events.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('an abort ends a stream also after the garbage of its request was collected', async () => {
  const { port } = server.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key' });
  const leaving = new AbortController();
  const opened = Promise.withResolvers<void>();
  const read = async (): Promise<void> => {
    const options = { channels: ['tasks'], signal: leaving.signal, onSign: opened.resolve };
    for await (const _frame of streamEvents(client, options));
  };
  const ended = read().then(
    () => 'ended',
    (error: Error) => error.name,
  );
  await opened.promise;
  for (let round = 0; round < 3; round += 1) {
    await wait(20);
    collectGarbage();
  }
  leaving.abort();
  expect(await Promise.race([ended, wait(2_000, 'still open')])).toBe('AbortError');
});
