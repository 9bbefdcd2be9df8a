import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newRun,
  newWorker,
  openWorkScene,
  readRun,
  readTask,
  silence,
  sweepLeases,
  type WorkScene,
} from '../../support/builders/execution/work.ts';
import { createPerson, withApiKey } from '../../support/builders/people.ts';
import { NOBODY } from '../../support/builders/unknown-ids.ts';
import { numbered } from '../../support/builders/webhooks/webhooks.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { expectError, inParallel, outcome } from '../../support/client/expect.ts';
import { eventually } from '../../support/time/eventually.ts';

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const named = (worker_name: string) => ({ path: { worker_name } });

/** The types of the events of a worker, in order. */
const eventsOf = async (name: string): Promise<string[]> => {
  await numbered(scene.server);
  const types: string[] = [];
  let page: Body = { pagination: { has_more: true } };
  while (page.pagination.has_more) {
    const after = page.pagination.next_after;
    page = (await ceo.callRaw('listEvents', { query: { limit: 200, ...(after === undefined ? {} : { after }) } })).body;
    const own: Body[] = page.data.filter(({ payload }: Body) => payload.worker_name === name && !payload.run_id);
    types.push(...own.map(({ event_type }) => event_type));
  }
  return types;
};

describe('registerWorker', () => {
  it('201: defaults, and the worker is online', async () => {
    const answer = await owner.call('registerWorker', { ...named('first'), body: {} });
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe('/api/v1/workers/first');
    expect(answer.body.data).toMatchObject({
      ...{ name: 'first', kind: 'external', status: 'online', agent_ids: [], task_types: [], labels: [] },
      ...{ max_runs: 1, version: '', open_runs: 0, created_by: scene.manager.id },
    });
  });
  it('200: replaces the registration; absent fields get their defaults', async () => {
    await owner.call('registerWorker', { ...named('replaced'), body: { labels: ['gpu'], max_runs: 5 } });
    const body = { agent_ids: [scene.agentId, scene.agentId], version: '2.0' };
    const answer = await owner.call('registerWorker', { ...named('replaced'), body });
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { agent_ids: [scene.agentId], labels: [], max_runs: 1, version: '2.0' },
    ]);
  });
  it('200: duplicates in the lists are ignored', async () => {
    const body = { labels: ['gpu', 'gpu'], task_types: ['research', 'research'] } as const;
    await owner.call('registerWorker', { ...named('twice'), body: {} });
    const { data } = (await owner.call('registerWorker', { ...named('twice'), body })).body;
    expect(data).toMatchObject({ labels: ['gpu'], task_types: ['research'] });
  });
  it('404: an unknown agent', async () => {
    await expectError(owner, 'registerWorker', { ...named('lost'), body: { agent_ids: [NOBODY] } }, [404, 3000]);
  });
  it('409: a reserved name, and the name of another user', async () => {
    await owner.call('registerWorker', { ...named('taken'), body: {} });
    await expectError(ceo, 'registerWorker', { ...named('taken'), body: {} }, [409, 4001]);
    await expectError(owner, 'registerWorker', { ...named('built-in.1'), body: {} }, [409, 4001]);
  });
  it('of many registrations of a new name exactly one is new', async () => {
    const answers = await inParallel(8, () => owner.call('registerWorker', { ...named('raced'), body: {} }));
    expect(answers.map(outcome).sort()).toEqual([...Array(7).fill('200'), '201']);
  });
  it('409: a registration that changed since it was read; calls do not change the tag', async () => {
    const { headers } = await owner.call('registerWorker', { ...named('tagged'), body: {} });
    await silence(scene.server, 'tagged', 200);
    await owner.call('claimRuns', named('tagged'));
    const read = await owner.call('getWorker', named('tagged'));
    expect(read.headers.etag).toBe(headers.etag);
    const match = { 'if-match': headers.etag ?? '' };
    const changed = await owner.call('registerWorker', { ...named('tagged'), body: { max_runs: 2 }, headers: match });
    expect(changed.status).toBe(200);
    await expectError(owner, 'registerWorker', { ...named('tagged'), body: {}, headers: match }, [409, 4002]);
  });
});

