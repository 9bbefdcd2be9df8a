import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unconditional } from '../../../../domain/foundation/kernel/precondition.ts';
import { lockProject } from '../../../../domain/projects/project-service.ts';
import { lockTask } from '../../../../domain/tasks/find-task.ts';
import { actorNamed } from '../../../support/builders/actor.ts';
import { openModelScene } from '../../../support/builders/execution/model-scene.ts';
import { newWorkAgent, newWorker, readTask, type WorkScene } from '../../../support/builders/execution/work.ts';
import { draftReply } from '../../../support/builders/organisation/charters.ts';
import { newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { errorOf, outcome } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { untilWaiting } from '../../../support/database/held-lock.ts';
import type { RecordedCall, ScriptedModel, ScriptedReply } from '../../../support/doubles/scripted-model.ts';

let model: ScriptedModel;
let scene: WorkScene;
let close: () => Promise<void>;
let ownerId: string;

beforeAll(async () => {
  ({ model, scene, close } = await openModelScene(async ({ ceo }) => {
    await newDepartment(ceo, 'writers');
    ownerId = await newWorkAgent(ceo, { role: 'Writer', autonomy_level: 'full' }, 'writers');
    await ceo.call('saveSetting', { path: { namespace: 'work', key: 'review' }, body: { value: 'none' } });
  }));
});
afterAll(() => close());
beforeEach(() => model.reset());

const item = (title: string, fields: object = {}) => ({
  ...{
    title,
    description: `How to do: ${title}`,
    owner_role: 'writer',
    depends_on: [],
    acceptance_criteria: ['It exists'],
  },
  ...fields,
});
const planning = (...items: readonly object[]): ScriptedReply => ({ json: { summary: 'In two parts.', items } });
const TWO_ITEMS = planning(item('Collect'), item('Write', { depends_on: [0], owner_role: null }));
const finishing: ScriptedReply = {
  toolCalls: [
    {
      name: 'work_finish',
      arguments: JSON.stringify({
        outcome: 'succeeded',
        summary: 'Done',
        criteria: [{ index: 0, met: true, evidence: 'See the summary' }],
      }),
    },
  ],
};

let made = 0;
/** The task of an approved charter, which the agent of the scene gets. */
const charterTask = async (): Promise<{ readonly taskId: string; readonly projectId: string }> => {
  made += 1;
  model.script('interview_decision', { json: draftReply({ proposed_project_name: `Portal ${made}` }) });
  const drafted = (await scene.ceo.call('interviewCharter', { body: { message: 'A portal', conversation_id: null } }))
    .body;
  const approved = await scene.ceo.call('approveCharter', { path: { charter_id: known(drafted.data.charter).id } });
  return { taskId: approved.body.data.task_id, projectId: approved.body.data.project_id };
};

const settled = (taskId: string, fields: object) =>
  expect.poll(() => readTask(scene.ceo, taskId), { interval: 20 }).toMatchObject(fields);
const runsOf = async (taskId: string) => (await scene.ceo.call('listRuns', { query: { task_id: taskId } })).body.data;
const planOf = async (projectId: string) =>
  known((await scene.ceo.call('listPlans', { query: { project_id: projectId } })).body.data[0]);
const tasksOf = async (projectId: string) =>
  (await scene.ceo.call('listTasks', { query: { project_id: projectId } })).body.data;
const promptOf = ({ body }: RecordedCall): string => body.messages.at(-1)?.content ?? '';
/** Waits for the approval that the run of the task waits for; returns its path. */
const planApproval = async (taskId: string) => {
  await settled(taskId, { status: 'in_progress', waiting_for: { reason: 'approval' } });
  return { approval_id: (await readTask(scene.ceo, taskId)).waiting_for?.reference ?? '' };
};

/** Runs `work` while a setting of the namespace `work` has this value. */
const withWork = async (key: string, value: string | number | boolean, work: () => Promise<void>): Promise<void> => {
  const path = { namespace: 'work', key };
  await scene.ceo.call('saveSetting', { path, body: { value } });
  try {
    await work();
  } finally {
    await scene.ceo.call('resetSetting', { path });
  }
};

describe('the plan of a charter', () => {
  it('waits for a person; approved, its items become tasks, and their results are integrated', async () => {
    model.script('run_plan', TWO_ITEMS).script('tools', finishing);
    const { taskId, projectId } = await charterTask();
    const path = await planApproval(taskId);
    const { data: approval } = (await scene.ceo.call('getApproval', { path })).body;
    expect(approval).toMatchObject({
      source: 'plan_review',
      action_type: 'plan:review',
      task_id: taskId,
      expires_at: null,
    });
    const [run] = await runsOf(taskId);
    expect(run).toMatchObject({ kind: 'plan', status: 'waiting', summary: 'In two parts.', usage: { model_calls: 1 } });
    expect(approval.context).toMatchObject({ run_id: known(run).id, agent_id: scene.agentId });
    expect(await planOf(projectId)).toMatchObject({ status: 'pending_review', objective_task_id: taskId });
    await scene.ceo.call('approveApproval', { path });
    await settled(taskId, { status: 'completed' });
    const [integration, planned] = await runsOf(taskId);
    expect(planned).toMatchObject({ kind: 'plan', status: 'released', stop_reason: 'approval' });
    expect(integration).toMatchObject({ kind: 'integrate', status: 'succeeded' });
    const items = (await tasksOf(projectId)).filter(({ parent_task_id }) => parent_task_id === taskId);
    const [collect, write] = ['Collect', 'Write'].map((title) => known(items.find((task) => task.title === title)));
    expect(collect).toMatchObject({ status: 'completed', assigned_to: ownerId, source: 'plan' });
    expect(write).toMatchObject({ status: 'completed', assigned_to: scene.agentId, dependencies: [known(collect).id] });
    expect(items.map(({ created_by }) => created_by)).toEqual(items.map(() => known(collect).created_by));
    expect(await planOf(projectId)).toMatchObject({ status: 'completed' });
    const { data: project } = (await scene.ceo.call('getProject', { path: { project_id: projectId } })).body;
    expect(project).toMatchObject({ status: 'completed', progress: { total: 3, completed: 3 } });
  });

  it('has one model call without tools, whose prompt has the charter, the roles and the limit, all fenced', async () => {
    model.script('run_plan', planning(item('All of it'))).script('tools', finishing);
    const { taskId } = await charterTask();
    await settled(taskId, { status: 'completed' });
    const call = known(model.callsOf('run_plan')[0]);
    expect(call.body.tools).toBeUndefined();
    const prompt = promptOf(call);
    expect(prompt).toContain('roles:\n');
    expect(prompt).toContain('- Writer');
    expect(prompt).toMatch(/<task-data>\n.*"success_criteria":\["Half the calls"\].*"max_items":12.*\n<\/task-data>$/s);
    expect(call.body.messages[0]?.content).not.toContain('Half the calls');
  });

  it('with a single item is not stored: the task is executed directly, once', async () => {
    model.script('run_plan', planning(item('All of it'))).script('tools', finishing);
    const { taskId, projectId } = await charterTask();
    await settled(taskId, { status: 'completed' });
    expect((await runsOf(taskId)).map(({ kind, status }) => [kind, status])).toEqual([
      ['work', 'succeeded'],
      ['plan', 'succeeded'],
    ]);
    expect(await tasksOf(projectId)).toHaveLength(1);
    expect((await scene.ceo.call('listPlans', { query: { project_id: projectId } })).body.data).toEqual([]);
  });

  it('rejected reaches the next plan with its reason; the third rejection blocks the task, and starting it allows one more', async () => {
    model.script('run_plan', TWO_ITEMS);
    const { taskId } = await charterTask();
    for (const reason of ['Too much', 'Still too much']) {
      const path = await planApproval(taskId);
      await scene.ceo.call('rejectApproval', { path, body: { reason } });
      await expect
        .poll(() => model.callsOf('run_plan').filter((call) => promptOf(call).includes(reason)).length)
        .toBe(1);
    }
    expect(promptOf(known(model.callsOf('run_plan')[2]))).toMatch(
      /"rejected":\[\{"summary":"In two parts\.","items":\["Collect","Write"\],"reason":"Still too much"\},\{/,
    );
    await scene.ceo.call('rejectApproval', { path: await planApproval(taskId), body: { reason: 'No' } });
    await settled(taskId, { status: 'blocked', waiting_for: { reason: 'attempts_exhausted' } });
    expect((await readTask(scene.ceo, taskId)).waiting_for?.detail).toContain('Too many plans');
    expect(known((await runsOf(taskId))[0])).toMatchObject({ status: 'failed', failure: { kind: 'refused' } });
    await scene.ceo.call('startTask', { path: { task_id: taskId } });
    await planApproval(taskId);
    await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
  });

  it('expires with its task, and can no longer be approved', async () => {
    model.script('run_plan', TWO_ITEMS);
    const { taskId, projectId } = await charterTask();
    const path = await planApproval(taskId);
    await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
    expect((await scene.ceo.call('getApproval', { path })).body.data).toMatchObject({ status: 'expired' });
    expect(await planOf(projectId)).toMatchObject({ status: 'rejected' });
    expect(known((await runsOf(taskId))[0])).toMatchObject({ status: 'cancelled' });
    expect(errorOf(await scene.ceo.call('approveApproval', { path }))).toEqual([409, 4000]);
    expect(await tasksOf(projectId)).toHaveLength(1);
  });

  it('decided while its task is cancelled: the decision waits for the task before it locks the approval', async () => {
    model.script('run_plan', TWO_ITEMS);
    const { taskId, projectId } = await charterTask();
    const path = await planApproval(taskId);
    const { services, store } = scene.server;
    const outside = AsyncLocalStorage.snapshot();
    const { decision } = await store.unitOfWork.write(async (em) => {
      await lockProject(em, projectId);
      await lockTask(em, taskId);
      const decision = outside(() => scene.ceo.callRaw('approveApproval', { path }));
      await untilWaiting(store.pool);
      await services.tasks.cancel(taskId, '', actorNamed(scene.manager.id), unconditional);
      return { decision };
    });
    expect(outcome(await decision)).toBe('409/4000');
    expect(await readTask(scene.ceo, taskId)).toMatchObject({ status: 'cancelled' });
    expect(await planOf(projectId)).toMatchObject({ status: 'rejected' });
  });

  it('ends when its task gets another agent, which executes the task directly', async () => {
    model.script('run_plan', TWO_ITEMS, planning(item('All of it'))).script('tools', finishing);
    const { taskId, projectId } = await charterTask();
    const path = await planApproval(taskId);
    await scene.ceo.call('updateTask', { path: { task_id: taskId }, body: { assigned_to: ownerId } });
    expect(errorOf(await scene.ceo.call('approveApproval', { path }))).toEqual([409, 4000]);
    await settled(taskId, { status: 'completed' });
    expect(await planOf(projectId)).toMatchObject({ status: 'rejected' });
    expect(await tasksOf(projectId)).toHaveLength(1);
  });

  it('that exceeds a limit fails and names it', async () => {
    model.script('run_plan', async () => {
      await scene.ceo.call('saveSetting', { path: { namespace: 'tasks', key: 'max_open' }, body: { value: 1 } });
      return TWO_ITEMS;
    });
    await withWork('plan_review', 'automatic', async () => {
      const { taskId } = await charterTask();
      await settled(taskId, { status: 'assigned', waiting_for: { reason: 'retry' } });
      const { failure } = known((await runsOf(taskId))[0]);
      expect(failure).toMatchObject({ kind: 'unknown', retryable: true });
      expect(failure?.message).toContain('The plan cannot be stored: ');
      await scene.ceo.call('resetSetting', { path: { namespace: 'tasks', key: 'max_open' } });
      await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
    });
  });

  it('gives an item whose role nobody holds any more to the agent of the task', async () => {
    await newWorkAgent(scene.ceo, { role: 'Poet' }, 'writers').then(async (poetId) => {
      model.script('run_plan', planning(item('Rhyme', { owner_role: 'Poet' }), item('Write')));
      const { taskId, projectId } = await charterTask();
      const path = await planApproval(taskId);
      await scene.ceo.call('deleteAgent', { path: { agent_id: poetId } });
      await scene.ceo.call('approveApproval', { path });
      const rhyme = (await tasksOf(projectId)).find(({ title }) => title === 'Rhyme');
      expect(rhyme).toMatchObject({ assigned_to: scene.agentId });
      await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
    });
  });

  it('drafted by another agent replaces the one that waits', async () => {
    model.script('run_plan', TWO_ITEMS);
    const { taskId, projectId } = await charterTask();
    const path = await planApproval(taskId);
    // The other agent is fully autonomous.
    await scene.ceo.call('saveSetting', { path: { namespace: 'work', key: 'plan_review' }, body: { value: 'person' } });
    await scene.ceo.call('updateTask', {
      path: { task_id: taskId },
      body: { assigned_to: ownerId, title: 'Replanned' },
    });
    await expect.poll(async () => (await planOf(projectId)).title).toBe('Replanned');
    expect((await scene.ceo.call('getApproval', { path })).body.data).toMatchObject({ status: 'expired' });
    const plans = (await scene.ceo.call('listPlans', { query: { project_id: projectId } })).body.data;
    expect(plans.map(({ status }: { status: string }) => status)).toEqual(['pending_review', 'rejected']);
    await scene.ceo.call('resetSetting', { path: { namespace: 'work', key: 'plan_review' } });
    await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
  });

  it('is executed without review where the setting says so, with an approval that names the setting', async () => {
    model.script('run_plan', TWO_ITEMS).script('tools', finishing);
    await withWork('plan_review', 'automatic', async () => {
      const { taskId, projectId } = await charterTask();
      await settled(taskId, { status: 'completed' });
      const { approval_id } = await planOf(projectId);
      const { data } = (await scene.ceo.call('getApproval', { path: { approval_id } })).body;
      expect(data).toMatchObject({ status: 'approved', decided_by: 'system' });
      expect(data.decision_reason).toContain('work.plan_review');
      expect((await runsOf(taskId)).map(({ kind, status }) => [kind, status])).toEqual([
        ['integrate', 'succeeded'],
        ['plan', 'succeeded'],
      ]);
    });
  });

  it('fails if it has more items than allowed, and says so', async () => {
    model.script('run_plan', TWO_ITEMS);
    await withWork('max_plan_items', 1, async () => {
      const { taskId } = await charterTask();
      await settled(taskId, { status: 'assigned', waiting_for: { reason: 'retry' } });
      const failure = {
        kind: 'invalid_output',
        message: 'The plan has 2 items; at most 1 are allowed',
        retryable: true,
      };
      expect(known((await runsOf(taskId))[0])).toMatchObject({ kind: 'plan', status: 'failed', failure });
      await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
    });
  });

  it('is left to the built-in worker while one is online, even if it is busy; without one others execute the task directly', async () => {
    model.script('run_plan', { hang: true });
    const worker = await newWorker(scene.manager.client, { agent_ids: [ownerId] });
    const claim = async () => (await scene.manager.client.call('claimRuns', { path: worker })).body.data;
    await withWork('built_in_slots', 1, async () => {
      const { taskId: occupying } = await charterTask();
      await settled(occupying, { status: 'in_progress' });
      const { taskId } = await charterTask();
      await scene.ceo.call('updateTask', { path: { task_id: taskId }, body: { assigned_to: ownerId } });
      expect(await readTask(scene.ceo, taskId)).toMatchObject({ status: 'assigned', waiting_for: null });
      expect(await claim()).toEqual([]);
      await scene.ceo.call('cancelTask', { path: { task_id: occupying } });
      await scene.ceo.call('updateTask', { path: { task_id: taskId }, body: { labels: ['x'] } });
      await settled(occupying, { status: 'cancelled' });
      await scene.manager.client.call('registerWorker', {
        path: worker,
        body: { agent_ids: [ownerId], labels: ['x'] },
      });
      expect(await claim()).toMatchObject([{ run: { kind: 'work', task_id: taskId } }]);
      await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
    });
    await withWork('built_in_enabled', false, async () => {
      const workers = async () => (await scene.ceo.call('listWorkers', { query: { kind: 'built_in' } })).body.data;
      await expect.poll(workers).toEqual([]);
      const { taskId } = await charterTask();
      const other = await newWorker(scene.manager.client, { agent_ids: [scene.agentId] });
      const [claimed] = (await scene.manager.client.call('claimRuns', { path: other })).body.data;
      expect(claimed).toMatchObject({ run: { kind: 'work', task_id: taskId } });
      await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
    });
  });
});
