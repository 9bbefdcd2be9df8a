import type { Socket } from 'node:net';
import { raw } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queueStatement, readPrepared } from '../../../domain/foundation/database/connections/prepared-connection.ts';
import { Duplicate, PersistenceFailed, ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { newId } from '../../../domain/foundation/kernel/ids.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.store.pool.query('create table marks (id int primary key, mark text)');
});
afterAll(() => server.close());

const uow = () => server.store.unitOfWork;
const INSERT = 'insert into marks (id, mark) values (?, ?)';
const marks = async (): Promise<unknown[]> =>
  (await server.store.pool.query('select id, mark from marks order by id')).rows.map(({ id, mark }) => [id, mark]);
const clear = () => server.store.pool.query('delete from marks');

describe('the values of a statement in a transaction', () => {
  it.each([
    ['text with quotes, backslashes and question marks', 'select ?::text as value', [`it's \\ ? $1`], `it's \\ ? $1`],
    ['null', 'select ?::text as value', [null], null],
    [
      'a date, to the millisecond',
      `select to_char(?::timestamptz at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as value`,
      [new Date('2030-01-02T03:04:05.678Z')],
      '2030-01-02 03:04:05.678',
    ],
    ['JSON', `select ?::jsonb ->> 'a' as value`, [{ a: "'" }], "'"],
    ['a list', 'select count(*)::int as value from generate_series(1, 9) n where n in (?)', [[2, 3, 12]], 2],
    ['bytes', `select encode(?, 'hex') as value`, [Buffer.from([0, 255])], '00ff'],
    ['a fragment of SQL', 'select ? as value', [raw('1 + 1')], 2],
    ['an operator with a question mark', `select '{"a":1}'::jsonb \\? ? as value`, ['a'], true],
    ['nothing', 'select 1 as value', [], 1],
  ])('%s', async (_name, text, values, expected) => {
    const rows = await uow().write((em) => em.execute<{ value: unknown }[]>(text, values));
    expect(rows).toEqual([{ value: expected }]);
  });
  it('are never part of its text, which is prepared once', async () => {
    const names = await uow().write(async (em) => {
      for (const value of ['a', 'b', 'c']) await em.execute('select ?::text as prepared', [value]);
      return em.execute<{ statement: string }[]>(
        `select statement from pg_prepared_statements where name like 'orm:%' and statement like '%as prepared'`,
      );
    });
    expect(names).toEqual([{ statement: 'select $1::text as prepared' }]);
  });
});

