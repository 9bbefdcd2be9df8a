import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BudgetLevel, COMPANY_SUBJECT, monthOf } from '../../../../domain/budgets/budget-caps.ts';
import {
  claimNext,
  endLease,
  type HeldClaim,
  newReadyTask,
  newWorkAgent,
  newWorker,
  openWorkScene,
  readRun,
  readTask,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { draftCharter } from '../../../support/builders/organisation/charters.ts';
import { newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { createPerson } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { countResults, errorOf } from '../../../support/client/expect.ts';
import { BUDGET_LOCK, holdLock, untilWaiting } from '../../../support/database/held-lock.ts';
import { ManualClock } from '../../../support/time/clock.ts';
import { eventually } from '../../../support/time/eventually.ts';

const MONTH = monthOf(new Date());
const DONE = '2030-01-01T00:00:00.000Z';

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  // Each replica may show and use sums that are some seconds old.
  scene = await openWorkScene({ replicas: 1 });
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const newProject = async (budget: number, client = ceo): Promise<string> => {
  const { body } = await client.call('createProject', { body: { name: crypto.randomUUID(), budget } });
  const path = { project_id: body.data.id };
  await client.call('updateProject', { path, body: { status: 'active' } });
  return body.data.id;
};

interface Caps {
  /** The monthly cap of the agent. */
  readonly agent?: number;
  readonly projectId?: string;
  readonly department?: string;
  readonly parentTaskId?: string;
}

/** A task of a new agent under these caps, and a worker for it. */
const newTask = async ({ agent, projectId, department, parentTaskId }: Caps = {}) => {
  const limit = agent === undefined ? {} : { budget_limit_monthly: agent };
  const agentId = await newWorkAgent(ceo, limit, department);
  const project = projectId ?? (await newProject(0));
  const taskId = await newReadyTask(
    { ceo, projectId: project, agentId },
    { ...(parentTaskId === undefined ? {} : { parent_task_id: parentTaskId }) },
  );
  return { agentId, projectId: project, taskId, worker: await newWorker(owner, { agent_ids: [agentId] }) };
};

const newRun = async (caps: Caps = {}) => {
  const task = await newTask(caps);
  return { ...task, ...(await claimNext(owner, task.worker)) };
};

const call = (key: string, cost: number, fields: object = {}) => ({
  ...{ key, kind: 'model_call', title: 'Think', finished_at: DONE },
  ...{ usage: { input_tokens: 10, output_tokens: 5, cost } },
  ...fields,
});
const reservation = (key: string, cost: number) => call(key, cost, { finished_at: null, usage: { cost } });

const add = ({ path, token }: HeldClaim, ...steps: readonly object[]) =>
  owner.callRaw('addRunSteps', { path, body: { lease_token: token, steps } });
const beat = async ({ path, token }: HeldClaim) =>
  (await owner.call('heartbeatRun', { path, body: { lease_token: token } })).body.data;
const release = ({ path, token }: HeldClaim) => owner.call('releaseRun', { path, body: { lease_token: token } });
const claim = async (worker: { readonly worker_name: string }, client = owner) =>
  (await client.call('claimRuns', { path: worker })).body.data;
const stepsOf = async ({ path }: HeldClaim) => (await ceo.call('listRunSteps', { path })).body.data;
const sums = (level: BudgetLevel, subject: string, month = '') =>
  scene.server.services.budgets.sumsOf(level, subject, month);
const ofAgent = ({ agentId }: { readonly agentId: string }) => sums('agent', agentId, MONTH);
const isWaitingForBudget = async (taskId: string) => (await readTask(ceo, taskId)).waiting_for?.reason === 'budget';

describe('usage', () => {
  it('is booked once for each key, under the caps of company, department, agent and project', async () => {
    const department = await newDepartment(ceo, 'bookings');
    const projectId = await newProject(5);
    const run = await newRun({ agent: 10, projectId, department: 'bookings' });
    const before = (await sums('company', COMPANY_SUBJECT, MONTH)).spent;
    expect(run.claim.context.limits).toMatchObject({ budget_left: 5, currency: 'USD' });
    const first = await add(run, call('a', 0.5), { key: 'n', kind: 'note', title: 'Nothing' });
    expect(first.body.data.budget_left).toBe(4.5);
    await add(run, call('a', 0.5), call('b', 0.25));
    expect((await beat(run)).budget_left).toBe(4.25);
    const ofDepartment = await sums('department', department.id, MONTH);
    const booked = [await ofAgent(run), await sums('project', projectId), ofDepartment];
    expect(booked.map(({ spent }) => spent)).toEqual([0.75, 0.75, 0.75]);
    expect((await sums('company', COMPANY_SUBJECT, MONTH)).spent).toBeCloseTo(before + 0.75, 9);
    expect((await readRun(ceo, run.runId)).usage).toMatchObject({ model_calls: 2, input_tokens: 20, cost: 0.75 });
  });
  it('budget_left is null without a cap, and the smallest remainder otherwise', async () => {
    const { budget_monthly } = (await ceo.call('getCompanySettings')).body.data;
    await ceo.call('updateCompany', { body: { budget_monthly: 0 } });
    expect((await newRun()).claim.context.limits.budget_left).toBeNull();
    await ceo.call('updateCompany', { body: { budget_monthly } });
    const run = await newRun({ agent: 3, projectId: await newProject(7) });
    expect((await beat(run)).budget_left).toBe(3);
    await ceo.call('updateAgent', { path: { agent_id: run.agentId }, body: { budget_limit_monthly: 9 } });
    expect((await beat(run)).budget_left).toBe(7);
  });
  it('is booked beyond a cap, also when it arrives late or after the end of the run', async () => {
    const late = await newRun({ agent: 1 });
    await endLease(scene.server, late.runId);
    await sweepLeases(scene.server);
    expect((await add(late, call('late', 4))).status).toBe(200);
    expect((await ofAgent(late)).spent).toBe(4);
    const ended = await newRun({ agent: 1 });
    await release(ended);
    expect(errorOf(await add(ended, call('kept', 2)))).toEqual([409, 4000]);
    expect(errorOf(await add(ended, call('kept', 2)))).toEqual([409, 4000]);
    expect((await ofAgent(ended)).spent).toBe(2);
    expect((await readRun(ceo, ended.runId)).usage).toMatchObject({ model_calls: 1, input_tokens: 10, cost: 2 });
  });
  it('of a subtask counts for the charter of its root task', async () => {
    const drafter = await createPerson(scene.server, 'drafter', 'pair_programmer');
    const charter = await draftCharter(drafter.client, { project: 'Costly', budget: '2 by 2031-03-01' });
    const approved = await ceo.call('approveCharter', { path: { charter_id: charter.id } });
    const { project_id: projectId, task_id: parentTaskId } = approved.body.data;
    const run = await newRun({ projectId, parentTaskId });
    expect(run.claim.context.limits.budget_left).toBe(2);
    await add(run, call('a', 1.5));
    expect((await sums('charter', charter.id)).spent).toBe(1.5);
    const { charters } = (await ceo.call('getBudget')).body.data;
    expect(charters.find(({ id }: { id: string }) => id === charter.id)).toMatchObject({ cap: 2, spent: 1.5 });
    expect(errorOf(await add(run, reservation('b', 0.6)))).toEqual([402, 6000]);
  });
});

describe('a cap that is used up', () => {
  it('asks its runs to stop and bars its tasks, until it is raised', async () => {
    const run = await newRun({ agent: 1 });
    await add(run, call('a', 1));
    await sweepLeases(scene.server);
    expect(await beat(run)).toMatchObject({ stop: { reason: 'budget' }, budget_left: 0 });
    await release(run);
    await eventually(() => isWaitingForBudget(run.taskId));
    expect((await readTask(ceo, run.taskId)).waiting_for.reference).toBe(run.agentId);
    expect(await claim(run.worker)).toEqual([]);
    await ceo.call('updateAgent', { path: { agent_id: run.agentId }, body: { budget_limit_monthly: 2 } });
    await eventually(async () => (await claim(run.worker)).length === 1);
  });
  it('of a project bars its other tasks too, and no other project', async () => {
    const projectId = await newProject(1);
    const run = await newRun({ projectId });
    await add(run, call('a', 1));
    const other = await newTask({ projectId });
    await eventually(() => isWaitingForBudget(other.taskId));
    expect((await readTask(ceo, other.taskId)).waiting_for.reference).toBe(projectId);
    expect(await claim(other.worker)).toEqual([]);
    const free = await newTask();
    expect(await claim(free.worker)).toHaveLength(1);
    await sweepLeases(scene.server);
    expect((await beat(run)).stop).toEqual({ reason: 'budget' });
  });
  it('a run that failed for it does not count as an attempt', async () => {
    const run = await newRun({ agent: 1 });
    await add(run, call('a', 1));
    const body = { lease_token: run.token, outcome: 'failed', failure: { kind: 'budget' } };
    expect((await owner.callRaw('finishRun', { path: run.path, body })).body.data.status).toBe('failed');
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'assigned', attempts: 0 });
    await eventually(() => isWaitingForBudget(run.taskId));
  });
});

