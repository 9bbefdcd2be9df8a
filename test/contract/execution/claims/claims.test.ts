import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workSettings } from '../../../../domain/execution/work-settings.ts';
import {
  claimNext,
  endLease,
  heldClaim,
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  newWorker,
  openWorkScene,
  readRun,
  readTask,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { createPerson } from '../../../support/builders/people.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import type { Client } from '../../../support/client/client.ts';
import { expectError, inParallel } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { callTool, failureIn } from '../../../support/mcp/messages.ts';
import { eventually } from '../../../support/time/eventually.ts';

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  // Waiting claims of one process are woken by its own changes; those of other processes arrive in the background, which tests do not start.
  scene = await openWorkScene({ replicas: 1 });
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

/** Another agent with a project and a worker, and a function that creates ready tasks of it. */
const newDesk = async (registration: object = {}) => {
  const agentId = await newWorkAgent(ceo);
  const projectId = await newActiveProject(ceo);
  const worker = await newWorker(owner, { agent_ids: [agentId], max_runs: 10, ...registration });
  const add = (fields: Parameters<typeof newReadyTask>[1] = {}) => newReadyTask({ ceo, projectId, agentId }, fields);
  const claim = async (body: { max?: number; wait_seconds?: number } = {}, headers: Record<string, string> = {}) =>
    owner.call('claimRuns', { path: worker, body, headers });
  const taskIds = async (body: { max?: number } = {}) => (await claim(body)).body.data.map(({ task }) => task.id);
  return { agentId, projectId, worker, add, claim, taskIds };
};

const MANY = 50;
const withManyPerAgent = (work: () => Promise<void>) =>
  withSetting(scene.server, workSettings.maxRunsPerAgent, MANY, () =>
    withSetting(scene.server, workSettings.maxRunsPerProject, MANY, work),
  );

describe('claimRuns', () => {
  it('200: the run, its lease and its context; the task is in progress', async () => {
    const { agentId, projectId, worker, add } = await newDesk();
    const taskId = await add({ title: 'Write the report', acceptance_criteria: ['It has a summary'] });
    const { claim, runId } = await claimNext(owner, worker);
    expect(claim.run).toMatchObject({
      ...{ task_id: taskId, project_id: projectId, agent_id: agentId, worker_name: worker.worker_name },
      ...{ worker_kind: 'external', kind: 'work', attempt: 1, epoch: 1, status: 'running', stop_reason: null },
    });
    expect(claim.lease_token).toMatch(/^lt_[A-Za-z0-9_-]{43}$/);
    expect(claim.lease_expires_at).toBe(claim.run.lease_expires_at);
    expect(Date.parse(claim.run.lease_expires_at) - Date.parse(claim.run.started_at)).toBe(60_000);
    expect(Date.parse(claim.run.hard_deadline) - Date.parse(claim.run.started_at)).toBe(120 * 60_000);
    expect(claim.context).toMatchObject({
      ...{ agent: { id: agentId }, project: { id: projectId }, charter: null, parent: null, dependencies: [] },
      ...{ criteria: [{ description: 'It has a summary', met: false }], artifacts: [], feedback: [], history: [] },
    });
    expect(await readTask(ceo, taskId)).toMatchObject({ status: 'in_progress', run_id: runId, waiting_for: null });
    expect((await ceo.call('getWorker', { path: worker })).body.data.open_runs).toBe(1);
  });
  it('200: an empty list when nothing is ready', async () => {
    const { claim } = await newDesk();
    expect((await claim()).body.data).toEqual([]);
  });
  it('404: an unknown worker; 403: the worker of another user', async () => {
    const other = await createPerson(scene.server, 'stranger', 'manager');
    const { worker } = await newDesk();
    await expectError(owner, 'claimRuns', { path: { worker_name: 'nobody' } }, [404, 3000]);
    await expectError(other.client, 'claimRuns', { path: worker }, [403, 1001]);
  });
  it('a future deadline of the task moves the hard deadline to ten minutes after it', async () => {
    const { worker, add } = await newDesk();
    const deadline = new Date(Date.now() + 30 * 60_000);
    await add({ deadline: deadline.toISOString() });
    const { claim } = await claimNext(owner, worker);
    expect(Date.parse(claim.run.hard_deadline)).toBe(deadline.getTime() + 10 * 60_000);
  });

  it('a worker gets only tasks of its agents and types, all of whose labels it has', async () => {
    const { agentId, add } = await newDesk();
    await add({ labels: ['gpu'], type: 'research' });
    const none = async (fields: object) => {
      const worker = await newWorker(owner, { agent_ids: [agentId], ...fields });
      return (await owner.call('claimRuns', { path: worker })).body.data;
    };
    expect(await none({})).toEqual([]);
    expect(await none({ labels: ['gpu'], task_types: ['design'] })).toEqual([]);
    expect(await none({ labels: ['gpu'], agent_ids: [scene.agentId] })).toEqual([]);
    expect(await none({ labels: ['eu', 'gpu'], task_types: ['research'] })).toHaveLength(1);
  });
  it('the order is that of the priority and of the age', async () => {
    const { add, taskIds } = await newDesk();
    await withManyPerAgent(async () => {
      const low = await add({ priority: 'low' });
      const medium = await add({ priority: 'medium' });
      const critical = await add({ priority: 'critical' });
      const high = await add({ priority: 'high' });
      const second = await add({ priority: 'critical' });
      expect(await taskIds({ max: 10 })).toEqual([critical, second, high, medium, low]);
    });
  });
  it('a task waits for its schedule, for its dependencies and for its subtasks', async () => {
    const { add, taskIds } = await newDesk();
    await withManyPerAgent(async () => {
      await add({ not_before: new Date(Date.now() + 60_000).toISOString() });
      const first = await add();
      const second = await add({ dependencies: [first] });
      expect(await taskIds({ max: 10 })).toEqual([first]);
      const parent = await add();
      const child = await add({ parent_task_id: parent });
      expect(await taskIds({ max: 10 })).toEqual([child]);
      expect(await readTask(ceo, second)).toMatchObject({ waiting_for: { reason: 'dependency', reference: first } });
    });
  });
  it('a completed dependency makes its dependants ready in the same transaction', async () => {
    const { worker, add } = await newDesk();
    const first = await add({ review_policy: 'none' });
    const second = await add({ dependencies: [first] });
    const held = await claimNext(owner, worker);
    const body = { lease_token: held.token, outcome: 'succeeded', summary: 'Done' } as const;
    expect((await owner.call('finishRun', { path: held.path, body })).status).toBe(200);
    const next = await claimNext(owner, worker);
    expect(next.taskId).toBe(second);
    expect(next.claim.context.dependencies).toMatchObject([{ task_id: first, summary: 'Done', artifacts: [] }]);
  });
  it('the context has no summary of a dependency that was cancelled during its review', async () => {
    const { worker, add } = await newDesk();
    const first = await add({ review_policy: 'person' });
    const second = await add({ dependencies: [first] });
    const held = await claimNext(owner, worker);
    const body = { lease_token: held.token, outcome: 'succeeded', summary: 'Not reviewed' } as const;
    await owner.call('finishRun', { path: held.path, body });
    await ceo.call('cancelTask', { path: { task_id: first }, body: {} });
    await ceo.call('startTask', { path: { task_id: second } });
    const { context } = (await claimNext(owner, worker)).claim;
    expect(context.dependencies).toMatchObject([{ task_id: first, summary: '', artifacts: [] }]);
  });
  it('no task of a locked agent or of a project that is not active is offered', async () => {
    const locked = await newDesk();
    await locked.add();
    await ceo.call('updateAgent', { path: { agent_id: locked.agentId }, body: { autonomy_level: 'locked' } });
    expect(await locked.taskIds()).toEqual([]);
    const held = await newDesk();
    const projectId = await newActiveProject(ceo);
    await held.add({ project_id: projectId });
    await ceo.call('updateProject', { path: { project_id: projectId }, body: { status: 'on_hold' } });
    expect(await held.taskIds()).toEqual([]);
    await ceo.call('updateProject', { path: { project_id: projectId }, body: { status: 'active' } });
    expect(await held.taskIds()).toHaveLength(1);
  });
});

describe('limits of running runs', () => {
  it('max_runs is exact, also for one name in two processes', async () => {
    const { add, worker } = await newDesk({ max_runs: 3 });
    await withManyPerAgent(async () => {
      for (let nth = 0; nth < 8; nth += 1) await add();
      const claims = await inParallel(4, () => owner.call('claimRuns', { path: worker, body: { max: 2 } }));
      expect(claims.flatMap(({ body }) => body.data).length).toBeLessThanOrEqual(3);
      const rest = (await owner.call('claimRuns', { path: worker, body: { max: 10 } })).body.data;
      expect(claims.flatMap(({ body }) => body.data).length + rest.length).toBe(3);
    });
  });
  it('an agent has one running run, however many workers claim', async () => {
    const { agentId, add } = await newDesk();
    for (let nth = 0; nth < 5; nth += 1) await add();
    const workers = await inParallel(5, () => newWorker(owner, { agent_ids: [agentId] }));
    const claims = await Promise.all(workers.map((path) => owner.call('claimRuns', { path })));
    expect(claims.flatMap(({ body }) => body.data)).toHaveLength(1);
  });
  it('a project has as many running runs as work.max_runs_per_project', async () => {
    const projectId = await newActiveProject(ceo);
    await withSetting(scene.server, workSettings.maxRunsPerProject, 2, async () => {
      const desks = await inParallel(5, () => newDesk());
      for (const { add } of desks) await add({ project_id: projectId });
      const claims = await Promise.all(desks.map(({ claim }) => claim()));
      const count = claims.flatMap(({ body }) => body.data).length;
      const rest = (await Promise.all(desks.map(({ claim }) => claim()))).flatMap(({ body }) => body.data).length;
      expect(count + rest).toBe(2);
    });
  });
  it('of many claims each task goes to exactly one', async () => {
    const { agentId, add } = await newDesk();
    await withManyPerAgent(async () => {
      const ids = await inParallel(20, () => add());
      const workers = await inParallel(10, () => newWorker(owner, { agent_ids: [agentId], max_runs: 10 }));
      const claimed: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const answers = await Promise.all(workers.map((path) => owner.call('claimRuns', { path })));
        claimed.push(...answers.flatMap(({ body }) => body.data.map(({ task }) => task.id)));
      }
      expect(claimed.toSorted()).toEqual(ids.toSorted());
    });
  });
});

