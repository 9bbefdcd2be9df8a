import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shareConnections } from '../../../domain/foundation/database/connections/connection-shares.ts';
import { ResponsePace } from '../../../domain/foundation/kernel/response-pace.ts';
import { lengthenHistory } from '../../support/builders/load/crowds.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { holdLock, untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

// One user holds at most a quarter of the connections (spec/rules/limits.md#share-of-the-pool).

/** The lock that a change of the project takes. */
const PROJECT_LOCK = 'select 1 from projects where id = $1 for update';

/** A pool of eight that lends connections to every caller, and a user who requests one. */
const scene = () => {
  const lent = new Set<object>();
  const pool = Object.assign(new EventEmitter(), {
    options: { max: 8 },
    connect(callback: (error: undefined, client: object) => void) {
      const client = { release: () => void lent.delete(client) };
      lent.add(client);
      callback(undefined, client);
    },
  });
  const user = { id: 'a' as string | null, isInTransaction: false, isRefused: false };
  const pace = new ResponsePace();
  shareConnections(pool as unknown as Pool, {
    userId: () => user.id,
    isInTransaction: () => user.isInTransaction,
    pace,
    require: () => {
      if (user.isRefused) throw new Error('refused');
    },
  });
  const shared = pool as unknown as Pool;
  return { lent, user, pace, pool: shared, connect: () => shared.connect() };
};

