import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  claimNext,
  endBackoff,
  endLease,
  type HeldClaim,
  newRun,
  openWorkScene,
  passDeadline,
  readRun,
  readTask,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { withApiKey } from '../../../support/builders/people.ts';
import { numbered } from '../../../support/builders/webhooks/webhooks.ts';
import type { Body, Client } from '../../../support/client/client.ts';
import { countResults, errorOf, expectError, inParallel } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const finish = ({ path, token }: HeldClaim, fields: object = {}, client = owner) =>
  client.call('finishRun', { path, body: { lease_token: token, outcome: 'succeeded', ...fields } });
const fail = (run: HeldClaim, failure: object = {}) =>
  finish(run, { outcome: 'failed', failure: { kind: 'tool', ...failure } });
const release = ({ path, token }: HeldClaim, fields: object = {}) =>
  owner.call('releaseRun', { path, body: { lease_token: token, ...fields } });
const expire = async ({ runId }: HeldClaim) => {
  await endLease(scene.server, runId);
  await sweepLeases(scene.server);
};
/** The next run of the task, without the pause before it. */
const again = async (run: HeldClaim & { readonly worker: { readonly worker_name: string } }) => {
  await endBackoff(scene.server, run.taskId);
  return { ...(await claimNext(owner, run.worker)), worker: run.worker };
};

/** The types of the events of a task and of its runs, in order. */
const eventsOf = async (taskId: string): Promise<string[]> => {
  await numbered(scene.server);
  const types: string[] = [];
  let page: Body = { pagination: { has_more: true } };
  while (page.pagination.has_more) {
    const after = page.pagination.next_after;
    page = (await ceo.callRaw('listEvents', { query: { limit: 200, ...(after === undefined ? {} : { after }) } })).body;
    const own: Body[] = page.data.filter(({ payload }: Body) => payload.task_id === taskId);
    types.push(...own.map(({ event_type }) => event_type));
  }
  return types;
};

const UNREVIEWED = { review_policy: 'none' } as const;
const CRITERIA = { acceptance_criteria: ['It is short', 'It is right'] };
const met = (index: number, fields: object = {}) => ({ index, met: true, evidence: 'Read it', ...fields });

