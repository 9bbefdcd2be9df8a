import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskCounts } from '../../../domain/execution/overview/waiting-counts.ts';
import { OverviewService } from '../../../domain/execution/overview/work-overview.ts';
import { workSettings } from '../../../domain/execution/work-settings.ts';
import {
  claimNext,
  endBackoff,
  type HeldClaim,
  newActiveProject,
  newReadyTask,
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  silence,
  type WorkScene,
} from '../../support/builders/execution/work.ts';
import { withSetting } from '../../support/builders/settings.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { inParallel } from '../../support/client/expect.ts';
import { ManualClock } from '../../support/time/clock.ts';

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const LATER = '2100-01-01T00:00:00Z';

/** The current overview, also on a machine on which the last count was slow. */
const overview = async (client = ceo) => {
  for (const { services } of scene.server.replicas) services.workOverview.forget();
  return (await client.call('getWork')).body.data;
};
/** The figures that `work` changes, and by how much. The names of reasons have a prefix, because `blocked` is also a status. */
const changesBy = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
  const flat = async (): Promise<Record<string, number>> => {
    const { tasks_by_status: byStatus, waiting_by_reason: byReason, ...rest } = await overview();
    const { paused: _paused, oldest_ready_seconds: _oldest, ...figures } = rest;
    const reasons = Object.entries(byReason).map(([name, value]) => [`for_${name}`, value]);
    return { ...byStatus, ...Object.fromEntries(reasons), ...figures };
  };
  const before = await flat();
  await work();
  const after = Object.entries(await flat()).map(([name, value]) => [name, value - (before[name] ?? 0)] as const);
  return Object.fromEntries(after.filter(([, change]) => change !== 0));
};

/** Another agent with a project, and a function that creates tasks of it. */
const newDesk = async () => {
  const agentId = await newWorkAgent(ceo);
  const projectId = await newActiveProject(ceo);
  const add = (fields: Parameters<typeof newReadyTask>[1] = {}) => newReadyTask({ ceo, projectId, agentId }, fields);
  return { agentId, projectId, add };
};

const finish = ({ path, token }: HeldClaim, fields: object = {}) =>
  owner.call('finishRun', { path, body: { lease_token: token, outcome: 'succeeded', ...fields } });
const FAILED = { outcome: 'failed', failure: { kind: 'tool' } };
const UNREVIEWED = { review_policy: 'none' } as const;

/** All tasks. */
const everyTask = async (): Promise<Body[]> => {
  const found: Body[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: 200, ...(cursor === null ? {} : { cursor }) };
    const { data, pagination }: Body = (await ceo.callRaw('listTasks', { query })).body;
    found.push(...data);
    cursor = pagination.next_cursor;
  } while (cursor !== null);
  return found;
};
/** How often each of the names in `all` is among the values. */
const countsOf = (values: readonly string[], all: object): Record<string, number> =>
  Object.fromEntries(Object.keys(all).map((name) => [name, values.filter((value) => value === name).length]));

