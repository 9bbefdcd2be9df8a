import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openOrm } from '../../domain/foundation/database/orm.ts';
import { createDatabase } from '../support/database/database.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { runServer, SECRETS } from '../support/server/server-process.ts';
import { eventually } from '../support/time/eventually.ts';
import { expectWithin } from '../support/time/within.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { DATABASE_POOL_MAX: '3' } });
});
afterAll(() => server.close());

describe('connections that die in the middle of a transaction', () => {
  it('are replaced: more of them than the pool has do not stop the server', async () => {
    const { pool, unitOfWork } = server.store;
    for (let round = 0; round < 5; round += 1) {
      const dying = unitOfWork.write(async (em) => {
        await em.execute('select pg_terminate_backend(pg_backend_pid())');
      });
      await expect(dying).rejects.toMatchObject({ code: 8001 });
    }
    await eventually(async () => {
      const { rows } = await pool.query('select 1 as one');
      return rows[0].one === 1;
    });
    await eventually(() => pool.totalCount === pool.idleCount);
    await unitOfWork.write(async (em) => {
      await em.execute('select 1');
    });
  });

  it('do not keep an ORM from closing, such as the one that only migrates', async () => {
    const database = await createDatabase();
    try {
      const orm = openOrm({ url: database.url }, 2, { entities: [], statementTables: [] });
      const dying = orm.em.fork().transactional((em) => em.execute('select pg_terminate_backend(pg_backend_pid())'));
      await expect(dying).rejects.toThrow();
      await orm.close(true);
    } finally {
      await database.drop();
    }
  });
});

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** The database behind a connection that never delivers an end, as of a machine that died. */
const startEndlessWay = (sockets: Set<Socket>): Server => {
  const { host, port } = inject('environment');
  return createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect(join(host, `.s.PGSQL.${port}`));
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
    client.pipe(upstream, { end: false });
    upstream.pipe(client, { end: false });
  });
};

describe('a start that failed', () => {
  it('reports the reason within seconds, even if its connections cannot be closed', async () => {
    const [database, sockets, taken] = [await createDatabase(), new Set<Socket>(), createServer()];
    const way = startEndlessWay(sockets);
    try {
      const port = await listening(taken);
      const url = `postgres://postgres:${inject('environment').password}@127.0.0.1:${await listening(way)}`;
      const env = {
        ...SECRETS,
        DATABASE_URL: url + new URL(database.url).pathname,
        HOST: '127.0.0.1',
        PORT: String(port),
      };
      // Five seconds and a start; by themselves the connections end after half a minute.
      await expectWithin(20_000, async () => {
        const begunAt = performance.now();
        const { code, stderr } = await runServer(env);
        expect([code, stderr]).toEqual([1, expect.stringContaining(`port ${port} on 127.0.0.1 is in use`)]);
        return performance.now() - begunAt;
      });
    } finally {
      for (const socket of sockets) socket.destroy();
      way.close();
      taken.close();
      await database.drop();
    }
  });
});
