import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  runLongStatement,
  STATEMENT_TIMEOUTS,
  type StatementTimeouts,
} from '../../domain/foundation/database/connections/statement-timeouts.ts';
import type { Store } from '../../domain/postgres/store.ts';
import { openDatabase } from '../../domain/services.ts';
import { createPerson, type Person, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf, inParallel } from '../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { type Forwarder, startForwarder } from '../support/database/forwarder.ts';
import { urlOf } from '../support/run/global-setup.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { eventually } from '../support/time/eventually.ts';
import { expectWithin } from '../support/time/within.ts';

/** A connection that does not belong to the server. */
const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};
const boundsOf = async (pool: pg.Pool): Promise<unknown> => {
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  );
  return rows[0];
};
/** Outside of transactions, because within one the result stays the same. */
const areWaiting = async (count: number, connection: pg.Pool | pg.Client): Promise<boolean> => {
  const { rows } = await connection.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].n >= count;
};

const POOL = 3;
interface Scene {
  readonly server: TestServer;
  readonly ceo: Client;
  readonly stranger: pg.Client;
  readonly close: () => Promise<void>;
}
const openScene = async (timeBounds: StatementTimeouts): Promise<Scene> => {
  const database = await createDatabase();
  const env = { DATABASE_POOL_MAX: String(POOL), RATE_LIMITS: 'on' };
  const server = await startServer({ database, env, timeBounds });
  const ceo = await setUpCeo(server.client);
  const stranger = await connect(database.url);
  const close = async (): Promise<void> => {
    await stranger.end();
    await server.close();
    await database.drop();
  };
  return { server, ceo, stranger, close };
};
const createKeyBy = (ceo: Client) => ceo.call('createApiKey', { body: { name: 'k', role: 'observer' } });
const LOCK_KEYS = 'begin; lock table api_keys in share row exclusive mode';

describe('writes that take too long', () => {
  let scene: Scene;
  let server: TestServer;
  let ceo: Client;
  let stranger: pg.Client;
  beforeAll(async () => {
    scene = await openScene({ ...STATEMENT_TIMEOUTS, statementMs: 2_000, lockMs: 1_000 });
    ({ server, ceo, stranger } = scene);
  });
  afterAll(() => scene.close());

  const createKey = () => createKeyBy(ceo);
  const countWritten = async (): Promise<unknown> => {
    const { rows } = await stranger.query(
      'select (select count(*) from api_keys) as keys, (select count(*) from audit_entries) as entries',
    );
    return rows[0];
  };

  it('503/8001: as soon as a lock takes too long, and nothing is half written', async () => {
    const before = await countWritten();
    await stranger.query(LOCK_KEYS);
    expect(errorOf(await createKey())).toEqual([503, 8001]);
    await stranger.query('rollback');
    expect(await countWritten()).toEqual(before);
    expect((await createKey()).status).toBe(201);
  });
  it('8001: a statement that takes too long, in a transaction or outside; the connection stays usable', async () => {
    const { unitOfWork, pool } = server.store;
    const slow = 'select pg_sleep(60)';
    await expect(unitOfWork.write((em) => em.execute(slow))).rejects.toMatchObject({ code: 8001 });
    await expect(unitOfWork.read((em) => em.execute(slow))).rejects.toMatchObject({ code: 8001 });
    await expect(unitOfWork.dryRun(() => unitOfWork.write((em) => em.execute(slow)))).rejects.toMatchObject({
      code: 8001,
    });
    await eventually(() => pool.totalCount === pool.idleCount);
    expect((await createKey()).status).toBe(201);
  });
});