describe('getWork', () => {
  it('200: every status and reason, 0 too, and nothing without tasks', async () => {
    const data = await overview();
    expect(Object.keys(data.tasks_by_status)).toHaveLength(9);
    expect(Object.keys(data.waiting_by_reason)).toHaveLength(19);
    const counts = [...Object.values(data.tasks_by_status), ...Object.values(data.waiting_by_reason)];
    expect(counts).toEqual(Array(28).fill(0));
    expect(data).toMatchObject({
      ...{ paused: [], open_runs: 0, workers_online: 0, oldest_ready_seconds: null },
      ...{ succeeded_last_hour: 0, failed_last_hour: 0 },
    });
  });

  it('200: counts the reasons that depend on records', async () => {
    const { agentId, projectId, add } = await newDesk();
    const planned = (await ceo.call('createProject', { body: { name: 'Planned' } })).body.data.id;
    const locked = await newWorkAgent(ceo, { autonomy_level: 'locked' });
    const create = (fields: object) =>
      ceo.callRaw('createTask', { body: { title: 'Write', project_id: projectId, ...fields } });
    const inPlanned = { project_id: planned, assigned_to: agentId };
    expect(await changesBy(() => add())).toEqual({ assigned: 1, for_no_worker: 1 });
    expect(await changesBy(() => create({}))).toEqual({ created: 1, for_no_agent: 1 });
    expect(await changesBy(() => create(inPlanned))).toEqual({ assigned: 1, for_project: 1 });
    expect(await changesBy(() => create({ assigned_to: locked }))).toEqual({ assigned: 1, for_autonomy: 1 });
    expect(await changesBy(() => add({ not_before: LATER }))).toEqual({ assigned: 1, for_schedule: 1 });
    const awaited = await add();
    expect(await changesBy(() => add({ dependencies: [awaited] }))).toEqual({ assigned: 1, for_dependency: 1 });
    // The new task is ready instead of its parent.
    expect(await changesBy(() => add({ parent_task_id: awaited }))).toEqual({ assigned: 1, for_subtasks: 1 });
    const set = (task_id: string, status: 'cancelled' | 'blocked') => () =>
      ceo.call('updateTask', { path: { task_id }, body: { status } });
    expect(await changesBy(set(awaited, 'cancelled'))).toEqual({
      ...{ assigned: -2, cancelled: 2, for_subtasks: -1, for_no_worker: -1 },
    });
    expect(await changesBy(() => add({ parent_task_id: awaited }))).toEqual({ assigned: 1, for_parent: 1 });
    expect(await changesBy(set(await add(), 'blocked'))).toEqual({
      ...{ assigned: -1, blocked: 1, for_no_worker: -1, for_blocked: 1 },
    });
  });

  it('200: counts the reasons that depend on runs and workers', async () => {
    const { agentId, add } = await newDesk();
    const worker = await newWorker(owner, { agent_ids: [agentId], task_types: ['research'], labels: ['gpu'] });
    const unfit = { assigned: 1, for_no_worker: 1 };
    expect(await changesBy(() => add())).toEqual(unfit);
    expect(await changesBy(() => add({ type: 'research', labels: ['gpu', 'eu'] }))).toEqual(unfit);
    expect(await changesBy(() => add({ type: 'research', labels: ['gpu'] }))).toEqual({ assigned: 1 });
    await add({ type: 'research' });
    const { path, token } = await claimNext(owner, worker);
    expect((await overview()).waiting_by_reason.agent_busy).toBe(3);
    const release = () => owner.call('releaseRun', { path, body: { lease_token: token } });
    expect(await changesBy(release)).toEqual({
      ...{ in_progress: -1, assigned: 1, open_runs: -1, for_agent_busy: -3, for_no_worker: 2 },
    });
  });

  it('200: counts limits of projects and of the company', async () => {
    const { add, agentId, projectId } = await newDesk();
    const other = await newWorkAgent(ceo);
    await newWorker(owner, { agent_ids: [other] });
    await add(UNREVIEWED);
    const run = await claimNext(owner, await newWorker(owner, { agent_ids: [agentId] }));
    await newReadyTask({ ceo, projectId, agentId: other });
    await withSetting(scene.server, workSettings.maxRunsPerProject, 1, async () => {
      expect((await overview()).waiting_by_reason).toMatchObject({ project_busy: 1, company_busy: 0 });
    });
    await withSetting(scene.server, workSettings.maxOpenRuns, 1, async () => {
      const { waiting_by_reason: byReason } = await overview();
      expect([byReason.project_busy, byReason.company_busy > 0]).toEqual([0, true]);
    });
    await finish(run);
  });

  it('200: counts what runs and reviews make tasks wait for, and the ends of runs', async () => {
    const [first, second, third, fourth] = [
      await newRun(scene, UNREVIEWED),
      await newRun(scene, { review_policy: 'person' }),
      await newRun(scene, UNREVIEWED),
      await newRun(scene, { max_attempts: 2 }),
    ];
    const ended = { in_progress: -1, open_runs: -1 };
    expect(await changesBy(() => finish(first))).toEqual({ ...ended, completed: 1, succeeded_last_hour: 1 });
    expect(await changesBy(() => finish(second))).toEqual({
      ...{ ...ended, in_review: 1, for_review: 1, succeeded_last_hour: 1 },
    });
    const body = { lease_token: third.token, question: 'Which colour?' };
    expect(await changesBy(() => owner.call('requestInput', { path: third.path, body }))).toEqual({ for_input: 1 });
    expect(await changesBy(() => finish(fourth, FAILED))).toEqual({
      ...{ ...ended, assigned: 1, for_retry: 1, failed_last_hour: 1 },
    });
    await endBackoff(scene.server, fourth.taskId);
    const last = await claimNext(owner, fourth.worker);
    expect(await changesBy(() => finish(last, FAILED))).toEqual({
      ...{ ...ended, blocked: 1, for_attempts_exhausted: 1, failed_last_hour: 1 },
    });
  });

  it('200: counts paused tasks with their subtasks, also in the response of the pause', async () => {
    const { add, agentId } = await newDesk();
    const taskId = await add();
    const childId = await add({ parent_task_id: taskId });
    await add({ parent_task_id: childId });
    const scope = { scope: 'task', id: taskId } as const;
    const { data } = (await owner.call('pauseWork', { body: scope })).body;
    expect(data.waiting_by_reason.paused).toBe(3);
    expect((await owner.call('resumeWork', { body: scope })).body.data.waiting_by_reason.paused).toBe(0);
    const agent = { scope: 'agent', id: agentId } as const;
    expect((await owner.call('pauseWork', { body: agent })).body.data.waiting_by_reason.paused).toBe(3);
    await owner.call('resumeWork', { body: agent });
  });

  it('200: the task that has been ready the longest, which is not a paused one', async () => {
    const age = (await overview()).oldest_ready_seconds;
    expect(age).toBeGreaterThanOrEqual(0);
    const { data } = (await owner.call('pauseWork', { body: { scope: 'company' } })).body;
    expect(data.oldest_ready_seconds).toBeNull();
    expect(data.waiting_by_reason).toMatchObject({ no_worker: 0, agent_busy: 0, dependency: 0 });
    await owner.call('resumeWork', { body: { scope: 'company' } });
  });

  it('the counts are those of the tasks', async () => {
    const tasks = await everyTask();
    const { tasks_by_status: byStatus, waiting_by_reason: byReason } = await overview();
    expect(byStatus).toEqual(
      countsOf(
        tasks.map(({ status }) => status),
        byStatus,
      ),
    );
    const reasons = tasks.map(({ waiting_for: waitingFor }) => waitingFor?.reason ?? '');
    expect(byReason).toEqual(countsOf(reasons, byReason));
  });

  it('counts workers that are online', async () => {
    const before = (await overview()).workers_online;
    const { worker_name: name } = await newWorker(owner);
    expect((await overview()).workers_online).toBe(before + 1);
    await silence(scene.server, name, 100);
    expect((await overview()).workers_online).toBe(before);
  });
});

