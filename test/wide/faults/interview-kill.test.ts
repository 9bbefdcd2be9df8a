import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftReply, interview, storedTurns } from '../../support/builders/organisation/charters.ts';
import { createPerson } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { isEveryWrite, QUICK_START, untilDeathIsNoticed, urlForDying } from '../../support/children/deadly-write.ts';
import type { Client } from '../../support/client/client.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const child = fileURLToPath(new URL('../../support/children/interview-child.ts', import.meta.url));

let database: TestDatabase;
let model: ScriptedModel;
let env: Record<string, string>;
let server: TestServer;
let manager: Client;
let managerId: string;

beforeAll(async () => {
  database = await createDatabase();
  model = await ScriptedModel.start();
  env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  server = await startServer({ database, env });
  ({ client: manager, id: managerId } = await createPerson(server, 'manager', 'manager'));
  model.script('interview_decision', { json: draftReply() });
  await changeSetting(server.store, 'budget', 'price_per_million_output_tokens', 1000);
});
afterAll(async () => {
  await server.close();
  await model.close();
  await database.drop();
});

/** Runs the child until it dies or is done; resolves with whether it reached the end. */
const run = (task: 'turn' | 'approve', id: string, nth: number, side: 'before' | 'after'): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { jwtSecret, cursorSecret } = server.config;
    const secrets = { JWT_SECRET: jwtSecret, CURSOR_SECRET: cursorSecret };
    const running = spawn(process.execPath, [...QUICK_START, child, task, id, managerId, String(nth), side], {
      env: { PATH: process.env.PATH, DATABASE_URL: urlForDying(database.url), ...secrets, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    running.stdout.on('data', (data) => {
      output += data;
    });
    running.once('exit', () =>
      untilDeathIsNoticed(server.store.pool).then(() => resolve(output.includes('done')), reject),
    );
  });

const draft = async () => (await interview(manager, 'An idea')).body.data.charter;

/** Counts everything that a turn or an approval writes about a charter. */
const tracesOf = async (charter: { id: string; conversation_id: string }) => {
  const { rows } = await server.store.pool.query(
    `select c.status, c.version, v.status as conversation, v.turn_count as turns,
       (select count(*)::int from conversation_turns where conversation_id = v.id) as "storedTurns",
       (select count(*)::int from outbox_events where event_type = 'conversation.turn_added' and payload ->> 'conversation_id' = v.id::text) as "toldTurns",
       (select count(*)::int from outbox_events where event_type = 'charter.drafted' and payload ->> 'charter_id' = c.id::text) as "toldDrafts",
       (select count(*)::int from outbox_events where event_type = 'charter.approved' and payload ->> 'charter_id' = c.id::text) as "toldApprovals",
       (select count(*)::int from outbox_events where event_type = 'budget.committed' and payload ->> 'charter_id' = c.id::text) as commitments,
       (select count(*)::int from projects where charter_id = c.id) as projects,
       (select count(*)::int from forecasts where charter_id = c.id) as forecasts,
       (select count(*)::int from tasks where charter_id = c.id) as tasks
     from charters c join conversations v on v.id = c.conversation_id where c.id = $1`,
    [charter.id],
  );
  return rows[0];
};
const nothing = { toldApprovals: 0, commitments: 0, projects: 0, forecasts: 0, tasks: 0 };
const everything = { toldApprovals: 1, commitments: 1, projects: 1, forecasts: 1, tasks: 1 };
const turns = (n: number) => ({ turns: n, storedTurns: n, toldTurns: n });
const before = { status: 'drafted', version: 1, conversation: 'proposed', ...turns(2), toldDrafts: 1, ...nothing };
const sides = isEveryWrite ? (['before', 'after'] as const) : (['before'] as const);

describe('a process killed', () => {
  it('at any write of an interview turn leaves the whole turn or nothing; the conversation continues', async () => {
    const after = { ...before, version: 2, ...turns(4), toldDrafts: 2 };
    const clock = new ManualClock(new Date(Date.now() + 31_000));
    const later = await startServer({ database, env, clock });
    const client = later.client.as(manager.identity);
    let deaths = 0;
    for (const side of sides) {
      for (let nth = 1, isDone = false; !isDone; nth += 1) {
        const charter = await draft();
        isDone = await run('turn', charter.conversation_id, nth, side);
        deaths += isDone ? 0 : 1;
        const traces = await tracesOf(charter);
        expect(isDone ? [after] : [before, after]).toContainEqual(traces);
        // The lease of the dead process expires half a minute later.
        const { body } = await client.call('getBudget');
        expect(body.data.company.held).toBe(0);
        expect((await interview(client, 'Go on', charter.conversation_id)).status).toBe(200);
        const sequences = (await storedTurns(server, charter.conversation_id)).map(({ sequence }) => sequence);
        expect(sequences).toEqual(Array.from({ length: traces.turns + 2 }, (_, index) => index));
        clock.advance(31);
      }
    }
    process.stdout.write(`interview: ${deaths} deaths, no half-written turn\n`);
    expect(deaths).toBeGreaterThan(10);
    await later.close();
  }, 480_000);

  it('at any write of an approval leaves the whole run or nothing; it is handed over once', async () => {
    const after = { ...before, status: 'approved', conversation: 'closed', ...everything };
    let deaths = 0;
    for (const side of sides) {
      for (let nth = 1, isDone = false; !isDone; nth += 1) {
        const charter = await draft();
        isDone = await run('approve', charter.id, nth, side);
        deaths += isDone ? 0 : 1;
        const traces = await tracesOf(charter);
        expect(isDone ? [after] : [before, after]).toContainEqual(traces);
        if (traces.status === 'drafted') {
          expect((await manager.call('approveCharter', { path: { charter_id: charter.id } })).status).toBe(200);
        }
        const { rows } = await server.store.pool.query('select id from tasks where charter_id = $1', [charter.id]);
        await server.services.delivery.deliver(rows[0].id);
        const { body } = await manager.call('getTask', { path: { task_id: rows[0].id } });
        expect(body.data.dispatch.map(({ phase }: { phase: string }) => phase).slice(3)).toEqual([
          'assignment',
          'delivery',
        ]);
        const told = await server.store.pool.query(
          `select 1 from outbox_events where event_type = 'task.updated' and payload ->> 'task_id' = $1`,
          [rows[0].id],
        );
        expect(told.rowCount).toBe(1);
      }
    }
    process.stdout.write(`approval: ${deaths} deaths, no half-made run, each handed over once\n`);
    expect(deaths).toBeGreaterThan(10);
  }, 480_000);
});