describe('finishRun', () => {
  it('200: without a review the task is completed, with its criteria as reported', async () => {
    const run = await newRun(scene, { ...UNREVIEWED, ...CRITERIA });
    const criteria = [met(1), { index: 0, met: true }];
    const { data } = (await finish(run, { summary: 'Done', criteria })).body;
    expect(data).toMatchObject({ status: 'succeeded', summary: 'Done', finished_late: false, failure: null });
    expect(data.criteria.map((one) => [one.index, one.met])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(await readTask(ceo, run.taskId)).toMatchObject({
      ...{ status: 'completed', attempts: 0 },
      acceptance_criteria: [{ met: false }, { met: true }],
    });
  });
  it('200: otherwise the task is in review, and a person decides', async () => {
    const run = await newRun(scene, CRITERIA);
    await finish(run, { summary: 'Done', criteria: [met(0), met(1)] });
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'in_review', waiting_for: { reason: 'review' } });
    const { data } = (await ceo.call('listApprovals', { query: { action_type: 'work:review' } })).body;
    const approval = known(data.find(({ task_id }) => task_id === run.taskId));
    expect(approval).toMatchObject({
      ...{ source: 'review_gate', risk_level: 'medium', expires_at: null, status: 'pending' },
      context: { run_id: run.runId, summary: 'Done', artifacts: [] },
    });
  });
  it('422: missing, repeated or unknown criteria; a success with a failure, and a failure without one', async () => {
    const run = await newRun(scene, CRITERIA);
    for (const fields of [
      { criteria: [met(0)] },
      { criteria: [met(0), met(0)] },
      { criteria: [met(0), met(2)] },
      { criteria: [met(0), met(1)], failure: { kind: 'tool' } },
      { outcome: 'failed' },
    ])
      expect([fields, ...errorOf(await finish(run, fields))]).toEqual([fields, 422, 2000]);
    expect((await readRun(ceo, run.runId)).status).toBe('running');
  });
  it('404: evidence that is not an artifact of the run', async () => {
    const run = await newRun(scene, { acceptance_criteria: ['It is short'] });
    const criteria = [met(0, { artifact_id: run.runId })];
    expect(errorOf(await finish(run, { criteria }))).toEqual([404, 3000]);
  });
  it('200: a success without an expected artifact is a retryable failure', async () => {
    const run = await newRun(scene, { ...UNREVIEWED, expected_artifacts: ['*.md'] });
    const { data } = (await finish(run)).body;
    expect(data).toMatchObject({ status: 'failed', failure: { kind: 'missing_artifact', retryable: true } });
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'assigned', attempts: 1 });
  });
  it('200: a failure is retried after a backoff, and blocks the task after the last attempt', async () => {
    let run = await newRun(scene, { ...UNREVIEWED, max_attempts: 2 });
    await fail(run);
    const waiting = (await readTask(ceo, run.taskId)).waiting_for;
    expect([waiting.reason, waiting.reference]).toEqual(['retry', run.runId]);
    expect(Date.parse(waiting.until) - Date.now()).toBeLessThan(6_000);
    run = await again(run);
    expect(run.claim.run).toMatchObject({ attempt: 2, epoch: 2 });
    await fail(run);
    expect(await readTask(ceo, run.taskId)).toMatchObject({
      ...{ status: 'blocked', attempts: 2, waiting_for: { reason: 'attempts_exhausted' } },
    });
  });
  it('200: a failure that is not retryable blocks the task', async () => {
    const run = await newRun(scene);
    await fail(run, { kind: 'refused', message: 'No', retryable: false });
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'blocked', attempts: 1 });
  });
  it('200: the same finish again returns the run, and of many exactly one records the result; 409: another finish', async () => {
    const run = await newRun(scene, UNREVIEWED);
    const answers = await inParallel(6, () => finish(run, { summary: 'Done' }));
    expect(countResults(answers)).toEqual({ '200': 6 });
    expect(errorOf(await finish(run, { summary: 'Other' }))).toEqual([409, 4000]);
    const steps = (await ceo.call('listRunSteps', { path: run.path })).body.data;
    expect(steps).toMatchObject([{ is_late: true, kind: 'status' }]);
    expect(steps[0]?.content).toContain('Other');
    const audit = (await ceo.call('listAuditLog', { query: { action: 'run.finished', limit: 200 } })).body.data;
    expect(audit.filter(({ target_id }) => target_id === run.runId)).toHaveLength(1);
  });
  it('200: an expired run can be finished late, which takes the attempt back', async () => {
    const run = await newRun(scene, { ...UNREVIEWED, max_attempts: 1 });
    await expire(run);
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'blocked', attempts: 1 });
    const { data } = (await finish(run, { summary: 'Late' })).body;
    expect(data).toMatchObject({ status: 'succeeded', finished_late: true });
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'completed', attempts: 0 });
  });
  it('409: a run that was taken over is refused, and what it sent is kept', async () => {
    const first = await newRun(scene, UNREVIEWED);
    await expire(first);
    const second = await again(first);
    expect(errorOf(await finish(first, { summary: 'Too late' }))).toEqual([409, 4002]);
    expect(errorOf(await release(first))).toEqual([409, 4002]);
    const [kept] = (await ceo.call('listRunSteps', { path: first.path })).body.data;
    expect(kept).toMatchObject({ is_late: true });
    expect(kept?.content).toContain('Too late');
    expect((await finish(second)).status).toBe(200);
  });
  it('the events of the task come before that of the run', async () => {
    const run = await newRun(scene, UNREVIEWED);
    await finish(run);
    const types = (await eventsOf(run.taskId)).filter(
      (type) => type.startsWith('run.') || type === 'task.status_changed',
    );
    expect(types.slice(-4)).toEqual(['task.status_changed', 'run.started', 'task.status_changed', 'run.succeeded']);
  });
});

describe('releaseRun', () => {
  it('200: the task is ready again, the attempt is not counted; again is the same run', async () => {
    const run = await newRun(scene);
    const { data } = (await release(run, { reason: 'Busy' })).body;
    expect(data).toMatchObject({ status: 'released', note: 'Busy', stop_reason: null });
    expect((await release(run)).body.data).toEqual(data);
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'assigned', attempts: 0 });
    const next = await claimNext(owner, run.worker);
    expect(next.claim.run).toMatchObject({ task_id: run.taskId, attempt: 1, epoch: 2 });
  });
  it('the task waits for the delay, and from the third release in a row on for the backoff', async () => {
    let run = await newRun(scene);
    await release(run, { delay_seconds: 60 });
    expect((await readTask(ceo, run.taskId)).waiting_for).toMatchObject({ reason: 'retry' });
    for (let nth = 0; nth < 2; nth += 1) {
      run = await again(run);
      await release(run);
    }
    expect((await readTask(ceo, run.taskId)).waiting_for).toMatchObject({ reason: 'retry' });
  });
  it('after the stop request `deadline` it counts, after `paused` it does not', async () => {
    let run = await newRun(scene);
    const passed = async () => {
      await passDeadline(scene.server, run.runId);
      await sweepLeases(scene.server);
    };
    const drained = async () => {
      const scope = { scope: 'task', id: run.taskId } as const;
      await ceo.call('pauseWork', { body: { ...scope, mode: 'drain' } });
      await ceo.call('resumeWork', { body: scope });
    };
    const releaseAfter = async (stop: () => Promise<void>) => {
      await stop();
      await release(run);
      return (await readTask(ceo, run.taskId)).waiting_for;
    };
    for (const stop of [passed, drained, passed]) {
      expect(await releaseAfter(stop)).toBeNull();
      run = await again(run);
    }
    expect(await releaseAfter(passed)).toMatchObject({ reason: 'retry' });
  });
  it('409: after a finish', async () => {
    const run = await newRun(scene, UNREVIEWED);
    await finish(run);
    expect(errorOf(await release(run))).toEqual([409, 4000]);
  });
});

