import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '../../domain/foundation/kernel/json/canonical-json.ts';
import { unconditional } from '../../domain/foundation/kernel/precondition.ts';
import { actorOf } from '../support/builders/actor.ts';
import { requestApproval } from '../support/builders/approvals.ts';
import { newAgent, newDepartment } from '../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../support/builders/people.ts';
import { NOBODY } from '../support/builders/unknown-ids.ts';
import type { Client } from '../support/client/client.ts';
import { countResults, errorOf } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { whileUncommitted } from '../support/database/held-lock.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { ManualClock } from '../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
let agent: string;

beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'engineering');
  agent = (await newAgent(ceo, 'Ada', 'engineering')).id;
});
afterAll(() => server.close());

const REQUEST = {
  action_type: 'deploy:release',
  title: 'Release',
  description: 'Ship it',
  risk_level: 'high',
} as const;
const create = async (more: object = {}) =>
  (await ceo.call('createApproval', { body: { ...REQUEST, ...more } })).body.data;
const at = (id: string) => ({ path: { approval_id: id } });

describe('listApprovals', () => {
  it('200: newest first, filters combine, pages have no gaps', async () => {
    for (const risk_level of ['low', 'critical', 'low', 'low']) await create({ risk_level, action_type: 'list:me' });
    const all = await ceo.call('listApprovals', { query: { action_type: 'list:me', risk_level: 'low', limit: 2 } });
    expect(all.body.data).toHaveLength(2);
    const rest = await ceo.call('listApprovals', {
      query: { action_type: 'list:me', risk_level: 'low', limit: 2, cursor: known(all.body.pagination.next_cursor) },
    });
    expect(rest.body.data).toHaveLength(1);
    expect(rest.body.pagination).toMatchObject({ has_more: false, next_cursor: null });
  });
  it('400: a filter outside its values', async () => {
    for (const query of [{ status: 'open' }, { risk_level: 'x' }, { source: 'x' }, { action_type: 'x'.repeat(129) }]) {
      expect(errorOf(await ceo.callRaw('listApprovals', { query }))).toEqual([400, 2001]);
    }
  });
});

describe('createApproval', () => {
  it('201: pending, in the name of the caller, without evidence or a wake-up', async () => {
    const answer = await ceo.call('createApproval', { body: { ...REQUEST, metadata: { zeta: '1', a: '2' } } });
    expect(answer.body.data).toMatchObject({
      status: 'pending',
      requested_by: 'chief',
      source: 'review_gate',
      urgency_level: 'no_expiry',
      resume: { state: 'none' },
    });
    const read = await ceo.call('getApproval', at(answer.body.data.id));
    expect(read.body.data).toEqual(answer.body.data);
    expect(answer.headers.location).toBe(`/api/v1/approvals/${answer.body.data.id}`);
  });
  it('404: an unknown task', async () => {
    expect(errorOf(await ceo.callRaw('createApproval', { body: { ...REQUEST, task_id: 'nobody' } }))).toEqual([
      404, 3000,
    ]);
  });
  it('400: an action without a category, too many notes, a time to live of a week and a second', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, 'v']));
    for (const wrong of [
      { action_type: 'deploy' },
      { metadata },
      { ttl_seconds: 604_801 },
      { ttl_seconds: 0 },
      { risk_level: 'huge' },
    ]) {
      expect(errorOf(await ceo.callRaw('createApproval', { body: { ...REQUEST, ...wrong } }))).toEqual([400, 2001]);
    }
  });
  it('replays byte for byte under an Idempotency-Key, and runs once', async () => {
    const headers = { 'idempotency-key': 'approval-1' } as const;
    const first = await ceo.call('createApproval', { body: REQUEST, headers });
    const again = await ceo.call('createApproval', { body: REQUEST, headers });
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });
});

describe('getApproval', () => {
  it('200, 304: urgency follows the current settings and does not change the tag', async () => {
    const { id } = await create({ ttl_seconds: 20_000 });
    const before = await ceo.call('getApproval', at(id));
    expect(before.body.data.urgency_level).toBe('normal');
    clock.advance(6000);
    const after = await ceo.call('getApproval', at(id));
    expect(after.body.data.urgency_level).toBe('high');
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(
      (await ceo.call('getApproval', { ...at(id), headers: { 'if-none-match': before.headers.etag ?? '' } })).status,
    ).toBe(304);
  });
});

