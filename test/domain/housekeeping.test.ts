import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApprovalExpiry } from '../../domain/approvals/approval-expiry.ts';
import { ApprovalSweep } from '../../domain/approvals/approval-sweep.ts';
import { Outbox } from '../../domain/foundation/events/outbox.ts';
import { deleteExpired } from '../../domain/foundation/jobs/housekeeping.ts';
import { systemClock } from '../../domain/foundation/kernel/clock.ts';
import { outdatedRows } from '../../domain/services.ts';
import { actorNamed } from '../support/builders/actors.ts';
import { eventually } from '../support/builders/people.ts';
import { addUser } from '../support/client/tokens.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { ManualClock } from '../support/time/clock.ts';

const NOW = new Date('2030-06-15T12:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await startServer();
  userId = (await addUser(server, 'owner', 'manager')).id;
});
afterAll(() => server.close());

/** A row that is out of date since this moment, under an id of its own; answers the id. */
type Insert = (at: Date) => Promise<string>;
interface Case {
  /** The column that tells one row from another. */
  readonly id: string;
  /** How long after its end a row is kept. */
  readonly keptMs: number;
  readonly insert: Insert;
}

const insertInto = async (text: string, ...values: readonly unknown[]): Promise<string> => {
  const id = randomUUID();
  await server.store.pool.query(text, [id, ...values]);
  return id;
};
const insertSession = (at: Date) =>
  insertInto(
    `insert into sessions (id, user_id, ip_address, user_agent, created_at, last_active_at, expires_at)
     values ($1, $2, '127.0.0.1', 'test', $3, $3, $3)`,
    userId,
    at,
  );
const insertToken = (sessionId: string, at: Date) =>
  insertInto(
    `insert into refresh_tokens (token_hash, session_id, issued_at, expires_at) values ($1, $2, $3, $3)`,
    sessionId,
    at,
  );
const insertFailures = (failedAt: readonly Date[], lockedUntil: Date | null) =>
  insertInto(
    'insert into sign_in_failures (username_key, failed_at, locked_until) values ($1, $2, $3)',
    failedAt,
    lockedUntil,
  );
const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Written down a second time: how long each table keeps what is out of date. */
const CASES: Readonly<Record<string, Case>> = {
  refresh_tokens: {
    id: 'token_hash',
    keptMs: 0,
    insert: async (at) => insertToken(await insertSession(later(NOW, DAY)), at),
  },
  sessions: { id: 'id', keptMs: 0, insert: insertSession },
  ws_tickets: {
    id: 'ticket_hash',
    keptMs: 0,
    insert: (at) =>
      insertInto(
        `insert into ws_tickets (ticket_hash, user_id, role, credential, expires_at) values ($1, $2, 'manager', '{}', $3)`,
        userId,
        at,
      ),
  },
  permits: {
    id: 'id',
    keptMs: 0,
    insert: (at) => insertInto(`insert into permits (id, bucket, expires_at) values ($1, 'bucket', $2)`, at),
  },
  api_keys: {
    id: 'id',
    keptMs: 30 * DAY,
    insert: (at) =>
      insertInto(
        `insert into api_keys (id, user_id, key_hash, name, role, last_four, created_at, revoked_at)
         values ($1, $2, gen_random_uuid()::text, 'dead', 'observer', 'abcd', $3, $3)`,
        userId,
        at,
      ),
  },
  leases: {
    id: 'resource',
    keptMs: HOUR,
    insert: (at) =>
      insertInto('insert into leases (resource, holder, fence, expires_at) values ($1, gen_random_uuid(), 1, $2)', at),
  },
  budget_holds: {
    id: 'id',
    keptMs: HOUR,
    insert: (at) =>
      insertInto(
        `insert into budget_holds (id, level, subject, month, amount, expires_at) values ($1, 'company', 'default', '2030-06', 1, $2)`,
        at,
      ),
  },
  idempotency_claims: {
    id: 'key',
    keptMs: 0,
    insert: (at) =>
      insertInto(
        `insert into idempotency_claims (operation, user_id, key, fingerprint, lapses_at, expires_at)
         values ('createUser', 'u', $1, 'f', $2, $2)`,
        at,
      ),
  },
  rate_windows: {
    id: 'key',
    keptMs: 12 * DAY,
    insert: (at) =>
      insertInto(`insert into rate_windows (key, hits, counts, touched_at) values ($1, '{}', '{}', $2)`, at.getTime()),
  },
  sign_in_failures: { id: 'username_key', keptMs: DAY, insert: (at) => insertFailures([at], at) },
  outbox_events: {
    id: 'event_id',
    keptMs: DAY,
    insert: (at) =>
      insertInto(
        `insert into outbox_events (event_id, event_type, channel, payload, at) values ($1, 't', 'c', '{}', $2)`,
        at,
      ),
  },
};