describe('the share of a user', () => {
  it('is a quarter; waiting requests continue in order when one is released, and other users do not wait', async () => {
    const { lent, user, connect } = scene();
    const [first] = [await connect(), await connect()];
    const order: number[] = [];
    const waiting = [1, 2].map((number) =>
      connect().then((client) => {
        order.push(number);
        return client;
      }),
    );
    user.id = 'b';
    await Promise.all([connect(), connect()]);
    user.id = null;
    await Promise.all(Array.from({ length: 5 }, connect));
    expect([lent.size, order]).toEqual([9, []]);
    user.id = 'a';
    first.release();
    const late = connect();
    (await (waiting[0] as Promise<{ release(): void }>)).release();
    (await (waiting[1] as Promise<{ release(): void }>)).release();
    expect(order).toEqual([1, 2]);
    (await late).release();
    expect(lent.size).toBe(8);
  });

  it('does not delay a transaction that needs a second connection', async () => {
    const { lent, user, connect } = scene();
    await Promise.all([connect(), connect()]);
    user.isInTransaction = true;
    await connect();
    expect(lent.size).toBe(3);
  });

  it('is not given to work that is refused after it waited', async () => {
    const { lent, user, connect } = scene();
    const [first] = [await connect(), await connect()];
    const waiting = [connect(), connect()];
    user.isRefused = true;
    first.release();
    for (const each of waiting) await expect(each).rejects.toThrow('refused');
    expect(lent.size).toBe(1);
    // Work that did not wait was checked before.
    await connect();
    expect(lent.size).toBe(2);
  });

  it('continues waiting work in the context of the request that asked', async () => {
    const { lent, connect, pool } = scene();
    const held = [await connect(), await connect()];
    const contexts = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    contexts.run('waiting', () => pool.connect(() => void seen.push(contexts.getStore())));
    contexts.run('releasing', () => held[0]?.release());
    expect([seen, lent.size]).toEqual([['waiting'], 2]);
  });

  it('503/8001: after 5 s in the queue, and when 1024 wait; none of them takes a place later', async () => {
    vi.useFakeTimers();
    try {
      const { lent, connect } = scene();
      const held = await Promise.all([connect(), connect()]);
      const waiting = Array.from({ length: 1024 }, () => connect().catch(({ cause }) => cause.code));
      await expect(connect()).rejects.toMatchObject({ cause: { code: 8001, retryAfterSeconds: 1 } });
      await vi.advanceTimersByTimeAsync(4_900);
      expect(lent.size).toBe(2);
      await vi.advanceTimersByTimeAsync(200);
      expect(new Set(await Promise.all(waiting))).toEqual(new Set([8001]));
      for (const client of held) client.release();
      expect(lent.size).toBe(0);
      expect(await Promise.all([connect(), connect()])).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is delayed by the time of a large response at 8 MiB a second, and is one connection until a second later', async () => {
    vi.useFakeTimers();
    try {
      const { lent, user, pace, connect } = scene();
      user.id = 'b';
      await connect();
      user.id = 'a';
      pace.charge('a', 65_536);
      (await connect()).release();
      pace.charge('a', 1_048_576);
      const [first, second] = [connect(), connect()];
      await vi.advanceTimersByTimeAsync(124);
      expect(lent.size).toBe(1);
      await vi.advanceTimersByTimeAsync(2);
      expect(lent.size).toBe(2);
      (await first).release();
      await second;
      expect(lent.size).toBe(2);
      pace.see('b');
      const third = connect();
      await vi.advanceTimersByTimeAsync(900);
      expect(lent.size).toBe(2);
      pace.see('b');
      await vi.advanceTimersByTimeAsync(101);
      (await second).release();
      await third;
      await connect();
      expect(lent.size).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not paced while no other user uses the server', async () => {
    vi.useFakeTimers();
    try {
      const { lent, pace, connect } = scene();
      pace.see('b');
      await vi.advanceTimersByTimeAsync(1_001);
      pace.charge('a', 1_048_576);
      await Promise.all([connect(), connect()]);
      expect(lent.size).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits at most one second, however much was sent', async () => {
    vi.useFakeTimers();
    try {
      const { lent, pace, connect } = scene();
      for (let count = 0; count < 100; count += 1) pace.charge('a', 1_048_576);
      pace.see('b');
      const waiting = connect();
      await vi.advanceTimersByTimeAsync(1001);
      expect(lent.size).toBe(1);
      await waiting;
    } finally {
      vi.useRealTimers();
    }
  });

  it('is released when the pool has no connection', async () => {
    const user = { id: 'a' };
    let isAway = true;
    const pool = {
      options: { max: 4 },
      connect: (callback: (error: Error | undefined, client?: object) => void) =>
        isAway ? callback(new Error('away')) : callback(undefined, { release() {} }),
    } as unknown as Pool;
    shareConnections(pool, { userId: () => user.id, isInTransaction: () => false });
    await expect(pool.connect()).rejects.toThrow('away');
    isAway = false;
    await pool.connect();
  });
});

describe('a server of eight connections', () => {
  let server: TestServer;
  let ceo: Client;
  let busy: Client;
  let other: Client;
  beforeAll(async () => {
    server = await startServer({ env: { DATABASE_POOL_MAX: '8' }, replicas: 1 });
    ceo = await setUpCeo(server.client);
    busy = (await createPerson(server, 'busy', 'manager')).bearer;
    other = (await createPerson(server, 'other', 'manager')).bearer;
  });
  afterAll(() => server.close());

  it('lends two of them to one user, whose further requests wait; other users are served', async () => {
    const project = (await busy.call('createProject', { body: { name: 'Busy' } })).body.data;
    const { pool } = server.store;
    const release = await holdLock(pool, PROJECT_LOCK, [project.id]);
    const path = { project_id: project.id };
    const changes = Array.from({ length: 12 }, (_, number) =>
      busy.call('updateProject', { path, body: { description: `${number}` } }),
    );
    await untilWaiting(server.store.pool, 2);
    const waiting = Promise.all(Array.from({ length: 12 }, () => busy.call('listProjects')));
    await eventually(async () => (await other.call('listProjects')).status === 200);
    // The lock of the test, and the two that wait for it.
    await eventually(() => pool.totalCount - pool.idleCount === 3);
    const started = performance.now();
    expect((await other.call('createProject', { body: { name: 'Others go on' } })).status).toBe(201);
    expect(performance.now() - started).toBeLessThan(1_000);
    await release();
    for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
    for (const { status } of await waiting) expect(status).toBe(200);
    await eventually(() => pool.totalCount === pool.idleCount);
  });

  it('503/8001 with Retry-After for a request that waited 5 s in the queue of its user', async () => {
    const project = (await busy.call('createProject', { body: { name: 'Locked' } })).body.data;
    const release = await holdLock(server.store.pool, PROJECT_LOCK, [project.id]);
    const change = () => busy.call('updateProject', { path: { project_id: project.id }, body: { description: 'x' } });
    const held = [change(), change()];
    await untilWaiting(server.store.pool, 2);
    const late = await busy.call('listProjects').finally(release);
    expect(errorOf(late)).toEqual([503, 8001]);
    expect(late.headers['retry-after']).toBe('1');
    await Promise.all(held);
  });

  it('does not run waiting reads of a client that has disconnected', async () => {
    const project = (await busy.call('createProject', { body: { name: 'Left' } })).body.data;
    const { pool } = server.store;
    const release = await holdLock(pool, PROJECT_LOCK, [project.id]);
    const change = () => busy.call('updateProject', { path: { project_id: project.id }, body: { description: 'x' } });
    const changes = [change(), change()];
    await untilWaiting(pool, 2);
    const connections = () => new Promise<number>((done) => server.server.getConnections((_, count) => done(count)));
    const before = await connections();
    const queued = vi.spyOn(server.services.responsePace, 'see');
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${busy.identity.bearer}` };
    const reads = Array.from({ length: 20 }, () =>
      fetch(`${server.baseUrl}/api/v1/projects`, { headers, signal: leaving.signal }),
    );
    await eventually(() => queued.mock.calls.length >= 20);
    queued.mockRestore();
    leaving.abort();
    for (const { status } of await Promise.allSettled(reads)) expect(status).toBe('rejected');
    await eventually(async () => (await connections()) <= before);
    const last = busy.call('listProjects');
    let lent = 0;
    const count = () => {
      lent += 1;
    };
    pool.on('acquire', count);
    await release();
    for (const { status } of [...(await Promise.all(changes)), await last]) expect(status).toBe(200);
    pool.off('acquire', count);
    expect(lent).toBeLessThan(10);
  });

  it('paces a list in small parts, the HEAD of a large page, and a large page whose client has disconnected', async () => {
    const { isPaced, bearer } = await pacedReader();
    const head = await fetch(`${server.baseUrl}/api/v1/projects?limit=200`, { method: 'HEAD', headers: bearer });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(65_536);
    expect(isPaced()).toBe(true);
    await eventually(() => !isPaced());
    const list = await fetch(`${server.baseUrl}/api/v1/roles/parts/versions?limit=100`, { headers: bearer });
    expect((await list.arrayBuffer()).byteLength).toBeGreaterThan(200_000);
    await eventually(isPaced);
    await eventually(() => !isPaced());
    // The page waits for the lock until its client has disconnected.
    const release = await holdLock(server.store.pool, 'lock table projects');
    const leaving = new AbortController();
    const page = fetch(`${server.baseUrl}/api/v1/projects?limit=200`, { headers: bearer, signal: leaving.signal });
    await untilWaiting(server.store.pool, 1);
    leaving.abort();
    await expect(page).rejects.toThrow();
    await sleep(50);
    await release();
    await eventually(isPaced);
  });

  /** Reads a list of 100 versions in parts below 65 536 bytes, and projects of more than 65 536 bytes on a page. */
  const pacedReader = async () => {
    const body = { department: 'engineering', system_prompt_template: null } as const;
    await ceo.call('setRole', { path: { role_name: 'parts' }, body });
    await lengthenHistory(server.store.pool, 'parts', 100, 'x'.repeat(2_400));
    for (let count = 0; count < 20; count += 1)
      await busy.call('createProject', { body: { name: `Large ${count}`, description: 'x'.repeat(4_000) } });
    const userId: string = (await other.call('getCurrentUser')).body.data.id;
    const pace = server.services.responsePace;
    const isPaced = (): boolean => {
      pace.see('another user');
      return pace.isPaced(userId);
    };
    return { isPaced, bearer: { authorization: `Bearer ${other.identity.bearer}` } };
  };
});
