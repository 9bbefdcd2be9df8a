import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkChain } from '../../../domain/foundation/audit/chain-check.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { chain, check, writeEntries } from '../../support/builders/audit-log.ts';
import { openStore } from '../../support/database/open-store.ts';
import { expectRegister } from '../../support/run/register.ts';

const COUNT = 2_500;

let close: () => Promise<void>;
let store: Store;
beforeAll(async () => {
  ({ store, close } = await openStore(4));
  await writeEntries(store.pool, COUNT);
  await chain(store);
  for (const table of ['audit_entries', 'audit_links', 'audit_chain'])
    await store.pool.query(`create table saved_${table} as select * from ${table}`);
});
afterAll(() => close());
afterEach(async () => {
  for (const table of ['audit_entries', 'audit_links', 'audit_chain']) {
    await store.pool.query(`delete from ${table}`);
    await store.pool.query(`insert into ${table} select * from saved_${table}`);
  }
});

const sql = (...statements: readonly string[]): Promise<unknown> => store.pool.query(statements.join(';'));
const faultOf = async () => (await check(store)).problem;
const AT_1700 = 'where seq = (select seq from audit_links where number = 1700)';

/** Every column with another value. */
const CHANGES = {
  id: 'gen_random_uuid()',
  seq: '10000000',
  action: `'thing.undone'`,
  actor_id: 'null',
  agent_id: `'other'`,
  target_type: `''`,
  target_id: `target_id || ' '`,
  target_name: 'null',
  reason: `'because'`,
  details: `jsonb_set(details, '{of,x}', '1.500')`,
  at: `at + interval '1 ms'`,
  address: `'10.0.0.2'`,
  user_agent: 'null',
  session_id: `'another'`,
  key_id: 'null',
};

