import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countActRuns } from '../../support/builders/act-runs.ts';
import {
  type ActingScene,
  calling,
  creating,
  startActing,
  toolResultsIn,
} from '../../support/builders/chat/acting-scene.ts';
import { openConversation } from '../../support/builders/chat/turns.ts';
import {
  claimNext,
  newActiveProject,
  newReadyTask,
  newWorker,
  readTask,
} from '../../support/builders/execution/work.ts';
import { eventsOf } from '../../support/builders/organisation/charters.ts';
import { withApiKey } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { errorOf, inParallel } from '../../support/client/expect.ts';
import type { FieldOf } from '../../support/client/operation-types.ts';

let scene: ActingScene;
let ceoId: string;
beforeAll(async () => {
  scene = await startActing();
  ceoId = scene.actor.userId;
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.model.reset();
  await scene.setAutonomy('supervised');
});

let names = 0;
const newName = () => {
  names += 1;
  return `Unit ${names}`;
};

/** A parked call with its records. */
const park = async (name: string, fields: object = {}) => {
  scene.model.script('tools', creating(name), { text: `I made ${name}.` });
  const { body } = await scene.act(`Create ${name}`, fields);
  if (body.data?.act?.action.parked !== true) throw new Error(JSON.stringify(body));
  return body.data.act.action.approval_id as string;
};
const approve = (approvalId: string, body: object = {}) =>
  scene.ceo.call('approveApproval', { path: { approval_id: approvalId }, body });
const reject = (approvalId: string, body: object = {}) =>
  scene.ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'No', ...body } });
const resumed = async (approvalId: string) => {
  await scene.deliver(approvalId);
  return (await scene.approval(approvalId)).resume;
};
const countRuns = () => countActRuns(scene.server);
const turnsOf = async (conversationId: string) =>
  (await scene.ceo.call('listConversationTurns', { path: { conversation_id: conversationId } })).body.data;
const toldOf = async (approvalId: string) =>
  (await eventsOf(scene.server, 'approval.resumed'))
    .filter(({ payload }) => payload.approval_id === approvalId)
    .map(({ channel, payload }) => [channel, payload.state, payload.termination_reason]);

type Autonomy = FieldOf<'updateAgent', 'autonomy_level'>;

describe('autonomy', () => {
  it.each([
    ['full', ['runs', 'runs', 'parks']],
    ['semi', ['runs', 'runs', 'parks']],
    ['supervised', ['runs', 'parks', 'parks']],
    ['locked', ['parks', 'parks', 'parks']],
  ] as const)('of the company %s: read, write and admin calls', async (level, expected) => {
    await scene.setAutonomy(level);
    const calls = [
      calling(['departments_list', {}]),
      creating(newName()),
      calling(['company_update', { company_name: 'Acme' }]),
    ];
    const found: string[] = [];
    for (const call of calls) {
      scene.model.script('tools', call, { text: 'Done.' });
      const { action } = (await scene.act()).body.data.act;
      found.push(action.parked ? 'parks' : 'runs');
    }
    expect(found).toEqual(expected);
  });

  it('of the agent takes precedence over that of its department, and that over the company', async () => {
    await scene.setAutonomy('locked');
    const set = async (agent: Autonomy, department: Autonomy): Promise<boolean> => {
      const { rows } = await scene.server.store.pool.query(`select id from departments where name = 'Engineering'`);
      await scene.ceo.call('updateDepartment', {
        path: { department_id: rows[0].id },
        body: { autonomy_level: department },
      });
      await scene.ceo.call('updateAgent', { path: { agent_id: scene.ada }, body: { autonomy_level: agent } });
      scene.model.script('tools', calling(['departments_list', {}]), { text: 'Done.' });
      return (await scene.act()).body.data.act.action.parked;
    };
    expect([
      await set(null, 'full'),
      await set('locked', 'full'),
      await set('full', 'locked'),
      await set(null, null),
    ]).toEqual([false, true, false, true]);
  });

  it('a call that sets an autonomy level counts as `admin`; a default that is filled in sets none', async () => {
    await scene.setAutonomy('full');
    scene.model.script('tools', calling(['departments_create', { name: newName(), autonomy_level: 'full' }]));
    const { action } = (await scene.act()).body.data.act;
    expect((await scene.approval(action.approval_id)).risk_level).toBe('high');
  });
});

