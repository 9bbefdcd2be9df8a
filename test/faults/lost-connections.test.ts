import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrm } from '../../domain/foundation/database/orm.ts';
import { createDatabase } from '../support/database/database.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { eventually } from '../support/time/eventually.ts';

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

  it('keep no ORM from closing, such as the one that only migrates', async () => {
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
