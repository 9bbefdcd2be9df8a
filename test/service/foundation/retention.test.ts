import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConversationLeases } from '../../../domain/conversations/conversation-lease.ts';
import { turnsRetention } from '../../../domain/conversations/idle-conversations.ts';
import { AuditLog } from '../../../domain/foundation/audit/audit-log.ts';
import { AuditTrimming } from '../../../domain/foundation/audit/audit-trimming.ts';
import { checkChain } from '../../../domain/foundation/audit/chain-check.ts';
import type { ChainPlace } from '../../../domain/foundation/audit/chain-link.ts';
import { CommandSources } from '../../../domain/foundation/audit/command-source.ts';
import { AgedSweep } from '../../../domain/foundation/jobs/aged-sweep.ts';
import { deleteExpired } from '../../../domain/foundation/jobs/housekeeping.ts';
import { SWEEP_PAGE } from '../../../domain/foundation/jobs/statements.ts';
import { Renewals } from '../../../domain/foundation/lease.ts';
import { outdatedRows } from '../../../domain/services.ts';
import { requestApproval } from '../../support/builders/approvals.ts';
import { chain, check, writeEntries } from '../../support/builders/audit-log.ts';
import { openConversation } from '../../support/builders/chat/turns.ts';
import { OutdatedRows, type OutdatedTable } from '../../support/builders/load/outdated-rows.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const NOON = new Date('2031-06-15T12:00:00.000Z');
const DAY = 24 * 3_600_000;
const day = (days: number): Date => new Date(NOON.getTime() - days * DAY);

let server: TestServer;
let clock: ManualClock;
let ceo: Client;
let userId: string;
const sql = async (text: string, values: unknown[] = []) => (await server.store.pool.query(text, values)).rows;
const keepDays = (key: string, days: number) => changeSetting(server.store, 'retention', key, days);

beforeAll(async () => {
  clock = new ManualClock(NOON);
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
  userId = (await ceo.call('getCurrentUser')).body.data.id;
  await ceo.call('createProject', { body: { name: 'A project' } });
});
afterAll(() => server.close());

describe.each<[OutdatedTable, string, readonly number[]]>([
  ['webhook_receipts', 'receipts_days', [1, 45]],
  ['webhook_deliveries', 'deliveries_days', [14, 45]],
])('%s', (table, key, values) => {
  it.each(values)(`are kept for %i days when ${key} says so, and deleted a millisecond later`, async (days) => {
    await sql(`delete from ${table}`);
    await keepDays(key, days);
    const rows = new OutdatedRows(server.store.pool, userId);
    await rows.insert(table, new Date(day(days).getTime() - 1));
    const kept = await rows.insert(table, day(days));
    await deleteExpired(server.store.pool, clock, server.services.settings, outdatedRows);
    expect(await sql(`select id from ${table}`)).toEqual([{ id: kept }]);
  });
});

describe('the settings of retention', () => {
  it('keep forever with 0 only what may be kept forever', async () => {
    const save = (key: string, value: number) =>
      ceo.call('saveSetting', { path: { namespace: 'retention', key }, body: { value } });
    for (const key of ['audit_days', 'turns_days']) {
      expect((await save(key, 0)).status).toBe(200);
      expect((await ceo.call('resetSetting', { path: { namespace: 'retention', key } })).status).toBe(204);
    }
    for (const [key, value] of [
      ['receipts_days', 0],
      ['deliveries_days', 13],
      ['audit_days', 3651],
      ['turns_days', -1],
    ] as const)
      expect(errorOf(await save(key, value))).toEqual([422, 2000]);
  });
});