const idsIn = async (table: string): Promise<string[]> => {
  const { rows } = await server.store.pool.query(`select ${CASES[table]?.id} as id from ${table}`);
  return rows.map(({ id }) => String(id));
};
const keep = () => deleteExpired(server.store.pool, new ManualClock(NOW), outdatedRows);

describe('the sweep of approvals', () => {
  it('expires what nobody looks at every 5 s, and ends with the server', async () => {
    const { services, store } = server;
    const stored = async (id: string) =>
      (await store.pool.query('select status from approvals where id = $1', [id])).rows[0].status;
    const request = () =>
      services.approvals.request(
        {
          actionType: 'deploy',
          title: 'Deploy',
          description: '',
          riskLevel: 'low',
          source: 'review_gate',
          ttlSeconds: 3600,
          taskId: null,
          metadata: {},
        },
        actorNamed(userId),
      );
    const [due, open] = [await request(), await request()];
    await store.pool.query(`update approvals set expires_at = now() - interval '1 second' where id = $1`, [due.id]);
    const sweep = new ApprovalSweep(new ApprovalExpiry(store.unitOfWork, systemClock, new Outbox(systemClock)));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const timers = vi.getTimerCount();
      sweep.startBackground();
      vi.advanceTimersByTime(4999);
      expect(await stored(due.id)).toBe('pending');
      vi.advanceTimersByTime(1);
      await eventually(async () => (await stored(due.id)) === 'expired');
      expect(await stored(open.id)).toBe('pending');
      sweep.close();
      expect(vi.getTimerCount()).toBe(timers);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('housekeeping', () => {
  beforeEach(async () => {
    for (const table of Object.keys(CASES)) await server.store.pool.query(`delete from ${table}`);
  });

  it('has a case here for every table it clears', () => {
    expect(Object.keys(outdatedRows).sort()).toEqual(Object.keys(CASES).sort());
    for (const [table, { text }] of Object.entries(outdatedRows)) expect(text).toContain(`delete from ${table} `);
  });

  it.each(Object.entries(CASES))(
    '%s: a row goes 1 ms after its time, not at it and not before',
    async (table, entry) => {
      const edge = later(NOW, -entry.keptMs);
      const dead = await entry.insert(later(edge, -1));
      const atTheEdge = await entry.insert(edge);
      const live = await entry.insert(later(edge, 1));
      expect((await idsIn(table)).sort()).toEqual([dead, atTheEdge, live].sort());
      await keep();
      expect((await idsIn(table)).sort()).toEqual([atTheEdge, live].sort());
    },
  );

  it('a session that is over stays while one of its refresh tokens can be used, and goes with the last', async () => {
    const session = await insertSession(later(NOW, -DAY));
    const token = await insertToken(session, NOW);
    const orphan = await insertSession(later(NOW, -DAY));
    await insertToken(orphan, later(NOW, -1));
    await keep();
    expect([await idsIn('sessions'), await idsIn('refresh_tokens')]).toEqual([[session], [token]]);
  });

  it('failed sign-ins go when both the newest failure and the lock are out of date', async () => {
    const old = later(NOW, -DAY - 1);
    const unlocked = await insertFailures([later(old, -HOUR), old], null);
    const locked = await insertFailures([old], NOW);
    const tried = await insertFailures([old, NOW], old);
    const triedFirst = await insertFailures([NOW, old], null);
    await keep();
    const found = await idsIn('sign_in_failures');
    expect(found).not.toContain(unlocked);
    expect(found.sort()).toEqual([locked, tried, triedFirst].sort());
  });

  it('is done by the job worker, by the clock', async () => {
    const dead = await CASES.permits?.insert(new Date(Date.now() - 1000));
    await server.services.startBackground();
    const { pool } = server.store;
    await eventually(async () => {
      const { rows } = await pool.query('select identifier from graphile_worker._private_known_crontabs');
      return rows.some(({ identifier }) => identifier === 'housekeeping');
    });
    await pool.query(`select graphile_worker.add_job('housekeeping')`);
    await eventually(async () => !(await idsIn('permits')).includes(dead ?? ''));
  });
});
