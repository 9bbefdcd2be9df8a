import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  claimNext,
  endBackoff,
  newActiveProject,
  newReadyTask,
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  readTask,
  silence,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { createPerson, withApiKey } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';

// The waiting reasons that the execution adds; those of other records are in test/contract/tasks.test.ts.

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  // A change of another replica is shown up to a second later.
  scene = await openWorkScene({ replicas: 1 });
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const set = (key: string, value: number) =>
  ceo.call('saveSetting', { path: { namespace: 'work', key }, body: { value } });
const reset = (key: string) => ceo.call('resetSetting', { path: { namespace: 'work', key } });
afterEach(async () => {
  for (const key of ['max_runs_per_project', 'max_open_runs']) await reset(key);
});

/** The reason of a task with its reference; null without one. */
const reasonOf = async (taskId: string) => {
  const { waiting_for: found } = await readTask(ceo, taskId);
  return found === null ? null : [found.reason, found.reference];
};

describe('the waiting reason', () => {
  it('of a ready task is no_worker until a worker for its agent, type and labels is online', async () => {
    const agentId = await newWorkAgent(ceo);
    const projectId = await newActiveProject(ceo);
    const taskId = await newReadyTask({ ...scene, agentId, projectId }, { type: 'design', labels: ['gpu'] });
    expect(await reasonOf(taskId)).toEqual(['no_worker', null]);
    await newWorker(owner, { labels: ['gpu'], task_types: ['research'] });
    await newWorker(owner, { agent_ids: [agentId] });
    await newWorker(owner, { labels: ['gpu'], agent_ids: [scene.agentId] });
    expect(await reasonOf(taskId)).toEqual(['no_worker', null]);
    const { worker_name: name } = await newWorker(owner, { labels: ['gpu', 'eu'], agent_ids: [agentId] });
    expect(await reasonOf(taskId)).toBeNull();
    await silence(scene.server, name, 91);
    expect(await reasonOf(taskId)).toEqual(['no_worker', null]);
  });

  it('in the responses of createTask and updateTask is that of now for changes of the same server', async () => {
    const agentId = await newWorkAgent(ceo);
    const projectId = await newActiveProject(ceo);
    const create = async () => {
      const body = { project_id: projectId, assigned_to: agentId, title: 'Now' };
      return (await ceo.call('createTask', { body })).body.data;
    };
    expect((await create()).waiting_for?.reason).toBe('no_worker');
    await newWorker(owner, { agent_ids: [agentId] });
    const { id: task_id, waiting_for } = await create();
    expect(waiting_for).toBeNull();
    const updated = await ceo.call('updateTask', { path: { task_id }, body: { priority: 'high' } });
    expect(updated.body.data.waiting_for).toBeNull();
  });

  it('of a task with a running run is null, and of the next task of the agent agent_busy', async () => {
    const run = await newRun(scene);
    const { assigned_to: agentId, project_id: projectId } = await readTask(ceo, run.taskId);
    expect(await reasonOf(run.taskId)).toBeNull();
    const next = await newReadyTask({ ...scene, agentId, projectId });
    expect(await reasonOf(next)).toEqual(['agent_busy', agentId]);
    const other = await newReadyTask({ ...scene, agentId: await newWorkAgent(ceo), projectId });
    await newWorker(owner);
    expect(await reasonOf(other)).toBeNull();
    await set('max_runs_per_project', 1);
    expect(await reasonOf(other)).toEqual(['project_busy', projectId]);
    await reset('max_runs_per_project');
    await set('max_open_runs', 1);
    expect(await reasonOf(other)).toEqual(['company_busy', null]);
  });

  it('of a task whose run waits is input with the approval, since the request', async () => {
    const run = await newRun(scene);
    const body = { lease_token: run.token, question: 'Which colour?' };
    const { data: approval } = (await owner.call('requestInput', { path: run.path, body })).body;
    const { waiting_for: found } = await readTask(ceo, run.taskId);
    expect(found).toMatchObject({ reason: 'input', reference: approval.id, until: null });
    expect(Math.abs(Date.parse(found.since) - Date.parse(approval.created_at))).toBeLessThan(1_000);
  });

  it('of a blocked task is attempts_exhausted with the failure; of one that a person blocked it is blocked', async () => {
    const run = await newRun(scene);
    const failure = { kind: 'refused', message: 'This is not allowed', retryable: false } as const;
    await owner.call('finishRun', { path: run.path, body: { lease_token: run.token, outcome: 'failed', failure } });
    const task_id = run.taskId;
    expect((await readTask(ceo, task_id)).waiting_for).toMatchObject({
      ...{ reason: 'attempts_exhausted', detail: failure.message, reference: run.runId },
    });
    await ceo.call('updateTask', { path: { task_id }, body: { status: 'created' } });
    await ceo.call('updateTask', { path: { task_id }, body: { status: 'blocked' } });
    expect(await reasonOf(task_id)).toEqual(['blocked', null]);
  });
});