describe('listWorkers', () => {
  it('200: by name, page by page, and by status', async () => {
    for (const name of ['list-a', 'list-b', 'list-c']) await newWorker(owner, {}, name);
    await silence(scene.server, 'list-b', 91);
    const { data } = (await ceo.call('listWorkers', { query: { limit: 200 } })).body;
    const names = data.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const offline = (await ceo.call('listWorkers', { query: { status: 'offline' } })).body.data;
    expect(offline.map(({ name }) => name)).toContain('list-b');
    expect(offline.map(({ name }) => name)).not.toContain('list-a');
    const first = (await ceo.call('listWorkers', { query: { limit: 1 } })).body;
    expect([first.data.length, first.pagination.has_more]).toEqual([1, true]);
    expect((await ceo.call('listWorkers', { query: { kind: 'built_in' } })).body.data).toEqual([]);
  });
});

describe('getWorker', () => {
  it('304: an unchanged registration, even after a call of the worker', async () => {
    const { worker_name } = await newWorker(owner);
    const { headers } = await ceo.call('getWorker', named(worker_name));
    await silence(scene.server, worker_name, 91);
    await owner.call('claimRuns', named(worker_name));
    const since = { ...named(worker_name), headers: { 'if-none-match': headers.etag ?? '' } };
    expect((await ceo.call('getWorker', since)).status).toBe(304);
    await owner.call('registerWorker', { ...named(worker_name), body: { max_runs: 2 } });
    expect((await ceo.call('getWorker', since)).status).toBe(200);
  });
  it('404: an unknown name', async () => {
    await expectError(ceo, 'getWorker', named('nobody'), [404, 3000]);
  });
  it('200: offline 90 s after the last call, and online again after a claim', async () => {
    const { worker_name } = await newWorker(owner);
    await silence(scene.server, worker_name, 89);
    expect((await ceo.call('getWorker', named(worker_name))).body.data.status).toBe('online');
    await silence(scene.server, worker_name, 91);
    expect((await ceo.call('getWorker', named(worker_name))).body.data.status).toBe('offline');
    await owner.call('registerWorker', { ...named(worker_name), body: {} });
    expect((await ceo.call('getWorker', named(worker_name))).body.data.status).toBe('online');
  });
});

describe('deleteWorker', () => {
  it('204: its running runs expire immediately, the attempt is not counted, and their leases are taken over', async () => {
    const { worker, runId, taskId, path, token } = await newRun(scene);
    expect((await owner.call('deleteWorker', named(worker.worker_name))).status).toBe(204);
    expect(await readRun(ceo, runId)).toMatchObject({ status: 'expired', stop_reason: 'worker_deleted' });
    expect(await readTask(ceo, taskId)).toMatchObject({ status: 'assigned', attempts: 0 });
    await expectError(owner, 'heartbeatRun', { path, body: { lease_token: token } }, [409, 4002]);
  });
  it('publishes that an online worker is offline', async () => {
    const { worker_name } = await newWorker(owner);
    await owner.call('deleteWorker', named(worker_name));
    expect(await eventsOf(worker_name)).toEqual(['worker.online', 'worker.offline']);
  });
  it('publishes nothing for a worker that is offline', async () => {
    const { worker_name } = await newWorker(owner);
    await silence(scene.server, worker_name, 91);
    await eventually(async () => {
      await sweepLeases(scene.server);
      return (await eventsOf(worker_name)).length === 2;
    });
    await owner.call('deleteWorker', named(worker_name));
    expect(await eventsOf(worker_name)).toEqual(['worker.online', 'worker.offline']);
  });
  it('403: the worker of another user, except for the ceo; 404: an unknown one', async () => {
    const other = await createPerson(scene.server, 'other owner', 'manager');
    const { worker_name } = await newWorker(owner);
    await expectError(other.client, 'deleteWorker', named(worker_name), [403, 1001]);
    expect((await ceo.call('deleteWorker', named(worker_name))).status).toBe(204);
    await expectError(ceo, 'deleteWorker', named(worker_name), [404, 3000]);
  });
  it('deleting a user deletes its workers', async () => {
    const other = await createPerson(scene.server, 'short owner', 'manager');
    const workers = [await newWorker(other.client), await newWorker(other.client)];
    expect((await ceo.call('deleteUser', { path: { user_id: other.id } })).status).toBe(204);
    for (const { worker_name } of workers) await expectError(ceo, 'getWorker', named(worker_name), [404, 3000]);
  });
  it('works with an API key of the owner', async () => {
    const { worker_name } = await newWorker(owner);
    const key = await withApiKey(owner, 'manager');
    expect((await key.call('deleteWorker', named(worker_name))).status).toBe(204);
  });
});
