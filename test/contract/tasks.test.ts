import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Task } from '../../domain/tasks/task.entity.ts';
import { setUpCeo } from '../support/builders/people.ts';
import { copyTask } from '../support/builders/tasks.ts';
import { NOBODY } from '../support/builders/unknown-ids.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { ManualClock } from '../support/time/clock.ts';

const NOON = new Date('2031-06-15T12:00:00.000Z');
let server: TestServer;
let clock: ManualClock;
let ceo: Client;
let agent: string;
let project: string;

beforeAll(async () => {
  clock = new ManualClock(NOON);
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
  await ceo.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  agent = known((await ceo.call('listSetupAgents')).body.data[0]).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  project = (await ceo.call('createProject', { body: { name: 'Billing' } })).body.data.id;
  await setProject('active');
});

const setProject = (status: 'active' | 'on_hold') =>
  ceo.call('updateProject', { path: { project_id: project }, body: { status } });
const create = (more: object = {}) =>
  ceo.call('createTask', { body: { project_id: project, title: 'Write it', assigned_to: agent, ...more } });
const newTask = async (more: object = {}) => (await create(more)).body.data;
const read = async (taskId: string) => (await ceo.call('getTask', { path: { task_id: taskId } })).body.data;
const update = (taskId: string, body: object) => ceo.call('updateTask', { path: { task_id: taskId }, body });
const start = (taskId: string) => ceo.call('startTask', { path: { task_id: taskId } });
const cancel = (taskId: string, body?: object) =>
  ceo.call('cancelTask', { path: { task_id: taskId }, ...(body === undefined ? {} : { body }) });
/** Reason and reference, as every operation that returns the task shows them. */
const waits = async (taskId: string) => {
  const one = (await read(taskId)).waiting_for;
  const { data } = (await ceo.call('listTasks', { query: { project_id: project, limit: 200 } })).body;
  expect(known(data.find(({ id }) => id === taskId)).waiting_for).toEqual(one);
  return one === null ? null : [one.reason, one.reference];
};

