import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../../support/builders/people.ts';
import { isEveryWrite, QUICK_START } from '../../support/children/deadly-write.ts';
import type { Client } from '../../support/client/client.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

const child = fileURLToPath(new URL('../../support/children/decision-child.ts', import.meta.url));

let database: TestDatabase;
let server: TestServer;
let ceo: Client;

beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ database });
  ceo = await setUpCeo(server.client);
  await server.services.startBackground();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const request = async (ttlSeconds: number | null): Promise<string> => {
  const body = {
    action_type: 'deploy:release',
    title: 'Release',
    description: 'Ship it',
    risk_level: 'high',
    ttl_seconds: ttlSeconds,
  } as const;
  const { body: answer } = await ceo.call('createApproval', { body });
  return answer.data.id;
};

/** Runs the child until it dies or is done; resolves with whether it reached the end. */
const run = (approvalId: string, kind: 'approve' | 'expire', nth: number, side: 'before' | 'after'): Promise<boolean> =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      JWT_SECRET: server.config.jwtSecret,
      CURSOR_SECRET: server.config.cursorSecret,
    };
    const process_ = spawn(process.execPath, [...QUICK_START, child, approvalId, kind, String(nth), side], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    process_.stdout.on('data', (data) => {
      output += data;
    });
    process_.once('exit', () => resolve(output.includes('done')));
  });

interface Traces {
  readonly status: string;
  readonly audits: number;
  readonly announced: number;
  readonly resumed: number;
  readonly open: number;
}

const tracesOf = async (approvalId: string): Promise<Traces> => {
  const { rows } = await server.store.pool.query(
    `select a.status,
       (select count(*)::int from audit_entries where target_id = a.id::text) as audits,
       (select count(*)::int from outbox_events where event_type in ('approval.approved', 'approval.expired') and payload ->> 'approval_id' = a.id::text) as announced,
       (select count(*)::int from outbox_events where event_type = 'approval.resumed' and payload ->> 'approval_id' = a.id::text) as resumed,
       (select count(*)::int from resume_signals where approval_id = a.id and done_at is null) as open
     from approvals a where a.id = $1`,
    [approvalId],
  );
  return rows[0];
};

/** Another process takes over: its worker delivers a stored decision, and decides a pending approval. */
const recover = async (approvalId: string, kind: 'approve' | 'expire'): Promise<Traces> => {
  // The jobs of a killed worker stay locked for hours unless the next process is informed of its death.
  await server.store.pool.query(
    'select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))',
  );
  const at = { path: { approval_id: approvalId } };
  if (kind === 'approve' && (await tracesOf(approvalId)).status === 'pending') await ceo.call('approveApproval', at);
  await eventually(async () => (await tracesOf(approvalId)).resumed > 0);
  return tracesOf(approvalId);
};

const sides = isEveryWrite ? (['before', 'after'] as const) : (['after'] as const);

describe('a decision is delivered', () => {
  it('killed at every write of fifty racing approvers: one decision, one audit entry, one event, one wake-up', {
    timeout: 480_000,
  }, async () => {
    let kills = 0;
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      for (const side of sides) {
        const approvalId = await request(null);
        isOver = await run(approvalId, 'approve', nth, side);
        if (!isOver) kills += 1;
        expect(await recover(approvalId, 'approve')).toEqual({
          status: 'approved',
          audits: 1,
          announced: 1,
          resumed: 1,
          open: 0,
        });
      }
    }
    expect(kills).toBeGreaterThan(8);
    process.stdout.write(`${kills} kills, one decision and one wake-up each\n`);
  });

  it('killed at every write of an expiry: expired once, never left pending, one wake-up', {
    timeout: 480_000,
  }, async () => {
    let kills = 0;
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      const approvalId = await request(null);
      isOver = await run(approvalId, 'expire', nth, 'after');
      if (!isOver) kills += 1;
      expect((await ceo.call('getApproval', { path: { approval_id: approvalId } })).body.data.status).toBe('expired');
      expect(await recover(approvalId, 'expire')).toMatchObject({
        status: 'expired',
        announced: 1,
        resumed: 1,
        open: 0,
      });
    }
    expect(kills).toBeGreaterThan(4);
  });
});