describe('startTask', () => {
  it('200: gives a task all of its attempts back, with an audit entry', async () => {
    const run = await newRun(scene, { max_attempts: 1 });
    const body = { lease_token: run.token, outcome: 'failed', failure: { kind: 'tool' } } as const;
    await owner.call('finishRun', { path: run.path, body });
    const path = { task_id: run.taskId };
    const { data } = (await ceo.call('startTask', { path })).body;
    expect(data).toMatchObject({ status: 'assigned', attempts: 0, waiting_for: null });
    const entries = (await ceo.call('listAuditLog', { query: { action: 'task.restarted' } })).body.data;
    expect(entries.filter(({ target_id }) => target_id === run.taskId)).toHaveLength(1);
  });
  it('200: ends the pause before the next attempt', async () => {
    const run = await newRun(scene);
    const body = { lease_token: run.token, outcome: 'failed', failure: { kind: 'tool' } } as const;
    await owner.call('finishRun', { path: run.path, body });
    expect(await reasonOf(run.taskId)).toEqual(['retry', run.runId]);
    await ceo.call('startTask', { path: { task_id: run.taskId } });
    expect((await claimNext(owner, run.worker)).taskId).toBe(run.taskId);
  });
  it('409: a task with an open run, and one in review', async () => {
    const run = await newRun(scene);
    const path = { task_id: run.taskId };
    expect(errorOf(await ceo.call('startTask', { path }))).toEqual([409, 4000]);
    await owner.call('finishRun', { path: run.path, body: { lease_token: run.token, outcome: 'succeeded' } });
    expect(errorOf(await ceo.call('startTask', { path }))).toEqual([409, 4000]);
  });
});

