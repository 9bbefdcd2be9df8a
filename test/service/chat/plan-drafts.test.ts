import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { proposals, takeTurn } from '../../support/builders/chat/chat.ts';
import { type ChatScene, startChat } from '../../support/builders/chat/chat-scene.ts';
import { failureOf } from '../../support/builders/chat/model-calls.ts';
import { eventsOf, storedConversation } from '../../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { planReply } from '../../support/builders/organisation/plans.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import type { FieldOf } from '../../support/client/operation-types.ts';
import { holdLock, untilWaiting, whileUncommitted } from '../../support/database/held-lock.ts';
import type { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import type { TestServer } from '../../support/server/server.ts';

const KIND = 'propose_decision';
const REQUEST = 'Plan the migration of our billing to the new ledger';

let scene: ChatScene;
let model: ScriptedModel;
let server: TestServer;
let ceo: Client;
let actor: Actor;
let engineer: string;

beforeAll(async () => {
  scene = await startChat();
  ({ model, server, ceo, actor } = scene);
  await newDepartment(ceo, 'Engineering');
  engineer = (await newAgent(ceo, 'Ada', 'Engineering', { role: 'CTO' })).id;
});
afterAll(() => scene.close());
beforeEach(() => model.reset());

type Asked = Partial<Parameters<typeof takeTurn>[3]>;
const propose = async (asked: Asked = {}) =>
  (await takeTurn(server, proposals(server), 'propose', { message: REQUEST, actor, ...asked })).propose;

/** A plan drafted by the scripted model. */
const draft = async (changes: object = {}, asked: Asked = {}) => {
  model.script(KIND, { json: planReply(changes) });
  const { conversationId, planDraft } = await propose(asked);
  if (planDraft === null) throw new Error('nothing was drafted');
  return { conversationId, ...planDraft };
};
const read = async (operation: 'getPlan' | 'getTask' | 'getProject' | 'getApproval', id: string) => {
  const parameter = {
    getPlan: 'plan_id',
    getTask: 'task_id',
    getProject: 'project_id',
    getApproval: 'approval_id',
  };
  return (await ceo.callRaw(operation, { path: { [parameter[operation]]: id } })).body.data;
};

describe('a drafted plan', () => {
  it('has no character in its titles that hides or reverses text', async () => {
    const items = [
      { title: 'Pay \u202E001$\u202C\nnow', description: 'Pay.' },
      { title: '\u200B', description: 'Nothing to see.' },
    ];
    const { planId, approvalId, projectId } = await draft({ title: 'Move\u200B bil\u2066ling', items });
    const plan = await read('getPlan', planId);
    expect([plan.title, ...plan.items.map(({ title }: { title: string }) => title)]).toEqual([
      ...['Move billing', 'Pay 001$ now'],
      '-',
    ]);
    expect((await read('getApproval', approvalId)).title).toBe('Review the plan "Move billing"');
    expect((await read('getProject', projectId)).name).toBe('Move billing');
  });

  it('creates a project, its objective task, the plan and its approval, all in one transaction', async () => {
    const { conversationId, planId, approvalId, taskId, projectId, title } = await draft();
    expect(title).toBe('Migrate billing');
    expect(await read('getProject', projectId)).toMatchObject({
      name: 'Migrate billing',
      status: 'planning',
      currency: 'USD',
      plan_id: planId,
      created_by: actor.userId,
    });
    expect(await read('getTask', taskId)).toMatchObject({
      ...{ title: 'Migrate billing', description: 'Move it.', status: 'created', project_id: projectId },
      ...{ plan_id: planId, plan_item_id: null, priority: 'high', type: 'research', estimated_complexity: 'epic' },
      ...{ source: 'plan', parent_task_id: null, acceptance_criteria: [{ description: 'Books agree', met: false }] },
    });
    const plan = await read('getPlan', planId);
    expect(plan).toMatchObject({
      ...{ status: 'pending_review', version: 1, conversation_id: conversationId, approval_id: approvalId },
      ...{ objective_task_id: taskId, summary: 'Move it.', task_type: 'research' },
    });
    const [design, deliver] = plan.items;
    expect(deliver).toMatchObject({ title: 'Deliver', depends_on: [design.id], owner_role: 'cto', task_id: null });
    expect(await read('getApproval', approvalId)).toMatchObject({
      ...{ source: 'plan_review', action_type: 'plan:review', risk_level: 'medium', status: 'pending' },
      ...{ expires_at: null, requested_by: 'chief', task_id: taskId },
    });
    const { rows } = await server.store.pool.query('select context from approvals where id = $1', [approvalId]);
    expect(rows[0].context).toMatchObject({ conversation_id: conversationId, plan_id: planId });
    expect(await storedConversation(server, conversationId)).toMatchObject({ kind: 'direct', status: 'proposed' });
    const drafted = (await eventsOf(server, 'plan.drafted')).filter(({ payload }) => payload.plan_id === planId);
    expect(drafted).toMatchObject([
      { channel: 'projects', payload: { project_id: projectId, status: 'pending_review', version: 1 } },
    ]);
  });

  it('approved: every item becomes a task under the objective, with dependencies and owners; the conversation closes', async () => {
    const { conversationId, planId, approvalId, taskId, projectId } = await draft();
    const decisions = await Promise.all(
      [1, 2].map(() => ceo.call('approveApproval', { path: { approval_id: approvalId } })),
    );
    expect(countResults(decisions)).toEqual({ 200: 1, '409/4000': 1 });
    const { items, status } = await read('getPlan', planId);
    expect(status).toBe('executing');
    const { data } = (await ceo.call('listTasks', { query: { plan_id: planId } })).body;
    const tasks = data.filter((task: { id: string }) => task.id !== taskId);
    expect(tasks).toHaveLength(2);
    const [design, deliver] = ['Design', 'Deliver'].map((title) =>
      tasks.find((task: { title: string }) => task.title === title),
    );
    expect(design).toMatchObject({
      parent_task_id: taskId,
      plan_item_id: items[0].id,
      assigned_to: null,
      dependencies: [],
    });
    expect(deliver).toMatchObject({
      parent_task_id: taskId,
      assigned_to: engineer,
      status: 'assigned',
      dependencies: [known(design).id],
    });
    expect(items.map((item: { task_id: string }) => item.task_id)).toEqual([known(design).id, known(deliver).id]);
    expect(await read('getProject', projectId)).toMatchObject({ status: 'active' });
    expect(await storedConversation(server, conversationId)).toMatchObject({ status: 'closed' });
    await ceo.call('cancelTask', { path: { task_id: taskId } });
    expect(await read('getPlan', planId)).toMatchObject({ status: 'completed' });
  });

  it('approved: a task depends on the tasks of all items that its item depends on', async () => {
    const items = [{ title: 'Design' }, { title: 'Agree' }, { title: 'Deliver', depends_on: [0, 1] }];
    const { planId, approvalId } = await draft({ items });
    await ceo.call('approveApproval', { path: { approval_id: approvalId } });
    const { data } = (await ceo.call('listTasks', { query: { plan_id: planId } })).body;
    const [design, agree, deliver] = items.map(({ title }) => known(data.find((task) => task.title === title)));
    expect(known(deliver).dependencies).toEqual([known(design).id, known(agree).id]);
  });

  it('rejected: plan and objective are rejected, its project is cancelled if it was new; the next draft is another plan', async () => {
    const { conversationId, planId, approvalId, taskId, projectId } = await draft();
    await ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'too early' } });
    expect(await read('getPlan', planId)).toMatchObject({ status: 'rejected' });
    expect(await read('getTask', taskId)).toMatchObject({ status: 'rejected' });
    expect(await read('getProject', projectId)).toMatchObject({ status: 'cancelled' });
    expect((await ceo.call('listTasks', { query: { plan_id: planId } })).body.data).toHaveLength(1);
    expect(await storedConversation(server, conversationId)).toMatchObject({ status: 'active' });
    const again = await draft({}, { conversationId });
    expect(again.planId).not.toBe(planId);
    expect(again.approvalId).not.toBe(approvalId);
    expect(again.projectId).not.toBe(projectId);
  });

  it('rejected after its conversation was closed: the conversation stays closed', async () => {
    const { conversationId, approvalId } = await draft();
    await server.store.pool.query(`update conversations set status = 'closed' where id = $1`, [conversationId]);
    await ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'no' } });
    expect(await storedConversation(server, conversationId)).toMatchObject({ status: 'closed' });
  });
});

