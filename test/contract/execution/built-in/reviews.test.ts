import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openModelScene } from '../../../support/builders/execution/model-scene.ts';
import {
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  readTask,
  reviewApprovalOf,
  sweepLeases,
  useUpReviews,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { outcome } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import type { RecordedCall, ScriptedModel, ScriptedReply } from '../../../support/doubles/scripted-model.ts';

let model: ScriptedModel;
let scene: WorkScene;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ model, scene, close } = await openModelScene());
});
afterAll(() => close());
beforeEach(() => model.reset());

const finishing: ScriptedReply = {
  toolCalls: [
    {
      name: 'work_finish',
      arguments: JSON.stringify({
        outcome: 'succeeded',
        summary: 'Done',
        criteria: [0, 1].map((index) => ({ index, met: true, evidence: `Evidence ${index}` })),
      }),
    },
  ],
};
const verdicts = (...given: readonly string[]): ScriptedReply => ({
  json: {
    criteria: given.map((verdict, index) => ({ index, verdict, reason: `Reason ${index}` })),
    comment: 'Read it.',
  },
});
const settled = (taskId: string, fields: object) =>
  expect.poll(() => readTask(scene.ceo, taskId), { interval: 20 }).toMatchObject(fields);
const runsOf = async (taskId: string) => (await scene.ceo.call('listRuns', { query: { task_id: taskId } })).body.data;
const promptOf = ({ body }: RecordedCall): string => body.messages.at(-1)?.content ?? '';

let made = 0;
/** A task of an agent whose department has another agent as its head. */
const reviewedTask = async (autonomy = 'full', fields: object = {}) => {
  made += 1;
  const department = `reviewed-${made}`;
  await newDepartment(scene.ceo, department, { head: `head-${made}` });
  const agentId = await newWorkAgent(scene.ceo, { autonomy_level: autonomy }, department);
  const headId = await newWorkAgent(scene.ceo, { name: `head-${made}` }, department);
  const projectId = await newActiveProject(scene.ceo);
  const body = { acceptance_criteria: ['It is short', 'It is true'], ...fields };
  return { taskId: await newReadyTask({ ceo: scene.ceo, projectId, agentId }, body), agentId, headId };
};

