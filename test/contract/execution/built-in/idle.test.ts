import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calling } from '../../../support/builders/chat/acting-scene.ts';
import {
  claimNext,
  type HeldClaim,
  newReadyTask,
  newWorkAgent,
  newWorker,
  openWorkScene,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { signIn } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { createDatabase } from '../../../support/database/database.ts';
import { MovableTime } from '../../../support/database/movable-time.ts';
import { ScriptedModel } from '../../../support/doubles/scripted-model.ts';
import { ManualClock } from '../../../support/time/clock.ts';
import { eventually } from '../../../support/time/eventually.ts';

const AGENTS = 50;
const MINUTES = 60;

let model: ScriptedModel;
beforeAll(async () => {
  model = await ScriptedModel.start();
});
afterAll(() => model.close());

/** A company with fifty agents and the built-in worker, on a server and a database whose clocks the test moves. */
interface IdleScene extends WorkScene {
  /** Starts the worker, and moves both clocks by an hour, minute by minute. */
  passHour(): Promise<void>;
  /** A session that begins after the hour. */
  reader(): Promise<Client>;
}

const openIdleScene = async (): Promise<IdleScene> => {
  const [database, clock] = [await createDatabase(), new ManualClock()];
  const time = await MovableTime.of(database);
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1', WORKER: 'on' };
  const scene = await openWorkScene({ database, clock, env, replicas: 1 });
  for (let number = 2; number <= AGENTS; number += 1) await newWorkAgent(scene.ceo);
  const { server } = scene;
  const reader = () => signIn(server.client, 'chief');
  /** Waits until the worker has looked for tasks again. */
  const polled = async (client: Client): Promise<void> => {
    const lastSeen = async (): Promise<string | undefined> =>
      (await client.call('listWorkers', { query: { kind: 'built_in' } })).body.data[0]?.last_seen_at;
    const before = await lastSeen();
    clock.advance(10);
    await eventually(async () => (await lastSeen()) !== before);
  };
  return {
    ...scene,
    reader,
    passHour: async () => {
      // The caps that are used up are remembered for a second.
      clock.advance(10);
      await server.services.startBackground();
      await polled(scene.ceo);
      for (let minute = 1; minute <= MINUTES; minute += 1) {
        clock.advance(60);
        await time.set(minute * 60);
        await sweepLeases(server);
      }
      await polled(await reader());
    },
    close: async () => {
      await scene.close();
      await database.drop();
    },
  };
};

const finishing = calling(['work_finish', { outcome: 'succeeded', summary: 'Done' }]);

describe('an idle company', () => {
  it('of fifty agents makes no model call within an hour, and its worker still takes the next task', async () => {
    const scene = await openIdleScene();
    try {
      await scene.passHour();
      expect(model.calls).toEqual([]);
      model.script('tools', finishing);
      const ceo = await scene.reader();
      expect((await ceo.call('listAgents', { query: { limit: 200 } })).body.data).toHaveLength(AGENTS);
      await newReadyTask({ ...scene, ceo });
      await expect.poll(() => model.calls.length).toBe(1);
    } finally {
      await scene.close();
      model.reset();
    }
  });

  it('makes no model call for tasks that wait, whatever they wait for, until one of them is ready', async () => {
    const scene = await openIdleScene();
    try {
      const waiting = await addWaitingTasks(scene);
      await scene.passHour();
      expect(model.calls).toEqual([]);
      const ceo = await scene.reader();
      const { waiting_by_reason: reasons } = (await ceo.call('getWork')).body.data;
      expect(Object.fromEntries(Object.entries(reasons).filter(([, count]) => count !== 0))).toEqual(waiting.reasons);
      model.script('tools', finishing);
      await ceo.call('resumeWork', { body: { scope: 'agent', id: waiting.pausedAgentId } });
      await expect.poll(() => model.calls.length).toBe(1);
    } finally {
      await scene.close();
      model.reset();
    }
  });
});

/** One task for each reason to wait that a person or time ends. */
const addWaitingTasks = async ({ ceo, manager, projectId }: IdleScene) => {
  const { client } = manager;
  const waitingTask = async (fields: object = {}, agent: object = {}): Promise<string> =>
    newReadyTask({ ceo, projectId, agentId: await newWorkAgent(ceo, agent) }, fields);
  const claim = async (fields: object = {}, project = projectId): Promise<HeldClaim> => {
    const agentId = await newWorkAgent(ceo);
    await newReadyTask({ ceo, projectId: project, agentId }, fields);
    return claimNext(client, await newWorker(client, { agent_ids: [agentId] }));
  };
  const bodyOf = ({ token }: HeldClaim, fields: object) => ({ lease_token: token, ...fields });

  const pausedAgentId = await newWorkAgent(ceo);
  await newReadyTask({ ceo, projectId, agentId: pausedAgentId });
  await ceo.call('pauseWork', { body: { scope: 'agent', id: pausedAgentId } });
  await waitingTask({}, { autonomy_level: 'locked' });
  const { body: unowned } = await ceo.call('createTask', { body: { project_id: projectId, title: 'Of nobody' } });
  await waitingTask({ dependencies: [unowned.data.id] });
  await waitingTask({ not_before: new Date(Date.now() + 7_200_000).toISOString() });
  await waitingTask({ labels: ['elsewhere'] });
  const planned = (await ceo.call('createProject', { body: { name: 'Not active' } })).body.data.id;
  await newReadyTask({ ceo, projectId: planned, agentId: await newWorkAgent(ceo) });

  const thrifty = (await ceo.call('createProject', { body: { name: 'Thrifty', budget: 1 } })).body.data.id;
  await ceo.call('updateProject', { path: { project_id: thrifty }, body: { status: 'active' } });
  const spent = await claim({}, thrifty);
  const cost = {
    key: 'a',
    kind: 'model_call',
    title: 'Think',
    usage: { cost: 1 },
    finished_at: '2030-01-01T00:00:00Z',
  };
  await client.callRaw('addRunSteps', { path: spent.path, body: bodyOf(spent, { steps: [cost] }) });
  await client.callRaw('releaseRun', { path: spent.path, body: bodyOf(spent, {}) });

  const asking = await claim();
  await client.callRaw('requestInput', { path: asking.path, body: bodyOf(asking, { question: 'Which colour?' }) });
  const reviewed = await claim({ review_policy: 'person' });
  await client.callRaw('finishRun', { path: reviewed.path, body: bodyOf(reviewed, { outcome: 'succeeded' }) });
  const failed = await claim({ max_attempts: 1 });
  const failure = { kind: 'tool', message: 'No tool' };
  await client.callRaw('finishRun', { path: failed.path, body: bodyOf(failed, { outcome: 'failed', failure }) });
  const reasons = {
    ...{ paused: 1, project: 1, no_agent: 1, autonomy: 1, dependency: 1, budget: 1, schedule: 1 },
    ...{ attempts_exhausted: 1, no_worker: 1, input: 1, review: 1 },
  };
  return { pausedAgentId, reasons };
};