describe('statements sent in one tick', () => {
  it('reach the socket in one write', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const client = await server.store.pool.connect();
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    const [write, writev] = [vi.spyOn(stream, '_write'), vi.spyOn(stream as Required<Socket>, '_writev')];
    await Promise.all([1, 2, 3].map((value) => client.query('select $1::int as value', [value])));
    client.release();
    expect([write.mock.calls.length, writev.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a queued statement', () => {
  it('is sent with the next one, which sees what it wrote', async () => {
    const found = await uow().write(async (em) => {
      queueStatement(em, INSERT, [1, 'a']);
      queueStatement(em, INSERT, [2, 'b']);
      return em.execute('select id from marks order by id');
    });
    expect(found).toEqual([{ id: 1 }, { id: 2 }]);
    await clear();
  });
  it('is sent with the commit, also as the only one', async () => {
    await uow().write(async (em) => queueStatement(em, INSERT, [1, 'a']));
    expect(await marks()).toEqual([[1, 'a']]);
    await clear();
  });
  it('has the values that its function returns when it is sent', async () => {
    const ids: number[] = [];
    await uow().write(async (em) => {
      queueStatement(em, 'insert into marks (id) select value::text::int from json_array_elements(?::json)', () => [
        JSON.stringify(ids.splice(0)),
      ]);
      ids.push(1, 2);
      await em.execute('select 1');
      ids.push(3);
    });
    expect(await marks()).toEqual([
      [1, null],
      [2, null],
    ]);
    await clear();
  });
  it('makes the transaction fail when it fails, and nothing is stored', async () => {
    const failing = uow().write(async (em) => {
      await em.execute(INSERT, [1, 'a']);
      queueStatement(em, INSERT, [2, 'b']);
      queueStatement(em, INSERT, [1, 'again']);
      queueStatement(em, INSERT, [3, 'c']);
    });
    await expect(failing).rejects.toThrow(Duplicate);
    expect(await marks()).toEqual([]);
  });
  it('makes a dry run fail when it fails', async () => {
    const failing = uow().dryRun(() => uow().write(async (em) => queueStatement(em, 'select 1 / ?::int', [0])));
    await expect(failing).rejects.toThrow(PersistenceFailed);
  });
  it.each([undefined, () => {}, Symbol('x')])('is refused with a value that cannot be sent: %s', async (value) => {
    const failing = uow().write(async (em) => {
      queueStatement(em, INSERT, [1, 'a']);
      queueStatement(em, INSERT, [2, value]);
    });
    await expect(failing).rejects.toThrow('a value of a statement is');
    expect(await marks()).toEqual([]);
  });
  it('does not change what the next one returns', async () => {
    const found = await uow().write(async (em) => {
      queueStatement(em, 'select ?::int as queued', [1]);
      return em.execute('select ?::int as found', [2]);
    });
    expect(found).toEqual([{ found: 2 }]);
  });
  it('is prepared again after it was skipped because an earlier one failed', async () => {
    const skipped = 'select ?::text as skipped';
    const failing = uow().write(async (em) => {
      queueStatement(em, 'select 1 / ?::int', [0]);
      queueStatement(em, skipped, ['a']);
      queueStatement(em, skipped, ['b']);
    });
    await expect(failing).rejects.toThrow(PersistenceFailed);
    const read = () => uow().write((em) => em.execute(skipped, ['c']));
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill([{ skipped: 'c' }]));
  });
  it('that fails leaves the statement it was sent with to be prepared again', async () => {
    const last = 'select ?::text as last';
    const failing = uow().write(async (em) => {
      queueStatement(em, 'select 1 / ?::int', [0]);
      return em.execute(last, ['a']);
    });
    await expect(failing).rejects.toThrow(PersistenceFailed);
    const read = () => uow().write((em) => em.execute(last, ['c']));
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill([{ last: 'c' }]));
  });
  it('is forgotten when the work fails', async () => {
    const failing = uow().write(async (em) => {
      queueStatement(em, INSERT, [1, 'a']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await marks()).toEqual([]);
  });
});

describe('a transaction', () => {
  it('fails at its end when a failed statement was ignored', async () => {
    const ignoring = uow().write(async (em) => {
      await em.execute(INSERT, [1, 'a']);
      await em.execute('select 1 / ?::int', [0]).catch(() => {});
    });
    await expect(ignoring).rejects.toThrow('the transaction was rolled back');
    expect(await marks()).toEqual([]);
  });
  it('refuses statements after its end', async () => {
    const [em, context] = await uow().write(async (open) => {
      await open.execute('select 1');
      return [open, open.getTransactionContext()] as const;
    });
    const late = em.getConnection().execute('select 1', [], 'all', context);
    await expect(late).rejects.toThrow('the transaction has ended');
  });
  it('keeps what its parts did, except those that were rolled back', async () => {
    await uow().write(async (em) => {
      await em.execute(INSERT, [1, 'a']);
      await em.transactional((part) => part.execute(INSERT, [2, 'b']));
      const failing = em.transactional(async (part) => {
        await part.execute(INSERT, [3, 'c']);
        queueStatement(part, INSERT, [1, 'again']);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
    });
    expect(await marks()).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    await clear();
  });
  it('returns its connection, however it ends', async () => {
    const { pool } = server.store;
    const most = pool.options.max ?? 10;
    for (let turn = 0; turn <= most; turn += 1) {
      await uow().write(async () => {});
      await expect(uow().write(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      await expect(uow().write((em) => em.execute('select 1 / ?::int', [0]))).rejects.toThrow(PersistenceFailed);
      await expect(uow().write(async (em) => queueStatement(em, 'select 1 / ?::int', [0]))).rejects.toThrow(
        PersistenceFailed,
      );
    }
    expect(pool.totalCount - pool.idleCount).toBe(0);
    const connections = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
    expect(connections.map((client) => client.getTransactionStatus())).toEqual(connections.map(() => 'I'));
    for (const client of connections) client.release();
  });
});

describe('a prepared read', () => {
  const SELECT = 'select id, mark from marks where id = ? order by id';
  const readIds = (id: number) => uow().read((em) => readPrepared<{ id: number }>(em, SELECT, [id]));

  it('sees what the transaction wrote, and outside of it only what is committed', async () => {
    await uow().write(async (em) => {
      queueStatement(em, INSERT, [1, 'a']);
      expect(await readPrepared(em, SELECT, [1])).toEqual([{ id: 1, mark: 'a' }]);
      expect((await server.store.pool.query('select 1 from marks')).rows).toEqual([]);
    });
    expect(await readIds(1)).toEqual([{ id: 1, mark: 'a' }]);
    await clear();
  });
  it('is sent again after a migration changed its table', async () => {
    const read = () => uow().read((em) => readPrepared(em, 'select * from marks where id = ?', [1]));
    const readOnAll = () => Promise.all(Array.from({ length: 20 }, read));
    await readOnAll();
    await server.store.pool.query('alter table marks add column later int');
    expect(await readOnAll()).toEqual(Array.from({ length: 20 }, () => []));
  });
});

it('events of a transaction are written together, in their order', async () => {
  const { pool } = server.store;
  // Without the test events of the server, which are written every 10 s.
  await pool.query(`create table inserts (rows int);
    create function count_insert() returns trigger language plpgsql as $$ begin
      insert into inserts select count(*) from added where channel <> 'system' having count(*) > 0; return null; end $$;
    create trigger count_insert after insert on outbox_events referencing new table as added
      for each statement execute function count_insert()`);
  const outbox = new Outbox(server.services.clock);
  const types = ['task.created', 'task.updated', 'task.updated'] as const;
  const payload = { task_id: newId(), title: 'A task', status: 'created', assigned_to: null, project_id: newId() };
  const { rows } = await pool.query('select coalesce(max(seq), 0) as last from outbox_events');
  await uow().write(async (em) => {
    for (const type of types) outbox.publish(em, { type, channel: 'tasks', payload });
  });
  const stored = await pool.query('select event_type from outbox_events where seq > $1 and channel = $2 order by seq', [
    rows[0].last,
    'tasks',
  ]);
  expect(stored.rows.map(({ event_type }) => event_type)).toEqual(types);
  expect((await pool.query('select rows from inserts')).rows).toEqual([{ rows: 3 }]);
});

it('a migration during the operation fails one transaction, which may be retried, and none after it', async () => {
  const read = () => uow().write((em) => em.execute('select * from marks where id = ?', [1]));
  for (let turn = 0; turn < 3; turn += 1) await read();
  await server.store.pool.query('alter table marks add column added int');
  await expect(read()).rejects.toThrow(ServiceUnavailable);
  for (let turn = 0; turn < 10; turn += 1) await Promise.all(Array.from({ length: 4 }, read));
});
