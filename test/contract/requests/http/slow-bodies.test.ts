import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../../generated/operations.ts';
import { operations } from '../../../../generated/operations.ts';
import { createPerson, forcePasswordChange, openSession, setUpCeo } from '../../../support/builders/people.ts';
import { changeSetting } from '../../../support/builders/settings.ts';
import { type Client, requireDeclared } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { openRaw, type RawAnswer } from '../../../support/client/raw.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { ManualClock } from '../../../support/time/clock.ts';
import { eventually } from '../../../support/time/eventually.ts';

const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock, env: { RATE_LIMITS: 'on' } });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const headOf = (operation: OperationId, length: number, headers: Record<string, string>): string => {
  const { method, path } = operations[operation];
  const lines = { host: 'localhost', 'content-type': 'application/json', 'content-length': String(length), ...headers };
  const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method.toUpperCase()} ${path} HTTP/1.1\r\n${text.join('')}connection: close\r\n\r\n`;
};

/** Compares the response with the document, as the client does; [status, code]. */
const judged = (operation: OperationId, answer: RawAnswer): [number, number | undefined] => {
  requireDeclared(operation, answer);
  return errorOf(answer);
};

const hitsOf = async (operation: string, userId: string): Promise<number> => {
  const key = `${operation}:${userId}`;
  const { rows } = await server.store.pool.query('select 1 from rate_windows where key = $1', [key]);
  return rows.length;
};

/** Sends the head and half of the body, runs `meanwhile` once the caller was admitted, and sends the rest. */
const sendSlowly = async (
  request: { operation: OperationId; body: object; userId: string; headers: Record<string, string> },
  meanwhile: () => Promise<unknown>,
): Promise<[number, number | undefined]> => {
  const { operation, userId } = request;
  const text = JSON.stringify(request.body);
  const raw = openRaw(server.baseUrl);
  raw.send(headOf(operation, text.length, request.headers) + text.slice(0, 5));
  await eventually(async () => (await hitsOf(operation, userId)) === 1);
  await meanwhile();
  raw.send(text.slice(5));
  return judged(operation, await raw.response);
};

/** A manager with a separate session and a bearer token of it. */
const newManager = async () => {
  const { id, bearer } = await createPerson(server, `manager ${randomUUID()}`, 'manager');
  return { id, client: bearer, headers: { authorization: `Bearer ${bearer.identity.bearer}` } };
};
/** A project that this user would create. */
const projectOf = ({ id, headers }: { id: string; headers: Record<string, string> }) =>
  ({ operation: 'createProject', body: { name: name() }, userId: id, headers }) as const;
const name = () => `made slowly ${randomUUID()}`;

describe('after a body that took more than a second the caller is checked again', () => {
  const cases: readonly [string, (user: { id: string; client: Client }) => Promise<unknown>, [number, number]][] = [
    ['signed out', ({ client }) => client.call('logout'), [401, 1002]],
    ['deleted', ({ id }) => ceo.call('deleteUser', { path: { user_id: id } }), [401, 1000]],
    [
      'demoted',
      ({ id }) => ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'observer' } }),
      [403, 1001],
    ],
    ['made to change the password', ({ id }) => forcePasswordChange(server, id), [403, 1001]],
  ];
  it.each(cases)('%s in the meantime: nothing is done', async (_what, change, expected) => {
    const user = await newManager();
    const project = name();
    const request = {
      operation: 'createProject',
      body: { name: project },
      userId: user.id,
      headers: user.headers,
    } as const;
    const answer = await sendSlowly(request, async () => {
      await change(user);
      clock.advance(1.001);
    });
    expect(answer).toEqual(expected);
    const { rows } = await server.store.pool.query('select 1 from projects where name = $1', [project]);
    expect(rows).toEqual([]);
  });

  it('a session revoked during a slow body creates no key', async () => {
    const user = await newManager();
    const body = { name: 'slow', role: 'manager' };
    const request = { operation: 'createApiKey', body, userId: user.id, headers: user.headers } as const;
    const answer = await sendSlowly(request, async () => {
      const { body: listed } = await user.client.call('listSessions');
      await ceo.call('revokeSession', { path: { session_id: known(listed.data[0]).session_id } });
      clock.advance(60);
    });
    expect(answer).toEqual([401, 1002]);
    const { rows } = await server.store.pool.query('select 1 from api_keys where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });

  it('a key revoked during a slow body is unknown', async () => {
    const user = await newManager();
    const made = await user.client.call('createApiKey', { body: { name: 'slow', role: 'manager' } });
    const headers = { authorization: `Bearer ${made.body.data.api_key}` };
    const request = { operation: 'createProject', body: { name: name() }, userId: user.id, headers } as const;
    const answer = await sendSlowly(request, async () => {
      await user.client.call('revokeApiKey', { path: { key_id: made.body.data.key.id } });
      clock.advance(1.001);
    });
    expect(answer).toEqual([401, 1000]);
  });

  it('a cookie whose session ended is not replaced by another user of the header', async () => {
    const [user, other] = [await newManager(), await newManager()];
    const { client } = await openSession(server, user.id);
    const { session = '', csrf_token: csrf = '' } = client.identity.cookies ?? {};
    const headers = { ...other.headers, cookie: `session=${session}; csrf_token=${csrf}`, 'x-csrf-token': csrf };
    const request = { operation: 'createProject', body: { name: name() }, userId: user.id, headers } as const;
    const answer = await sendSlowly(request, async () => {
      await client.call('logout');
      clock.advance(1.001);
    });
    expect(answer).toEqual([401, 1000]);
  });

  it('a caller who still may is served', async () => {
    const user = await newManager();
    const request = projectOf(user);
    expect(await sendSlowly(request, async () => clock.advance(14))).toEqual([201, undefined]);
  });

  it('within the second the first check applies', async () => {
    const user = await newManager();
    const request = projectOf(user);
    const answer = await sendSlowly(request, async () => {
      await user.client.call('logout');
      clock.advance(1);
    });
    expect(answer).toEqual([201, undefined]);
  });
});

describe('an incomplete body', () => {
  afterEach(async () => {
    await changeSetting(server.store, 'api', 'body_timeout_seconds', 15);
    await ceo.call('getCurrentUser');
  });
  it('400/2001 after the seconds of the setting, and the connection ends', async () => {
    await changeSetting(server.store, 'api', 'body_timeout_seconds', 1);
    await ceo.call('getCurrentUser');
    const raw = openRaw(server.baseUrl);
    const startedAt = performance.now();
    raw.send(headOf('login', 1000, { connection: 'keep-alive' }).replace('connection: close\r\n', ''));
    const drip = setInterval(() => raw.send(' '), 100);
    const answer = await raw.response.finally(() => clearInterval(drip));
    expect(judged('login', answer)).toEqual([400, 2001]);
    expect(answer.body.error).toBe('body: must be complete 1 seconds after the head of the request');
    expect(answer.headers.connection).toBe('close');
    expect(performance.now() - startedAt).toBeGreaterThan(990);
  });

  it('releases the concurrency slot it held', async () => {
    await changeSetting(server.store, 'api', 'body_timeout_seconds', 1);
    await ceo.call('getCurrentUser');
    const user = await newManager();
    const raw = openRaw(server.baseUrl);
    raw.send(headOf('interviewCharter', 1000, user.headers));
    expect(judged('interviewCharter', await raw.response)).toEqual([400, 2001]);
    const { rows } = await server.store.pool.query(`select 1 from permits where bucket like 'interviewCharter:%'`);
    expect(rows).toEqual([]);
  });
});

describe('an unnecessary body', () => {
  const trickled = async (start: string): Promise<[number, number]> => {
    const raw = openRaw(server.baseUrl);
    const startedAt = performance.now();
    raw.send(
      `${start} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`,
    );
    const drip = setInterval(() => raw.send(' '), 100);
    const { status } = await raw.response.finally(() => clearInterval(drip));
    return [status, performance.now() - startedAt];
  };
  it.each([
    ['GET /api/v1/healthz', 200],
    ['POST /api/v1/auth/refresh', 413],
    ['POST /api/v1/users', 401],
    ['POST /no/such/path', 404],
    ['DELETE /api/v1/users', 405],
  ] as const)(
    '%s gets a response immediately, and the connection of a client that continues to send ends soon after',
    async (start, status) => {
      const [answered, milliseconds] = await trickled(start);
      expect(answered).toBe(status);
      expect(milliseconds).toBeGreaterThan(1900);
      expect(milliseconds).toBeLessThan(12_000);
    },
  );

  it('leaves the connection open when it is complete', async () => {
    const raw = openRaw(server.baseUrl);
    raw.send('GET /api/v1/healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345');
    await new Promise((resolve) => setTimeout(resolve, 200));
    raw.send('67890');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    raw.send('GET /api/v1/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect((await raw.response).text.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  });
});
