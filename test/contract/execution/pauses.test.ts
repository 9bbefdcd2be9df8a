import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workSettings } from '../../../domain/execution/work-settings.ts';
import {
  claimNext,
  type HeldClaim,
  heldClaim,
  newActiveProject,
  newReadyTask,
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  readRun,
  readTask,
  sweepLeases,
  type WorkScene,
} from '../../support/builders/execution/work.ts';
import { createPerson } from '../../support/builders/people.ts';
import { withSetting } from '../../support/builders/settings.ts';
import { UNKNOWN_IDS } from '../../support/builders/unknown-ids.ts';
import { numbered } from '../../support/builders/webhooks/webhooks.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { errorOf, expectError, inParallel, outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import type { RequestBodyOf } from '../../support/client/operation-types.ts';

type Scope = RequestBodyOf<'pauseWork'>;

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const pause = (body: Scope, client = owner) => client.call('pauseWork', { body });
const resume = (body: Scope, client = owner) => client.call('resumeWork', { body });
const COMPANY: Scope = { scope: 'company' };

/** Another agent with a project and a worker, and a task whose subtask has a subtask: only the last one is ready. */
const newDesk = async () => {
  const agentId = await newWorkAgent(ceo);
  const projectId = await newActiveProject(ceo);
  const worker = await newWorker(owner, { agent_ids: [agentId], max_runs: 50 });
  const place = { ceo, projectId, agentId };
  const taskId = await newReadyTask(place);
  const childId = await newReadyTask(place, { parent_task_id: taskId });
  const readyId = await newReadyTask(place, { parent_task_id: childId });
  const claimed = async (): Promise<string[]> =>
    (await owner.call('claimRuns', { path: worker })).body.data.map(({ task }) => task.id);
  return { agentId, projectId, worker, place, taskId, childId, readyId, claimed };
};
type Desk = Awaited<ReturnType<typeof newDesk>>;

/** Every scope over the ready task of a desk. */
const SCOPES: readonly [string, (desk: Desk) => Scope][] = [
  ['the company', () => COMPANY],
  ['a project', ({ projectId: id }) => ({ scope: 'project', id })],
  ['an agent', ({ agentId: id }) => ({ scope: 'agent', id })],
  ['a task', ({ readyId: id }) => ({ scope: 'task', id })],
  ['a task two levels above', ({ taskId: id }) => ({ scope: 'task', id })],
];

const stopOf = async ({ path, token }: HeldClaim) =>
  (await owner.call('heartbeatRun', { path, body: { lease_token: token } })).body.data.stop;

/** The pause of this object, as readers see it. */
const pausedOf = async (id: string | null): Promise<Body | undefined> =>
  (await ceo.call('getWork')).body.data.paused.find((paused) => paused.id === id);

/** The pauses and resumptions of this object, in order. */
const eventsOf = async (id: string): Promise<Body[]> => {
  await numbered(scene.server);
  const found: Body[] = [];
  let page: Body = { pagination: { has_more: true } };
  while (page.pagination.has_more) {
    const after = page.pagination.next_after;
    page = (await ceo.callRaw('listEvents', { query: { limit: 200, ...(after === undefined ? {} : { after }) } })).body;
    found.push(...page.data.filter(({ payload }: Body) => payload.scope !== undefined && payload.id === id));
  }
  return found;
};

const entriesOf = async (action: string, id: string): Promise<Body[]> =>
  (await ceo.call('listAuditLog', { query: { action, limit: 200 } })).body.data.filter(
    ({ target_id }) => target_id === id,
  );

