import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestApproval } from '../../support/builders/approvals.ts';
import {
  claimNext,
  type HeldClaim,
  newActiveProject,
  newReadyTask,
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  readTask,
  type WorkScene,
} from '../../support/builders/execution/work.ts';
import { draftCharter } from '../../support/builders/organisation/charters.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, setOrgRoles, withApiKey } from '../../support/builders/people.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { eventually } from '../../support/time/eventually.ts';

const COMPANY_ID = '00000000-0000-0000-0000-000000000000';

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  // Each replica may show sums that are some seconds old.
  scene = await openWorkScene({ replicas: 1 });
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const inbox = async (client = ceo): Promise<Body[]> =>
  (await client.call('getInbox', { query: { limit: 200 } })).body.data;
const entriesOf = async (id: string, client = ceo): Promise<Body[]> =>
  (await inbox(client)).filter((item) => item.id === id);
const entryOf = async (id: string): Promise<Body> => known((await entriesOf(id))[0]);
const hasEntry = async (id: string, client = ceo): Promise<boolean> => (await entriesOf(id, client)).length > 0;

const fail = ({ path, token }: HeldClaim, failure: object = {}) => {
  const body = { lease_token: token, outcome: 'failed', failure: { kind: 'tool', ...failure } };
  return owner.callRaw('finishRun', { path, body });
};
const spend = ({ path, token }: HeldClaim, cost: number) => {
  const step = { key: 'a', kind: 'model_call', title: 'Think', finished_at: '2030-01-01T00:00:00.000Z' };
  const usage = { input_tokens: 10, output_tokens: 5, cost };
  return owner.callRaw('addRunSteps', { path, body: { lease_token: token, steps: [{ ...step, usage }] } });
};
const release = ({ path, token }: HeldClaim) => owner.call('releaseRun', { path, body: { lease_token: token } });
const cancel = (taskId: string) => ceo.call('cancelTask', { path: { task_id: taskId } });
const start = (taskId: string) => ceo.call('startTask', { path: { task_id: taskId } });
const tagOfTask = async (taskId: string) => (await ceo.call('getTask', { path: { task_id: taskId } })).headers.etag;

/** A run of a new task of these, with a worker of its agent. */
const runOf = async (
  { agentId, projectId }: { readonly agentId: string; readonly projectId: string },
  fields: Parameters<typeof newReadyTask>[1] = {},
): Promise<HeldClaim> => {
  await newReadyTask({ ceo, projectId, agentId }, fields);
  return claimNext(owner, await newWorker(owner, { agent_ids: [agentId] }));
};

describe('a task that is out of attempts', () => {
  it('is an entry with its tag, until it is started', async () => {
    const run = await newRun(scene, { priority: 'high', max_attempts: 1 });
    expect(await hasEntry(run.taskId)).toBe(false);
    await fail(run, { message: 'The mailbox is locked' });
    const { title, created_at } = await readTask(ceo, run.taskId);
    expect(await entriesOf(run.taskId)).toEqual([
      {
        ...{ kind: 'task', id: run.taskId, title, created_at, urgency_level: 'high', expires_at: null },
        ...{ requested_by: run.claim.context.agent.name, conversation_id: null },
        summary: 'The task has no attempts left. Its last run failed: The mailbox is locked',
        etag: await tagOfTask(run.taskId),
        actions: ['startTask', 'updateTask', 'cancelTask'],
      },
    ]);
    await start(run.taskId);
    expect(await hasEntry(run.taskId)).toBe(false);
  });

  it('is an entry with a tag that updateTask accepts; a task that a person blocked is not an entry', async () => {
    const run = await newRun(scene, { max_attempts: 1 });
    await fail(run);
    const { etag, urgency_level } = await entryOf(run.taskId);
    expect(urgency_level).toBe('normal');
    const path = { task_id: run.taskId };
    const headers = { 'if-match': etag };
    expect((await ceo.call('updateTask', { path, headers, body: { status: 'assigned' } })).status).toBe(200);
    expect(await hasEntry(run.taskId)).toBe(false);
    await ceo.call('updateTask', { path, body: { status: 'blocked' } });
    expect(await hasEntry(run.taskId)).toBe(false);
  });
});

