import { asMap } from '../../../json.ts';
import { ensure, requireStatus, requireSuccess } from '../../../protocol/expect.ts';
import { type Check, check, statusesOf } from '../../../scene/check.ts';
import type { Scene } from '../../../scene/scene.ts';
import { claimRun, claimTask, type LeasedRun } from '../../../scene/work.ts';
import { callPlainly, dataIn, reportFinish, reportOn, reportSteps, rowsIn, uploadText } from './calls.ts';

const REVIEWED = { review_policy: 'person', acceptance_criteria: ['It has a summary.'] };
const MET = { index: 0, met: true, evidence: 'See report.txt.' };

const isNumbered = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  requireStatus(await reportSteps(run, 'a', 'b', 'a'), '200');
  requireStatus(await reportSteps(run, 'b', 'c'), '200');
  const steps = await callPlainly(run.caller, 'listRunSteps', { path: run.path });
  const got = rowsIn(steps).map(({ number, key }) => `${number} ${key}`);
  ensure(got.join() === '1 a,2 b,3 c', `each key is stored once, in order, got ${got.join()}`, steps);
};

const isMasked = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  const content = `The token is ${run.lease_token}.`;
  const step = { key: 'secret', kind: 'message', title: 'A secret', content };
  requireStatus(await reportOn(run, 'addRunSteps', { steps: [step] }), '200');
  const steps = await callPlainly(run.caller, 'listRunSteps', { path: run.path });
  const stored = String(rowsIn(steps)[0]?.content);
  ensure(stored.includes('***') && !stored.includes(run.lease_token), 'a credential in a step is masked', steps);
};

/** A project whose cap is one unit of the currency. */
const cappedProject = async (scene: Scene): Promise<string> => {
  const { session } = scene.ceo;
  const name = scene.name('project');
  const made = requireSuccess(await session.call('createProject', { body: { name, budget: 1 } }));
  scene.cleanup.remains(`project ${name}`);
  const path = { project_id: made.data.id };
  requireSuccess(await session.call('updateProject', { path, body: { status: 'active' } }));
  return made.data.id;
};

const reserves = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene, { task: { project_id: await cappedProject(scene) } });
  const call = { key: 'model', kind: 'model_call', title: 'Think', usage: { cost: 2 } };
  const refused = await reportOn(run, 'addRunSteps', { steps: [call] });
  requireStatus(refused, '402/6000', 'a reservation beyond the cap of the project');
  const steps = await callPlainly(run.caller, 'listRunSteps', { path: run.path });
  ensure(rowsIn(steps).length === 0, 'a refused reservation stores nothing', steps);
};

const isRecordedOnce = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene, { task: { review_policy: 'none' } });
  const summary = { summary: 'Done.' };
  const first = await reportFinish(run, summary);
  requireStatus(first, '200');
  const again = await reportFinish(run, summary);
  requireStatus(again, '200', 'the same finish again');
  ensure(dataIn(again).finished_at === dataIn(first).finished_at, 'the same finish returns the same run', again);
  requireStatus(await reportFinish(run, { summary: 'Done otherwise.' }), '409/4000', 'another finish');
  const task = await callPlainly(run.caller, 'getTask', { path: { task_id: run.task_id } });
  ensure(dataIn(task).status === 'completed', 'without a review the task is completed', task);
};

const missesArtifact = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene, { task: { expected_artifacts: ['*.pdf'] } });
  const response = await reportFinish(run);
  requireStatus(response, '200');
  const { status, failure } = dataIn(response);
  const { kind } = asMap(failure);
  ensure(status === 'failed' && kind === 'missing_artifact', `an artifact is missing, got ${status}`, response);
};

/** A run in review, claimed with the API key of a manager. */
const newReview = async (scene: Scene): Promise<LeasedRun> => {
  const { key: caller } = await scene.person('manager');
  const run = await claimRun(scene, { caller, task: REVIEWED });
  requireStatus(await uploadText(run, '# Report\n'), '201');
  const finished = await reportFinish(run, { criteria: [MET] });
  requireStatus(finished, '200');
  ensure(dataIn(finished).status === 'succeeded', 'the run succeeded', finished);
  return run;
};

const isReviewedByOthers = async (scene: Scene): Promise<void> => {
  const { caller, path, task_id } = await newReview(scene);
  const { session } = scene.ceo;
  const pass = { path, body: { verdict: 'passed', criteria: [{ index: 0, verdict: 'met' }] } };
  requireStatus(await callPlainly(caller, 'reviewRun', pass), '403/1001', 'the key that claimed the run');
  const reviewed = await callPlainly(session, 'reviewRun', pass);
  requireStatus(reviewed, '200', 'another person');
  ensure(asMap(dataIn(reviewed).review).verdict === 'passed', 'the run shows its review', reviewed);
  const task = await callPlainly(session, 'getTask', { path: { task_id } });
  ensure(dataIn(task).status === 'completed', 'a pass completes the task', task);
  const artifacts = await callPlainly(session, 'listArtifacts', { query: path });
  ensure(rowsIn(artifacts)[0]?.is_accepted === true, 'a pass accepts the artifacts', artifacts);
};

const isReworked = async (scene: Scene): Promise<void> => {
  const run = await newReview(scene);
  const comment = 'The total is missing.';
  const rework = { path: run.path, body: { verdict: 'rework', comment } };
  requireStatus(await callPlainly(scene.ceo.session, 'reviewRun', rework), '200');
  const { claim } = await claimTask(scene, run);
  const [feedback] = claim.context.feedback;
  ensure(feedback?.comment === comment, 'the next claim has the comment of the review');
  ensure(claim.task.reworks === 1, `the task was reworked once, got ${claim.task.reworks}`);
};

/** Reports of workers, and their reviews. */
export const REPORT_CHECKS: readonly Check[] = [
  check('steps are stored once and in order', 'spec/rules/work.md#steps', isNumbered),
  check('credentials in steps are masked', 'spec/rules/work.md#steps', isMasked),
  check(
    'a reservation beyond a cap is refused',
    'spec/rules/work.md#reservations',
    reserves,
    statusesOf('addRunSteps', 402),
  ),
  check('a result is recorded once', 'spec/rules/work.md#repeated-reports', isRecordedOnce),
  check('an expected artifact must be delivered', 'spec/rules/work.md#finishing-a-run', missesArtifact),
  check('a run is reviewed by somebody else', 'spec/rules/work.md#reviews-by-others', isReviewedByOthers),
  check('a rework returns the task with the review', 'spec/rules/work.md#results-of-a-review', isReworked),
];