describe('writes that wait for a lock', () => {
  let scene: Scene;
  let server: TestServer;
  let ceo: Client;
  let stranger: pg.Client;
  beforeAll(async () => {
    scene = await openScene({ ...STATEMENT_TIMEOUTS, statementMs: 600_000, lockMs: 600_000 });
    ({ server, ceo, stranger } = scene);
  });
  afterAll(() => scene.close());

  const createKey = () => createKeyBy(ceo);
  /** Writes of this many users: one user holds a quarter of the connections. */
  const writesOf = async (count: number) => {
    const people = await Promise.all(
      Array.from({ length: count }, (_, index) => createPerson(server, `writer ${index} of ${count}`, 'manager')),
    );
    return () => inParallel(count, (index) => createKeyBy((people[index] as Person).client));
  };

  it('200: probes and authentication work all the while; when the lock is released the writes continue', async () => {
    const [first, second] = [await writesOf(POOL), await writesOf(2 * POOL)];
    await stranger.query(LOCK_KEYS);
    const writes = first();
    await eventually(() => areWaiting(POOL, server.store.lookups));
    // These wait for a connection; their limit is tested below.
    const others = second();
    await eventually(() => server.store.pool.waitingCount > 0);
    for (let round = 0; round < 5; round += 1) {
      await expectWithin(600, async () => {
        const startedAt = performance.now();
        expect((await server.client.call('getReadiness')).status).toBe(200);
        expect((await ceo.call('getCurrentUser')).status).toBe(200);
        expect(errorOf(await server.client.as({ bearer: 'x' }).call('getCurrentUser'))).toEqual([401, 1000]);
        return performance.now() - startedAt;
      });
    }
    expect(await areWaiting(POOL, server.store.lookups)).toBe(true);
    await stranger.query('rollback');
    for (const answer of await writes) expect(answer.status).toBe(201);
    await others;
    expect((await createKey()).status).toBe(201);
  });
  it('8001: a deadlock, for the transaction that the database cancels', async () => {
    const { unitOfWork } = server.store;
    await stranger.query(`create table two (id int primary key); insert into two values (1), (2)`);
    await stranger.query('begin; set local deadlock_timeout = 60000; update two set id = id where id = 1');
    const holding = Promise.withResolvers<void>();
    const loser = unitOfWork.write(async (em) => {
      await em.execute('set local deadlock_timeout = 10');
      await em.execute('set local lock_timeout = 0');
      await em.execute('update two set id = id where id = 2');
      holding.resolve();
      await eventually(() => areWaiting(1, server.store.lookups));
      await em.execute('update two set id = id where id = 1');
    });
    loser.catch(holding.reject);
    await holding.promise;
    const winner = stranger.query('update two set id = id where id = 2');
    await expect(loser).rejects.toMatchObject({ code: 8001 });
    await winner;
    await stranger.query('rollback; drop table two');
  });
  it('503/8001: a pool whose connections are all in use, after five seconds; authentication works all the while', async () => {
    const taken = await Promise.all(Array.from({ length: POOL }, () => server.store.pool.connect()));
    try {
      const write = createKey();
      expect((await ceo.call('getCurrentUser')).status).toBe(200);
      expect((await server.client.call('getReadiness')).status).toBe(200);
      expect(errorOf(await write)).toEqual([503, 8001]);
    } finally {
      for (const client of taken) client.release();
    }
    expect((await createKey()).status).toBe(201);
  });
});

