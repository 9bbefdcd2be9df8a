import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowActing, calling, creating } from '../../support/builders/chat/acting-scene.ts';
import { openConversation } from '../../support/builders/chat/turns.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { isEveryWrite, QUICK_START, untilDeathIsNoticed, urlForDying } from '../../support/children/deadly-write.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { ScriptedModel, type WireMessage } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { startServerProcess } from '../../support/server/server-process.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

const child = fileURLToPath(new URL('../../support/children/acting-child.ts', import.meta.url));

let database: TestDatabase;
let model: ScriptedModel;
let env: Record<string, string>;
let server: TestServer;
let ceo: Client;
let ceoId: string;

beforeAll(async () => {
  database = await createDatabase();
  model = await ScriptedModel.start();
  env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  server = await startServer({ database, env });
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
  await newDepartment(ceo, 'Engineering');
  await newAgent(ceo, 'Ada', 'Engineering', { role: 'CTO', autonomy_level: 'full' });
  await allowActing(server);
});
afterAll(async () => {
  await server.close();
  await model.close();
  await database.drop();
});

/** Runs the child until it dies or is done; resolves with whether it reached the end. */
const run = (approvalId: string, nth: number, side: 'before' | 'after'): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { jwtSecret, cursorSecret } = server.config;
    const secrets = { JWT_SECRET: jwtSecret, CURSOR_SECRET: cursorSecret };
    const running = spawn(process.execPath, [...QUICK_START, child, approvalId, String(nth), side], {
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

const act = (conversation_id: string | null, headers: Record<string, string> = {}, client = ceo) =>
  client.call('sendTurn', {
    body: { message: 'Do it', intent_override: 'act', named_targets: ['Ada'], conversation_id },
    headers,
  });

/** The model reacts to what was done: first the company, which waits, then two departments, then it is done. */
const scriptModel = (name: string): void => {
  const answered = (messages: readonly WireMessage[]) => messages.filter(({ role }) => role === 'tool').length;
  model.script('tools', ({ body }) => {
    const done = answered(body.messages);
    if (done === 0) return calling(['company_update', { company_name: name }]);
    if (done > 1) return { text: `${name} is done.` };
    return calling(['departments_create', { name: `${name} one` }], ['departments_create', { name: `${name} two` }]);
  });
};

const tracesOf = async (approvalId: string, conversationId: string, name: string) => {
  const { rows } = await server.store.pool.query(
    `select a.resume ->> 'state' as state,
       (select count(*)::int from departments where name like $3) as departments,
       (select count(*)::int from audit_entries where action = 'tool.ran'
         and (details ->> 'approval_id' = a.id::text or details -> 'arguments' ->> 'name' like $3)) as runs,
       (select count(*)::int from outbox_events where event_type = 'approval.resumed' and payload ->> 'approval_id' = a.id::text) as told,
       (select count(*)::int from conversation_turns where conversation_id = $2) as turns,
       (select count(*)::int from act_runs) as left,
       (select count(*)::int from resume_signals where approval_id = a.id and done_at is null) as open
     from approvals a where a.id = $1`,
    [approvalId, conversationId, `${name} %`],
  );
  return rows[0];
};

describe('a process killed', () => {
  it('at any write between a decision and the end of its run: another process continues, and every call runs once', async () => {
    const clock = new ManualClock(new Date(Date.now() + 31_000));
    const later = await startServer({ database, env, clock });
    let deaths = 0;
    for (let nth = 1, isDone = false; !isDone; nth += isEveryWrite ? 1 : 3) {
      const side = nth % 2 === 0 ? 'after' : 'before';
      const name = `Unit ${nth}`;
      scriptModel(name);
      const conversationId = await openConversation(server, ceoId, 'direct');
      const { approval_id: approvalId } = known((await act(conversationId)).body.data.act).action;
      await ceo.call('approveApproval', { path: { approval_id: known(approvalId) } });
      isDone = await run(known(approvalId), nth, side);
      deaths += isDone ? 0 : 1;
      // The lease of the dead process expires half a minute later.
      await later.services.resumeDelivery.deliver(known(approvalId));
      expect(await tracesOf(known(approvalId), conversationId, name)).toEqual({
        ...{ state: 'done', departments: 2, runs: 3, told: 1, turns: 3, left: 0, open: 0 },
      });
      const { result } = (await ceo.call('getApproval', { path: { approval_id: known(approvalId) } })).body.data.resume;
      expect([result?.termination_reason, result?.tool_calls.length]).toEqual(['completed', 3]);
      clock.advance(31);
    }
    process.stdout.write(`acting: ${deaths} deaths, every call ran once\n`);
    expect(deaths).toBeGreaterThan(isEveryWrite ? 30 : 10);
    await later.close();
  }, 480_000);

  it('in a turn, after its first tool: the retry gets the calls so far, and none runs twice', async () => {
    const dying = await startServerProcess({ ...env, DATABASE_URL: database.url });
    const headers = { 'idempotency-key': 'killed' };
    model.reset();
    model.script('tools', creating('Outlived'), { hang: true });
    const unanswered = act(null, headers, dying.client.as(ceo.identity)).catch(() => null);
    await eventually(() => model.calls.length === 2);
    await dying.kill();
    await unanswered;
    const clock = new ManualClock(new Date(Date.now() + 31_000));
    const later = await startServer({ database, env, clock });
    const { status, body } = await act(null, headers, later.client.as(ceo.identity));
    expect([status, body.data.act?.action.termination_reason]).toEqual([200, 'provider_error']);
    expect(body.data.act?.action.tool_calls).toMatchObject([{ tool_name: 'departments.create', is_error: false }]);
    expect(model.calls).toHaveLength(2);
    const { data } = (await ceo.call('listDepartments')).body;
    expect(data.filter(({ name }: { name: string }) => name === 'Outlived')).toHaveLength(1);
    await later.close();
  });
});
