import type { JsonMap } from '../json.ts';
import type { Caller } from '../protocol/caller.ts';
import { requireSuccess } from '../protocol/expect.ts';
import { Violation } from '../protocol/violation.ts';
import type { Scene } from './scene.ts';

/** A run that the kit claimed. */
export interface LeasedRun {
  readonly path: { readonly run_id: string };
  readonly lease_token: string;
  readonly task_id: string;
  readonly worker_name: string;
  /** The caller that claimed the run and reports on it. */
  readonly caller: Caller;
}

interface Wanted {
  /** The administrator, by default. */
  readonly caller?: Caller;
  /** More fields of the task. */
  readonly task?: JsonMap;
  /** Headers of the claim. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Long enough for a deployment that is busy with other claims. */
const CLAIM_SECONDS = 10;

/** The waiting reasons for which a deployment offers no tasks to any worker. */
const CLOSED: ReadonlySet<unknown> = new Set(['paused', 'budget', 'autonomy', 'company_busy']);

/** The run that was claimed last. The agent executes one run at a time, so the next claim ends it. */
const latest = new WeakMap<Scene, LeasedRun>();
const finished = new WeakMap<Scene, Promise<LeasedRun>>();
/** Why the deployment offers no tasks. */
const closed = new WeakMap<Scene, string>();

/** Registers a worker with this label, and returns its name. */
export const newWorker = async (scene: Scene, caller = scene.ceo.session, label = scene.prefix): Promise<string> => {
  const worker_name = scene.name('worker');
  const body = { agent_ids: [await scene.subjects.one('work_agent')], labels: [label] };
  requireSuccess(await caller.call('registerWorker', { path: { worker_name }, body }));
  scene.cleanup.later(`worker ${worker_name}`, async () => {
    const { status } = await scene.ceo.session.call('deleteWorker', { path: { worker_name } });
    return status === 204 || status === 404;
  });
  return worker_name;
};

/** Creates a task that is offered only to workers with this label, and returns its id. The task is cancelled at the end. */
export const newLabelledTask = async (scene: Scene, label: string, more: JsonMap = {}): Promise<string> => {
  const { ceo, cleanup, subjects } = scene;
  const title = scene.name('task');
  const place = { project_id: await subjects.one('work_project'), assigned_to: await subjects.one('work_agent') };
  const made = await ceo.session.call('createTask', { body: { ...place, title, labels: [label], ...more } });
  const path = { task_id: requireSuccess(made).data.id };
  cleanup.remains(`task ${title}, cancelled or completed`);
  cleanup.later(`task ${title}`, async () => {
    const { status } = await ceo.session.call('cancelTask', { path });
    return status === 200 || status === 409;
  });
  return path.task_id;
};

/** Skips the check if the deployment offers no tasks to any worker; otherwise throws Violation. */
const whyNotOffered = async (scene: Scene, task_id: string): Promise<never> => {
  const { data } = requireSuccess(await scene.ceo.session.call('getTask', { path: { task_id } }));
  const reason = data.waiting_for?.reason ?? 'its turn';
  const state = `it is ${data.status}, and waits for ${reason}`;
  if (!CLOSED.has(reason)) throw new Violation(`a task is not offered to the worker that may take it: ${state}`);
  const why = `the deployment gives no work: its tasks wait for ${reason}`;
  closed.set(scene, why);
  return scene.skip(why);
};

/** Claims the task for the worker, which is the only one that may take it. */
export const claimTask = async (
  scene: Scene,
  { caller, worker_name, task_id }: Pick<LeasedRun, 'caller' | 'worker_name' | 'task_id'>,
  headers: Readonly<Record<string, string>> = {},
) => {
  const request = { path: { worker_name }, body: { wait_seconds: CLAIM_SECONDS }, headers };
  const response = await caller.call('claimRuns', request);
  const claim = requireSuccess(response).data[0] ?? (await whyNotOffered(scene, task_id));
  const { run, lease_token } = claim;
  const leased: LeasedRun = { path: { run_id: run.id }, lease_token, task_id, worker_name, caller };
  latest.set(scene, leased);
  return { leased, claim };
};

/** Ends the run that was claimed last, and its task. */
export const endLatestRun = async (scene: Scene): Promise<void> => {
  const run = latest.get(scene);
  if (run === undefined) return;
  latest.delete(scene);
  const { path, lease_token, task_id, caller } = run;
  await scene.ceo.session.call('cancelTask', { path: { task_id } });
  await caller.call('releaseRun', { path, body: { lease_token } });
};

/** Creates a task and claims it. The run that was claimed before it ends. */
export const claimRun = async (scene: Scene, wanted: Wanted = {}): Promise<LeasedRun> => {
  const { caller = scene.ceo.session, task = {}, headers } = wanted;
  const why = closed.get(scene);
  // Another attempt would wait for seconds.
  if (why !== undefined) scene.skip(why);
  await endLatestRun(scene);
  const label = scene.name('label');
  const worker_name = await newWorker(scene, caller, label);
  const task_id = await newLabelledTask(scene, label, task);
  return (await claimTask(scene, { caller, worker_name, task_id }, headers)).leased;
};

const finish = async (scene: Scene): Promise<LeasedRun> => {
  const run = await claimRun(scene, { task: { review_policy: 'none' } });
  const { caller, path, lease_token } = run;
  const steps = ['first', 'second'].map((key) => ({ key, kind: 'note', title: `The ${key} step` }));
  requireSuccess(await caller.call('addRunSteps', { path, body: { lease_token, steps } }));
  const file = { raw: { text: '# Report\n', type: 'text/markdown' }, headers: { 'lease-token': lease_token } };
  requireSuccess(await caller.call('putArtifact', { path: { ...path, artifact_name: 'report.txt' }, ...file }));
  requireSuccess(await caller.call('finishRun', { path, body: { lease_token, outcome: 'succeeded' } }));
  return run;
};

/** A finished run with two steps and an artifact. All checks share it. */
export const finishedRun = (scene: Scene): Promise<LeasedRun> => {
  const known = finished.get(scene) ?? finish(scene);
  finished.set(scene, known);
  return known;
};

/** The id of the artifact of the finished run. */
export const finishedArtifact = async (scene: Scene): Promise<string> => {
  const query = (await finishedRun(scene)).path;
  const { data } = requireSuccess(await scene.ceo.session.call('listArtifacts', { query }));
  return data[0]?.id ?? scene.skip('the finished run has no artifact');
};