describe('an expiring approval that was decided in time', () => {
  it.each([
    ['approveApproval', {}],
    ['rejectApproval', { body: { reason: 'Not now' } }],
  ] as const)('%s: it is critical and has no time left', async (decide, request) => {
    const { id } = await create({ ttl_seconds: 20_000 });
    const { data } = (await ceo.call(decide, { ...at(id), ...request })).body;
    expect(data).toMatchObject({ seconds_remaining: 0, urgency_level: 'critical' });
  });
});

describe('the evidence of an approval', () => {
  const CONTEXT = {
    ...{ conversation_id: null, plan_id: null, agent_id: null, agent_name: null },
    ...{ tool_name: 'departments.delete', tool_arguments: { reason: 'empty' } },
    arguments_digest: contentHash({ reason: 'empty' }),
    ...{ run_id: null, summary: null, criteria: null, artifacts: null },
  };
  const RESULT = {
    ...{ termination_reason: 'completed', final_message: 'Deleted.', tool_calls: [] },
    ...{ approval_id: null, parked: false },
  };
  const NOTHING = Object.fromEntries(Object.keys(CONTEXT).map((key) => [key, null]));

  it('200: is visible to approvers and to the requester, with one tag for all', async () => {
    const asker = await createPerson(server, 'instructor', 'pair_programmer');
    const decider = await createPerson(server, 'inspector', 'board_member');
    const reader = await createPerson(server, 'watcher', 'observer');
    const peer = await createPerson(server, 'peer', 'pair_programmer');
    const context = { toolName: CONTEXT.tool_name, toolArguments: CONTEXT.tool_arguments };
    const { id } = await requestApproval(server, asker.id, { actionType: 'tool:seen', ttlSeconds: null, context });
    const resume = { state: 'done', result: RESULT, error: null };
    await server.store.pool.query('update approvals set resume = $2 where id = $1', [id, JSON.stringify(resume)]);
    const { etag } = (await ceo.call('getApproval', at(id))).headers;
    const readBy = async (client: Client) => {
      const read = await client.call('getApproval', at(id));
      const [listed] = (await client.call('listApprovals', { query: { action_type: 'tool:seen' } })).body.data;
      expect([listed, read.headers.etag]).toEqual([read.body.data, etag]);
      return [read.body.data.context, read.body.data.resume];
    };
    for (const { client } of [asker, decider]) expect(await readBy(client)).toEqual([CONTEXT, resume]);
    for (const { client } of [reader, peer])
      expect(await readBy(client)).toEqual([NOTHING, { ...resume, result: null }]);
  });
});