describe('a parked call', () => {
  it('200: does not run; later calls of the reply are dropped; the approval shows the call', async () => {
    const name = newName();
    const secret = `sk-${'a'.repeat(20)}`;
    scene.model.script(
      'tools',
      calling(
        ['departments_list', {}],
        ['departments_create', { name, description: secret }],
        ['departments_create', { name: newName() }],
      ),
    );
    const { body } = await scene.act('Create it');
    const { action } = body.data.act;
    expect(action).toMatchObject({ termination_reason: 'parked', parked: true, final_message: null });
    expect(action.tool_calls).toHaveLength(1);
    expect(await scene.departmentNames()).not.toContain(name);
    const approval = await scene.approval(action.approval_id);
    expect(approval).toMatchObject({
      source: 'parked_context',
      action_type: 'tool:departments_create',
      risk_level: 'medium',
      requested_by: 'Ada',
      status: 'pending',
      context: {
        agent_id: scene.ada,
        agent_name: 'Ada',
        tool_name: 'departments.create',
        tool_arguments: { name, description: '***' },
        conversation_id: null,
        plan_id: null,
      },
      resume: { state: 'none', result: null, error: null },
    });
    expect(approval.title + approval.description).not.toContain('Create it');
    expect(Date.parse(approval.expires_at) - Date.parse(approval.created_at)).toBe(86_400_000);
    await approve(action.approval_id);
    scene.model.script('tools', { text: 'Done.' });
    await scene.deliver(action.approval_id);
    const { rows } = await scene.server.store.pool.query('select description from departments where name = $1', [name]);
    expect(rows).toEqual([{ description: '***' }]);
    expect(JSON.stringify(scene.model.calls)).not.toContain(secret);
    // The dropped call is deleted: the model receives only the result of the one that ran.
    expect(toolResultsIn(scene.model.calls.at(-1) as never)).toHaveLength(2);
  });

  it('runs once when it is approved; the loop continues; the result appears everywhere', async () => {
    const name = newName();
    const conversation_id = await openConversation(scene.server, ceoId, 'direct');
    const approvalId = await park(name, { conversation_id });
    const answer = await approve(approvalId);
    expect(answer.body.data.resume).toEqual({ state: 'queued', result: null, error: null });
    const [, resume] = [await inParallel(3, () => scene.deliver(approvalId)), await resumed(approvalId)];
    expect(resume).toMatchObject({ state: 'done', error: null });
    expect(resume.result).toMatchObject({ termination_reason: 'completed', final_message: `I made ${name}.` });
    expect(resume.result.tool_calls.map(({ tool_name }: { tool_name: string }) => tool_name)).toEqual([
      'departments.create',
    ]);
    expect((await scene.departmentNames()).filter((each) => each === name)).toEqual([name]);
    expect(await toldOf(approvalId)).toEqual([[`user:${ceoId}`, 'done', 'completed']]);
    const turns = await turnsOf(conversation_id);
    expect(turns.map(({ role, content }: { role: string; content: string }) => [role, content])).toEqual([
      ['user', `Create ${name}`],
      ['assistant', 'The next step waits for an approval.'],
      ['assistant', `I made ${name}.`],
    ]);
    expect(turns[2]).toMatchObject({ author_agent_id: scene.ada, author_name: 'Ada' });
    const entries = (await scene.ceo.call('listAuditLog', { query: { action: 'tool.ran' } })).body.data;
    expect(entries[0]).toMatchObject({
      agent_id: scene.ada,
      details: { approval_id: approvalId, arguments: { name } },
    });
  });

  it('a further parked call creates a further approval, and steps count over both', async () => {
    await changeSetting(scene.server.store, 'chat', 'direct_mcp_max_turns', 2);
    const [first, second] = [newName(), newName()];
    const approvalId = await park(first);
    scene.model.script('tools', creating(second));
    await approve(approvalId);
    const { result } = await resumed(approvalId);
    expect(result).toMatchObject({ termination_reason: 'parked', parked: true });
    expect(await toldOf(approvalId)).toEqual([[`user:${ceoId}`, 'done', 'parked']]);
    await approve(result.approval_id);
    expect((await resumed(result.approval_id)).result).toMatchObject({ termination_reason: 'max_turns' });
    expect(await scene.departmentNames()).toEqual(expect.arrayContaining([first, second]));
    expect(scene.model.calls).toHaveLength(2);
    await changeSetting(scene.server.store, 'chat', 'direct_mcp_max_turns', 6);
  });

  it.each(['rejected', 'expired'])(
    'never runs when it is %s, whatever the settings are; no model is called',
    async (how) => {
      const name = newName();
      const conversation_id = await openConversation(scene.server, ceoId, 'direct');
      const approvalId = await park(name, { conversation_id });
      const before = scene.model.calls.length;
      await scene.setAutonomy('full');
      if (how === 'rejected') await reject(approvalId);
      else {
        const text = `update approvals set expires_at = now() - interval '1 second' where id = $1`;
        await scene.server.store.pool.query(text, [approvalId]);
      }
      const shown = await scene.approval(approvalId);
      expect(shown.resume).toMatchObject({ state: 'done', result: { termination_reason: 'rejected', tool_calls: [] } });
      await inParallel(3, () => scene.deliver(approvalId));
      expect(await scene.departmentNames()).not.toContain(name);
      expect(scene.model.calls).toHaveLength(before);
      expect(await toldOf(approvalId)).toEqual([[`user:${ceoId}`, 'done', 'rejected']]);
      expect((await turnsOf(conversation_id)).at(-1)).toMatchObject({
        content: 'The step was not approved and is not done.',
        author_name: 'Ada',
      });
      const { rows } = await scene.server.store.pool.query('select 1 from act_runs where id = $1', [approvalId]);
      expect(rows).toEqual([]);
    },
  );

  it('runs although acting was switched off, and ends as provider_error when the model is unavailable', async () => {
    const name = newName();
    const approvalId = await park(name);
    await changeSetting(scene.server.store, 'chat', 'direct_mcp_enabled', false);
    await approve(approvalId);
    scene.model.script('tools', { status: 500, body: '{}' });
    expect((await resumed(approvalId)).result).toMatchObject({ termination_reason: 'provider_error' });
    await changeSetting(scene.server.store, 'chat', 'direct_mcp_enabled', true);
    expect(await scene.departmentNames()).toContain(name);
  });

  it.each(['closed', 'erased'])('leaves a conversation that was %s unchanged; resume reports it', async (how) => {
    const conversation_id = await openConversation(scene.server, ceoId, 'direct');
    const approvalId = await park(newName(), { conversation_id });
    const at = { path: { conversation_id } };
    await scene.ceo.call(how === 'closed' ? 'closeConversation' : 'deleteConversation', at);
    await approve(approvalId);
    expect((await resumed(approvalId)).state).toBe('done');
    const { rows } = await scene.server.store.pool.query(
      'select count(*)::int as count from conversation_turns where conversation_id = $1',
      [conversation_id],
    );
    expect(rows[0].count).toBe(how === 'closed' ? 2 : 0);
  });

  it('fails without running when its agent was deleted', async () => {
    const { body } = await scene.ceo.call('createAgent', {
      body: { name: 'Eve', role: 'CTO', department: 'Engineering' },
    });
    const name = newName();
    const approvalId = await park(name, { named_targets: ['Eve'] });
    await scene.ceo.call('deleteAgent', { path: { agent_id: body.data.id } });
    await approve(approvalId);
    expect(await resumed(approvalId)).toMatchObject({ state: 'failed', error: 'The agent was deleted' });
    expect(await toldOf(approvalId)).toEqual([[`user:${ceoId}`, 'failed', null]]);
    expect(await scene.departmentNames()).not.toContain(name);
  });

  it('leaves no arguments behind once its run is over', async () => {
    for (const { id } of (await scene.server.store.pool.query('select id from act_runs')).rows) {
      await reject(id);
      await scene.deliver(id);
    }
    expect(await countRuns()).toBe(0);
  });
});

