import { randomUUID } from 'node:crypto';
import { asMap } from '../../../json.ts';
import { ensure, outcome, requireHeader, requireStatus, requireSuccess } from '../../../protocol/expect.ts';
import { type Check, check, statusesOf } from '../../../scene/check.ts';
import type { Scene } from '../../../scene/scene.ts';
import { claimRun, claimTask, endLatestRun, finishedRun, newLabelledTask, newWorker } from '../../../scene/work.ts';
import { needsLimits } from '../../requests/limits.ts';
import { callPlainly, dataIn, rowsIn } from './calls.ts';

const PARALLEL = 4;
/** The maximum number of waiting claims of a check. */
const MAX_CLAIMS = 20;

const goesToOne = async (scene: Scene): Promise<void> => {
  // Skips the check if the deployment offers no tasks.
  await finishedRun(scene);
  await endLatestRun(scene);
  const { session } = scene.ceo;
  const label = scene.name('label');
  const workers: string[] = [];
  for (let made = 0; made < PARALLEL; made += 1) workers.push(await newWorker(scene, session, label));
  const path = { task_id: await newLabelledTask(scene, label) };
  const claim = (worker_name: string) =>
    session.call('claimRuns', { path: { worker_name }, body: { wait_seconds: 1 } });
  const claims = (await Promise.all(workers.map(claim))).flatMap((response) => requireSuccess(response).data);
  await session.call('cancelTask', { path });
  for (const { run, lease_token } of claims) {
    scene.redaction.hide(lease_token);
    await session.call('releaseRun', { path: { run_id: run.id }, body: { lease_token } });
  }
  ensure(claims.length === 1, `of ${PARALLEL} claims of one task exactly one gets it, ${claims.length} did`);
};

const returnsLostClaims = async (scene: Scene): Promise<void> => {
  const headers = { 'idempotency-key': randomUUID() };
  const { worker_name, lease_token } = await claimRun(scene, { headers });
  const ask = (body: object) => callPlainly(scene.ceo.session, 'claimRuns', { path: { worker_name }, body, headers });
  const again = await ask({});
  requireStatus(again, '200');
  requireHeader(again, 'idempotency-replayed', 'true');
  const tokens = rowsIn(again).map((claim) => claim.lease_token);
  ensure(tokens.join() === lease_token, 'the same key returns the same claim with its token', again);
  requireStatus(await ask({ max: 2 }), '409/4000', 'the same key with another max');
};

const isReadyAgain = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  const { lease_token, caller, path } = run;
  const released = await callPlainly(caller, 'releaseRun', { path, body: { lease_token } });
  requireStatus(released, '200');
  ensure(dataIn(released).status === 'released', 'the run is released', released);
  const task = await callPlainly(caller, 'getTask', { path: { task_id: run.task_id } });
  const { status, attempts } = dataIn(task);
  ensure(status === 'assigned' && attempts === 0, 'the task is assigned, and the attempt is not counted', task);
  const { claim } = await claimTask(scene, run);
  ensure(claim.run.id !== path.run_id && claim.run.epoch === 2, 'the next claim is a new run with the next epoch');
};

const isHeldBack = async (scene: Scene): Promise<void> => {
  await finishedRun(scene);
  await endLatestRun(scene);
  const { session: caller } = scene.ceo;
  const label = scene.name('label');
  const worker_name = await newWorker(scene, caller, label);
  const task_id = await newLabelledTask(scene, label);
  const body = { scope: 'task', id: task_id };
  requireStatus(await callPlainly(caller, 'pauseWork', { body }), '200');
  const none = await callPlainly(caller, 'claimRuns', { path: { worker_name } });
  ensure(rowsIn(none).length === 0, 'a paused task is not claimed', none);
  const task = await callPlainly(caller, 'getTask', { path: { task_id } });
  const { reason, reference } = asMap(dataIn(task).waiting_for);
  ensure(reason === 'paused' && reference === task_id, `it waits for paused, got ${reason}`, task);
  requireStatus(await callPlainly(caller, 'resumeWork', { body }), '200');
  await claimTask(scene, { caller, worker_name, task_id });
};

const belongsToOne = async (scene: Scene): Promise<void> => {
  const path = { worker_name: await newWorker(scene) };
  const { session } = await scene.person('manager');
  requireStatus(await callPlainly(session, 'claimRuns', { path }), '403/1001', 'another user claims');
  requireStatus(await callPlainly(session, 'registerWorker', { path, body: {} }), '409/4001', 'another user registers');
  const reserved = { worker_name: `built-in.${scene.prefix}` };
  const response = await callPlainly(session, 'registerWorker', { path: reserved, body: {} });
  requireStatus(response, '409/4001', 'a name of the server');
};

const keepsItsTag = async (scene: Scene): Promise<void> => {
  const { session } = scene.ceo;
  const path = { worker_name: await newWorker(scene) };
  const { headers } = await callPlainly(session, 'getWorker', { path });
  requireSuccess(await session.call('claimRuns', { path }));
  const known = { 'if-none-match': headers.etag ?? '' };
  requireStatus(await callPlainly(session, 'getWorker', { path, headers: known }), '304', 'after a claim');
};

const capsClaims = async (scene: Scene): Promise<void> => {
  const setting = { namespace: 'concurrency', key: 'claims' };
  const cap = Number(requireSuccess(await scene.ceo.session.call('getSetting', { path: setting })).data.value);
  if (!(cap > 0 && cap < MAX_CLAIMS)) scene.skip('the limit is disabled, or too large to be exhausted');
  await needsLimits(scene);
  const path = { worker_name: await newWorker(scene, scene.ceo.session, scene.name('label')) };
  const request = { path, body: { wait_seconds: 3 }, wantsLimit: true };
  const ask = () => callPlainly(scene.ceo.session, 'claimRuns', request);
  const results = (await Promise.all(Array.from({ length: cap + 1 }, ask))).map(outcome).sort();
  const expected = [...Array.from({ length: cap }, () => '200'), '429/5002'];
  ensure(results.join() === expected.join(), `one claim more than ${cap} is refused, got ${results.join(', ')}`);
};

/** Workers and their claims. */
export const CLAIM_CHECKS: readonly Check[] = [
  check('a task goes to one of several claims', 'spec/rules/work.md#offers', goesToOne),
  check(
    'a lost claim is returned again',
    'spec/rules/work.md#lost-claims',
    returnsLostClaims,
    statusesOf('claimRuns', 409),
  ),
  check('a released task is ready again', 'spec/rules/work.md#ends-of-runs', isReadyAgain),
  check('a paused task is not claimed', 'spec/rules/work.md#pauses', isHeldBack),
  check('a worker belongs to the user who registered it', 'spec/rules/work.md#registration', belongsToOne),
  check('claims do not change the tag of a worker', 'spec/rules/work.md#presence', keepsItsTag),
  check('claims of a worker beyond the limit are refused', 'spec/rules/limits.md#concurrency-limits', capsClaims),
];