describe('a database that is frozen, or silently unreachable', () => {
  const bounds: StatementTimeouts = { statementMs: 1_000, lockMs: 500, silenceMs: 500 };
  let database: TestDatabase;
  let forwarder: Forwarder;
  let server: TestServer;
  let ceo: Client;
  beforeAll(async () => {
    database = await createDatabase();
    const { host, port } = inject('environment');
    forwarder = await startForwarder(() => join(host, `.s.PGSQL.${port}`));
    const url = database.url.replace(/localhost:.*(\/[^/?]+)\?.*$/, `127.0.0.1:${forwarder.port}$1`);
    server = await startServer({ database: { ...database, url }, timeBounds: bounds });
    ceo = await setUpCeo(server.client);
  });
  afterAll(async () => {
    await server.close();
    await forwarder.sever();
    await database.drop();
  });

  const answerSlowly = () =>
    server.store.unitOfWork.write(async (em) => {
      await em.execute('set local statement_timeout = 0');
      return em.execute('select pg_sleep(5), 1 as value');
    });

  it('is distinguished from a slow one: its running work is awaited', async () => {
    await expect(answerSlowly()).resolves.toMatchObject([{ value: 1 }]);
  });
  it('is distinguished from one that accepts no more connections, and so cannot report its running work', async () => {
    const administrator = await connect(urlOf(inject('environment'), 'postgres'));
    const allow = (whether: boolean) =>
      administrator.query(`alter database ${new URL(database.url).pathname.slice(1)} allow_connections ${whether}`);
    const isAsleep = async (): Promise<boolean> => {
      const { rows } = await administrator.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`);
      return rows.length > 0;
    };
    try {
      const slow = answerSlowly();
      slow.catch(() => {});
      await eventually(isAsleep);
      await allow(false);
      await expect(slow).resolves.toMatchObject([{ value: 1 }]);
    } finally {
      await allow(true);
      await administrator.end();
    }
  });
  it('503/8001: as soon as a running statement has taken too long; when it is back, everything continues', async () => {
    expect((await ceo.call('listApiKeys')).status).toBe(200);
    forwarder.freeze();
    for (const answer of await inParallel(5, () => ceo.call('listApiKeys')))
      expect(errorOf(answer)).toEqual([503, 8001]);
    forwarder.thaw();
    await eventually(async () => (await ceo.call('listApiKeys')).status === 200);
    expect((await createKeyBy(ceo)).status).toBe(201);
  });
});

describe('the time-outs', () => {
  const open = (url: string, timeBounds?: Parameters<typeof openDatabase>[0]['timeBounds']): Promise<Store> =>
    openDatabase({ databaseUrl: url, dataDirectory: '', poolMax: 2, ...(timeBounds && { timeBounds }) });

  it('are 30 s for a statement and 10 s for a lock, in every pool, also when replicas start together', async () => {
    const database = await createDatabase();
    const stores = await inParallel(4, () => open(database.url));
    for (const { pool, lookups, counters } of stores)
      for (const each of [pool, lookups, counters])
        expect(await boundsOf(each)).toEqual({ statement: '30s', lock: '10s' });
    await inParallel(4, (index) => (stores[index] as Store).close());
    await database.drop();
  });
  it('are not changed if the operator of the database has set others', async () => {
    const database = await createDatabase();
    const administrator = await connect(database.url);
    const { pathname } = new URL(database.url);
    await administrator.query(`alter database ${pathname.slice(1)} set lock_timeout = '3s'`);
    await administrator.end();
    const store = await open(database.url);
    expect(await boundsOf(store.pool)).toEqual({ statement: '30s', lock: '3s' });
    await store.close();
    await database.drop();
  });
  it('do not apply to work that requests more, and apply again after it', async () => {
    const database = await createDatabase();
    const store = await open(database.url, { statementMs: 300, lockMs: 200, silenceMs: 100 });
    await runLongStatement(store.pool, 'select pg_sleep($1)', [0.6]);
    expect(await boundsOf(store.pool)).toEqual({ statement: '300ms', lock: '200ms' });
    await expect(runLongStatement(store.pool, 'select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    await eventually(() => store.pool.totalCount === store.pool.idleCount);
    await store.close();
    await database.drop();
  });
  it('do not apply to a migration that waits for that of another replica', async () => {
    const name = 'empty_for_migration';
    const administrator = await connect(urlOf(inject('environment'), 'postgres'));
    await administrator.query(`create database ${name}`);
    await administrator.query(`alter database ${name} set lock_timeout = '200ms'`);
    const url = urlOf(inject('environment'), name);
    const [other, third] = [await connect(url), await connect(url)];
    const lock = `select 1 from named_locks where name = 'schema_migrations' for update`;
    await other.query(
      `create table named_locks (name text primary key); insert into named_locks values ('schema_migrations')`,
    );
    await other.query('begin');
    await other.query(lock);
    const told: string[] = [];
    const tell = (line: string): void => void told.push(line);
    const opening = openDatabase({ databaseUrl: url, dataDirectory: '', poolMax: 2, log: tell });
    await eventually(() => areWaiting(1, third));
    // Later statements with a time-out have failed; the migration continues to wait.
    await expect(third.query(lock)).rejects.toMatchObject({ code: '55P03' });
    await eventually(() => told.length > 0);
    expect(told).toEqual([expect.stringContaining('waiting to bring the schema up to date')]);
    await other.query('rollback');
    const store = await opening;
    const { rows } = await store.pool.query('select count(*)::int as users from users');
    expect(rows).toEqual([{ users: 1 }]);
    await store.close();
    await Promise.all([other.end(), third.end()]);
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.end();
  });
});