describe('two in parallel', () => {
  it('200 and 409/4000: of many approvers one decides, and the call runs once', async () => {
    const name = newName();
    const approvalId = await park(name);
    const answers = await inParallel(6, () => approve(approvalId));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    await inParallel(4, () => scene.deliver(approvalId));
    expect((await scene.departmentNames()).filter((each) => each === name)).toHaveLength(1);
  });

  it('an approval at its expiry either runs or never runs', async () => {
    for (let round = 0; round < 3; round += 1) {
      const name = newName();
      const approvalId = await park(name);
      const text = `update approvals set expires_at = clock_timestamp() + interval '30 milliseconds' where id = $1`;
      await scene.server.store.pool.query(text, [approvalId]);
      await inParallel(4, (index) => (index % 2 === 0 ? approve(approvalId) : scene.approval(approvalId)));
      const { status } = await scene.approval(approvalId);
      await inParallel(2, () => scene.deliver(approvalId));
      const runs = (await scene.departmentNames()).includes(name);
      expect(runs).toBe(status === 'approved');
    }
  });
});

describe('an approver of a parked call', () => {
  it('200: may change its arguments; the audit log has both versions', async () => {
    const [name, better] = [newName(), newName()];
    const approvalId = await park(name);
    const { status, body } = await approve(approvalId, { arguments: { name: better, description: 'Better' } });
    expect([status, body.data.context.tool_arguments]).toEqual([200, { name: better, description: 'Better' }]);
    await scene.deliver(approvalId);
    expect(await scene.departmentNames()).toContain(better);
    expect(await scene.departmentNames()).not.toContain(name);
    const { data } = (await scene.ceo.call('listAuditLog', { query: { action: 'approval.arguments_changed' } })).body;
    const { arguments_digest } = body.data.context;
    expect(data[0]?.details).toEqual({ from: { name }, to: { name: better, description: 'Better' }, arguments_digest });
    const shown = (scene.model.calls.at(-1)?.body.messages ?? []).flatMap(({ tool_calls: calls = [] }) => calls);
    expect(shown.map(({ function: call }) => JSON.parse(call.arguments))).toEqual([
      { name: better, description: 'Better' },
    ]);
  });

  it('200: whose arguments make it count as `admin` makes its risk high', async () => {
    const approvalId = await park(newName());
    const { body } = await approve(approvalId, { arguments: { name: newName(), autonomy_level: 'full' } });
    expect(body.data.risk_level).toBe('high');
  });

  it('422/2000: arguments that violate the schema or are too long; nothing is decided', async () => {
    const approvalId = await park(newName());
    for (const args of [{ nme: 'x' }, { name: 'x', description: 'x'.repeat(70_000) }])
      expect(errorOf(await approve(approvalId, { arguments: args }))).toEqual([422, 2000]);
    expect((await scene.approval(approvalId)).status).toBe('pending');
  });

  it('403/1001: an API key of the user who executed a task cannot approve a call that bypasses its review', async () => {
    const key = await withApiKey(scene.ceo, 'ceo');
    const place = { ceo: scene.ceo, agentId: scene.ada, projectId: await newActiveProject(scene.ceo) };
    const taskId = await newReadyTask(place, { review_policy: 'person' });
    const held = await claimNext(key, await newWorker(key, { agent_ids: [scene.ada] }));
    await key.call('releaseRun', { path: held.path, body: { lease_token: held.token } });
    const completing = { task_id: taskId, status: 'completed' };
    scene.model.script('tools', calling(['tasks_update', completing]), { text: 'Done.' });
    const { action } = (await scene.act('Complete the task')).body.data.act;
    const path = { approval_id: action.approval_id };
    const policies = { task_id: taskId, review_policy: 'none' };
    for (const body of [{}, { arguments: completing }, { arguments: policies }])
      expect(errorOf(await key.call('approveApproval', { path, body }))).toEqual([403, 1001]);
    expect((await readTask(scene.ceo, taskId)).status).toBe('assigned');
    expect((await approve(action.approval_id)).status).toBe(200);
    await scene.deliver(action.approval_id);
    expect((await readTask(scene.ceo, taskId)).status).toBe('completed');
  });

  it('403/1001: an API key cannot approve a call that disables reviews', async () => {
    const key = await withApiKey(scene.ceo, 'ceo');
    const setting = { namespace: 'work', key: 'max_attempts', value: 4 };
    scene.model.script('tools', calling(['settings_update', setting]), { text: 'Done.' });
    const { action } = (await scene.act('Change the setting')).body.data.act;
    const path = { approval_id: action.approval_id };
    const disabling = { arguments: { namespace: 'work', key: 'review', value: 'none' } };
    expect(errorOf(await key.call('approveApproval', { path, body: disabling }))).toEqual([403, 1001]);
    expect((await key.call('approveApproval', { path, body: {} })).status).toBe(200);
  });

  it('422/2000: arguments for an approval of another source', async () => {
    const { body } = await scene.ceo.call('createApproval', {
      body: { action_type: 'a:b', title: 't', description: 'd', risk_level: 'low' },
    });
    expect(errorOf(await approve(body.data.id, { arguments: {} }))).toEqual([422, 2000]);
  });

  it('decides in a conversation: 404/3000 for a foreign one, 409/4000 for a closed one', async () => {
    const conversation_id = await openConversation(scene.server, ceoId, 'direct');
    const approvalId = await park(newName());
    const closed = await openConversation(scene.server, ceoId, 'direct');
    await scene.ceo.call('closeConversation', { path: { conversation_id: closed } });
    expect(errorOf(await approve(approvalId, { conversation_id: crypto.randomUUID() }))).toEqual([404, 3000]);
    expect(errorOf(await reject(approvalId, { conversation_id: closed }))).toEqual([409, 4000]);
    expect((await reject(approvalId, { conversation_id })).status).toBe(200);
    const [turn] = await turnsOf(conversation_id);
    expect(turn).toMatchObject({ role: 'user', content: 'I reject: Ada wants to run departments.create\nNo' });
  });

  it('decides in the conversation of the call itself', async () => {
    const conversation_id = await openConversation(scene.server, ceoId, 'direct');
    const approvalId = await park(newName(), { conversation_id });
    await approve(approvalId, { conversation_id, comment: 'Go on' });
    expect((await turnsOf(conversation_id)).at(-1)?.content).toBe(
      'I approve: Ada wants to run departments.create\nGo on',
    );
    await scene.deliver(approvalId);
    expect(await turnsOf(conversation_id)).toHaveLength(4);
  });
});