describe('a failed task that others wait for', () => {
  it('is an entry until no open task waits for it', async () => {
    const awaited = await newReadyTask(scene, { priority: 'critical' });
    const other = await newReadyTask(scene);
    await Promise.all([cancel(other), cancel(awaited)]);
    expect([await hasEntry(awaited), await hasEntry(other)]).toEqual([false, false]);
    const first = await newReadyTask(scene, { title: 'Publish', dependencies: [awaited] });
    const second = await newReadyTask(scene, { dependencies: [awaited] });
    expect(await entryOf(awaited)).toMatchObject({
      ...{ kind: 'task', urgency_level: 'critical', etag: await tagOfTask(awaited) },
      summary: 'The task is cancelled. The task "Publish" and 1 other task wait for it',
      actions: ['createTask', 'startTask', 'cancelTask'],
    });
    await start(first);
    expect((await entryOf(awaited)).summary).toMatch(/^The task is cancelled[.] The task "[^"]+" waits for it$/);
    await cancel(second);
    expect(await hasEntry(awaited)).toBe(false);
  });

  it('is an entry if it is a subtask', async () => {
    const parent = await newReadyTask(scene, { title: 'The whole' });
    const part = await newReadyTask(scene, { parent_task_id: parent });
    await cancel(part);
    expect((await entryOf(part)).summary).toBe('The task is cancelled. The task "The whole" waits for it');
    await start(parent);
    expect(await hasEntry(part)).toBe(false);
  });
});

describe('a cap that is used up', () => {
  it('of an agent is an entry while tasks wait, with the urgency of the most urgent one', async () => {
    const agentId = await newWorkAgent(ceo, { budget_limit_monthly: 1 });
    const projectId = await newActiveProject(ceo);
    const run = await runOf({ agentId, projectId });
    await spend(run, 1);
    await release(run);
    await eventually(() => hasEntry(agentId));
    const path = { agent_id: agentId };
    const agent = await ceo.call('getAgent', { path });
    const { name } = agent.body.data;
    expect(await entryOf(agentId)).toEqual({
      ...{ kind: 'budget', id: agentId, title: `The budget of ${name} is used up`, urgency_level: 'normal' },
      ...{ requested_by: name, expires_at: null, conversation_id: null, etag: agent.headers.etag },
      created_at: expect.any(String),
      summary: '1 task waits until the cap of the agent is raised or the next month begins',
      actions: ['updateAgent'],
    });
    await newReadyTask({ ceo, projectId, agentId }, { priority: 'high' });
    await eventually(async () => (await entryOf(agentId)).urgency_level === 'high');
    expect((await entryOf(agentId)).summary).toMatch(/^2 tasks wait until/);
    const headers = { 'if-match': (await entryOf(agentId)).etag };
    const raised = await ceo.call('updateAgent', { path, headers, body: { budget_limit_monthly: 9 } });
    expect(raised.status).toBe(200);
    await eventually(async () => !(await hasEntry(agentId)));
  });

  it('of a project is an entry until its tasks are cancelled', async () => {
    const { body } = await ceo.call('createProject', { body: { name: 'Capped', budget: 1 } });
    const path = { project_id: body.data.id };
    await ceo.call('updateProject', { path, body: { status: 'active' } });
    const run = await runOf({ agentId: await newWorkAgent(ceo), projectId: path.project_id });
    await spend(run, 2);
    await release(run);
    await eventually(() => hasEntry(path.project_id));
    expect(await entryOf(path.project_id)).toMatchObject({
      ...{ kind: 'budget', title: 'The budget of Capped is used up', requested_by: 'chief' },
      ...{ summary: '1 task waits because the cap of the project is used up', actions: ['cancelTask'] },
      etag: (await ceo.call('getProject', { path })).headers.etag,
    });
    await cancel(run.taskId);
    await eventually(async () => !(await hasEntry(path.project_id)));
  });

  it('of a charter is an entry with the id of the charter', async () => {
    // A project that the charter creates has the same cap, which comes first.
    await ceo.call('createProject', { body: { name: 'Costly' } });
    const charter = await draftCharter(ceo, { project: 'Costly', budget: '2 by 2031-03-01', title: 'A costly idea' });
    const approved = await ceo.call('approveCharter', { path: { charter_id: charter.id } });
    const { project_id: projectId, task_id: parent_task_id } = approved.body.data;
    const run = await runOf({ agentId: await newWorkAgent(ceo), projectId }, { parent_task_id });
    await spend(run, 2);
    await release(run);
    await eventually(() => hasEntry(charter.id));
    expect(await entryOf(charter.id)).toMatchObject({
      ...{ kind: 'budget', actions: ['cancelTask'] },
      summary: '1 task waits because the cap of the charter is used up',
      etag: (await ceo.call('getCharter', { path: { charter_id: charter.id } })).headers.etag,
    });
    await cancel(parent_task_id);
    await eventually(async () => !(await hasEntry(charter.id)));
  });

  it('of a department or of the company is an entry of theirs', async () => {
    const department = await newDepartment(ceo, 'thrift', { budget_percent: 0.1 });
    await ceo.call('updateCompany', { body: { budget_monthly: 10_000 } });
    const agentId = await newWorkAgent(ceo, {}, 'thrift');
    const run = await runOf({ agentId, projectId: await newActiveProject(ceo) });
    await spend(run, 10);
    await release(run);
    await eventually(() => hasEntry(department.id));
    expect(await entryOf(department.id)).toMatchObject({
      ...{ kind: 'budget', title: 'The budget of thrift is used up', actions: ['updateDepartment', 'updateCompany'] },
      etag: (await ceo.call('getDepartment', { path: { department_id: department.id } })).headers.etag,
    });
    await ceo.call('updateCompany', { body: { budget_monthly: 0.5 } });
    await eventually(() => hasEntry(COMPANY_ID));
    expect(await hasEntry(department.id)).toBe(false);
    const company = await entryOf(COMPANY_ID);
    const month = new Date().toISOString().slice(0, 7);
    expect(company).toMatchObject({
      ...{ kind: 'budget', actions: ['updateCompany'], created_at: `${month}-01T00:00:00.000Z` },
    });
    const headers = { 'if-match': company.etag };
    expect((await ceo.call('updateCompany', { headers, body: { budget_monthly: 0 } })).status).toBe(200);
    await eventually(async () => !(await hasEntry(COMPANY_ID)));
  });
});

