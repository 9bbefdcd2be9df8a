import { parseCrontab } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApprovalExpiry } from '../../../domain/approvals/approval-expiry.ts';
import { approvalSweep } from '../../../domain/approvals/approval-sweep.ts';
import { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { deleteExpired, housekeepingJob } from '../../../domain/foundation/jobs/housekeeping.ts';
import { crontabOf } from '../../../domain/foundation/jobs/worker.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { SampledWarning } from '../../../domain/foundation/kernel/sampled-warning.ts';
import { outdatedRows } from '../../../domain/services.ts';
import { requestApproval } from '../../support/builders/approvals.ts';
import { OutdatedRows, type OutdatedTable } from '../../support/builders/load/outdated-rows.ts';
import { addUser } from '../../support/builders/people.ts';
import { holdLock } from '../../support/database/held-lock.ts';
import { expectRegister } from '../../support/run/register.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

const NOW = new Date('2030-06-15T12:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let userId: string;
let rows: OutdatedRows;
beforeAll(async () => {
  server = await startServer();
  userId = (await addUser(server, 'owner', 'manager')).id;
  rows = new OutdatedRows(server.store.pool, userId);
});
afterAll(() => server.close());

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Repeated on purpose: the column that identifies a row, and how long after its end a row is kept. */
const KEPT: Readonly<Record<string, { readonly id: string; readonly keptMs: number }>> = {
  refresh_tokens: { id: 'token_hash', keptMs: 0 },
  sessions: { id: 'id', keptMs: 0 },
  ws_tickets: { id: 'ticket_hash', keptMs: 0 },
  permits: { id: 'id', keptMs: 0 },
  act_runs: { id: 'id', keptMs: 0 },
  api_keys: { id: 'id', keptMs: 30 * DAY },
  leases: { id: 'resource', keptMs: HOUR },
  budget_holds: { id: 'id', keptMs: HOUR },
  idempotency_claims: { id: 'key', keptMs: 0 },
  rate_windows: { id: 'key', keptMs: 12 * DAY },
  sign_in_failures: { id: 'username_key', keptMs: DAY },
  device_sign_in_failures: { id: 'device_id', keptMs: DAY },
  webhook_receipts: { id: 'id', keptMs: 30 * DAY },
  webhook_ids: { id: 'webhook_id', keptMs: DAY },
  oauth_states: { id: 'state_hash', keptMs: 0 },
  webhook_deliveries: { id: 'id', keptMs: 30 * DAY },
  webhook_events: { id: 'event_id', keptMs: 30 * DAY },
  outbox_events: { id: 'event_id', keptMs: DAY },
  run_steps: { id: 'key', keptMs: 90 * DAY },
  run_claims: { id: 'key', keptMs: DAY },
  refused_calls: { id: 'task_id', keptMs: 90 * DAY },
};

/** Kept by rules other than age, which have separate tests (test/security/bounds/history-bounds.test.ts, work-bounds.test.ts). */
const KEPT_OTHERWISE = ['company_versions', 'role_versions', 'tasks', 'approvals', 'plans', 'artifacts'];

const idsIn = async (table: string): Promise<string[]> => {
  const found = await server.store.pool.query(`select ${KEPT[table]?.id} as id from ${table}`);
  return found.rows.map(({ id }) => String(id));
};
/** This many receipts of a new connection, numbered from the newest, one each second. */
const crowd = async (name: string, count: number, size: number): Promise<void> => {
  await server.store.pool.query(
    `with c as (
       insert into connections (id, name, kind, description, is_enabled, has_failed, revision, created_by, created_at, updated_at)
       values (gen_random_uuid(), $1, 'webhook', '', true, false, 1, 'x', now(), now()) returning id)
     insert into webhook_receipts (id, connection_id, event_type, webhook_id, received_at, size, payload)
     select gen_random_uuid(), c.id, 'e', n::text, $2::timestamptz - n * interval '1 second', $4, '{}' from c, generate_series(1, $3) n`,
    [name, NOW, count, size],
  );
};
const keep = () => deleteExpired(server.store.pool, new ManualClock(NOW), server.services.settings, outdatedRows);

describe('the sweep of approvals', () => {
  it('expires unread approvals every 5 s, and ends with the server', async () => {
    const { store } = server;
    const stored = async (id: string) =>
      (await store.pool.query('select status from approvals where id = $1', [id])).rows[0].status;
    const [due, open] = [
      await requestApproval(server, userId),
      await requestApproval(server, userId, { ttlSeconds: 3600 }),
    ];
    await store.pool.query(`update approvals set expires_at = now() - interval '1 second' where id = $1`, [due.id]);
    const sweep = approvalSweep(
      new ApprovalExpiry({
        ...{ uow: store.unitOfWork, clock: systemClock, outbox: new Outbox(systemClock) },
        resumes: server.services.resumeDelivery,
      }),
      new SampledWarning(() => {}, systemClock),
    );
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const timers = vi.getTimerCount();
      sweep.startBackground();
      vi.advanceTimersByTime(4999);
      expect(await stored(due.id)).toBe('pending');
      vi.advanceTimersByTime(1);
      await eventually(async () => (await stored(due.id)) === 'expired');
      expect(await stored(open.id)).toBe('pending');
      await sweep.close();
      expect(vi.getTimerCount()).toBe(timers);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('retention', () => {
  beforeEach(async () => {
    for (const table of Object.keys(KEPT)) await server.store.pool.query(`delete from ${table}`);
  });

  it('has a case here for every table that it clears', () => {
    const listed = [...Object.keys(KEPT), ...KEPT_OTHERWISE];
    expectRegister(listed, Object.keys(outdatedRows), 'KEPT in test/service/approvals/housekeeping.test.ts');
    for (const [table, { text }] of Object.entries(outdatedRows)) expect(text).toContain(`delete from ${table} `);
  });

  it.each(Object.entries(KEPT))(
    '%s: a row is deleted 1 ms after its time, and not at it or before',
    async (table, { keptMs }) => {
      const insert = (at: Date) => rows.insert(table as OutdatedTable, at);
      const edge = later(NOW, -keptMs);
      const dead = await insert(later(edge, -1));
      const atTheEdge = await insert(edge);
      const live = await insert(later(edge, 1));
      expect((await idsIn(table)).sort()).toEqual([dead, atTheEdge, live].sort());
      await keep();
      expect((await idsIn(table)).sort()).toEqual([atTheEdge, live].sort());
    },
  );

  it('an event that no subscriber has received yet stays, however old it is', async () => {
    // Nothing numbers it in the meantime.
    const release = await holdLock(server.store.pool, 'select 1 from feed_state for update');
    const untold = await rows.insert('outbox_events', later(NOW, -400 * DAY));
    await server.store.pool.query('update outbox_events set number = null where event_id = $1', [untold]);
    await keep().finally(release);
    expect(await idsIn('outbox_events')).toEqual([untold]);
  });

  it('an ended session stays while one of its refresh tokens is valid, and is deleted with the last', async () => {
    const session = await rows.session(later(NOW, -DAY));
    const token = await rows.refreshToken(session, NOW);
    const orphan = await rows.session(later(NOW, -DAY));
    await rows.refreshToken(orphan, later(NOW, -1));
    await keep();
    expect([await idsIn('sessions'), await idsIn('refresh_tokens')]).toEqual([[session], [token]]);
  });

  it('of one connection the newest 10 000 receipts stay, and the newest 256 MiB', async () => {
    const { pool } = server.store;
    await pool.query('delete from connections');
    await crowd('many', 10_002, 2);
    await crowd('large', 258, 1_048_576);
    await keep();
    const { rows: kept } = await pool.query(
      `select name, count(*)::int as count, max(webhook_id::int) as oldest
       from webhook_receipts r join connections c on c.id = connection_id group by name order by name`,
    );
    expect(kept).toEqual([
      { name: 'large', count: 256, oldest: 256 },
      { name: 'many', count: 10_000, oldest: 10_000 },
    ]);
  });

  it('300 000 receipts of one connection are reduced to the limit within a minute', async () => {
    const { pool } = server.store;
    await pool.query('delete from connections');
    await crowd('flood', 300_000, 30_000);
    const started = performance.now();
    await keep();
    expect(performance.now() - started).toBeLessThan(60_000);
    const { rows: kept } = await pool.query(
      'select count(*)::int as count, max(webhook_id::int) as oldest from webhook_receipts',
    );
    // 256 MiB of 30 000 bytes each.
    expect(kept).toEqual([{ count: 8947, oldest: 8947 }]);
  });

  it('of one connection the newest 100 000 webhook ids stay', async () => {
    const { pool } = server.store;
    await rows.insert('webhook_ids', NOW);
    await pool.query(
      `insert into webhook_ids (connection_id, webhook_id, receipt_id, event_type, received_at)
       select connection_id, n::text, gen_random_uuid(), 'e', $1::timestamptz - n * interval '10 milliseconds'
       from webhook_ids, generate_series(1, 115000) n`,
      [NOW],
    );
    await keep();
    const { rows: kept } = await pool.query(
      `select count(*)::int as count, max(webhook_id::int) filter (where length(webhook_id) < 10) as oldest from webhook_ids`,
    );
    expect(kept).toEqual([{ count: 100_000, oldest: 99_999 }]);
  });

  it('a table that cannot be cleared does not stop the others', async () => {
    const dead = await rows.insert('oauth_states', later(NOW, -1));
    const broken = { nothing: { text: 'delete from nowhere where $1 < now()', age: 0 }, ...outdatedRows };
    const run = deleteExpired(server.store.pool, new ManualClock(NOW), server.services.settings, broken);
    await expect(run).rejects.toThrow(/housekeeping: .*nowhere/);
    expect(await idsIn('oauth_states')).not.toContain(dead);
  });

  it('is in the queue at most once, and never runs in parallel', () => {
    const job = housekeepingJob(server.store.pool, systemClock, server.services.settings, {});
    const [item] = parseCrontab(crontabOf([job]));
    expect(item?.options).toMatchObject({ jobKey: 'housekeeping', jobKeyMode: 'replace', queueName: 'housekeeping' });
  });

  it('failed sign-ins are deleted when both the newest failure and the lockout have expired', async () => {
    const old = later(NOW, -DAY - 1);
    const unlocked = await rows.failures([later(old, -HOUR), old], null);
    const locked = await rows.failures([old], NOW);
    const tried = await rows.failures([old, NOW], old);
    const triedFirst = await rows.failures([NOW, old], null);
    await keep();
    const found = await idsIn('sign_in_failures');
    expect(found).not.toContain(unlocked);
    expect(found.sort()).toEqual([locked, tried, triedFirst].sort());
  });

  it('is run by the job worker on a schedule', async () => {
    const dead = await rows.insert('permits', new Date(Date.now() - 1000));
    await server.services.startBackground();
    const { pool } = server.store;
    await eventually(async () => {
      const known = await pool.query('select identifier from graphile_worker._private_known_crontabs');
      return known.rows.some(({ identifier }) => identifier === 'housekeeping');
    });
    await pool.query(`select graphile_worker.add_job('housekeeping')`);
    await eventually(async () => !(await idsIn('permits')).includes(dead));
  });
});
