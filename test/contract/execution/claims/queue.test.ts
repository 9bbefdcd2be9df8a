import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pickTasks } from '../../../../domain/execution/claims/picked-tasks.ts';
import { TaskQueue } from '../../../../domain/execution/claims/task-queue.ts';
import { workSettings } from '../../../../domain/execution/work-settings.ts';
import { readRecord } from '../../../../domain/foundation/database/records.ts';
import { unconditional } from '../../../../domain/foundation/kernel/precondition.ts';
import { Task } from '../../../../domain/tasks/task.entity.ts';
import { actorNamed } from '../../../support/builders/actor.ts';
import { loseHeads } from '../../../support/builders/execution/queue-heads.ts';
import {
  claimNext,
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  newWorker,
  openWorkScene,
  readTask,
  type WorkScene,
  withLockedPresence,
  withoutRunLimits,
} from '../../../support/builders/execution/work.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import type { Body, Client } from '../../../support/client/client.ts';
import { inParallel } from '../../../support/client/expect.ts';
import { countRowsRead } from '../../../support/database/rows-read.ts';

// The queue of ready tasks under concurrent changes and claims, and next to tasks that cannot be claimed.

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

/** A worker for these agents, and a function that claims with it and returns the ids of the tasks. */
const newClaimer = async (agentIds: readonly string[], registration: object = {}) => {
  const path = await newWorker(owner, { agent_ids: [...agentIds], max_runs: 50, ...registration });
  const claim = (max = 10) => owner.call('claimRuns', { path, body: { max } });
  const taskIds = async (max = 10) => (await claim(max)).body.data.map(({ task }) => task.id);
  return { path, claim, taskIds };
};

/** Creates tasks one after the other; returns their ids. */
const addTasks = async (count: number, agentId: string, projectId: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) ids.push(await newReadyTask({ ceo, projectId, agentId }));
  return ids;
};

const withoutLimits = (work: () => Promise<void>) => withoutRunLimits(scene.server, work);

const newProjects = (count: number) => inParallel(count, () => newActiveProject(ceo));
const pauseOf = (id: string) => ({ body: { scope: 'project', id } }) as const;
const setStatus = (projectId: string, status: 'on_hold' | 'active') =>
  ceo.call('updateProject', { path: { project_id: projectId }, body: { status } });

describe('work.max_open_runs', () => {
  it('is exceeded by at most one run per replica, however many claim at the same time', async () => {
    const claimers = await inParallel(30, async () => {
      const agentId = await newWorkAgent(ceo);
      await newReadyTask({ ceo, projectId: await newActiveProject(ceo), agentId });
      return newClaimer([agentId]);
    });
    const { open_runs: before } = (await ceo.call('getWork')).body.data;
    const most = before + 4;
    await withSetting(scene.server, workSettings.maxOpenRuns, most, async () => {
      const claimed = (await Promise.all(claimers.map(({ taskIds }) => taskIds(1)))).flat();
      expect(claimed.length).toBeLessThanOrEqual(4 + scene.server.replicas.length);
      // A claim may have found the places taken by claims that were rolled back.
      for (const { taskIds } of claimers) claimed.push(...(await taskIds(1)));
      expect(claimed.length).toBeGreaterThanOrEqual(4);
      expect(claimed.length).toBeLessThanOrEqual(4 + scene.server.replicas.length);
    });
  });
});

describe('a lowered limit of an agent', () => {
  it('is exact for parallel claims, whichever slots the running runs have', async () => {
    const [agentId, projectId] = [await newWorkAgent(ceo), await newActiveProject(ceo)];
    const ids = await addTasks(9, agentId, projectId);
    const claimers = await inParallel(8, () => newClaimer([agentId]));
    const limited = (most: number, work: () => Promise<void>) =>
      withSetting(scene.server, workSettings.maxRunsPerAgent, most, work);
    const running: Body[] = [];
    await limited(5, async () => {
      const [first] = claimers;
      if (first !== undefined) running.push(...(await first.claim(5)).body.data);
    });
    expect(running).toHaveLength(5);
    // The remaining run may have a slot above the lowered limit.
    for (const { run, lease_token } of running.slice(0, 4))
      await owner.call('releaseRun', { path: { run_id: run.id }, body: { lease_token, reason: 'shutdown' } });
    await limited(3, async () => {
      const claimed = (await Promise.all(claimers.map(({ taskIds }) => taskIds(1)))).flat();
      for (const { taskIds } of claimers) claimed.push(...(await taskIds(1)));
      expect(claimed).toHaveLength(2);
    });
    for (const task_id of ids) await ceo.call('cancelTask', { path: { task_id }, body: {} });
  });
});