describe('waiting_for', () => {
  it('is null for tasks that ended, are in progress, or are created with an agent', async () => {
    const task = await newTask();
    for (const status of ['created', 'in_progress', 'failed'] as const) {
      expect((await update(task.id, { status })).body.data.waiting_for).toBeNull();
      expect(await waits(task.id)).toBeNull();
    }
  });

  it('is the first reason that applies, in their order', async () => {
    const parent = await newTask();
    const dependency = await newTask();
    const later = '2031-06-16T12:00:00.000Z';
    const { id } = await newTask({ parent_task_id: parent.id, dependencies: [dependency.id], not_before: later });
    const subtask = await newTask({ parent_task_id: id });
    expect(await waits(id)).toEqual(['dependency', dependency.id]);
    await update(id, { status: 'blocked' });
    expect(await waits(id)).toEqual(['dependency', dependency.id]);
    await update(dependency.id, { status: 'completed' });
    expect(await waits(id)).toEqual(['subtasks', subtask.id]);
    await cancel(subtask.id);
    expect(await waits(id)).toEqual(['subtasks', subtask.id]);
    await start(id);
    expect(await waits(id)).toEqual(['no_worker', null]);
    await update(id, { not_before: later });
    expect(await waits(id)).toEqual(['schedule', null]);
    expect((await read(id)).waiting_for?.until).toBe(later);
    await update(id, { assigned_to: null, status: 'created' });
    expect(await waits(id)).toEqual(['no_agent', null]);
    await update(id, { assigned_to: agent });
    await ceo.call('updateAgent', { path: { agent_id: agent }, body: { autonomy_level: 'locked' } });
    expect(await waits(id)).toEqual(['autonomy', agent]);
    await ceo.call('updateAgent', { path: { agent_id: agent }, body: { autonomy_level: null } });
    await update(parent.id, { status: 'failed' });
    expect(await waits(id)).toEqual(['parent', parent.id]);
    await setProject('on_hold');
    expect(await waits(id)).toEqual(['project', project]);
  });

  it('shows failed dependencies before open ones, in the response of createTask too', async () => {
    const [open, failed] = [await newTask(), await newTask()];
    await update(failed.id, { status: 'failed' });
    const task = await newTask({ dependencies: [open.id, failed.id] });
    expect(task.waiting_for).toEqual({
      reason: 'dependency',
      detail: 'A dependency has the status failed',
      since: NOON.toISOString(),
      until: null,
      reference: failed.id,
    });
    expect(await read(task.id)).toEqual(task);
    await update(task.id, { dependencies: [open.id] });
    expect(await waits(task.id)).toEqual(['dependency', open.id]);
  });

  it('is blocked and review by status, since the change of the status', async () => {
    const { id } = await newTask();
    clock.advance(1);
    await update(id, { status: 'blocked' });
    clock.advance(1);
    await update(id, { title: 'Write all of it' });
    expect((await read(id)).waiting_for).toMatchObject({ reason: 'blocked', since: '2031-06-15T12:00:01.000Z' });
    await update(id, { status: 'in_review' });
    expect((await read(id)).waiting_for).toMatchObject({ reason: 'review', since: '2031-06-15T12:00:02.000Z' });
    clock.advance(-2);
  });

  it('is autonomy when the level of the department or of the company is locked', async () => {
    const { id } = await newTask();
    const { data } = (await ceo.call('listDepartments')).body;
    const { department } = (await ceo.call('getAgent', { path: { agent_id: agent } })).body.data;
    const path = { department_id: known(data.find(({ name }) => name === department)).id };
    const setDepartment = (autonomy_level: 'locked' | null) =>
      ceo.call('updateDepartment', { path, body: { autonomy_level } });
    const setCompany = (autonomy_level: 'locked' | 'semi') => ceo.call('updateCompany', { body: { autonomy_level } });
    await setDepartment('locked');
    expect(await waits(id)).toEqual(['autonomy', agent]);
    await setDepartment(null);
    await setCompany('locked');
    expect(await waits(id)).toEqual(['autonomy', agent]);
    await setCompany('semi');
    expect(await waits(id)).toEqual(['no_worker', null]);
  });

  it('is parent when the parent was deleted', async () => {
    const parent = await newTask();
    await update(parent.id, { status: 'cancelled' });
    const { id } = await newTask({ parent_task_id: parent.id });
    await server.store.unitOfWork.write((em) => em.nativeDelete(Task, { id: parent.id }));
    expect((await read(id)).waiting_for).toMatchObject({ reason: 'parent', detail: 'The parent task was deleted' });
  });

  it('is the same in the response of a change and in the next read', async () => {
    const { id } = await newTask({ assigned_to: null });
    for (const body of [{ title: 'Other' }, { assigned_to: agent }, { status: 'in_review' }, { status: 'blocked' }])
      expect((await update(id, body)).body.data).toEqual(await read(id));
  });

  it('leaves the tag as it is, and the schedule ends by itself', async () => {
    const answer = await create({ not_before: '2031-06-15T12:00:05.000Z' });
    const { id, waiting_for } = answer.body.data;
    expect(waiting_for?.reason).toBe('schedule');
    clock.advance(5);
    const later = await ceo.call('getTask', { path: { task_id: id } });
    expect(later.body.data.waiting_for?.reason).toBe('no_worker');
    expect(later.headers.etag).toBe(answer.headers.etag);
    clock.advance(-5);
  });

  it('is no_agent when the agent was deleted', async () => {
    const { name: department } = known((await ceo.call('listDepartments')).body.data[0]);
    const body = { name: 'Temp', role: 'Engineer', department };
    const temporary = (await ceo.call('createAgent', { body })).body.data.id;
    const { id } = await newTask({ assigned_to: temporary });
    await ceo.call('deleteAgent', { path: { agent_id: temporary } });
    expect((await read(id)).waiting_for).toMatchObject({
      reason: 'no_agent',
      detail: 'The assigned agent was deleted',
    });
    expect(errorOf(await start(id))).toEqual([422, 2000]);
  });
});