describe('a plan drafted again', () => {
  it('while it waits: same plan, task and approval with the new content, one version higher', async () => {
    const first = await draft();
    const tag = (await ceo.call('getApproval', { path: { approval_id: first.approvalId } })).headers.etag ?? '';
    const changes = { title: 'Move billing', items: [{ title: 'All of it' }], priority: 'low' };
    const again = await draft(changes, { conversationId: first.conversationId });
    expect(again).toEqual({ ...first, title: 'Move billing' });
    expect(await read('getPlan', first.planId)).toMatchObject({
      ...{ title: 'Move billing', version: 2, status: 'pending_review', priority: 'low' },
      items: [{ title: 'All of it', depends_on: [] }],
    });
    expect(await read('getTask', first.taskId)).toMatchObject({
      title: 'Move billing',
      priority: 'low',
      status: 'created',
    });
    expect(await read('getProject', first.projectId)).toMatchObject({ name: 'Move billing', status: 'planning' });
    expect(await read('getApproval', first.approvalId)).toMatchObject({
      title: expect.stringContaining('Move billing'),
    });
    const unread = { path: { approval_id: first.approvalId }, headers: { 'if-match': tag } };
    expect((await ceo.call('approveApproval', unread)).status).toBe(409);
    expect(await storedConversation(server, first.conversationId)).toMatchObject({ status: 'proposed', turnCount: 4 });
  });

  it('a draft with the same title and summary changes the tag of the approval too', async () => {
    const { approvalId, conversationId } = await draft();
    const tag = (await ceo.call('getApproval', { path: { approval_id: approvalId } })).headers.etag;
    await draft({ items: [{ title: 'Delete everything' }] }, { conversationId });
    expect((await ceo.call('getApproval', { path: { approval_id: approvalId } })).headers.etag).not.toBe(tag);
  });

  it('for another project: the plan and its task move there, and the project created only for it is cancelled', async () => {
    const first = await draft();
    const projectId = (await ceo.call('createProject', { body: { name: 'Finance' } })).body.data.id;
    const again = await draft({ project_id: projectId }, { conversationId: first.conversationId });
    expect(again).toEqual({ ...first, projectId });
    expect(await read('getTask', first.taskId)).toMatchObject({ project_id: projectId });
    expect(await read('getProject', first.projectId)).toMatchObject({ status: 'cancelled' });
  });

  it('for another project: its objective task no longer waits for tasks of the old one', async () => {
    const first = await draft();
    const body = { project_id: first.projectId, title: 'Before it' };
    const before = (await ceo.call('createTask', { body })).body.data.id;
    const path = { task_id: first.taskId };
    await ceo.call('updateTask', { path, body: { dependencies: [before] } });
    await draft({ title: 'The same project' }, { conversationId: first.conversationId });
    expect(await read('getTask', first.taskId)).toMatchObject({ dependencies: [before] });
    const projectId = (await ceo.call('createProject', { body: { name: 'Finance' } })).body.data.id;
    await draft({ project_id: projectId }, { conversationId: first.conversationId });
    expect(await read('getTask', first.taskId)).toMatchObject({ project_id: projectId, dependencies: [] });
  });

  it('for another project: nothing changes while its objective task has subtasks or tasks depend on it', async () => {
    for (const relation of [(id: string) => ({ parent_task_id: id }), (id: string) => ({ dependencies: [id] })]) {
      const first = await draft();
      const body = { project_id: first.projectId, title: 'Related', ...relation(first.taskId) };
      expect((await ceo.call('createTask', { body })).status).toBe(201);
      const projectId = (await ceo.call('createProject', { body: { name: 'Finance' } })).body.data.id;
      const moving = draft({ project_id: projectId }, { conversationId: first.conversationId });
      await expect(moving).rejects.toThrow('cannot be moved to another project');
      expect(await read('getTask', first.taskId)).toMatchObject({ project_id: first.projectId });
      expect(await read('getPlan', first.planId)).toMatchObject({ project_id: first.projectId, version: 1 });
    }
  });

  it('does not change what users made of its project: the name they gave it, and work they began', async () => {
    const first = await draft();
    const path = { project_id: first.projectId };
    await ceo.call('updateProject', { path, body: { name: 'Ours', status: 'active' } });
    await draft({ title: 'Renamed' }, { conversationId: first.conversationId });
    expect(await read('getProject', first.projectId)).toMatchObject({ name: 'Ours', status: 'active' });
    const projectId = (await ceo.call('createProject', { body: { name: 'Finance' } })).body.data.id;
    await draft({ project_id: projectId }, { conversationId: first.conversationId });
    expect(await read('getProject', first.projectId)).toMatchObject({ name: 'Ours', status: 'active' });
  });

  it('in an existing project: that one is neither renamed nor cancelled', async () => {
    const made = async (name: string): Promise<string> =>
      (await ceo.call('createProject', { body: { name } })).body.data.id;
    const [one, other] = [await made('Migrate billing'), await made('Finance')];
    const { conversationId } = await draft({ project_id: one });
    await draft({ title: 'Move billing' }, { conversationId });
    await draft({ project_id: other }, { conversationId });
    expect(await read('getProject', one)).toMatchObject({ name: 'Migrate billing', status: 'planning' });
  });

  it('replaces what the approvers see: the model receives the present plan', async () => {
    const { conversationId } = await draft();
    await draft({ title: 'Shorter' }, { conversationId, message: 'Make it shorter, please, in every way' });
    const [opening, following] = model.callsOf(KIND).map(({ body }) => JSON.stringify(body.messages));
    expect(opening).not.toContain('the plan under review');
    expect(following).toMatch(/the plan under review, as it is now:.*Migrate billing.*Deliver/);
  });

  it('by two conversations that swap their projects at the same time: both are drafted, without a deadlock', async () => {
    const made = async (name: string): Promise<string> =>
      (await ceo.call('createProject', { body: { name } })).body.data.id;
    const [one, other] = [await made('One'), await made('Other')];
    const [first, second] = [await draft({ project_id: one }), await draft({ project_id: other })];
    const release = await holdLock(server.store.pool, 'select 1 from projects where id = $1 for update', [other]);
    model.script(KIND, { json: planReply({ project_id: one }) });
    const back = propose({ conversationId: second.conversationId });
    await untilWaiting(server.store.pool);
    model.script(KIND, { json: planReply({ project_id: other }) });
    const forth = propose({ conversationId: first.conversationId });
    await untilWaiting(server.store.pool, 2);
    await release();
    for (const { status } of await Promise.all([back, forth])) expect(status).toBe('proposed');
  });

  it('when its project has ended: gets a new one', async () => {
    const first = await draft();
    await ceo.call('updateProject', { path: { project_id: first.projectId }, body: { status: 'cancelled' } });
    const again = await draft({}, { conversationId: first.conversationId });
    expect(again.planId).toBe(first.planId);
    expect(again.projectId).not.toBe(first.projectId);
    expect(await read('getProject', again.projectId)).toMatchObject({ status: 'planning', plan_id: first.planId });
  });

  it('during a decision: the first decision is kept, without a deadlock', async () => {
    const { conversationId, approvalId, planId, projectId } = await draft();
    const release = await holdLock(server.store.pool, 'select 1 from projects where id = $1 for update', [projectId]);
    const decision = ceo.call('approveApproval', { path: { approval_id: approvalId } });
    await untilWaiting(server.store.pool);
    const redraft = failureOf(propose({ conversationId }));
    await untilWaiting(server.store.pool, 2);
    await release();
    expect((await decision).status).toBe(200);
    expect(await redraft).toMatchObject({ code: 4000 });
    expect(await read('getPlan', planId)).toMatchObject({ status: 'executing', version: 1 });
  });
});