describe('expiry', () => {
  it('an expired run counts as an attempt, and the task is retried', async () => {
    const run = await newRun(scene);
    await expire(run);
    expect(await readRun(ceo, run.runId)).toMatchObject({ status: 'expired', stop_reason: 'expired' });
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'assigned', attempts: 1 });
  });
  it('three runs in a row that expire without a step or an artifact use up the attempts, whatever the maximum is', async () => {
    let run = await newRun(scene, { max_attempts: 20 });
    await expire(run);
    for (let nth = 0; nth < 2; nth += 1) {
      run = await again(run);
      await expire(run);
    }
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'blocked', attempts: 3 });
  });
  it('many sweeps at the same time end a run once', async () => {
    const run = await newRun(scene);
    await endLease(scene.server, run.runId);
    await inParallel(5, () => sweepLeases(scene.server));
    expect(await readTask(ceo, run.taskId)).toMatchObject({ attempts: 1 });
  });
});

describe('requestInput', () => {
  const ask = ({ path, token }: HeldClaim, fields: object = {}) =>
    owner.call('requestInput', { path, body: { lease_token: token, question: 'Which colour?', ...fields } });
  const approve = (approval_id: string, comment: string) =>
    ceo.call('approveApproval', { path: { approval_id }, body: { comment } });

  it('201: the run waits; the reply is in the next claim', async () => {
    const run = await newRun(scene);
    const { data } = (await ask(run, { options: ['red', 'blue'] })).body;
    expect(data).toMatchObject({
      ...{ action_type: 'work:question', source: 'run_input', title: 'Which colour?', task_id: run.taskId },
      ...{ status: 'pending', context: { run_id: run.runId } },
    });
    expect(await readRun(ceo, run.runId)).toMatchObject({
      status: 'waiting',
      lease_expires_at: null,
      hard_deadline: null,
    });
    await expectError(owner, 'heartbeatRun', { path: run.path, body: { lease_token: run.token } }, [409, 4000]);
    expect((await approve(data.id, 'blue')).status).toBe(200);
    expect(await readRun(ceo, run.runId)).toMatchObject({ status: 'released', stop_reason: 'input' });
    const next = await claimNext(owner, run.worker);
    expect(next.claim.context.inputs).toMatchObject([
      { approval_id: data.id, question: 'Which colour?', options: ['red', 'blue'], status: 'approved', answer: 'blue' },
    ]);
  });
  it('201: without waiting the next heartbeat has the reply', async () => {
    const run = await newRun(scene);
    const { data } = (await ask(run, { wait: false, kind: 'permission' })).body;
    const body = { lease_token: run.token };
    expect((await owner.call('heartbeatRun', { path: run.path, body })).body.data.inputs).toEqual([]);
    await approve(data.id, 'yes');
    expect((await owner.call('heartbeatRun', { path: run.path, body })).body.data.inputs).toMatchObject([
      { kind: 'permission', answer: 'yes' },
    ]);
  });
  it('409: the eleventh pending request; requests expire when the task ends', async () => {
    const run = await newRun(scene, UNREVIEWED);
    const ids: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) ids.push((await ask(run, { wait: false })).body.data.id);
    expect(errorOf(await ask(run, { wait: false }))).toEqual([409, 4000]);
    await finish(run);
    const first = (await ceo.call('getApproval', { path: { approval_id: known(ids[0]) } })).body.data;
    expect(first.status).toBe('expired');
  });
});