describe('a claim whose worker cannot be recorded as online', () => {
  it('returns its run', async () => {
    const agentId = await newWorkAgent(ceo);
    const taskId = await newReadyTask({ ceo, projectId: await newActiveProject(ceo), agentId });
    const { path, taskIds } = await newClaimer([agentId]);
    await withLockedPresence(scene.server, path.worker_name, async () => expect(await taskIds()).toEqual([taskId]));
  });
});

/** Runs work outside of the transaction of its caller. */
const outside = AsyncLocalStorage.snapshot();

/** Runs the job that repairs the queue. */
const repair = () => {
  const { services, store } = scene.server;
  const queue = new TaskQueue({ uow: store.unitOfWork, settings: services.settings, onReady: () => {} });
  return queue.repairJob.run(null);
};

describe('a task that was changed while its dependency was completed', () => {
  /** A task whose row in the queue is out of date: neither of the two transactions saw the other. */
  const newOutdated = async (changeOf: (nextAgentId: string) => { assignedTo: string } | { labels: string[] }) => {
    const [agentId, nextAgentId] = [await newWorkAgent(ceo), await newWorkAgent(ceo)];
    const projectId = await newActiveProject(ceo);
    const place = { ceo, projectId, agentId };
    const first = await newReadyTask(place, { review_policy: 'none' });
    const taskId = await newReadyTask(place, { dependencies: [first] });
    const claimer = await newClaimer([agentId]);
    const { path, token } = await claimNext(owner, claimer.path);
    const { services, store } = scene.server;
    await store.unitOfWork.write(async (em) => {
      await services.tasks.update(taskId, changeOf(nextAgentId), actorNamed('someone'), unconditional);
      // Sends what the change has queued.
      await readRecord(em, Task, { id: taskId });
      const body = { lease_token: token, outcome: 'succeeded', summary: 'Done' } as const;
      const finished = await outside(() => owner.call('finishRun', { path, body }));
      expect(finished.status).toBe(200);
    });
    return { agentId, nextAgentId, taskId, claimer };
  };
  it('is not claimed for its earlier agent, whose claim makes it claimable for the new one', async () => {
    const { nextAgentId, taskId, claimer } = await newOutdated((assignedTo) => ({ assignedTo }));
    expect(await claimer.taskIds()).toEqual([]);
    expect(await (await newClaimer([nextAgentId])).taskIds()).toEqual([taskId]);
  });
  it('is claimable for its new agent after a repair, although nobody claims for the earlier one', async () => {
    const { nextAgentId, taskId, claimer } = await newOutdated((assignedTo) => ({ assignedTo }));
    await repair();
    expect(await claimer.taskIds()).toEqual([]);
    expect(await (await newClaimer([nextAgentId])).taskIds()).toEqual([taskId]);
  });
  it('is not claimed by a worker without its new labels', async () => {
    const { agentId, taskId, claimer } = await newOutdated(() => ({ labels: ['gpu'] }));
    expect(await claimer.taskIds()).toEqual([]);
    expect(await (await newClaimer([agentId], { labels: ['gpu'] })).taskIds()).toEqual([taskId]);
  });
});

describe('a lost head of the queue', () => {
  it('is repaired, so that the task behind it is claimed', async () => {
    const agentId = await newWorkAgent(ceo);
    const taskId = await newReadyTask({ ceo, projectId: await newActiveProject(ceo), agentId });
    const claimer = await newClaimer([agentId]);
    await loseHeads(scene.server.store.pool, agentId);
    expect(await claimer.taskIds()).toEqual([]);
    await repair();
    expect(await claimer.taskIds()).toEqual([taskId]);
  });
});

