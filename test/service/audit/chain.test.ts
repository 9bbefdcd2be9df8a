import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditLog } from '../../../domain/foundation/audit/audit-log.ts';
import { ChainLag } from '../../../domain/foundation/audit/chain-lag.ts';
import { Chainer } from '../../../domain/foundation/audit/chainer.ts';
import { CommandSources } from '../../../domain/foundation/audit/command-source.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { SampledWarning } from '../../../domain/foundation/kernel/sampled-warning.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { openDatabase } from '../../../domain/services.ts';
import { chain, check, writeEntries } from '../../support/builders/audit-log.ts';
import { untilDeathIsNoticed, urlForDying } from '../../support/children/deadly-write.ts';
import { inParallel } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { holdLock } from '../../support/database/held-lock.ts';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await createDatabase();
  store = await openDatabase({ databaseUrl: database.url, dataDirectory: '', poolMax: 20 });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

let audit: AuditLog;
beforeEach(() => {
  audit = new AuditLog(systemClock, new CommandSources());
});

const write = (action: string): Promise<void> =>
  store.unitOfWork.write(async (em) => audit.record(em, { action, actorId: null }));
const numberOf = async (action: string): Promise<number | null> => {
  const { rows } = await store.pool.query(
    'select l.number::int as number from audit_entries e join audit_links l on l.seq = e.seq where e.action = $1',
    [action],
  );
  return rows[0]?.number ?? null;
};
/** Requires one link for each entry, without a gap, and correct hashes. */
const expectWhole = async (): Promise<void> => {
  await chain(store);
  const { rows } = await store.pool.query(
    `select (select count(*)::int from audit_entries) as entries, (select count(*)::int from audit_links) as links,
       (select count(*)::int from audit_entries e join audit_links l on l.seq = e.seq) as pairs, (select max(number)::int from audit_links) as last`,
  );
  const [{ entries, links, pairs, last }] = rows;
  expect([links, pairs, last]).toEqual([entries, entries, entries]);
  const report = await check(store);
  expect([report.problem, report.count, report.waiting.count]).toEqual([null, entries, 0]);
};

const CHILD = fileURLToPath(new URL('../../support/children/chainer-child.ts', import.meta.url));
/** Resolves with whether the process reached its end. */
const chainAndDie = (nth: number, side: string): Promise<boolean> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: urlForDying(database.url) };
    const child = spawn(process.execPath, [CHILD, String(nth), side], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.once('exit', () => resolve(output.includes('done')));
  });

const hexOf = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

describe('the chain of the audit log', () => {
  it('has every entry of many writers once, while several replicas chain', async () => {
    let isWriting = true;
    const chainers = inParallel(3, async () => {
      while (isWriting) await chain(store);
    });
    await inParallel(12, async (writer) => {
      for (let count = 0; count < 25; count += 1) await write(`writer.${writer}.${count}`);
    });
    isWriting = false;
    await chainers;
    await expectWhole();
  });

  it('adds an entry that was numbered early and committed late, however much was chained in the meantime', async () => {
    const slow = await store.pool.connect();
    await slow.query('begin');
    await slow.query(
      `insert into audit_entries (id, action, at) values (gen_random_uuid(), 'late.commit', '2020-01-01T00:00:00Z')`,
    );
    await write('before.it');
    for (let round = 0; round < 5; round += 1) {
      await write(`meanwhile.${round}`);
      await chain(store);
    }
    expect(await numberOf('late.commit')).toBeNull();
    await slow.query('commit');
    slow.release();
    await chain(store);
    expect(await numberOf('late.commit')).toBeGreaterThan((await numberOf('meanwhile.4')) ?? Number.NaN);
    await expectWhole();
  });

  it('skips rolled-back numbers, and then does not look for them any more', async () => {
    const client = await store.pool.connect();
    await client.query('begin');
    await client.query(`insert into audit_entries (id, action, at) values (gen_random_uuid(), 'never.was', now())`);
    await client.query('rollback');
    client.release();
    await expectWhole();
    await chain(store);
    const { rows } = await store.pool.query(
      'select settled_seq = (select last_value from audit_entries_seq_seq) as settled from audit_chain',
    );
    expect(rows).toEqual([{ settled: true }]);
  });

  it('delays no write: neither while a replica chains nor while one is stuck', async () => {
    const release = await holdLock(store.pool, 'select 1 from audit_chain for update');
    const links = await holdLock(store.pool, 'lock table audit_links in access exclusive mode');
    await write('not.waiting');
    await chain(store);
    expect((await store.pool.query(`select 1 from audit_entries where action = 'not.waiting'`)).rows).toHaveLength(1);
    await links();
    expect(await numberOf('not.waiting')).toBeNull();
    await release();
    await expectWhole();
  });

  it('continues unbroken after a replica was killed at any write', async () => {
    const endings: boolean[] = [];
    for (const nth of [1, 2, 3, 5])
      for (const side of ['before', 'after']) {
        await writeEntries(store.pool, 1_200);
        endings.push(await chainAndDie(nth, side));
        await untilDeathIsNoticed(store.pool);
        expect((await check(store)).problem).toBeNull();
      }
    expect(endings).toEqual(endings.map(() => false));
    await expectWhole();
  });

  it('chains an existing log batch by batch, in linear time', async () => {
    await store.pool.query(`delete from audit_links`);
    await store.pool.query(
      `update audit_chain set number = 0, hash = trimmed_hash, settled_seq = 0, candidate_seq = 0, writers = '[]'`,
    );
    await writeEntries(store.pool, 20_000);
    await expectWhole();
  });

  it('that lost its end is reported if it stays so, with an infinite lag', async () => {
    const lag = new ChainLag(store.pool, systemClock);
    await chain(store);
    expect(await lag.seconds()).toBe(0);
    await write('waiting');
    await store.pool.query(`update audit_entries set at = at - interval '90 seconds' where action = 'waiting'`);
    expect(await lag.seconds()).toBeCloseTo(90, -1);
    const lines: string[] = [];
    const warning = new SampledWarning((line) => lines.push(line), systemClock);
    const chainer = new Chainer({ pool: store.pool, uow: store.unitOfWork, warning });
    const { rows } = await store.pool.query('delete from audit_chain returning *');
    for (let count = 0; count < 9; count += 1) await chainer.attempt();
    expect([lines, await lag.seconds()]).toEqual([[], Number.POSITIVE_INFINITY]);
    for (let count = 0; count < 3; count += 1) await chainer.attempt();
    expect(lines).toEqual([expect.stringContaining('the audit log cannot be chained: Error: the row of audit_chain')]);
    const { writers, ...row } = rows[0];
    await store.pool.query(
      'insert into audit_chain select * from jsonb_populate_record(null::audit_chain, $1::jsonb)',
      [JSON.stringify({ ...row, writers, hash: hexOf(row.hash), trimmed_hash: hexOf(row.trimmed_hash) })],
    );
    await chainer.attempt();
    expect([lines.length, await lag.seconds()]).toEqual([1, 0]);
    await expectWhole();
  });
});