describe('the review of a run by an agent', () => {
  it('passed: the head of the department decides criterion by criterion, and the task is completed', async () => {
    model.script('tools', finishing).script('run_review', verdicts('met', 'met'));
    const { taskId, agentId, headId } = await reviewedTask();
    await settled(taskId, { status: 'completed' });
    const [review, work] = await runsOf(taskId);
    expect(review).toMatchObject({ kind: 'review', agent_id: headId, status: 'succeeded', worker_kind: 'built_in' });
    expect(work).toMatchObject({ kind: 'work', agent_id: agentId, status: 'succeeded' });
    expect(known(work).review).toMatchObject({
      verdict: 'passed',
      reviewer: { kind: 'agent', id: headId },
      criteria: [
        { index: 0, verdict: 'met', reason: 'Reason 0' },
        { index: 1, verdict: 'met', reason: 'Reason 1' },
      ],
      comment: 'Read it.',
    });
    expect((await readTask(scene.ceo, taskId)).acceptance_criteria.map(({ met }: { met: boolean }) => met)).toEqual([
      true,
      true,
    ]);
    expect(promptOf(known(model.callsOf('run_review')[0]))).toContain('"evidence":"Evidence 0"');
  });

  it('rework: the next run gets the review; after work.max_reworks a person decides', async () => {
    model.script('tools', finishing).script('run_review', verdicts('met', 'partial'));
    const { taskId } = await reviewedTask();
    await settled(taskId, { status: 'in_review', reworks: 2 });
    await expect.poll(async () => (await runsOf(taskId)).filter(({ kind }) => kind === 'review').length).toBe(3);
    await expect.poll(() => reviewApprovalOf(scene.ceo, taskId).catch(() => null)).not.toBeNull();
    const { data } = (
      await scene.ceo.call('getApproval', { path: { approval_id: await reviewApprovalOf(scene.ceo, taskId) } })
    ).body;
    expect(data.description).toMatch(/reviewed it: rework\.\nCriterion 2: Reason 1/);
    expect(promptOf(known(model.callsOf('tools')[1]))).toContain('"verdict":"partial"');
  });

  it('reads the newest version of each artifact', async () => {
    const put = (text: string) => ({
      name: 'artifacts_put',
      arguments: JSON.stringify({ artifact_name: 'a.txt', text }),
    });
    model.script('tools', { toolCalls: [put('first version'), put('second version')] }, finishing);
    model.script('run_review', verdicts('met', 'met'));
    const { taskId } = await reviewedTask();
    await settled(taskId, { status: 'completed' });
    const prompt = promptOf(known(model.callsOf('run_review')[0]));
    expect([prompt.includes('second version'), prompt.includes('first version')]).toEqual([true, false]);
  });

  it('a missing verdict is not a pass', async () => {
    model.script('tools', finishing).script('run_review', verdicts('met'), verdicts('met', 'met'));
    const { taskId } = await reviewedTask();
    await settled(taskId, { status: 'completed', reworks: 1 });
  });

  it('agent_then_person: a person decides after the agent, and sees what it found', async () => {
    model.script('tools', finishing).script('run_review', verdicts('met', 'met'));
    const { taskId, headId } = await reviewedTask('supervised');
    const reviewOf = async () => (await runsOf(taskId)).find(({ kind }) => kind === 'work')?.review;
    await expect.poll(() => reviewApprovalOf(scene.ceo, taskId).catch(() => null)).not.toBeNull();
    const approval_id = await reviewApprovalOf(scene.ceo, taskId);
    const { data } = (await scene.ceo.call('getApproval', { path: { approval_id } })).body;
    expect(data.description).toContain('reviewed it: passed.');
    const reviewer = { kind: 'agent', id: headId };
    const criteria = [
      { verdict: 'met', reason: 'Reason 0' },
      { verdict: 'met', reason: 'Reason 1' },
    ];
    expect(await reviewOf()).toMatchObject({ verdict: 'undecided', reviewer, criteria, comment: 'Read it.' });
    await scene.ceo.call('approveApproval', { path: { approval_id } });
    await settled(taskId, { status: 'completed' });
    expect(await reviewOf()).toMatchObject({ verdict: 'passed', reviewer: { kind: 'person' } });
  });

  it('that takes longer than its lease is not begun again, and no person is asked', async () => {
    const { promise, resolve } = Promise.withResolvers<ScriptedReply>();
    model.script('tools', finishing).script('run_review', () => promise);
    const { taskId } = await reviewedTask();
    await expect.poll(() => model.callsOf('run_review').length).toBe(1);
    await useUpReviews(scene.server, taskId);
    await sweepLeases(scene.server);
    const { taskId: other } = await reviewedTask('full', { review_policy: 'none' });
    await settled(other, { status: 'completed' });
    expect(await reviewApprovalOf(scene.ceo, taskId).catch(() => null)).toBeNull();
    resolve(verdicts('met', 'met'));
    await settled(taskId, { status: 'completed' });
    expect(model.callsOf('run_review')).toHaveLength(1);
  });

  it('is not begun by a worker that was disabled while it still has a run; a person decides', async () => {
    const first = Promise.withResolvers<ScriptedReply>();
    const second = Promise.withResolvers<ScriptedReply>();
    model.script('run_review', verdicts('met', 'met'));
    model.script(
      'tools',
      () => first.promise,
      () => second.promise,
    );
    const { taskId: running } = await reviewedTask('full', { review_policy: 'none' });
    await expect.poll(() => model.callsOf('tools').length).toBe(1);
    const { taskId } = await reviewedTask();
    await expect.poll(() => model.callsOf('tools').length).toBe(2);
    const path = { namespace: 'work', key: 'built_in_enabled' };
    await scene.ceo.call('saveSetting', { path, body: { value: false } });
    second.resolve(finishing);
    await settled(taskId, { status: 'in_review' });
    first.resolve(finishing);
    await settled(running, { status: 'completed' });
    await expect.poll(() => reviewApprovalOf(scene.ceo, taskId).catch(() => null)).not.toBeNull();
    expect(model.callsOf('run_review')).toEqual([]);
    await scene.ceo.call('resetSetting', { path });
  });

  it('undecided: a person decides after the reviewer failed twice', async () => {
    model.script('tools', finishing, { hang: true }).script('run_review', { status: 500, body: '{}' });
    const { taskId, headId } = await reviewedTask();
    await expect.poll(() => reviewApprovalOf(scene.ceo, taskId).catch(() => null)).not.toBeNull();
    const reviews = (await runsOf(taskId)).filter(({ kind }) => kind === 'review');
    expect(reviews.map(({ status, failure }) => [status, failure?.kind])).toEqual([
      ['failed', 'provider'],
      ['failed', 'provider'],
    ]);
    expect((await runsOf(taskId)).find(({ kind }) => kind === 'work')?.review).toMatchObject({
      ...{ verdict: 'undecided', reviewer: { kind: 'agent', id: headId }, criteria: [] },
      comment: expect.stringContaining('could not review the run'),
    });
    await scene.ceo.call('updateTask', { path: { task_id: taskId }, body: { status: 'assigned' } });
    await expect.poll(() => model.callsOf('tools').length).toBe(2);
    expect(promptOf(known(model.callsOf('tools')[1]))).not.toContain('could not review the run');
    await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
  });

  it('goes to a person if no other agent can review', async () => {
    model.script('tools', finishing);
    const agentId = await newWorkAgent(scene.ceo, { autonomy_level: 'full' });
    const fields = { acceptance_criteria: ['It is short', 'It is true'] };
    const taskId = await newReadyTask(
      { ceo: scene.ceo, projectId: await newActiveProject(scene.ceo), agentId },
      fields,
    );
    await expect.poll(() => reviewApprovalOf(scene.ceo, taskId).catch(() => null)).not.toBeNull();
    expect(model.callsOf('run_review')).toEqual([]);
  });

  it('waits while the company is paused', async () => {
    const scope = { body: { scope: 'company' } } as const;
    const pausing = async (): Promise<ScriptedReply> => {
      await scene.ceo.call('pauseWork', scope);
      return finishing;
    };
    model.script('tools', pausing).script('run_review', verdicts('met', 'met'));
    const { taskId } = await reviewedTask();
    await settled(taskId, { status: 'in_review' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(model.callsOf('run_review')).toEqual([]);
    await scene.ceo.call('resumeWork', scope);
    await settled(taskId, { status: 'completed' });
  });

  it('is done by another agent than a locked head', async () => {
    model.script('tools', finishing).script('run_review', verdicts('met', 'met'));
    const quality = await newWorkAgent(scene.ceo, { role: 'Quality Engineer' });
    made += 1;
    const department = `locked-${made}`;
    await newDepartment(scene.ceo, department, { head: `locked-head-${made}` });
    await newWorkAgent(scene.ceo, { name: `locked-head-${made}`, autonomy_level: 'locked' }, department);
    const agentId = await newWorkAgent(scene.ceo, { autonomy_level: 'full' }, department);
    const fields = { acceptance_criteria: ['It is short', 'It is true'] };
    const taskId = await newReadyTask(
      { ceo: scene.ceo, projectId: await newActiveProject(scene.ceo), agentId },
      fields,
    );
    await settled(taskId, { status: 'completed' });
    expect(known((await runsOf(taskId))[0])).toMatchObject({ kind: 'review', agent_id: quality });
  });

  it('ends when its task is cancelled', async () => {
    model.script('tools', finishing).script('run_review', { hang: true });
    const { taskId } = await reviewedTask();
    await expect.poll(() => model.callsOf('run_review').length).toBe(1);
    const { run_id } = await readTask(scene.ceo, taskId);
    const review = { path: { run_id }, body: { verdict: 'rework', comment: 'Mine' } } as const;
    expect(outcome(await scene.ceo.call('reviewRun', review))).toBe('409/4000');
    await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
    await expect.poll(async () => known((await runsOf(taskId))[0]).status).toBe('cancelled');
  });
});