describe('a change during a run', () => {
  it('409: of the fields that the review refers to, and of the status; also while the run is in review', async () => {
    const run = await newRun(scene, { acceptance_criteria: ['It works'] });
    const path = { task_id: run.taskId };
    const refused = [
      { acceptance_criteria: [{ description: 'It is fast' }] },
      { expected_artifacts: ['*.pdf'] },
      { review_policy: 'none' as const },
      { status: 'completed' as const },
      { status: 'assigned' as const },
      { status: 'blocked' as const },
    ];
    const codes = async () => {
      const found = [];
      for (const body of refused) found.push(errorOf(await ceo.call('updateTask', { path, body })));
      return found;
    };
    expect(await codes()).toEqual(refused.map(() => [409, 4000]));
    const criteria = [{ index: 0, met: true, evidence: 'Seen' }];
    await owner.call('finishRun', { path: run.path, body: { lease_token: run.token, outcome: 'succeeded', criteria } });
    expect(await codes()).toEqual(refused.map(() => [409, 4000]));
  });
  it('200: of everything else, and the run keeps its lease', async () => {
    const run = await newRun(scene);
    const body = { title: 'Other', description: 'Other', priority: 'low', labels: ['x'], max_attempts: 5 } as const;
    const response = await ceo.call('updateTask', { path: { task_id: run.taskId }, body });
    expect(response.body.data).toMatchObject({ ...body, status: 'in_progress' });
    const beat = await owner.call('heartbeatRun', { path: run.path, body: { lease_token: run.token } });
    expect(beat.body.data.stop).toBeNull();
  });
  it('another agent cancels the run immediately, and the task has all of its attempts again', async () => {
    const first = await newRun(scene);
    await owner.call('finishRun', {
      ...{ path: first.path, body: { lease_token: first.token, outcome: 'failed', failure: { kind: 'tool' } } },
    });
    await endBackoff(scene.server, first.taskId);
    const run = await claimNext(owner, first.worker);
    const body = { assigned_to: await newWorkAgent(ceo) };
    const { data } = (await ceo.call('updateTask', { path: { task_id: run.taskId }, body })).body;
    expect(data).toMatchObject({ ...body, status: 'assigned', attempts: 0 });
    const ended = (await ceo.call('getRun', { path: run.path })).body.data;
    expect(ended).toMatchObject({ status: 'cancelled', stop_reason: 'reassigned' });
    const report = { lease_token: run.token };
    expect(errorOf(await owner.call('heartbeatRun', { path: run.path, body: report }))).toEqual([409, 4002]);
  });
  it('the end of the project drains its runs', async () => {
    const run = await newRun(scene);
    const { project_id } = await readTask(ceo, run.taskId);
    await ceo.call('updateProject', { path: { project_id }, body: { status: 'cancelled' } });
    const beat = await owner.call('heartbeatRun', { path: run.path, body: { lease_token: run.token } });
    expect(beat.body.data.stop).toEqual({ reason: 'paused' });
  });
  it('a manual approval is refused; an earlier one does not change the task', async () => {
    const agentId = await newWorkAgent(ceo);
    const projectId = await newActiveProject(ceo);
    const task_id = await newReadyTask({ ...scene, agentId, projectId });
    const fields = { task_id, action_type: 'deploy:production', title: 'Deploy', description: 'Deploy it' };
    const approval = (await ceo.call('createApproval', { body: { ...fields, risk_level: 'low' } })).body.data;
    const run = await claimNext(owner, await newWorker(owner, { agent_ids: [agentId] }));
    const again = await ceo.call('createApproval', { body: { ...fields, risk_level: 'low' } });
    expect(errorOf(again)).toEqual([409, 4000]);
    await owner.call('finishRun', { path: run.path, body: { lease_token: run.token, outcome: 'succeeded' } });
    await ceo.call('approveApproval', { path: { approval_id: approval.id } });
    expect((await readTask(ceo, task_id)).status).toBe('in_review');
  });
});

describe('review_policy', () => {
  it('403/1001: from a caller without the guard lead', async () => {
    const { projectId, server } = scene;
    const { client } = await createPerson(server, 'pair of hands', 'pair_programmer');
    const body = { project_id: projectId, title: 'Mine', review_policy: 'none' } as const;
    expect(errorOf(await client.call('createTask', { body }))).toEqual([403, 1001]);
    const { data } = (await client.call('createTask', { body: { ...body, review_policy: null } })).body;
    const path = { task_id: data.id };
    const change = { review_policy: 'none' } as const;
    expect(errorOf(await client.call('updateTask', { path, body: change }))).toEqual([403, 1001]);
    expect((await ceo.call('updateTask', { path, body: change })).status).toBe(200);
  });
});

describe('work.review', () => {
  it('403/1001: from an API key, even with the role ceo, which could disable the review of what it has done', async () => {
    const key = await withApiKey(ceo, 'ceo');
    const path = { namespace: 'work', key: 'review' };
    expect(errorOf(await key.call('saveSetting', { path, body: { value: 'none' } }))).toEqual([403, 1001]);
    expect((await ceo.call('saveSetting', { path, body: { value: 'person' } })).status).toBe(200);
    expect(errorOf(await key.call('resetSetting', { path }))).toEqual([403, 1001]);
    expect((await ceo.call('resetSetting', { path })).status).toBe(204);
  });
  it('403/1001: from a manager, who may change the other settings of work', async () => {
    const save = (key: string, value: string | number) =>
      owner.call('saveSetting', { path: { namespace: 'work', key }, body: { value } });
    expect(errorOf(await save('review', 'none'))).toEqual([403, 1001]);
    expect((await save('max_attempts', 4)).status).toBe(200);
    await reset('max_attempts');
  });
});