describe('the audit log', () => {
  let trimming: AuditTrimming;
  beforeEach(async () => {
    const { unitOfWork: uow } = server.store;
    trimming = new AuditTrimming({
      uow,
      clock,
      audit: new AuditLog(clock, new CommandSources()),
      settings: server.services.settings,
    });
    await sql('delete from audit_entries');
    await sql('delete from audit_links');
    await sql(`update audit_chain set number = 0, hash = decode(repeat('00', 32), 'hex'), trimmed_number = 0,
      trimmed_hash = decode(repeat('00', 32), 'hex'), candidate_seq = settled_seq, writers = '[]'`);
  });
  afterEach(() => keepDays('audit_days', 0));
  const trimmed = () => sql(`select actor_id, details from audit_entries where action = 'audit.trimmed' order by seq`);

  it('is kept forever by default', async () => {
    await writeEntries(server.store.pool, 3, day(4000));
    await chain(server.store);
    await trimming.trim();
    expect((await check(server.store)).count).toBe(3);
  });

  it('loses its oldest entries by whole days, and the chain continues from there', async () => {
    await writeEntries(server.store.pool, 1_500, day(60));
    await writeEntries(server.store.pool, 10, new Date('2031-05-16T00:00:00.000Z'));
    await writeEntries(server.store.pool, 5, day(60));
    await chain(server.store);
    const whole = await check(server.store);
    await keepDays('audit_days', 30);
    await trimming.trim();
    // Those that were linked after a younger one wait for it.
    expect(await sql(`select count(*)::int as count from audit_entries where action = 'thing.done'`)).toEqual([
      { count: 15 },
    ]);
    const after = await check(server.store);
    expect([after.count, after.trimmed.number, after.problem, after.head]).toEqual([15, 1_500, null, whole.head]);
    expect(await trimmed()).toEqual([{ actor_id: 'system', details: { count: 1_500, ...after.trimmed } }]);
    await trimming.trim();
    expect(await trimmed()).toHaveLength(1);
    await chain(server.store);
    const linked = await check(server.store);
    expect([linked.count, linked.waiting.count, linked.problem]).toEqual([16, 0, null]);
  });

  it('still contains a noted place from the last deleted entry on; of an earlier one nothing is known', async () => {
    await writeEntries(server.store.pool, 10, day(60));
    await writeEntries(server.store.pool, 1, day(1));
    await chain(server.store);
    const { first } = await check(server.store);
    await keepDays('audit_days', 30);
    await trimming.trim();
    const { trimmed: place, head } = await check(server.store);
    expect([first?.number, place.number, head.number]).toEqual([1, 10, 11]);
    const contains = async (wanted: ChainPlace) => (await checkChain(server.store.pool, wanted)).contains;
    expect([await contains(place), await contains(head)]).toEqual([true, true]);
    expect(await contains({ ...place, hash: head.hash })).toBe(false);
    expect(await contains({ ...head, number: 9 })).toBeNull();
  });

  it('is deleted in limited transactions, and completely when all of it is old', async () => {
    await writeEntries(server.store.pool, 20_500, day(60));
    await chain(server.store);
    // Autovacuum does this within a minute. With statistics of the empty tables the deletion took longer than a statement may take.
    await sql('analyze audit_entries, audit_links');
    await keepDays('audit_days', 30);
    await trimming.trim();
    expect((await trimmed()).map(({ details }) => details.count)).toEqual([10_000, 10_000, 500]);
    await chain(server.store);
    const { count, trimmed: place, problem: fault } = await check(server.store);
    expect([count, place.number, fault]).toEqual([3, 20_500, null]);
  });

  it('keeps what is not linked yet', async () => {
    await writeEntries(server.store.pool, 2, day(60));
    await keepDays('audit_days', 30);
    await trimming.trim();
    expect(await sql('select count(*)::int as count from audit_entries')).toEqual([{ count: 2 }]);
  });

  it('keeps everything, with an error, when the entries to delete are not those that were written', async () => {
    await writeEntries(server.store.pool, 10, day(60));
    await chain(server.store);
    await sql(`update audit_entries set actor_id = 'somebody else' where target_id = '5'`);
    await keepDays('audit_days', 30);
    await expect(trimming.trim()).rejects.toThrow('the audit log is broken at entry 5: no entry is removed');
    expect(await sql('select count(*)::int as count from audit_entries')).toEqual([{ count: 10 }]);
    expect((await check(server.store)).problem).toEqual({ number: 5, kind: 'changed' });
  });
});