describe('figures that are kept', () => {
  const REASONS = { input: 0, approval: 0 };
  const EMPTY = { byStatus: {}, byReason: REASONS, oldestReadySeconds: null } as unknown as TaskCounts;
  /** A service whose counts take this many seconds, and how often it has counted. */
  const service = (seconds: number) => {
    const clock = new ManualClock();
    let counts = 0;
    const waitingCounts = {
      count: async () => {
        counts += 1;
        clock.advance(seconds);
        return EMPTY;
      },
    };
    const overviews = new OverviewService({ uow: scene.server.store.unitOfWork, clock, waitingCounts });
    return { overviews, clock, counted: () => counts };
  };

  it('for two seconds if counting took long, and not after a change', async () => {
    const { overviews, clock, counted } = service(0.2);
    await inParallel(5, () => overviews.read());
    expect(counted()).toBe(1);
    await overviews.read();
    expect(counted()).toBe(1);
    overviews.forget();
    await overviews.read();
    expect(counted()).toBe(2);
    clock.advance(2);
    await overviews.read();
    expect(counted()).toBe(3);
    await overviews.readCurrent();
    expect(counted()).toBe(4);
  });
  it('not if counting was quick', async () => {
    const { overviews, counted } = service(0.01);
    await overviews.read();
    await overviews.read();
    expect(counted()).toBe(2);
  });
  it('not if a change was made during the count', async () => {
    const { overviews, counted } = service(0.2);
    const reading = overviews.read();
    overviews.forget();
    await reading;
    await overviews.read();
    expect(counted()).toBe(2);
  });
});
