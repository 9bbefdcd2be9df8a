import type { OperationId } from '../../../document.ts';
import { asMap, type JsonMap } from '../../../json.ts';
import { ensure, requireStatus } from '../../../protocol/expect.ts';
import { type Check, check } from '../../../scene/check.ts';
import type { Scene } from '../../../scene/scene.ts';
import { claimRun, claimTask } from '../../../scene/work.ts';
import { callPlainly, dataIn, reportFinish, reportOn, reportSteps, rowsIn, uploadText } from './calls.ts';

/** Reports with valid bodies. */
const REPORTS: readonly (readonly [OperationId, JsonMap])[] = [
  ['heartbeatRun', {}],
  ['addRunSteps', { steps: [{ key: 'wrong', kind: 'note', title: 'With a wrong token' }] }],
  ['requestInput', { question: 'May I?' }],
  ['finishRun', { outcome: 'succeeded' }],
  ['releaseRun', {}],
];

const requiresToken = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  const first = run.lease_token.charAt(3) === 'A' ? 'B' : 'A';
  const wrong = { ...run, lease_token: `lt_${first}${run.lease_token.slice(4)}` };
  for (const [id, body] of REPORTS) requireStatus(await reportOn(wrong, id, body), '403/1001', `${id}, a wrong token`);
  requireStatus(await uploadText(wrong, 'x'), '403/1001', 'putArtifact, a wrong token');
  const { session } = await scene.person('manager');
  requireStatus(await reportOn({ ...run, caller: session }, 'heartbeatRun'), '403/1001', 'another user');
};

const isRenewed = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  const read = () => callPlainly(run.caller, 'getRun', { path: run.path });
  const before = Date.parse(String(dataIn(await read()).lease_expires_at));
  const response = await reportOn(run, 'heartbeatRun', { progress: 40 });
  requireStatus(response, '200');
  const { stop, lease_expires_at } = dataIn(response);
  ensure(stop === null, 'nobody asks the run to stop', response);
  ensure(Date.parse(String(lease_expires_at)) > before, 'a heartbeat extends the lease', response);
  const after = await read();
  ensure(dataIn(after).progress === 40, 'the run shows its progress', after);
};

const takesOver = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  const { caller, path, worker_name, task_id } = run;
  requireStatus(await callPlainly(caller, 'deleteWorker', { path: { worker_name } }), '204');
  const task = await callPlainly(caller, 'getTask', { path: { task_id } });
  const { status, attempts } = dataIn(task);
  ensure(status === 'assigned' && attempts === 0, 'the task of a deleted worker is assigned again', task);
  requireStatus(await reportOn(run, 'heartbeatRun'), '409/4002', 'a heartbeat');
  requireStatus(await reportFinish(run), '409/4002', 'a finish');
  requireStatus(await reportSteps(run, 'late'), '409/4002', 'steps');
  const steps = await callPlainly(caller, 'listRunSteps', { path });
  const isKept = rowsIn(steps).some(({ key, is_late }) => key === 'late' && is_late === true);
  ensure(isKept, 'a step that came too late is kept as a late one', steps);
};

const stops = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  requireStatus(await callPlainly(run.caller, 'cancelTask', { path: { task_id: run.task_id } }), '200');
  const beat = await reportOn(run, 'heartbeatRun');
  requireStatus(beat, '200');
  ensure(asMap(dataIn(beat).stop).reason === 'cancelled', 'the heartbeat asks the run to stop', beat);
  requireStatus(await reportOn(run, 'requestInput', { question: 'May I continue?' }), '409/4000', 'a question');
  const released = await reportOn(run, 'releaseRun');
  requireStatus(released, '200');
  ensure(dataIn(released).status === 'cancelled', 'the run of a cancelled task is cancelled', released);
};

/** A person decides, and the next claim has the reply. */
const waitsForInput = async (scene: Scene): Promise<void> => {
  const { session: caller } = await scene.person('manager');
  const run = await claimRun(scene, { caller });
  const question = { question: 'Which currency?', options: ['EUR', 'USD'] };
  const asked = await reportOn(run, 'requestInput', question);
  requireStatus(asked, '201');
  const approval_id = String(dataIn(asked).id);
  const waiting = await callPlainly(caller, 'getRun', { path: run.path });
  ensure(dataIn(waiting).status === 'waiting', 'the run waits', waiting);
  const task = await callPlainly(caller, 'getTask', { path: { task_id: run.task_id } });
  const { reason, reference } = asMap(dataIn(task).waiting_for);
  ensure(reason === 'input' && reference === approval_id, `its task waits for the input, got ${reason}`, task);
  const decision = { path: { approval_id }, body: { comment: 'EUR' } };
  requireStatus(await callPlainly(scene.ceo.session, 'approveApproval', decision), '200');
  const { claim } = await claimTask(scene, run);
  const reply = claim.context.inputs.find((input) => input.approval_id === approval_id)?.answer;
  ensure(reply === 'EUR', `the next claim has the reply, got ${reply}`);
};

/** Leases, and the runs that lose or give back theirs. */
export const LEASE_CHECKS: readonly Check[] = [
  check('a report needs the token of the run, and its user', 'spec/rules/work.md#lease-calls', requiresToken),
  check('a heartbeat extends the lease', 'spec/rules/work.md#extending-a-lease', isRenewed),
  check('a lease that was taken over changes nothing', 'spec/rules/work.md#taken-over-leases', takesOver),
  check('the run of a cancelled task stops', 'spec/rules/work.md#stop-requests', stops),
  check('a run waits for the reply of a person', 'spec/rules/work.md#waiting-runs', waitsForInput),
];