describe('a reservation', () => {
  it('is held under every cap, and settled once by the same key', async () => {
    const projectId = await newProject(3);
    const run = await newRun({ agent: 2, projectId });
    const reserved = await add(run, reservation('a', 1.5), { key: 'n', kind: 'note', title: 'Next' });
    expect(reserved.body.data.budget_left).toBe(0.5);
    expect([await ofAgent(run), await sums('project', projectId)]).toMatchObject([
      { held: 1.5, spent: 0 },
      { held: 1.5, spent: 0 },
    ]);
    expect((await readRun(ceo, run.runId)).usage).toMatchObject({ model_calls: 0, cost: 0 });
    const settled = await add(run, call('a', 0.5, { title: 'Thought', content: 'Done' }));
    expect(settled.body.data.budget_left).toBe(1.5);
    await add(run, call('a', 9), reservation('a', 9));
    expect([await ofAgent(run), await sums('project', projectId)]).toMatchObject([
      { held: 0, spent: 0.5 },
      { held: 0, spent: 0.5 },
    ]);
    expect(await stepsOf(run)).toMatchObject([
      { number: 1, key: 'a', title: 'Thought', content: 'Done', finished_at: DONE, usage: { cost: 0.5 } },
      { number: 2, key: 'n' },
    ]);
    expect((await readRun(ceo, run.runId)).usage).toMatchObject({ model_calls: 1, input_tokens: 10, cost: 0.5 });
  });
  it('402: what does not fit is refused with the whole request', async () => {
    const run = await newRun({ agent: 1 });
    const steps = [call('a', 0.25), reservation('b', 0.5), reservation('c', 0.5)];
    expect(errorOf(await add(run, ...steps))).toEqual([402, 6000]);
    expect([await stepsOf(run), await ofAgent(run)]).toMatchObject([[], { held: 0, spent: 0 }]);
    expect((await add(run, ...steps.slice(0, 2))).body.data.budget_left).toBe(0.25);
    expect((await add(run, call('b', 0.75))).body.data.budget_left).toBe(0);
  });
  it('that is settled in the same request need not fit', async () => {
    const run = await newRun({ agent: 1 });
    await add(run, reservation('a', 5), call('a', 0.5));
    expect(await ofAgent(run)).toMatchObject({ held: 0, spent: 0.5 });
    expect(await stepsOf(run)).toMatchObject([{ number: 1, key: 'a', finished_at: DONE }]);
  });
  it('stops no run, but its cap bars other tasks while nothing else is left', async () => {
    const projectId = await newProject(1);
    const run = await newRun({ projectId });
    await add(run, reservation('a', 1));
    const other = await newTask({ projectId });
    await eventually(() => isWaitingForBudget(other.taskId));
    expect(await claim(other.worker)).toEqual([]);
    await sweepLeases(scene.server);
    expect((await beat(run)).stop).toBeNull();
    await add(run, call('a', 0.25));
    await eventually(async () => (await claim(other.worker)).length === 1);
  });
  it('is released when the run ends or waits', async () => {
    const released = await newRun({ agent: 1 });
    await add(released, reservation('a', 1));
    await release(released);
    expect((await ofAgent(released)).held).toBe(0);
    const waiting = await newRun({ agent: 1 });
    await add(waiting, reservation('a', 1));
    const body = { lease_token: waiting.token, question: 'Which colour?' };
    expect((await owner.call('requestInput', { path: waiting.path, body })).status).toBe(201);
    expect((await ofAgent(waiting)).held).toBe(0);
    expect((await add(waiting, reservation('b', 1))).status).toBe(200);
    expect((await ofAgent(waiting)).held).toBe(0);
  });
  it('is released with the lease, and booked by a late settlement', async () => {
    const run = await newRun({ agent: 1 });
    await add(run, reservation('a', 1));
    await endLease(scene.server, run.runId);
    await sweepLeases(scene.server);
    expect((await ofAgent(run)).held).toBe(0);
    expect((await add(run, call('a', 0.25))).body.data.stop).toEqual({ reason: 'expired' });
    await add(run, call('a', 0.25));
    expect(await ofAgent(run)).toMatchObject({ held: 0, spent: 0.25 });
    expect(await stepsOf(run)).toMatchObject([{ number: 1, key: 'a', is_late: true }]);
    expect((await readRun(ceo, run.runId)).usage).toMatchObject({ model_calls: 1, cost: 0.25 });
  });
  it('of two for the last dollar exactly one is held', async () => {
    const projectId = await newProject(1);
    const runs = [await newRun({ projectId }), await newRun({ projectId })];
    const { pool } = scene.server.store;
    const unlock = await holdLock(pool, BUDGET_LOCK);
    const pending = Promise.all(runs.map((run) => add(run, reservation('a', 1))));
    await untilWaiting(pool, 2).finally(unlock);
    expect(countResults(await pending)).toEqual({ 200: 1, '402/6000': 1 });
    expect(await sums('project', projectId)).toMatchObject({ held: 1, spent: 0 });
  });
});