describe('reviewRun', () => {
  const inReview = async () => {
    const run = await newRun(scene, CRITERIA);
    await finish(run, { summary: 'Done', criteria: [met(0), met(1)] });
    return run;
  };
  const review = ({ path }: HeldClaim, body: object, client = ceo) =>
    client.callRaw('reviewRun', { path, body: { verdict: 'passed', ...body } });
  const BOTH = [0, 1].map((index) => ({ index, verdict: 'met' }));

  it('200: a pass completes the task and marks its criteria', async () => {
    const run = await inReview();
    const { data } = (await review(run, { criteria: BOTH, comment: 'Good' })).body;
    expect(data.review).toMatchObject({ verdict: 'passed', comment: 'Good', reviewer: { kind: 'person' } });
    expect(await readTask(ceo, run.taskId)).toMatchObject({
      ...{ status: 'completed', acceptance_criteria: [{ met: true }, { met: true }] },
    });
  });
  it('200: a rework assigns the task again, and the next claim has it as feedback', async () => {
    const run = await inReview();
    const criteria = [{ index: 0, verdict: 'unmet', reason: 'Too long' }];
    expect((await review(run, { verdict: 'rework', comment: 'Shorter', criteria })).status).toBe(200);
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'assigned', reworks: 1, attempts: 0 });
    const next = await claimNext(owner, run.worker);
    expect(next.claim.context.feedback).toMatchObject([{ verdict: 'rework', comment: 'Shorter', criteria }]);
  });
  it('approving and rejecting the approval are the same review', async () => {
    const run = await inReview();
    const { data } = (await ceo.call('listApprovals', { query: { action_type: 'work:review' } })).body;
    const { id } = known(data.find(({ task_id }) => task_id === run.taskId));
    await ceo.call('rejectApproval', { path: { approval_id: id }, body: { reason: 'Not yet' } });
    expect(await readRun(ceo, run.runId)).toMatchObject({ review: { verdict: 'rework', comment: 'Not yet' } });
    expect((await readTask(ceo, run.taskId)).status).toBe('assigned');
  });
  it('422: a pass with a criterion that is not met, or without one; a rework without a comment', async () => {
    const run = await inReview();
    for (const body of [
      { criteria: BOTH.slice(1) },
      { criteria: [BOTH[0], { index: 1, verdict: 'partial' }] },
      { verdict: 'rework' },
    ])
      expect([body, ...errorOf(await review(run, body))]).toEqual([body, 422, 2000]);
    expect((await readTask(ceo, run.taskId)).status).toBe('in_review');
  });
  it('409: a run whose task is not in review', async () => {
    const run = await newRun(scene);
    expect(errorOf(await review(run, {}))).toEqual([409, 4000]);
  });
  it('403: the API key that claimed the run never reviews it', async () => {
    const key = await withApiKey(owner, 'manager');
    const { worker, path: opened, token, taskId } = await newRun(scene);
    await owner.call('releaseRun', { path: opened, body: { lease_token: token } });
    const run = await claimNext(key, worker);
    expect(run.taskId).toBe(taskId);
    await finish(run, {}, key);
    expect(errorOf(await review(run, {}, key))).toEqual([403, 1001]);
    expect((await review(run, {})).status).toBe(200);
  });
});

describe('a run that was asked to stop before its task was cancelled', () => {
  const drained = async () => {
    const run = await newRun(scene);
    await ceo.call('pauseWork', { body: { scope: 'task', id: run.taskId, mode: 'drain' } });
    await ceo.call('cancelTask', { path: { task_id: run.taskId } });
    const beat = await owner.call('heartbeatRun', { path: run.path, body: { lease_token: run.token } });
    expect(beat.body.data.stop).toEqual({ reason: 'cancelled' });
    return run;
  };
  it.each([
    ['finish', (run: HeldClaim) => finish(run)],
    ['release', (run: HeldClaim) => release(run)],
  ] as const)('is cancelled by its %s, and its task stays cancelled', async (_name, end) => {
    const run = await drained();
    expect((await end(run)).body.data.status).toBe('cancelled');
    expect((await readTask(ceo, run.taskId)).status).toBe('cancelled');
  });
});

describe('a task that another agent had in the meantime', () => {
  it('409/4002: does not accept the late finish of the run that expired before', async () => {
    const run = await newRun(scene, UNREVIEWED);
    const { assigned_to: agentId } = await readTask(ceo, run.taskId);
    await expire(run);
    const other = (await newRun(scene)).claim.task.assigned_to;
    for (const assigned_to of [other, agentId])
      await ceo.call('updateTask', { path: { task_id: run.taskId }, body: { assigned_to } });
    expect(errorOf(await finish(run))).toEqual([409, 4002]);
    expect((await readTask(ceo, run.taskId)).status).toBe('assigned');
  });
});