describe('tasks that cannot be claimed', () => {
  it('of a paused project and of one that is not active hide no others, and come back in their order', async () => {
    const agentId = await newWorkAgent(ceo);
    const [paused = '', held = '', free = ''] = await newProjects(3);
    const claimer = await newClaimer([agentId]);
    await withoutLimits(async () => {
      const hidden = [...(await addTasks(12, agentId, paused)), ...(await addTasks(12, agentId, held))];
      await owner.call('pauseWork', pauseOf(paused));
      await setStatus(held, 'on_hold');
      const [open] = await addTasks(1, agentId, free);
      expect(await claimer.taskIds()).toEqual([open]);
      expect((await readTask(ceo, hidden[0] ?? '')).waiting_for.reason).toBe('paused');
      expect((await readTask(ceo, hidden[12] ?? '')).waiting_for.reason).toBe('project');
      expect(await claimer.taskIds()).toEqual([]);
      await owner.call('resumeWork', pauseOf(paused));
      await setStatus(held, 'active');
      const back = [await claimer.taskIds(), await claimer.taskIds(), await claimer.taskIds()];
      expect(back.flat()).toEqual(hidden);
    });
  });
  it('of a full project hide no task of another one', async () => {
    const agentId = await newWorkAgent(ceo);
    const [full = '', free = ''] = await newProjects(2);
    const claimer = await newClaimer([agentId]);
    await withoutLimits(() =>
      withSetting(scene.server, workSettings.maxRunsPerProject, 1, async () => {
        const [first] = await addTasks(12, agentId, full);
        expect(await claimer.taskIds()).toEqual([first]);
        const [other] = await addTasks(1, agentId, free);
        expect(await claimer.taskIds()).toEqual([other]);
      }),
    );
  });
});

/** Runs the statement of a claim, and returns how many tasks it picks and how many rows of the queue it reads. */
const pickFor = async (workerName: string): Promise<{ picked: number; rowsRead: number }> => {
  const { services, store } = scene.server;
  const { createdBy } = await services.workers.get(workerName);
  const { result } = await store.unitOfWork.dryRun(() =>
    store.unitOfWork.read(async (em) => {
      const count = async () => (await em.execute<{ rows: number }[]>(countRowsRead('task_queue')))[0]?.rows ?? 0;
      // Simulates a slow disk, for which the planner prefers a bitmap scan and a sort.
      await em.execute('set local random_page_cost = 40');
      const before = await count();
      const picked = await pickTasks(em, {
        ...{ workerName, userId: createdBy, max: 1, maxRunsPerAgent: 1, maxRunsPerProject: 5 },
        ...{ places: { max: 100, reserved: 0 }, excluded: ['{}', '{}', '{}', '{}'] },
      });
      return { picked: picked.length, rowsRead: (await count()) - before };
    }),
  );
  return result;
};

describe('a claim of an agent with many ready tasks', () => {
  it('reads only the first of them', async () => {
    const [agentId, projectId] = [await newWorkAgent(ceo), await newActiveProject(ceo)];
    await inParallel(300, () => newReadyTask({ ceo, projectId, agentId }));
    await scene.server.store.pool.query('analyze task_queue');
    const { path } = await newClaimer([agentId]);
    const { picked, rowsRead } = await pickFor(path.worker_name);
    expect(picked).toBe(1);
    expect(rowsRead).toBeLessThan(20);
  });
});

describe('a parent', () => {
  it('is not claimable while its subtask is open, however the two requests interleave', async () => {
    const [agentId, projectId] = [await newWorkAgent(ceo), await newActiveProject(ceo)];
    const { taskIds } = await newClaimer([agentId]);
    const parentIds = await inParallel(20, async () => {
      const body = { project_id: projectId, title: 'Parent' };
      const { id } = (await ceo.call('createTask', { body })).body.data;
      const assign = ceo.call('updateTask', { path: { task_id: id }, body: { assigned_to: agentId } });
      await Promise.all([assign, ceo.call('createTask', { body: { ...body, title: 'Subtask', parent_task_id: id } })]);
      return id;
    });
    await withoutLimits(async () => expect(await taskIds()).toEqual([]));
    expect((await readTask(ceo, parentIds[0] ?? '')).waiting_for).toMatchObject({ reason: 'subtasks' });
  });
});