describe('a cap of a department or of the company', () => {
  it('applies to their agents, until it is raised', async () => {
    const department = await newDepartment(ceo, 'thrift', { budget_percent: 0.1 });
    await ceo.call('updateCompany', { body: { budget_monthly: 1_000 } });
    const run = await newRun({ department: 'thrift' });
    expect(run.claim.context.limits.budget_left).toBe(1);
    await add(run, call('a', 1));
    await release(run);
    await eventually(() => isWaitingForBudget(run.taskId));
    expect((await readTask(ceo, run.taskId)).waiting_for.reference).toBe(department.id);
    await ceo.call('updateCompany', { body: { budget_monthly: 0.5 } });
    const other = await newTask();
    await eventually(() => isWaitingForBudget(other.taskId));
    expect((await readTask(ceo, other.taskId)).waiting_for.reference).toBeNull();
    expect(await claim(other.worker)).toEqual([]);
    await ceo.call('updateCompany', { body: { budget_monthly: 0 } });
    await eventually(async () => (await claim(other.worker)).length === 1);
    await eventually(async () => (await claim(run.worker)).length === 1);
  });
});

describe('the next month', () => {
  it('makes the tasks of a monthly cap ready', async () => {
    const clock = new ManualClock();
    const later = await openWorkScene({ clock, replicas: 1 });
    try {
      const agentId = await newWorkAgent(later.ceo, { budget_limit_monthly: 1 });
      const projectId = await newProject(0, later.ceo);
      await newReadyTask({ ceo: later.ceo, projectId, agentId });
      const { client } = later.manager;
      const worker = await newWorker(client, { agent_ids: [agentId] });
      const { path, token } = await claimNext(client, worker);
      await client.callRaw('addRunSteps', { path, body: { lease_token: token, steps: [call('a', 1)] } });
      await client.call('releaseRun', { path, body: { lease_token: token } });
      clock.advance(2);
      expect(await claim(worker, client)).toEqual([]);
      clock.advance(32 * 86_400);
      // The session has ended by then, and workers belong to their users.
      const next = (await createPerson(later.server, 'next', 'manager')).client;
      expect(await claim(await newWorker(next, { agent_ids: [agentId] }), next)).toHaveLength(1);
    } finally {
      await later.close();
    }
  });
});
