import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUpCeo, withApiKey } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { watchHashThreads } from '../../../support/server/hash-threads.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { eventually } from '../../../support/time/eventually.ts';

/** After the one that is served. */
const MAX_WAITING = 32;

let server: TestServer;
let ceo: Client;
let socket: Socket;
let text = '';
let threads: ReturnType<typeof watchHashThreads>;
beforeAll(async () => {
  // A balancer sends the server one request at a time.
  server = await startServer({ replicas: 1 });
  ceo = await withApiKey(await setUpCeo(server.client), 'ceo');
});
beforeEach(() => {
  threads = watchHashThreads();
  text = '';
  socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (part: string) => {
    text += part;
  });
});
afterEach(() => {
  threads.release();
  threads.restore();
  socket.destroy();
});
afterAll(() => server.close());

const request = (method: string, path: string, body = ''): string =>
  `${method} /api/v1${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ceo.identity.bearer}\r\n` +
  `${body && `content-type: application/json\r\ncontent-length: ${body.length}\r\n`}\r\n${body}`;
const probe = (): string => request('GET', '/healthz');
const signIn = (): string => request('POST', '/auth/login', '{"username":"nobody","password":"wrong wrong wrong"}');
const statuses = (): string[] => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
/** Sends a sign-in that takes as long as the test wants, and the rest after it in the same bytes. */
const sendBehindSignIn = async (rest: string): Promise<void> => {
  threads.hold();
  socket.write(signIn() + rest);
  await eventually(() => threads.handed.length === 1);
};

describe('pipelined requests', () => {
  it('get responses in their order', async () => {
    socket.write((probe() + request('GET', '/nothing')).repeat(10));
    await eventually(() => statuses().length === 20);
    expect(statuses()).toEqual(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? '200' : '404')));
  });

  it('do not begin before the response to the previous one', async () => {
    await sendBehindSignIn(request('POST', '/projects', '{"name":"behind"}'));
    await ceo.call('getHealth');
    expect((await ceo.call('listProjects')).body.data).toEqual([]);
    threads.release();
    await eventually(() => statuses().length === 2);
    expect(statuses()).toEqual(['401', '201']);
  });

  it(`may be ${MAX_WAITING} after the one that is served`, async () => {
    await sendBehindSignIn(probe().repeat(MAX_WAITING));
    threads.release();
    await eventually(() => statuses().length === MAX_WAITING + 1);
    expect(statuses()).toEqual(['401', ...Array.from({ length: MAX_WAITING }, () => '200')]);
    socket.write(probe());
    await eventually(() => statuses().length === MAX_WAITING + 2);
  });

  it('end the connection with one more, and none of them gets a response', async () => {
    const ended = once(socket, 'close');
    threads.hold();
    socket.write(signIn() + probe().repeat(MAX_WAITING + 1));
    await ended;
    expect(text).toBe('');
  });

  it('are dropped with the connection', async () => {
    await sendBehindSignIn(request('POST', '/projects', '{"name":"forgotten"}'));
    socket.destroy();
    threads.release();
    await eventually(async () => (await ceo.call('getHealth')).status === 200);
    const { body } = await ceo.call('listProjects');
    expect(body.data.map(({ name }: { name: string }) => name)).not.toContain('forgotten');
  });

  it('are dropped with the connection also if they have no body', async () => {
    const path = { namespace: 'chat', key: 'answer_max_tokens' };
    await ceo.call('saveSetting', { path, body: { value: 901 } });
    await sendBehindSignIn(request('DELETE', '/settings/chat/answer_max_tokens'));
    socket.destroy();
    threads.release();
    // Changes of settings wait for each other, so the last one would follow the dropped one.
    const other = { namespace: 'chat', key: 'interview_max_turns' };
    for (const value of [5, 6, 7, 8, 9]) await ceo.call('saveSetting', { path: other, body: { value } });
    expect((await ceo.call('getSetting', { path })).body.data.value).toBe(901);
  });
});