describe('pauseWork', () => {
  it.each(SCOPES)('200: no task of %s is claimed until it is resumed', async (_name, scopeOf) => {
    const desk = await newDesk();
    const scope = scopeOf(desk);
    const { status, body } = await pause({ ...scope, reason: 'Wait' });
    expect(status).toBe(200);
    expect(body.data.paused).toMatchObject([
      { scope: scope.scope, id: scope.id ?? null, mode: 'hold', reason: 'Wait', paused_by: scene.manager.id },
    ]);
    expect(await desk.claimed()).toEqual([]);
    expect((await resume(scope)).body.data.paused).toEqual([]);
    expect(await desk.claimed()).toEqual([desk.readyId]);
  });

  it('200: other projects, agents and tasks are not paused', async () => {
    const [desk, other] = [await newDesk(), await newDesk()];
    const scopes = SCOPES.slice(1).map(([, scopeOf]) => scopeOf(desk));
    for (const scope of scopes) await pause(scope);
    expect(await desk.claimed()).toEqual([]);
    expect(await other.claimed()).toEqual([other.readyId]);
    for (const scope of scopes) await resume(scope);
  });

  it.each(SCOPES)('200: %s with drain asks running runs to stop, with hold it does not', async (_name, scopeOf) => {
    const desk = await newDesk();
    const scope = scopeOf(desk);
    const run = await claimNext(owner, desk.worker);
    const other = await newRun(scene);
    await pause({ ...scope, mode: 'hold' });
    expect(await stopOf(run)).toBeNull();
    await pause({ ...scope, mode: 'drain' });
    expect(await stopOf(run)).toEqual({ reason: 'paused' });
    expect(await stopOf(other)).toEqual(scope.scope === 'company' ? { reason: 'paused' } : null);
    await owner.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
    expect(await readTask(ceo, desk.readyId)).toMatchObject({ status: 'assigned', attempts: 0 });
    expect(await desk.claimed()).toEqual([]);
    await resume(scope);
    expect(await desk.claimed()).toEqual([desk.readyId]);
  });

  it('a run that is finished after the request has its full effect', async () => {
    const run = await newRun(scene, { review_policy: 'none' });
    await pause({ scope: 'task', id: run.taskId, mode: 'drain' });
    await owner.call('finishRun', { path: run.path, body: { lease_token: run.token, outcome: 'succeeded' } });
    expect((await readTask(ceo, run.taskId)).status).toBe('completed');
    expect(await readRun(ceo, run.runId)).toMatchObject({ status: 'succeeded', stop_reason: 'paused' });
    await resume({ scope: 'task', id: run.taskId });
  });

  it('no claim at the same time escapes a drain', async () => {
    const { worker, place, projectId } = await newDesk();
    const most = async (work: () => Promise<void>) =>
      withSetting(scene.server, workSettings.maxRunsPerAgent, 50, () =>
        withSetting(scene.server, workSettings.maxRunsPerProject, 50, work),
      );
    await most(async () => {
      await inParallel(20, () => newReadyTask(place));
      const claims = inParallel(4, () => owner.call('claimRuns', { path: worker, body: { max: 5 } }));
      const [answers] = await Promise.all([claims, pause({ scope: 'project', id: projectId, mode: 'drain' })]);
      await sweepLeases(scene.server);
      const runs = answers.flatMap(({ body }) => body.data).map(heldClaim);
      expect(await Promise.all(runs.map(stopOf))).toEqual(runs.map(() => ({ reason: 'paused' })));
    });
    await resume({ scope: 'project', id: projectId });
  });

  it('200: again replaces mode and reason; the same again changes nothing, however many at the same time', async () => {
    const { projectId: id } = await newDesk();
    const same = await inParallel(6, () => pause({ scope: 'project', id, reason: 'First' }));
    expect(same.map(outcome)).toEqual(Array(6).fill('200'));
    const first = known(await pausedOf(id));
    await pause({ scope: 'project', id, mode: 'drain', reason: 'Second' }, ceo);
    expect(await pausedOf(id)).toEqual({ ...first, mode: 'drain', reason: 'Second' });
    expect((await eventsOf(id)).map(({ event_type, channel, payload }) => [event_type, channel, payload])).toEqual([
      ['work.paused', 'work', { scope: 'project', id, mode: 'hold' }],
      ['work.paused', 'work', { scope: 'project', id, mode: 'drain' }],
    ]);
    const entries = await entriesOf('work.paused', id);
    expect(entries.map(({ reason, details }) => [reason, details.mode])).toEqual([
      ['Second', 'drain'],
      ['First', 'hold'],
    ]);
    await resume({ scope: 'project', id });
  });

  it('404: an unknown project, agent or task', async () => {
    for (const scope of ['project', 'agent', 'task'] as const)
      for (const id of UNKNOWN_IDS) {
        await expectError(owner, 'pauseWork', { body: { scope, id } }, [404, 3000]);
        await expectError(owner, 'resumeWork', { body: { scope, id } }, [404, 3000]);
      }
  });
  it('422: an id for the company, and no id for another scope', async () => {
    const { projectId: id } = scene;
    const others = [{ scope: 'project' }, { scope: 'agent', id: null }, { scope: 'task' }];
    for (const body of [{ scope: 'company', id }, ...others]) {
      await expectError(owner, 'pauseWork', { body }, [422, 2000]);
      await expectError(owner, 'resumeWork', { body }, [422, 2000]);
    }
  });
  it('403: the company for others than the ceo and managers; other scopes for callers who may not write', async () => {
    const writer = await createPerson(scene.server, 'writer', 'pair_programmer');
    const reader = await createPerson(scene.server, 'reader', 'board_member');
    const project: Scope = { scope: 'project', id: scene.projectId };
    for (const operation of ['pauseWork', 'resumeWork'] as const) {
      await expectError(writer.client, operation, { body: COMPANY }, [403, 1001]);
      await expectError(reader.client, operation, { body: project }, [403, 1001]);
      expect((await writer.client.call(operation, { body: project })).status).toBe(200);
    }
  });

  it('a pause ends with its agent', async () => {
    const { agentId: id } = await newDesk();
    await pause({ scope: 'agent', id });
    await ceo.call('deleteAgent', { path: { agent_id: id } });
    expect(await pausedOf(id)).toBeUndefined();
  });
});