describe('work in the inbox', () => {
  it('is for callers who may change the organisation, also with an API key', async () => {
    const run = await newRun(scene, { max_attempts: 1 });
    await fail(run);
    const seenBy = (client: Client) => hasEntry(run.taskId, client);
    const editor = await createPerson(scene.server, 'editor', 'pair_programmer');
    const board = await createPerson(scene.server, 'board', 'board_member');
    const observer = await createPerson(scene.server, 'observer', 'observer');
    const [own, narrow] = [await withApiKey(ceo, 'pair_programmer'), await withApiKey(ceo, 'observer')];
    const path = { namespace: 'approvals', key: 'deciders' };
    await ceo.call('saveSetting', { path, body: { value: 'people' } });
    const seen = [ceo, owner, editor.client, own, board.client, observer.client, narrow].map(seenBy);
    expect(await Promise.all(seen)).toEqual([true, true, true, true, false, false, false]);
    await ceo.call('resetSetting', { path });
    await setOrgRoles(scene.server, editor.id, ['viewer']);
    expect(await seenBy(editor.client)).toBe(false);
  });

  it('is sorted with the decisions and counted, for any size of a page', async () => {
    await requestApproval(scene.server, scene.manager.id, { ttlSeconds: 60 });
    await requestApproval(scene.server, scene.manager.id, { ttlSeconds: null });
    for (const priority of ['low', 'critical', 'high'] as const) {
      const awaited = await newReadyTask(scene, { priority });
      await cancel(awaited);
      await newReadyTask(scene, { dependencies: [awaited] });
    }
    const whole = await inbox();
    const order = ['critical', 'high', 'normal', 'no_expiry'];
    const placeOf = ({ urgency_level, created_at }: Body) => [order.indexOf(urgency_level), created_at].join(' ');
    expect(whole.map(placeOf)).toEqual(whole.map(placeOf).sort());
    const isOfOneKind = (level: string, kind: string) =>
      whole.some(({ urgency_level, ...item }) => urgency_level === level && item.kind === kind);
    for (const kind of ['approval', 'task']) expect([kind, isOfOneKind('critical', kind)]).toEqual([kind, true]);
    for (const limit of [1, 2, 3]) {
      const seen: Body[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { limit, ...(cursor === undefined ? {} : { cursor }) };
        const { body, headers } = await ceo.call('getInbox', { query });
        expect(headers['inbox-count']).toBe(String(whole.length));
        seen.push(...body.data);
        cursor = body.pagination.next_cursor;
      }
      expect(seen).toEqual(whole);
    }
  });

  it('is not a decision for "What waits for me?"', async () => {
    const decisions = (await inbox()).filter(({ kind }) => kind !== 'task' && kind !== 'budget');
    expect(decisions.length).toBeLessThan((await inbox()).length);
    const { body } = await ceo.call('sendTurn', { body: { message: 'What waits for me?' } });
    const lines: string[] = known(body.data.answer).answer.split('\n');
    expect(lines).toContain(`Waiting for your decision: ${decisions.length}.`);
  });
});