describe('a task that is no longer ready', () => {
  it.each(['in_progress', 'created', 'cancelled'] as const)('leaves the queue when it becomes %s', async (status) => {
    const [agentId, projectId] = [await newWorkAgent(ceo), await newActiveProject(ceo)];
    const taskId = await newReadyTask({ ceo, projectId, agentId });
    const { path } = await newClaimer([agentId]);
    await ceo.call('updateTask', { path: { task_id: taskId }, body: { status } });
    expect((await readTask(ceo, taskId)).status).toBe(status);
    expect((await pickFor(path.worker_name)).picked).toBe(0);
  });
});

describe('a claim for several tasks', () => {
  it('takes them in the order of the queue over all projects and agents', async () => {
    const [one, two] = [await newWorkAgent(ceo), await newWorkAgent(ceo)];
    const [red = '', blue = ''] = await newProjects(2);
    const claimer = await newClaimer([one, two]);
    await withoutLimits(async () => {
      const ids: string[] = [];
      for (let nth = 0; nth < 3; nth += 1)
        for (const projectId of [red, blue])
          for (const agentId of [two, one]) ids.push(...(await addTasks(1, agentId, projectId)));
      expect(await claimer.taskIds(7)).toEqual(ids.slice(0, 7));
      expect(await claimer.taskIds(7)).toEqual(ids.slice(7));
    });
  });
  it('overtakes no task whose agent and project have places', async () => {
    const agents = await inParallel(3, () => newWorkAgent(ceo));
    const [one = '', two = '', three = ''] = agents;
    const [red = '', blue = '', green = ''] = await newProjects(3);
    const claimer = await newClaimer(agents);
    // Close to the limit of the company a claim takes one task.
    await withSetting(scene.server, workSettings.maxOpenRuns, 1000, () =>
      withSetting(scene.server, workSettings.maxRunsPerProject, 1, async () => {
        const [first] = await addTasks(1, one, red);
        // The project of this one is full, so that the next task of its agent comes first.
        await addTasks(1, two, red);
        const [second] = await addTasks(1, two, blue);
        const [third] = await addTasks(1, three, green);
        const claimed = [await claimer.taskIds(), await claimer.taskIds()];
        expect(claimed.flat()).toEqual([first, second, third]);
      }),
    );
  });
  it('never fails, however many run at the same time', async () => {
    const agents = await inParallel(2, () => newWorkAgent(ceo));
    const projects = await newProjects(2);
    const claimers = await inParallel(2, () => newClaimer(agents));
    await withoutLimits(async () => {
      const ids: string[] = [];
      for (const agentId of agents)
        for (const projectId of projects) ids.push(...(await addTasks(6, agentId, projectId)));
      const claimed: string[] = [];
      for (let round = 0; claimed.length < ids.length && round < 24; round += 1) {
        const answers = await Promise.all(claimers.map(({ claim }) => claim(3)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        claimed.push(...answers.flatMap(({ body }) => body.data.map(({ task }) => task.id)));
      }
      expect(claimed.toSorted()).toEqual(ids.toSorted());
    });
  });
});

describe('a claim whose caller disconnects during the commit', () => {
  it('returns its task to the queue, and the attempt is not counted', async () => {
    const agentId = await newWorkAgent(ceo);
    const projectId = await newActiveProject(ceo);
    const taskId = await newReadyTask({ ceo, projectId, agentId });
    const claimer = await newClaimer([agentId]);
    let reads = 0;
    const signal = {
      get aborted() {
        reads += 1;
        return reads > 1;
      },
    } as unknown as AbortSignal;
    const request = { max: 1, waitSeconds: 0, key: null, signal, renew: async () => {} };
    const { worker_name: name } = claimer.path;
    const { claims } = await scene.server.services.claims.claim(name, request, actorNamed(scene.manager.id));
    expect(claims).toEqual([]);
    expect(await readTask(ceo, taskId)).toMatchObject({ status: 'assigned', attempts: 0 });
    const runs = (await ceo.call('listRuns', { query: { task_id: taskId } })).body.data;
    expect(runs.map(({ status }) => status)).toEqual(['released']);
    expect(await claimer.taskIds()).toEqual([taskId]);
  });
});