describe('dependencies', () => {
  it('404/3000: of another project, unknown, or not an id', async () => {
    const foreign = await newTask();
    project = (await ceo.call('createProject', { body: { name: 'Other' } })).body.data.id;
    const { id } = await newTask();
    for (const unknown of [foreign.id, NOBODY, 'nothing']) {
      expect(errorOf(await create({ dependencies: [unknown] }))).toEqual([404, 3000]);
      expect(errorOf(await update(id, { dependencies: [unknown] }))).toEqual([404, 3000]);
    }
    expect((await read(id)).dependencies).toEqual([]);
  });

  it('are stored once each, in their order', async () => {
    const [one, two] = [await newTask(), await newTask()];
    const { dependencies } = await newTask({ dependencies: [two.id, one.id, two.id.toUpperCase()] });
    expect(dependencies).toEqual([two.id, one.id]);
  });

  it('422/2000: a cycle, through dependencies, and through parents, which wait for their subtasks', async () => {
    const first = await newTask();
    const second = await newTask({ dependencies: [first.id] });
    const third = await newTask({ dependencies: [second.id] });
    for (const each of [first, second, third])
      expect(errorOf(await update(first.id, { dependencies: [each.id] }))).toEqual([422, 2000]);
    expect(errorOf(await create({ parent_task_id: first.id, dependencies: [third.id] }))).toEqual([422, 2000]);
    const child = await newTask({ parent_task_id: third.id });
    expect(errorOf(await update(child.id, { dependencies: [third.id] }))).toEqual([422, 2000]);
    expect((await update(child.id, { dependencies: [second.id] })).status).toBe(200);
    expect((await update(first.id, { dependencies: [] })).status).toBe(200);
  });

  it('never form a cycle when two changes race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await newTask(), await newTask()];
      const answers = await Promise.all([
        update(one.id, { dependencies: [two.id] }),
        update(two.id, { dependencies: [one.id] }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });
});

describe('labels', () => {
  it('are stored once each, and replaced', async () => {
    const task = await newTask({ labels: ['gpu', 'eu', 'gpu'] });
    expect(task.labels).toEqual(['gpu', 'eu']);
    expect((await update(task.id, { labels: [] })).body.data.labels).toEqual([]);
  });

  it.each([['Upper'], [''], ['a'.repeat(65)], ['with space']])('400/2001: %j', async (label) => {
    expect(errorOf(await create({ labels: [label] }))).toEqual([400, 2001]);
  });
});

describe('startTask', () => {
  it('200: clears the schedule and sets failed dependencies and subtasks aside', async () => {
    const failed = await newTask();
    await update(failed.id, { status: 'rejected' });
    const { id } = await newTask({ dependencies: [failed.id], not_before: '2032-01-01T00:00:00Z' });
    await update(id, { status: 'blocked' });
    const { body } = await start(id);
    expect(body.data).toMatchObject({ status: 'assigned', not_before: null, dependencies: [failed.id] });
    expect(body.data.waiting_for?.reason).toBe('no_worker');
    expect(await read(id)).toEqual(body.data);
  });

  it('waits again for a task that was set aside, removed and added again', async () => {
    const failed = await newTask();
    await update(failed.id, { status: 'failed' });
    const { id } = await newTask({ dependencies: [failed.id] });
    expect((await start(id)).body.data.waiting_for?.reason).toBe('no_worker');
    await update(id, { dependencies: [] });
    await update(id, { dependencies: [failed.id] });
    expect(await waits(id)).toEqual(['dependency', failed.id]);
  });

  it('still waits for what has not failed', async () => {
    const open = await newTask();
    const { id } = await newTask({ dependencies: [open.id] });
    await start(id);
    expect(await waits(id)).toEqual(['dependency', open.id]);
    await update(open.id, { status: 'failed' });
    expect(await waits(id)).toEqual(['dependency', open.id]);
  });

  it('200: changes nothing in a task that is ready, even if its time has passed or a task was set aside', async () => {
    const failed = await newTask();
    await update(failed.id, { status: 'failed' });
    const past = await newTask({ not_before: '2031-06-01T00:00:00.000Z' });
    const started = await newTask({ dependencies: [failed.id] });
    await start(started.id);
    await update(started.id, { dependencies: [] });
    for (const { id } of [await newTask(), past, started]) {
      const before = await ceo.call('getTask', { path: { task_id: id } });
      clock.advance(1);
      const after = await start(id);
      clock.advance(-1);
      expect(after.body.data).toEqual(before.body.data);
      expect((await ceo.call('getTask', { path: { task_id: id } })).headers.etag).toBe(before.headers.etag);
    }
  });

  it('200: from in_progress and from created with an agent', async () => {
    for (const status of ['in_progress', 'created'] as const) {
      const { id } = await newTask();
      await update(id, { status });
      expect((await start(id)).body.data).toMatchObject({ status: 'assigned', waiting_for: { reason: 'no_worker' } });
    }
  });

  it('409/4000: final or in review; 422/2000: without an agent', async () => {
    for (const status of ['completed', 'in_review'] as const) {
      const { id } = await newTask();
      await update(id, { status });
      expect(errorOf(await start(id))).toEqual([409, 4000]);
    }
    const { id } = await newTask({ assigned_to: null });
    expect(errorOf(await start(id))).toEqual([422, 2000]);
  });
});

describe('cancelTask', () => {
  it('200: cancels the open tasks below it at every level, with audit entries and the reason', async () => {
    const root = await newTask();
    const done = await newTask({ parent_task_id: root.id });
    const child = await newTask({ parent_task_id: root.id });
    const grandchild = await newTask({ parent_task_id: done.id });
    const other = await newTask();
    await update(done.id, { status: 'completed' });
    const { body } = await cancel(root.id, { reason: 'No longer needed' });
    expect(body.data).toMatchObject({ status: 'cancelled', waiting_for: null });
    const statuses = await Promise.all(
      [root, done, child, grandchild, other].map(async ({ id }) => (await read(id)).status),
    );
    expect(statuses).toEqual(['cancelled', 'completed', 'cancelled', 'cancelled', 'assigned']);
    const { data } = (await ceo.call('listAuditLog', { query: { action: 'task.cancelled' } })).body;
    const mine = data.filter(({ reason }) => reason === 'No longer needed');
    expect(mine.map(({ target_id }) => target_id).sort()).toEqual([root.id, child.id, grandchild.id].sort());
  });

  it('409/4002: changed since the tag, which does not cover what the task waits for', async () => {
    const dependency = await newTask();
    const { id } = await newTask({ dependencies: [dependency.id] });
    const path = { task_id: id };
    const { etag } = (await ceo.call('getTask', { path })).headers;
    const headers = { 'if-match': known(etag) };
    await update(id, { title: 'Other' });
    expect(errorOf(await ceo.call('cancelTask', { path, headers }))).toEqual([409, 4002]);
    const { etag: present } = (await ceo.call('getTask', { path })).headers;
    await update(dependency.id, { status: 'completed' });
    const cancelled = await ceo.call('cancelTask', { path, headers: { 'if-match': known(present) } });
    expect(cancelled.body.data.status).toBe('cancelled');
  });

  it('200: changes nothing in a cancelled task; 409/4000: ended otherwise', async () => {
    const { id } = await newTask();
    const first = await cancel(id);
    expect((await cancel(id, { reason: 'again' })).body.data).toEqual(first.body.data);
    const done = await newTask();
    await update(done.id, { status: 'completed' });
    expect(errorOf(await cancel(done.id))).toEqual([409, 4000]);
  });

  it('of overlapping trees at the same time, each task is cancelled once', async () => {
    const root = await newTask();
    const ids = [root.id];
    for (const parent of [0, 0, 1, 1, 2, 2, 3, 4]) ids.push((await newTask({ parent_task_id: known(ids[parent]) })).id);
    const answers = await Promise.all(ids.map((id) => cancel(id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const { data } = (await ceo.call('listAuditLog', { query: { action: 'task.cancelled', limit: 200 } })).body;
    expect(data.filter(({ target_id }) => ids.includes(target_id ?? '')).length).toBe(ids.length);
  });

  it('409/4000: of more than 999 open subtasks, and not of 999', async () => {
    const root = await newTask();
    const subtask = await newTask({ parent_task_id: root.id });
    const add = (count: number) => copyTask(server.store, subtask.id, count);
    await add(998);
    const extra = await newTask({ parent_task_id: root.id });
    expect(errorOf(await cancel(root.id))).toEqual([409, 4000]);
    expect((await read(root.id)).status).toBe('assigned');
    await update(extra.id, { status: 'failed' });
    expect((await cancel(root.id)).body.data.status).toBe('cancelled');
    const { data } = (await ceo.call('listTasks', { query: { project_id: project, status: 'assigned' } })).body;
    expect(data).toEqual([]);
  });

  it('404/3000: unknown', async () => {
    for (const unknown of [NOBODY, 'nothing']) {
      expect(errorOf(await cancel(unknown))).toEqual([404, 3000]);
      expect(errorOf(await start(unknown))).toEqual([404, 3000]);
    }
  });
});
