import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel, outcome } from '../../support/client/expect.ts';
import { type HashThreads, watchHashThreads } from '../../support/server/hash-threads.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

const MAX_WAITING = 32;

let server: TestServer;
let ceo: Client;
let threads: HashThreads;
beforeAll(async () => {
  // Each process has its own threads and queue; this fills the queue of one.
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' }, replicas: 1 });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());
beforeEach(() => {
  threads = watchHashThreads();
  threads.hold();
});
afterEach(() => {
  threads.respond(PASSWORD);
  threads.restore();
});

const logIn = (username: string, password: string, address = '203.0.113.9'): Promise<OperationResponse> =>
  server.client.call('login', { body: { username, password }, headers: { 'x-forwarded-for': address } });
const room = (): number => server.services.hasher.threads + MAX_WAITING;
const expectBusy = (answer: OperationResponse): void => {
  expect(errorOf(answer)).toEqual([503, 8001]);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.body.error_detail).toMatchObject({ retryable: true, retry_after: 1 });
};
/** Sign-ins from one address that fill the queue; resolves when they do. */
const flood = async (): Promise<Promise<OperationResponse>[]> => {
  const answers = Array.from({ length: room() }, (_, index) => logIn(`ghost ${index}`, `wrong ${index}`));
  await eventually(() => server.services.hasher.waiting === MAX_WAITING);
  return answers;
};

describe('sign-ins beyond the capacity of the hash threads', () => {
  it('503/8001 with Retry-After 1, and no failure is counted', async () => {
    const waiting = await flood();
    expectBusy(await logIn('counted', 'wrong'));
    threads.respond(PASSWORD);
    const statuses = countResults(await Promise.all(waiting));
    expect(statuses).toEqual({ '401/1000': room() });
    const { rows } = await server.store.pool.query(`select 1 from sign_in_failures where username_key = 'counted'`);
    expect(rows).toEqual([]);
    expect((await logIn('chief', PASSWORD)).status).toBe(200);
  });
  it('from known browsers and signed-in callers wait in their own queue and are served every second turn', async () => {
    await addUser(server, 'regular', 'manager');
    threads.respond(PASSWORD);
    const { device = '' } = (await logIn('regular', PASSWORD)).cookies;
    threads.hold();
    const before = threads.handed.length;
    const waiting = await flood();
    const address = { headers: { 'x-forwarded-for': '203.0.113.9' } } as const;
    const known = server.client.as({ cookies: { device } });
    const body = { username: 'somebody', password: PASSWORD, role: 'manager' } as const;
    const served = [
      known.call('login', { body: { username: 'regular', password: PASSWORD }, ...address }),
      ceo.call('createUser', { body, ...address }),
      ceo.call('transferCeo', { path: { user_id: 'nobody' }, body: { password: PASSWORD }, ...address }),
    ];
    await eventually(() => server.services.hasher.waiting === MAX_WAITING + 2);
    // The cookie of one name is ignored for another.
    expectBusy(await known.call('login', { body: { username: 'chief', password: PASSWORD }, ...address }));
    threads.respond(PASSWORD);
    expect((await Promise.all(served)).map(outcome)).toEqual(['200', '201', '404/3000']);
    expect(countResults(await Promise.all(waiting))).toEqual({ '401/1000': room() });
    const turns = threads.handed.slice(
      before + server.services.hasher.threads,
      before + server.services.hasher.threads + 4,
    );
    expect(turns.map((password) => password === PASSWORD)).toEqual([true, false, true, false]);
  });
  it('200: a caller at another address is served before them', async () => {
    const waiting = await flood();
    const answer = logIn('chief', PASSWORD, '203.0.113.10');
    expectBusy(await Promise.race(waiting));
    threads.respond(PASSWORD);
    expect((await answer).status).toBe(200);
    const others = countResults(await Promise.all(waiting));
    expect(others).toEqual({ '401/1000': room() - 1, '503/8001': 1 });
    const ahead = threads.handed.slice(server.services.hasher.threads).indexOf(PASSWORD);
    expect(ahead).toBe(1);
  });
});

describe('a caller who closes the connection while the password waits', () => {
  const leaveBehind = async (password: string): Promise<Socket> => {
    const { hostname, port } = new URL(server.baseUrl);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify({ username: 'nobody', password });
    socket.write(
      `POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await once(socket, 'connect');
    return socket;
  };
  const loginsCounted = async (): Promise<string> =>
    (await server.client.call('getMetrics')).text
      .split('\n')
      .filter((line) => line.startsWith('http_request_duration_seconds_count{operation="login"'))
      .join();

  it('is removed from the queue unhashed, without a response and uncounted; others continue', async () => {
    const threadCount = server.services.hasher.threads;
    const first = Array.from({ length: threadCount }, (_, index) => logIn('ghost', `first ${index}`));
    await eventually(() => threads.handed.length === threadCount);
    const leaving = await inParallel(MAX_WAITING, (index) => leaveBehind(`left behind ${index}`));
    await eventually(() => server.services.hasher.waiting === MAX_WAITING);
    const before = await loginsCounted();
    for (const socket of leaving) socket.destroy();
    await eventually(() => server.services.hasher.waiting === 0);
    const last = logIn('chief', PASSWORD);
    await eventually(() => server.services.hasher.waiting === 1);
    expect(await loginsCounted()).toBe(before);
    threads.respond(PASSWORD);
    expect((await last).status).toBe(200);
    expect(countResults(await Promise.all(first))).toEqual({ '401/1000': threadCount });
    expect(threads.handed.filter((password) => password.startsWith('left behind'))).toEqual([]);
  });
});