describe('the project of a plan', () => {
  const made = async (name: string, status?: FieldOf<'updateProject', 'status'>): Promise<string> => {
    const { id } = (await ceo.call('createProject', { body: { name } })).body.data;
    if (status !== undefined) await ceo.call('updateProject', { path: { project_id: id }, body: { status } });
    return id;
  };

  it('is the one that the plan names, before the one that the request names', async () => {
    const [named, hinted] = [await made('Named'), await made('Hinted')];
    expect(await draft({ project_id: named }, { projectId: hinted })).toMatchObject({ projectId: named });
    expect(await read('getProject', named)).toMatchObject({ plan_id: null, status: 'planning' });
  });

  it.each(['completed', 'cancelled'] as const)(
    'is the one of the request when the plan names one that is %s',
    async (status) => {
      const [ended, hinted] = [await made('Ended', status), await made('Hinted')];
      expect(await draft({ project_id: ended }, { projectId: hinted })).toMatchObject({ projectId: hinted });
      const fresh = await draft({ project_id: ended }, { projectId: ended });
      expect(await read('getProject', fresh.projectId)).toMatchObject({ status: 'planning', plan_id: fresh.planId });
    },
  );

  it('is a new one when the one that the plan names is cancelled while the draft waits for it', async () => {
    const named = await made('Cancelled');
    const drafted = await whileUncommitted(
      server.store,
      () => server.services.projects.update(named, { status: 'cancelled' }, unconditional),
      () => draft({ project_id: named }),
    );
    expect(await read('getProject', drafted.projectId)).toMatchObject({ plan_id: drafted.planId });
  });

  it.each(['nowhere', '0193c5b4-5f63-7a76-8b86-8293a4b5c637'])(
    'is a new one when the plan names %s',
    async (project_id) => {
      const { projectId, planId } = await draft({ project_id });
      expect(await read('getProject', projectId)).toMatchObject({ name: 'Migrate billing', plan_id: planId });
    },
  );

  it('that was created for another plan is not cancelled with this one', async () => {
    const { projectId } = await draft();
    const { approvalId } = await draft({ project_id: projectId });
    await ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'no' } });
    expect(await read('getProject', projectId)).toMatchObject({ status: 'planning' });
  });

  it('that existed before is not cancelled with the plan', async () => {
    const named = await made('Lasting');
    const { approvalId } = await draft({ project_id: named });
    await ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'no' } });
    expect(await read('getProject', named)).toMatchObject({ status: 'planning' });
  });
});
