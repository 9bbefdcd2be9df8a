import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthOf } from '../../../../domain/budgets/budget-caps.ts';
import { currencySetting } from '../../../../domain/organisation/value/currency-setting.ts';
import { storeRuns } from '../../../support/builders/execution/stored-runs.ts';
import {
  claimNext,
  endBackoff,
  endLease,
  type HeldClaim,
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  newWorker,
  openWorkScene,
  readTask,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { createPerson } from '../../../support/builders/people.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import { NOBODY } from '../../../support/builders/unknown-ids.ts';
import type { Client } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';

const DONE = '2030-01-01T00:00:00.000Z';
const USAGE = ['model_calls', 'tool_calls', 'input_tokens', 'output_tokens', 'cost'] as const;

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const list = async (query: Readonly<Record<string, string>>, client = ceo) =>
  (await client.callRaw('listUsage', { query })).body.data;

/** The sums of the usage of the runs that `listRuns` returns. */
const sumOfRuns = async (query: Readonly<Record<string, string>>) => {
  const { data } = (await ceo.callRaw('listRuns', { query: { ...query, limit: '200' } })).body;
  const sums = USAGE.map((field) => [
    field,
    data.reduce((sum: number, { usage }: { usage: Record<string, number> }) => sum + (usage[field] ?? 0), 0),
  ]);
  return { runs: data.length, ...Object.fromEntries(sums) };
};

/** A task of a new agent in a new project, and a worker for it. */
const newTask = async (projectId?: string) => {
  const agentId = await newWorkAgent(ceo);
  const project = projectId ?? (await newActiveProject(ceo));
  const taskId = await newReadyTask({ ceo, projectId: project, agentId });
  return { agentId, projectId: project, taskId, worker: await newWorker(owner, { agent_ids: [agentId] }) };
};

const modelCall = (key: string, cost: number, fields: object = {}) => ({
  ...{ key, kind: 'model_call', title: 'Think', finished_at: DONE },
  ...{ usage: { input_tokens: 10, output_tokens: 5, cost } },
  ...fields,
});
const toolCall = (key: string) => ({ key, kind: 'tool_call', title: 'Search' });
const add = ({ path, token }: HeldClaim, ...steps: readonly object[]) =>
  owner.callRaw('addRunSteps', { path, body: { lease_token: token, steps } });
const release = ({ path, token }: HeldClaim) => owner.call('releaseRun', { path, body: { lease_token: token } });

describe('listUsage', () => {
  it('200: sums all runs of a task, with late steps and steps that arrived after the end, and nothing else', async () => {
    const { taskId, agentId, projectId, worker } = await newTask();
    const released = await claimNext(owner, worker);
    await add(released, modelCall('a', 0.5), toolCall('b'));
    await release(released);
    expect(errorOf(await add(released, modelCall('kept', 0.25)))).toEqual([409, 4000]);
    expect(errorOf(await add(released, modelCall('kept', 0.25)))).toEqual([409, 4000]);
    const expired = await claimNext(owner, worker);
    await endLease(scene.server, expired.runId);
    await sweepLeases(scene.server);
    expect((await add(expired, modelCall('late', 0.125), toolCall('late tool'))).status).toBe(200);
    await endBackoff(scene.server, taskId);
    const open = await claimNext(owner, worker);
    await add(open, modelCall('a', 1), modelCall('reserved', 7, { finished_at: null }));
    const sums = { runs: 3, model_calls: 4, tool_calls: 2, input_tokens: 40, output_tokens: 20, cost: 1.875 };
    const { title } = await readTask(ceo, taskId);
    expect(await list({ level: 'task', task_id: taskId })).toEqual([
      { level: 'task', id: taskId, name: title, ...sums, currency: 'USD' },
    ]);
    expect(await sumOfRuns({ task_id: taskId })).toEqual(sums);
    expect(await list({ level: 'agent', agent_id: agentId })).toMatchObject([{ id: agentId, ...sums }]);
    expect(await list({ project_id: projectId })).toMatchObject([{ level: 'project', id: projectId, ...sums }]);
    const booked = await scene.server.services.budgets.sumsOf('agent', agentId, monthOf(new Date()));
    expect(booked.spent).toBe(sums.cost);
  });

  it('200: one entry for each task and each agent of a project, the highest cost first', async () => {
    const projectId = await newActiveProject(ceo);
    const [cheap, costly] = [await newTask(projectId), await newTask(projectId)];
    await add(await claimNext(owner, cheap.worker), modelCall('a', 1));
    await add(await claimNext(owner, costly.worker), modelCall('a', 3));
    const of = async (level: string, filter = {}) =>
      (await list({ level, project_id: projectId, ...filter })).map(({ id, cost }: { id: string; cost: number }) => [
        id,
        cost,
      ]);
    expect(await of('task')).toEqual([
      [costly.taskId, 3],
      [cheap.taskId, 1],
    ]);
    expect(await of('agent')).toEqual([
      [costly.agentId, 3],
      [cheap.agentId, 1],
    ]);
    expect(await of('project')).toEqual([[projectId, 4]]);
    expect(await of('task', { agent_id: cheap.agentId })).toEqual([[cheap.taskId, 1]]);
    const { client } = await createPerson(scene.server, 'usage observer', 'observer');
    expect(await list({ project_id: projectId }, client)).toHaveLength(1);
  });

  it('200: only runs that began on these days (UTC)', async () => {
    const projectId = await newActiveProject(ceo);
    for (const day of ['2031-05-01', '2031-05-02', '2031-05-03'])
      await storeRuns(scene.server, { projectId, count: 1, day });
    const runsOn = async (query: Readonly<Record<string, string>>) =>
      (await list({ project_id: projectId, ...query }))[0]?.runs;
    expect(await runsOn({})).toBe(3);
    expect(await runsOn({ from: '2031-05-02' })).toBe(2);
    expect(await runsOn({ to: '2031-05-01' })).toBe(1);
    expect(await runsOn({ from: '2031-05-02', to: '2031-05-02' })).toBe(1);
    expect(await list({ from: '2032-01-01', to: '2032-12-31' })).toEqual([]);
  });

  it('200: one entry for each currency', async () => {
    const { projectId, taskId, worker } = await newTask();
    const first = await claimNext(owner, worker);
    await add(first, modelCall('a', 2));
    await release(first);
    await withSetting(scene.server, currencySetting, 'EUR', async () => {
      await add(await claimNext(owner, worker), modelCall('a', 1));
    });
    expect(await list({ level: 'task', task_id: taskId })).toMatchObject([
      { cost: 2, currency: 'USD' },
      { cost: 1, currency: 'EUR' },
    ]);
    expect(await list({ project_id: projectId })).toHaveLength(2);
  });

  it('200: the name of a deleted object is null; an unknown id and an object without runs have no entry', async () => {
    const { agentId, taskId, worker } = await newTask();
    expect(await list({ level: 'task', task_id: taskId })).toEqual([]);
    await add(await claimNext(owner, worker), modelCall('a', 1));
    await ceo.call('deleteAgent', { path: { agent_id: agentId } });
    expect(await list({ level: 'agent', agent_id: agentId })).toMatchObject([{ id: agentId, name: null, cost: 1 }]);
    for (const filter of ['task_id', 'project_id', 'agent_id'])
      for (const id of [NOBODY, 'nonsense']) expect(await list({ [filter]: id })).toEqual([]);
  });

  it('400/2001: an unknown level, and what is not a day of the calendar', async () => {
    for (const query of [{ level: 'company' }, { from: '2030-02-29' }, { to: '' }])
      expect(errorOf(await ceo.callRaw('listUsage', { query }))).toEqual([400, 2001]);
  });

  it('422/2000: days in the wrong order', async () => {
    const query = { from: '2030-02-02', to: '2030-02-01' };
    expect(errorOf(await ceo.call('listUsage', { query }))).toEqual([422, 2000]);
  });

  it('422/2000: more than 10 000 entries or 100 000 runs, which are never cut short', async () => {
    const projectId = await newActiveProject(ceo);
    const [task_id, day] = [crypto.randomUUID(), '2033-01-01'];
    await storeRuns(scene.server, { projectId, count: 10_000, day });
    const byTask = { level: 'task', project_id: projectId } as const;
    expect(await list(byTask)).toHaveLength(10_000);
    await storeRuns(scene.server, { projectId, taskId: task_id, count: 90_000, day });
    expect(errorOf(await ceo.call('listUsage', { query: byTask }))).toEqual([422, 2000]);
    expect(await list({ project_id: projectId })).toMatchObject([
      { runs: 100_000, model_calls: 200_000, tool_calls: 100_000, input_tokens: 3_000_000, cost: 10_000 },
    ]);
    await storeRuns(scene.server, { projectId, count: 1, day: '2033-01-02' });
    expect(errorOf(await ceo.call('listUsage', { query: { project_id: projectId } }))).toEqual([422, 2000]);
    expect(await list({ level: 'task', task_id })).toMatchObject([{ runs: 90_000, name: null }]);
    expect(await list({ project_id: projectId, to: day })).toMatchObject([{ runs: 100_000 }]);
  });
});