describe('approveApproval and rejectApproval', () => {
  it('200: records who decided, when and why', async () => {
    const approved = await ceo.call('approveApproval', { ...at((await create()).id), body: { comment: 'go' } });
    expect(approved.body.data).toMatchObject({ status: 'approved', decided_by: 'chief', decision_reason: 'go' });
    const rejected = await ceo.call('rejectApproval', { ...at((await create()).id), body: { reason: 'no' } });
    expect(rejected.body.data).toMatchObject({ status: 'rejected', decision_reason: 'no' });
    expect((await ceo.call('approveApproval', at((await create()).id))).body.data.decision_reason).toBeNull();
  });
  it('400: a rejection needs a reason', async () => {
    const { id } = await create();
    expect(errorOf(await ceo.callRaw('rejectApproval', { ...at(id), body: {} }))).toEqual([400, 2001]);
    expect(errorOf(await ceo.callRaw('rejectApproval', at(id)))).toEqual([400, 2001]);
    expect(errorOf(await ceo.call('approveApproval', { ...at(id), body: { comment: ' ' } }))).toEqual([400, 2001]);
  });
  it('409: fifty approvers in parallel, one decision', async () => {
    const { id } = await create();
    const decide = (index: number) =>
      index % 2 === 0
        ? ceo.call('approveApproval', at(id))
        : ceo.call('rejectApproval', { ...at(id), body: { reason: 'no' } });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => decide(index)));
    expect(countResults(answers)).toEqual({ 200: 1, '409/4000': 49 });
  });
  it('404: an unknown id, and a malformed one', async () => {
    for (const id of ['nobody', NOBODY]) {
      expect(errorOf(await ceo.call('approveApproval', at(id)))).toEqual([404, 3000]);
      expect(errorOf(await ceo.call('rejectApproval', { ...at(id), body: { reason: 'no' } }))).toEqual([404, 3000]);
      expect(errorOf(await ceo.call('getApproval', at(id)))).toEqual([404, 3000]);
    }
  });
  it('403: a pair programmer may request but not decide; a board member may decide but not request', async () => {
    const programmer = await createPerson(server, 'asker', 'pair_programmer');
    const member = await createPerson(server, 'decider', 'board_member');
    const asked = await programmer.client.call('createApproval', { body: REQUEST });
    expect(asked.status).toBe(201);
    expect(errorOf(await programmer.client.call('approveApproval', at(asked.body.data.id)))).toEqual([403, 1001]);
    expect(errorOf(await member.client.callRaw('createApproval', { body: REQUEST }))).toEqual([403, 1001]);
    expect((await member.client.call('approveApproval', at(asked.body.data.id))).status).toBe(200);
  });
  it('a task in review is completed by approval and returned by rejection', async () => {
    const project = (await ceo.call('createProject', { body: { name: 'P' } })).body.data.id;
    for (const [verdict, status] of [
      ['approve', 'completed'],
      ['reject', 'in_progress'],
    ] as const) {
      const task = (await ceo.call('createTask', { body: { project_id: project, title: 'T', assigned_to: agent } }))
        .body.data.id;
      await ceo.call('updateTask', { path: { task_id: task }, body: { status: 'in_review' } });
      const { id } = await create({ task_id: task });
      if (verdict === 'approve') await ceo.call('approveApproval', at(id));
      else await ceo.call('rejectApproval', { ...at(id), body: { reason: 'no' } });
      expect((await ceo.call('getTask', { path: { task_id: task } })).body.data.status).toBe(status);
    }
  });
  it('a task that is cancelled while the decision waits for it stays cancelled', async () => {
    const project_id = (await ceo.call('createProject', { body: { name: 'P' } })).body.data.id;
    const body = { project_id, title: 'T', assigned_to: agent };
    const task_id = (await ceo.call('createTask', { body })).body.data.id;
    await ceo.call('updateTask', { path: { task_id }, body: { status: 'in_review' } });
    const { id } = await create({ task_id });
    const decided = await whileUncommitted(
      server.store,
      () => server.services.tasks.update(task_id, { status: 'cancelled' }, actorOf('ceo'), unconditional),
      () => ceo.call('approveApproval', at(id)),
    );
    expect(decided.status).toBe(200);
    expect((await ceo.call('getTask', { path: { task_id } })).body.data.status).toBe('cancelled');
  });
  it('a task that is not in review does not change with the decision', async () => {
    const project = (await ceo.call('createProject', { body: { name: 'P' } })).body.data.id;
    const body = { project_id: project, title: 'T', assigned_to: agent };
    for (const decide of ['approveApproval', 'rejectApproval'] as const) {
      const task = (await ceo.call('createTask', { body })).body.data;
      const { id } = await create({ task_id: task.id });
      const given = decide === 'approveApproval' ? { comment: 'x' } : { reason: 'x' };
      expect((await ceo.call(decide, { ...at(id), body: given })).status).toBe(200);
      expect((await ceo.call('getTask', { path: { task_id: task.id } })).body.data).toEqual(task);
    }
  });
  it('409: an expiry takes effect immediately in get, list and decide, and is published once', async () => {
    const { id } = await create({ ttl_seconds: 60 });
    expect((await ceo.call('getApproval', at(id))).body.data).toMatchObject({
      seconds_remaining: 60,
      urgency_level: 'critical',
    });
    clock.advance(59.5);
    expect((await ceo.call('getApproval', at(id))).body.data).toMatchObject({
      status: 'pending',
      seconds_remaining: 0.5,
    });
    clock.advance(0.5);
    expect(errorOf(await ceo.call('approveApproval', at(id)))).toEqual([409, 4000]);
    expect((await ceo.call('getApproval', at(id))).body.data).toMatchObject({
      status: 'expired',
      seconds_remaining: 0,
      decided_at: null,
    });
    const { body } = await ceo.call('listApprovals', { query: { status: 'expired' } });
    expect(body.data.map((entry: { id: string }) => entry.id)).toContain(id);
    const { rows } = await server.store.pool.query(
      `select 1 from outbox_events where event_type = 'approval.expired' and payload ->> 'approval_id' = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});