describe('resumeWork', () => {
  it('200: what is not paused does not change', async () => {
    const { projectId: id } = await newDesk();
    expect((await resume({ scope: 'project', id })).status).toBe(200);
    await pause({ scope: 'project', id, mode: 'drain' });
    const answers = await inParallel(6, () => resume({ scope: 'project', id, reason: 'Go on' }));
    expect(answers.map(outcome)).toEqual(Array(6).fill('200'));
    expect((await eventsOf(id)).map(({ event_type, payload }) => [event_type, payload.mode])).toEqual([
      ['work.paused', 'drain'],
      ['work.resumed', 'drain'],
    ]);
    const [entry, ...others] = await entriesOf('work.resumed', id);
    expect([known(entry).reason, known(entry).target_type, others]).toEqual(['Go on', 'project', []]);
  });

  it('200: a waiting claim gets a task without delay', async () => {
    const { worker, readyId, claimed, taskId } = await newDesk();
    await pause({ scope: 'task', id: taskId });
    expect(await claimed()).toEqual([]);
    const waiting = owner.call('claimRuns', { path: worker, body: { wait_seconds: 20 } });
    await resume({ scope: 'task', id: taskId });
    expect((await waiting).body.data.map(({ task }) => task.id)).toEqual([readyId]);
  });

  it('200: the other pauses of a task still apply', async () => {
    const { projectId, taskId, claimed, readyId } = await newDesk();
    await pause({ scope: 'project', id: projectId });
    await pause({ scope: 'task', id: taskId });
    await resume({ scope: 'project', id: projectId });
    expect(await claimed()).toEqual([]);
    await resume({ scope: 'task', id: taskId });
    expect(await claimed()).toEqual([readyId]);
  });

  it('the same Idempotency-Key returns the same response and changes nothing', async () => {
    const { projectId: id } = await newDesk();
    const headers = { 'idempotency-key': 'pause-once' };
    const first = await owner.call('pauseWork', { body: { scope: 'project', id }, headers });
    await resume({ scope: 'project', id });
    const again = await owner.call('pauseWork', { body: { scope: 'project', id }, headers });
    expect([again.headers['idempotency-replayed'], again.body.data]).toEqual(['true', first.body.data]);
    expect(await pausedOf(id)).toBeUndefined();
    expect(errorOf(await owner.call('pauseWork', { body: COMPANY, headers }))).toEqual([409, 4000]);
  });
});