describe('the verification of the audit log', () => {
  it('reports what it has read of a complete log, and of an empty one', async () => {
    const { count, first, last, head, trimmed, waiting, problem: fault } = await check(store);
    expect([count, first?.number, last?.number, head.number, trimmed.number, fault]).toEqual([
      COUNT,
      1,
      COUNT,
      COUNT,
      0,
      null,
    ]);
    expect([first?.at.toISOString(), last?.hash]).toEqual(['2030-06-15T12:00:00.001Z', head.hash]);
    expect(waiting).toEqual({ count: 0, oldest: null });
  });

  it('covers every column of the table', async () => {
    const { rows } = await store.pool.query(
      `select column_name as name from information_schema.columns where table_name = 'audit_entries'`,
    );
    const columns = rows.map(({ name }) => name);
    expectRegister(Object.keys(CHANGES), columns, 'CHANGES in test/service/audit/check.test.ts');
  });

  it.each(Object.entries(CHANGES))('finds a changed %s', async (column, value) => {
    await sql(`update audit_entries set ${column} = ${value} ${AT_1700}`);
    // With another seq nothing of it remains at its place.
    expect(await faultOf()).toEqual({ number: 1700, kind: column === 'seq' ? 'removed' : 'changed' });
  });

  it.each([`'infinity'`, `'-infinity'`, `'4000-01-01 BC'`, `'290000-01-01'`])('finds the time %s', async (at) => {
    await sql(`update audit_entries set at = ${at} ${AT_1700}`);
    expect(await faultOf()).toEqual({ number: 1700, kind: 'changed' });
  });

  const renumbered = (condition: string, by: string): string =>
    `update audit_links set number = -(number ${by}) where ${condition}; update audit_links set number = -number where number < 0`;
  const stranger = `insert into audit_entries (id, action, at) values ('00000000-0000-4000-8000-000000000000', 'made.up', now())`;
  const seqOfStranger = `(select seq from audit_entries where action = 'made.up')`;
  it.each([
    ['an entry is gone', [`delete from audit_entries ${AT_1700}`], 1700, 'removed'],
    ['a link is gone', ['delete from audit_links where number = 1700'], 1700, 'removed'],
    ['the first is gone', ['delete from audit_links where number = 1'], 1, 'removed'],
    ['the newest are gone', ['delete from audit_links where number > 2400'], 2401, 'removed'],
    [
      'an entry was deleted and the others moved up',
      [
        `delete from audit_entries ${AT_1700}`,
        'delete from audit_links where number = 1700',
        renumbered('number > 1700', '- 1'),
        'update audit_chain set number = number - 1',
      ],
      1700,
      'changed',
    ],
    ['a hash was changed', [`update audit_links set hash = sha256('x') where number = 1700`], 1700, 'changed'],
    ['the noted head was changed', [`update audit_chain set hash = sha256('x')`], COUNT, 'changed'],
    [
      'two neighbours were exchanged',
      [
        `update audit_links set seq = -seq where number in (1700, 1701)`,
        `update audit_links l set seq = -(select o.seq from audit_links o where o.number = 3401 - l.number) where number = 1700`,
        `update audit_links set seq = (select seq - 1 from audit_links where number = 1700) where number = 1701`,
      ],
      1700,
      'reordered',
    ],
    [
      'two distant entries were exchanged with their hashes',
      [
        'update audit_links set number = -1 where number = 1700',
        'update audit_links set number = 1700 where number = 1800',
        'update audit_links set number = 1800 where number = -1',
      ],
      1700,
      'reordered',
    ],
    [
      'two neighbours were exchanged with their hashes',
      [
        'update audit_links set number = -1 where number = 1700',
        'update audit_links set number = 1700 where number = 1701',
        'update audit_links set number = 1701 where number = -1',
      ],
      1700,
      'reordered',
    ],
    [
      'one was inserted, with a hash that fits nowhere',
      [
        stranger,
        renumbered('number > 1700', '+ 1'),
        `insert into audit_links select 1701, seq, sha256('x') from audit_entries where action = 'made.up'`,
        'update audit_chain set number = number + 1',
      ],
      1701,
      'inserted',
    ],
    [
      'one is among the chained entries',
      [
        stranger,
        'delete from audit_entries where seq = (select min(seq) from audit_entries)',
        `update audit_entries set seq = (select min(seq) - 0 from audit_links) where action = 'made.up'`,
      ],
      1,
      'changed',
    ],
    [
      'one without a link is among the chained entries',
      [stranger, `update audit_entries set seq = 0 where seq = ${seqOfStranger}`],
      COUNT,
      'inserted',
    ],
    [
      'one with a link is after the head',
      [
        stranger,
        `insert into audit_links select ${COUNT + 1}, seq, sha256('x') from audit_entries where action = 'made.up'`,
      ],
      COUNT + 1,
      'changed',
    ],
    [
      'the beginning was cut off as if by retention',
      [
        'delete from audit_entries where seq in (select seq from audit_links where number <= 100)',
        'update audit_chain set trimmed_number = 100, trimmed_hash = (select hash from audit_links where number = 100)',
        'delete from audit_links where number <= 100',
      ],
      100,
      'unwitnessed',
    ],
  ])('finds that %s', async (_what, statements, number, kind) => {
    await sql(...statements);
    expect(await faultOf()).toEqual({ number, kind });
  });

  it('finds one that was inserted with the hash it would have had', async () => {
    // What an attacker who knows the rule computes: the link is valid, and the next one no longer is.
    const { head } = await checkUpTo(1_000);
    await sql(stranger, renumbered('number > 1000', '+ 1'), 'update audit_chain set number = number + 1');
    await forge(head.hash);
    expect(await faultOf()).toEqual({ number: 1001, kind: 'inserted' });
  });

  it('reports pending entries and their age, and none of them as an error', async () => {
    await writeEntries(store.pool, 3, new Date('2030-06-16T00:00:00.000Z'));
    const { count, waiting, problem: fault } = await check(store);
    expect([count, fault]).toEqual([COUNT, null]);
    expect(waiting).toEqual({ count: 3, oldest: new Date('2030-06-16T00:00:00.001Z') });
  });

  it('finds a completely rewritten log only with a position that was noted elsewhere', async () => {
    const { head } = await check(store);
    const noted = await checkUpTo(1_000);
    await sql(
      `update audit_entries set action = 'written.anew' ${AT_1700}`,
      'delete from audit_links',
      `update audit_chain set number = 0, hash = trimmed_hash, settled_seq = 0, candidate_seq = 0, writers = '[]'`,
    );
    await chain(store);
    expect((await check(store)).problem).toBeNull();
    expect((await checkChain(store.pool, head)).contains).toBe(false);
    expect((await checkChain(store.pool, noted.head)).contains).toBe(true);
    expect((await checkChain(store.pool, { ...noted.head, number: 1_001 })).contains).toBe(false);
  });
});

/** The chain as it was after this many entries. */
const checkUpTo = async (number: number) => {
  const { rows } = await store.pool.query(`select encode(hash, 'hex') as hash from audit_links where number = $1`, [
    number,
  ]);
  return { head: { number, hash: String(rows[0].hash) } };
};

const forge = async (before: string): Promise<void> => {
  const { hashAfter } = await import('../../../domain/foundation/audit/chain-link.ts');
  const { ENTRY_FIELDS } = await import('../../../domain/foundation/audit/statements.ts');
  const { rows } = await store.pool.query(`select ${ENTRY_FIELDS} from audit_entries e where action = 'made.up'`);
  const hash = hashAfter({ number: 1_000, hash: before }, rows[0]);
  await store.pool.query(`insert into audit_links values (1001, $1, decode($2, 'hex'))`, [rows[0].seq, hash]);
};
