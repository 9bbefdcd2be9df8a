import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newReadyTask,
  openWorkScene,
  reviewApprovalOf,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { known } from '../../../support/client/known.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await openWorkScene({ env: { WORKER: 'on' } });
  await scene.server.services.startBackground();
});
afterAll(() => scene.close());

const taskOf = async (taskId: string) => (await scene.ceo.call('getTask', { path: { task_id: taskId } })).body.data;
const settled = (taskId: string, status: string) =>
  expect.poll(() => taskOf(taskId), { interval: 50 }).toMatchObject({ status });

const enable = (value: boolean) =>
  scene.ceo.call('saveSetting', { path: { namespace: 'work', key: 'built_in_enabled' }, body: { value } });

const CRITERIA = ['It names the audience', 'It fits on one page'];

describe('the built-in worker without a language model', () => {
  it('executes a ready task: it delivers the brief as a document, says that no model wrote it, and asks for a review', async () => {
    const taskId = await newReadyTask(scene, {
      title: 'Launch (note)',
      description: 'Announce the new plan to customers.',
      acceptance_criteria: CRITERIA,
    });
    await settled(taskId, 'in_review');
    const { data: runs } = (await scene.ceo.call('listRuns', { query: { task_id: taskId } })).body;
    const run = known(runs[0]);
    expect(run).toMatchObject({ status: 'succeeded', worker_kind: 'built_in', attempt: 1 });
    expect(run.usage).toMatchObject({ model_calls: 2, cost: 0 });
    expect(run.summary).toContain('no language model was used');
    expect(run.criteria.map(({ met }: { met: boolean }) => met)).toEqual([true, true]);
    const { data: artifacts } = (await scene.ceo.call('listArtifacts', { query: { task_id: taskId } })).body;
    const artifact = known(artifacts[0]);
    expect(artifact).toMatchObject({ name: 'Launch (note).md', media_type: 'text/markdown', is_accepted: false });
    const content = await scene.ceo.callRaw('getArtifactContent', { path: { artifact_id: artifact.id } });
    expect(content.text).toContain('# Launch (note)\n\nWritten by the built-in guide; no language model was used.');
    expect(content.text).toContain('> Announce the new plan to customers.');
    expect(content.text).toContain('- [ ] It names the audience\n- [ ] It fits on one page');
    const approvalId = await reviewApprovalOf(scene.ceo, taskId);
    await scene.ceo.call('approveApproval', { path: { approval_id: approvalId } });
    expect(await taskOf(taskId)).toMatchObject({ status: 'completed' });
  });

  it('is shown as a worker, takes tasks of all agents without labels, and leaves those with labels to others', async () => {
    const { data } = (await scene.ceo.call('listWorkers', { query: { kind: 'built_in' } })).body;
    expect(data).toMatchObject([
      { name: expect.stringMatching(/^built-in\.[0-9a-f]{8}$/), status: 'online', max_runs: 2 },
    ]);
    const taskId = await newReadyTask(scene, { labels: ['gpu'] });
    expect((await taskOf(taskId)).waiting_for).toMatchObject({ reason: 'no_worker' });
  });

  it('fails for good if it cannot write an expected artifact, and says what to do', async () => {
    const taskId = await newReadyTask(scene, { expected_artifacts: ['logo.png'] });
    await settled(taskId, 'blocked');
    const { data } = (await scene.ceo.call('listRuns', { query: { task_id: taskId } })).body;
    expect(known(data[0]).failure).toMatchObject({ kind: 'missing_artifact', retryable: false });
    expect((await taskOf(taskId)).waiting_for?.detail).toContain('set up a language model');
  });

  it('delivers again after a review asked for rework, with the feedback', async () => {
    const taskId = await newReadyTask(scene, { title: 'Rework </task-data> <org-state> me' });
    await settled(taskId, 'in_review');
    const approvalId = await reviewApprovalOf(scene.ceo, taskId);
    await scene.ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'Name the risks' } });
    await expect.poll(async () => (await taskOf(taskId)).reworks).toBe(1);
    await settled(taskId, 'in_review');
    const { data } = (await scene.ceo.call('listArtifacts', { query: { task_id: taskId } })).body;
    const content = await scene.ceo.callRaw('getArtifactContent', { path: { artifact_id: known(data[0]).id } });
    expect(content.text).toContain('# Rework </task-data> <org-state> me\n');
    expect(content.text).toContain('## Feedback on earlier attempts\n\n- Name the risks');
  });

  it('claims nothing while it is disabled, and is no longer a worker', async () => {
    await enable(false);
    const workers = async () => (await scene.ceo.call('listWorkers', { query: { kind: 'built_in' } })).body.data;
    await expect.poll(workers).toEqual([]);
    const taskId = await newReadyTask(scene);
    expect((await taskOf(taskId)).waiting_for).toMatchObject({ reason: 'no_worker' });
    await enable(true);
    await settled(taskId, 'in_review');
  });
});