describe('waiting claims', () => {
  it('a claim that waits gets a task as soon as it is created', async () => {
    const { add, claim } = await newDesk();
    const waiting = claim({ wait_seconds: 20 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = performance.now();
    const taskId = await add();
    expect((await waiting).body.data.map(({ task }) => task.id)).toEqual([taskId]);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
  it('the first that waits is the first that is served', async () => {
    const { add, agentId } = await newDesk();
    const workers = [
      await newWorker(owner, { agent_ids: [agentId] }),
      await newWorker(owner, { agent_ids: [agentId] }),
    ];
    const order: string[] = [];
    const waits: Promise<void>[] = [];
    for (const path of workers) {
      const wait = owner.call('claimRuns', { path, body: { wait_seconds: 5 } }).then(({ body }) => {
        if (body.data.length > 0) order.push(path.worker_name);
      });
      waits.push(wait);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await withManyPerAgent(async () => {
      await add();
      await eventually(() => order.length === 1);
      await add();
      await Promise.all(waits);
    });
    expect(order).toEqual(workers.map(({ worker_name }) => worker_name));
  });
  it('200: an empty list when the time is over', async () => {
    const { claim } = await newDesk();
    expect((await claim({ wait_seconds: 1 })).body.data).toEqual([]);
  });
  it('a worker with max_runs running runs waits until one of them ends', async () => {
    const { add, worker, claim } = await newDesk({ max_runs: 1 });
    await withManyPerAgent(async () => {
      await add();
      const second = await add();
      const held = await claimNext(owner, worker);
      const waiting = claim({ wait_seconds: 20 });
      await owner.call('releaseRun', { path: held.path, body: { lease_token: held.token, delay_seconds: 60 } });
      expect((await waiting).body.data.map(({ task }) => task.id)).toEqual([second]);
    });
  });
  it('401: the key of the caller was revoked while its claim waited', async () => {
    const { worker, add } = await newDesk();
    const made = (await owner.call('createApiKey', { body: { name: 'waiting', role: 'manager' } })).body.data;
    const key = scene.server.client.as({ bearer: made.api_key });
    const waiting = key.call('claimRuns', { path: worker, body: { wait_seconds: 20 } });
    // A credential is valid for a second after it was checked.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await owner.call('revokeApiKey', { path: { key_id: made.key.id } });
    await add();
    expect((await waiting).status).toBe(401);
  });
  it('1000: a waiting claim over MCP whose key was revoked gets no task when one becomes ready', async () => {
    const { worker, add } = await newDesk();
    const made = (await owner.call('createApiKey', { body: { name: 'waiting', role: 'manager' } })).body.data;
    const key = scene.server.client.as({ bearer: made.api_key });
    const waiting = callTool(key, 'work.claim', { ...worker, wait_seconds: 20 });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await owner.call('revokeApiKey', { path: { key_id: made.key.id } });
    const taskId = await add();
    expect(failureIn(await waiting).error_code).toBe(1000);
    expect((await readTask(ceo, taskId)).status).toBe('assigned');
  });
  it('404: the worker was deleted while its claim waited, even if no task is ready', async () => {
    const { worker, claim } = await newDesk();
    const waiting = claim({ wait_seconds: 20 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await owner.call('deleteWorker', { path: worker });
    expect((await waiting).status).toBe(404);
  });
  it('200: a registration that changes while the claim waits applies to it', async () => {
    const { agentId, add, worker, claim } = await newDesk({ max_runs: 1 });
    await withManyPerAgent(async () => {
      await add();
      await claimNext(owner, worker);
      const taskId = await add({ labels: ['gpu'] });
      const waiting = claim({ wait_seconds: 20 });
      await new Promise((resolve) => setTimeout(resolve, 100));
      await owner.call('registerWorker', {
        path: worker,
        body: { agent_ids: [agentId], max_runs: 2, labels: ['gpu'] },
      });
      expect((await waiting).body.data.map(({ task }) => task.id)).toEqual([taskId]);
    });
  });
});

describe('Idempotency-Key of claimRuns', () => {
  it('the same key returns the same claims, with the same token and a new lease', async () => {
    const { add, claim } = await newDesk();
    await add();
    const headers = { 'idempotency-key': 'lost-1' };
    const first = heldClaim(known((await claim({}, headers)).body.data[0]));
    const again = await claim({}, headers);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const second = heldClaim(known(again.body.data[0]));
    expect([second.runId, second.token]).toEqual([first.runId, first.token]);
    expect(Date.parse(second.claim.lease_expires_at)).toBeGreaterThanOrEqual(Date.parse(first.claim.lease_expires_at));
  });
  it('a key under which nothing was claimed claims', async () => {
    const { add, claim } = await newDesk();
    const headers = { 'idempotency-key': 'lost-2' };
    expect((await claim({}, headers)).body.data).toEqual([]);
    await add();
    expect((await claim({}, headers)).body.data).toHaveLength(1);
  });
  it.each([
    ['1 task', 1],
    ['4 tasks', 4],
  ])('of three at the same time one claims, and all return its run: %s', async (_name, count) => {
    const { add, claim } = await newDesk();
    await withManyPerAgent(async () => {
      await inParallel(count, () => add());
      const headers = { 'idempotency-key': `lost-3-${count}` };
      const answers = await inParallel(3, () => claim({}, headers));
      expect(answers.map(({ body }) => body.data.length)).toEqual([1, 1, 1]);
      expect(new Set(answers.map(({ body }) => body.data[0]?.run.id)).size).toBe(1);
    });
  });
  it('claims whose runs have ended are left out; 409: the key of another request', async () => {
    const { add, worker, claim } = await newDesk();
    await add();
    const headers = { 'idempotency-key': 'lost-4' };
    const held = heldClaim(known((await claim({}, headers)).body.data[0]));
    await endLease(scene.server, held.runId);
    await sweepLeases(scene.server);
    expect((await readRun(ceo, held.runId)).status).toBe('expired');
    expect((await claim({}, headers)).body.data).toEqual([]);
    await expectError(owner, 'claimRuns', { path: worker, body: { max: 2 }, headers }, [409, 4000]);
  });
});