describe('conversations', () => {
  const RESTED = new Date(day(40).getTime() - 1);
  const erase = () => server.services.idleConversations.sweep.run();
  beforeEach(async () => {
    await sql('delete from conversations');
    await keepDays('turns_days', 40);
  });
  afterEach(() => keepDays('turns_days', 0));
  /** A conversation with a turn, without later changes. */
  const rested = async (at: Date, status = 'active'): Promise<string> => {
    const id = await openConversation(server, userId, 'direct');
    await sql(
      `insert into conversation_turns (id, conversation_id, sequence, role, content, created_at)
       select gen_random_uuid(), id, 0, 'user', 'Zebra', $2 from conversations where id = $1`,
      [id, at],
    );
    await sql('update conversations set updated_at = $2, status = $3, turn_count = 1 where id = $1', [id, at, status]);
    return id;
  };
  const isKept = async (id: string): Promise<boolean> => {
    const { status } = await ceo.call('getConversation', { path: { conversation_id: id } });
    const turns = await sql('select 1 from conversation_turns where conversation_id = $1', [id]);
    expect(turns).toHaveLength(status === 200 ? 1 : 0);
    return status === 200;
  };

  it('are kept forever by default', async () => {
    await keepDays('turns_days', 0);
    const id = await rested(day(4000));
    await erase();
    expect(await isKept(id)).toBe(true);
  });

  it('are erased with their turns a millisecond after their time, open or closed, and leave their row', async () => {
    const [open, closed, young] = [await rested(RESTED), await rested(RESTED, 'closed'), await rested(day(40))];
    await erase();
    expect([await isKept(open), await isKept(closed), await isKept(young)]).toEqual([false, false, true]);
    expect(await sql('select status, title from conversations where id = $1', [open])).toEqual([
      { status: 'closed', title: '' },
    ]);
  });

  it('stay while something of them is open, and are erased after that', async () => {
    const proposed = await rested(RESTED, 'proposed');
    const [asked, acting, speaking] = [await rested(RESTED), await rested(RESTED), await rested(RESTED)];
    const approval = await requestApproval(server, userId);
    await sql(
      `update approvals set context = jsonb_set(context::jsonb, '{conversation_id}', to_jsonb($2::text))::json where id = $1`,
      [approval.id, asked],
    );
    await sql(
      `insert into act_runs (id, user_id, agent_id, conversation_id, history_turns, instruction, said, steps, keep_until)
       values (gen_random_uuid(), $1, gen_random_uuid(), $2, 0, 'i', '[]', 0, $3)`,
      [userId, acting, new Date(NOON.getTime() + DAY)],
    );
    const renewals = new Renewals(clock, () => {});
    const leases = new ConversationLeases({ pool: server.store.pool, clock, renewals });
    const turn = await leases.acquire(speaking, new AbortController().signal);
    await erase();
    const all = [proposed, asked, acting, speaking];
    expect(await Promise.all(all.map(isKept))).toEqual([true, true, true, true]);
    await sql(`update conversations set status = 'closed' where id = $1`, [proposed]);
    await sql(`update approvals set status = 'expired' where id = $1`, [approval.id]);
    await sql('delete from act_runs');
    await turn.release();
    await erase();
    expect(await Promise.all(all.map(isKept))).toEqual([false, false, false, false]);
  });

  it('are erased however many there are, past those that have to stay', async () => {
    await sql(
      `insert into conversations (id, created_by, kind, status, title, turn_count, created_at, updated_at)
       select gen_random_uuid(), $1, 'direct', case when n % 2 = 0 then 'closed' else 'proposed' end, 't', 0, $2, $2 from generate_series(1, 1200) n`,
      [userId, RESTED],
    );
    await erase();
    expect(
      await sql('select status, count(*)::int as count from conversations where erased_at is null group by status'),
    ).toEqual([{ status: 'proposed', count: 600 }]);
  });
});

describe('a sweep of aged records', () => {
  const RECORDS = 20_700;
  const ids = Array.from({ length: RECORDS }, (_, n) => `00000000-0000-0000-0000-${String(n + 1).padStart(12, '0')}`);
  const position = async (name: string) =>
    (await sql('select last_id from sweep_positions where name = $1', [name]))[0]?.last_id;
  afterEach(async () => {
    await sql('delete from sweep_positions');
    await keepDays('turns_days', 0);
    await keepDays('projects_days', 0);
  });

  it('continues after the last record that any server examined, and starts over after the last one', async () => {
    await keepDays('turns_days', 1);
    let examined: string[] = [];
    const run = async (): Promise<string[]> => {
      examined = [];
      const { unitOfWork: uow } = server.store;
      const examine = async (after: string) => {
        const first = ids.findIndex((id) => id > after);
        const page = first === -1 ? [] : ids.slice(first, first + SWEEP_PAGE);
        examined.push(...page);
        return page;
      };
      // A new one, as another server or a later start has it.
      const { settings } = server.services;
      await new AgedSweep({ uow, clock, settings }, { name: 'test', age: turnsRetention, examine }).run();
      return examined;
    };
    expect(await run()).toEqual(ids.slice(0, 20_000));
    expect(await position('test')).toBe(ids[19_999]);
    expect(await run()).toEqual(ids.slice(20_000));
    expect(await run()).toEqual(ids.slice(0, 20_000));
  });

  it.each(['delete-final-projects', 'erase-conversations'])('%s begins where the last run ended', async (name) => {
    const table = name.endsWith('projects') ? 'projects' : 'conversations';
    const { finalProjects, idleConversations } = server.services;
    const { sweep } = table === 'projects' ? finalProjects : idleConversations;
    await keepDays('turns_days', 30);
    await keepDays('projects_days', 30);
    const [low, middle, high] = ['11111111', '88888888', 'eeeeeeee'].map(
      (part) => `${part}-0000-4000-8000-000000000000`,
    );
    const isLeft = async (id: string | undefined) => {
      const [row] = await sql(`select to_jsonb(t) as row from ${table} t where id = $1`, [id]);
      return row !== undefined && (row.row.erased_at ?? null) === null;
    };
    for (const id of [low, high])
      await sql(
        table === 'projects'
          ? `insert into projects select (jsonb_populate_record(null::projects, to_jsonb(p) || jsonb_build_object('id', $1::text,
               'status', 'cancelled', 'updated_at', $2::timestamptz))).* from projects p limit 1`
          : `insert into conversations (id, created_by, kind, status, title, turn_count, created_at, updated_at)
               values ($1, gen_random_uuid(), 'direct', 'closed', 't', 0, $2, $2)`,
        [id, day(40)],
      );
    await sql('insert into sweep_positions values ($1, $2)', [name, middle]);
    await sweep.run();
    expect([await isLeft(low), await isLeft(high)]).toEqual([true, false]);
    await sweep.run();
    expect(await isLeft(low)).toBe(false);
  });
});
