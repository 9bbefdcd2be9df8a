import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calling } from '../support/builders/chat/acting-scene.ts';
import {
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  readTask,
  storedEnd,
} from '../support/builders/execution/work.ts';
import { newDepartment } from '../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { known } from '../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { openPool } from '../support/database/open-pool.ts';
import { ScriptedModel } from '../support/doubles/scripted-model.ts';
import { type ClusterProcess, startClusterProcess } from '../support/server/cluster-process.ts';
import { eventually } from '../support/time/eventually.ts';

const REPLICAS = 2;
const WORKERS = 2;
/** A lease of ten seconds, the next sweep, and the backoff after the first attempt. */
const RECOVERY_SECONDS = 40;
/** A process that stops exits within ten seconds. */
const STOP_SECONDS = 12;

let database: TestDatabase;
let pool: pg.Pool;
let model: ScriptedModel;
let cluster: ClusterProcess;
let ceo: Client;
let work: { readonly ceo: Client; readonly projectId: string; readonly agentId: string };

const startCluster = (env: Readonly<Record<string, string>> = {}): Promise<ClusterProcess> =>
  startClusterProcess(REPLICAS, { DATABASE_URL: database.url, DATABASE_POOL_MAX: '6', ...env }, WORKERS);

beforeAll(async () => {
  database = await createDatabase();
  [pool, model] = [openPool(database.url), await ScriptedModel.start()];
  cluster = await startCluster();
  const session = await setUpCeo(cluster.client);
  const key = (await session.call('createApiKey', { body: { name: 'all', role: 'ceo' } })).body.data.api_key;
  ceo = cluster.client.as({ bearer: key });
  const path = { namespace: 'work', key: 'lease_seconds' };
  await ceo.call('saveSetting', { path, body: { value: 10 } });
  await newDepartment(ceo, 'workshop');
  work = { ceo, projectId: await newActiveProject(ceo), agentId: await newWorkAgent(ceo, { autonomy_level: 'full' }) };
});
afterAll(async () => {
  await cluster.stop();
  await Promise.all([pool.end(), model.close()]);
  await database.drop();
});

const newTask = () => newReadyTask({ ...work, ceo }, { review_policy: 'none' });
const runsOf = async (taskId: string) => (await ceo.call('listRuns', { query: { task_id: taskId } })).body.data;
const endOf = (runId: string) => storedEnd({ store: { pool } }, runId);
const settled = (taskId: string, status: string, seconds: number) =>
  eventually(async () => (await readTask(ceo, taskId)).status === status, seconds);
const builtInWorkers = async (): Promise<readonly string[]> =>
  (await ceo.call('listWorkers', { query: { kind: 'built_in', status: 'online' } })).body.data.map(
    ({ name }: { name: string }) => name,
  );

/** The running worker processes of the cluster, with the port of their probes and metrics. */
const workerProcesses = () => {
  const form = /^(worker \d) serves \(process (\d+), port (\d+)\)$/;
  return cluster.lines.flatMap((line) => {
    const [, name, pid, port] = form.exec(line) ?? [];
    return name === undefined ? [] : [{ name, pid: Number(pid), port: Number(port) }];
  });
};

/** The number of runs that the process on this port has claimed. */
const claimsOf = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/v1/metrics`)).text();
  return Number(/^runs_claimed_total(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1] ?? 0);
};

describe('a cluster with separate workers', () => {
  it('executes tasks in the workers, with the guide, and in no replica', async () => {
    await eventually(async () => (await builtInWorkers()).length === WORKERS);
    const taskId = await newTask();
    await settled(taskId, 'completed', RECOVERY_SECONDS);
    const run = known((await runsOf(taskId))[0]);
    expect(run).toMatchObject({ status: 'succeeded', worker_kind: 'built_in' });
    expect(await builtInWorkers()).toContain(run.worker_name);
    expect(await builtInWorkers()).toHaveLength(WORKERS);
  });

  it('replaces replicas and workers one at a time, and stops in order', async () => {
    cluster.process.kill('SIGHUP');
    await cluster.said(/^all replicas and workers were replaced$/);
    const taskId = await newTask();
    await settled(taskId, 'completed', RECOVERY_SECONDS);
    const { id } = known((await runsOf(taskId))[0]);
    expect(await cluster.stop()).toBe(0);
    expect(cluster.lines.at(-1)).toBe('stopped');
    expect(await endOf(id)).toEqual({ status: 'succeeded', endedBy: 'finish', builtInWorkers: 0 });
  });

  it('lets another worker complete the task of a killed one, and starts the killed one again', async () => {
    model.script('tools', { hang: true }, calling(['work_finish', { outcome: 'succeeded', summary: 'Done' }]));
    cluster = await startCluster({
      ...{ MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' },
    });
    ceo = cluster.client.as(ceo.identity);
    const taskId = await newTask();
    await eventually(() => model.calls.length === 1, RECOVERY_SECONDS);
    const claimed = await Promise.all(
      workerProcesses().map(async (one) => ({ ...one, claims: await claimsOf(one.port) })),
    );
    expect(claimed.map(({ claims }) => claims).toSorted()).toEqual([0, 1]);
    const victim = known(claimed.find(({ claims }) => claims === 1));
    process.kill(victim.pid, 'SIGKILL');
    await cluster.said(new RegExp(`^${victim.name} ended with SIGKILL and is started again in \\d+ ms$`));
    await settled(taskId, 'completed', RECOVERY_SECONDS);
    const [second, first] = await runsOf(taskId);
    expect([first?.status, second?.status]).toEqual(['expired', 'succeeded']);
    expect(second?.worker_name).not.toBe(first?.worker_name);
    await cluster.said(new RegExp(`^${victim.name} serves`), 2);
  });

  it('releases the runs of its workers when it stops', async () => {
    model.script('tools', { hang: true });
    const calls = model.calls.length;
    const taskId = await newTask();
    await eventually(() => model.calls.length > calls, RECOVERY_SECONDS);
    const { id } = known((await runsOf(taskId))[0]);
    const startedAt = performance.now();
    expect(await cluster.stop()).toBe(0);
    expect((performance.now() - startedAt) / 1000).toBeLessThan(STOP_SECONDS);
    // That of the killed process is deleted ten minutes later.
    expect(await endOf(id)).toEqual({ status: 'released', endedBy: 'release', builtInWorkers: 1 });
  });
});
