import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  claimNext,
  endLease,
  type HeldClaim,
  newActiveProject,
  newReadyTask,
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  sweepLeases,
  type WorkScene,
} from '../../support/builders/execution/work.ts';
import type { Client } from '../../support/client/client.ts';
import { eventually } from '../../support/time/eventually.ts';

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  // Each replica counts its own.
  scene = await openWorkScene({ replicas: 1 });
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const metrics = async (): Promise<string> => (await scene.server.client.call('getMetrics')).text;
const figureIn = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  );
const figures = async (...names: readonly string[]): Promise<readonly number[]> => {
  const text = await metrics();
  return names.map((name) => figureIn(text, name));
};
/** Waits until a figure of all replicas has this value: it is read at most once a second. */
const becomes = (name: string, value: number): Promise<void> =>
  eventually(async () => (await figures(name))[0] === value);

const finish = ({ path, token }: HeldClaim) =>
  owner.call('finishRun', { path, body: { lease_token: token, outcome: 'succeeded' } });
const CLAIMS = ['runs_claimed_total', 'run_claim_latency_seconds_count'];
const ended = (status: string): string => `run_duration_seconds_count{status="${status}"}`;

it('getMetrics: tasks, runs and workers of all replicas, without names', async () => {
  const agentId = await newWorkAgent(ceo);
  const projectId = await newActiveProject(ceo);
  const title = 'Write the confidential report';
  await newReadyTask({ ceo, projectId, agentId }, { title, review_policy: 'none' });
  await becomes('tasks_ready', 1);
  expect(await figures('tasks_waiting{reason="no_worker"}', 'runs_open', 'workers_online')).toEqual([1, 0, 0]);
  const worker = await newWorker(owner, { agent_ids: [agentId] });
  await becomes('workers_online', 1);
  expect(await figures('tasks_ready', 'tasks_waiting{reason="no_worker"}')).toEqual([1, 0]);
  const run = await claimNext(owner, worker);
  expect(await figures(...CLAIMS)).toEqual([1, 1]);
  await becomes('runs_open', 1);
  await finish(run);
  const text = await metrics();
  expect(figureIn(text, ended('succeeded'))).toBe(1);
  for (const name of [title, worker.worker_name, agentId, run.runId]) expect(text).not.toContain(name);
  await becomes('runs_open', 0);
});

it('getMetrics: a claim of a task that kept its place has no latency', async () => {
  const run = await newRun(scene);
  const before = await figures(...CLAIMS);
  await owner.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
  await claimNext(owner, run.worker);
  const after = await figures(...CLAIMS);
  expect(after.map((value, place) => value - (before[place] ?? 0))).toEqual([1, 0]);
  expect(await figures(ended('released'))).toEqual([1]);
});

it('getMetrics: a run that expired and is finished late ends twice', async () => {
  const run = await newRun(scene, { review_policy: 'none' });
  const [before = 0] = await figures(ended('succeeded'));
  await endLease(scene.server, run.runId);
  await sweepLeases(scene.server);
  expect(await figures(ended('expired'))).toEqual([1]);
  await finish(run);
  expect(await figures(ended('succeeded'))).toEqual([before + 1]);
});

it('getMetrics: reviews by verdict', async () => {
  const reviewed = async (verdict: 'passed' | 'rework') => {
    const run = await newRun(scene, { review_policy: 'person' });
    await finish(run);
    const response = await ceo.call('reviewRun', { path: run.path, body: { verdict, comment: 'Read it' } });
    expect(response.status).toBe(200);
  };
  await reviewed('passed');
  await reviewed('rework');
  await reviewed('rework');
  const names = ['passed', 'rework'].map((verdict) => `run_reviews_total{verdict="${verdict}"}`);
  expect(await figures(...names)).toEqual([1, 2]);
});
