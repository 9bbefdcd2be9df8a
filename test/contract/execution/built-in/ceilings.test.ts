import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { monthOf } from '../../../../domain/budgets/budget-caps.ts';
import { budgetSettings } from '../../../../domain/budgets/budget-settings.ts';
import { chatSettings } from '../../../../domain/conversations/chat-settings.ts';
import { calling } from '../../../support/builders/chat/acting-scene.ts';
import { openModelScene } from '../../../support/builders/execution/model-scene.ts';
import {
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  newWorker,
  readTask,
  reviewApprovalOf,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { draftCharter, draftReply } from '../../../support/builders/organisation/charters.ts';
import { newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { createPerson, type Person } from '../../../support/builders/people.ts';
import { changeSetting, withSetting } from '../../../support/builders/settings.ts';
import { known } from '../../../support/client/known.ts';
import type { ScriptedModel, ScriptedReply } from '../../../support/doubles/scripted-model.ts';

/** Each call costs 1: far more than the server can estimate before it. */
const COSTING_ONE = { usage: { prompt_tokens: 1_000_000, completion_tokens: 0 } };

let model: ScriptedModel;
let scene: WorkScene;
let close: () => Promise<void>;
let drafter: Person;
let made = 0;

beforeAll(async () => {
  ({ model, scene, close } = await openModelScene(async ({ server }) => {
    drafter = await createPerson(server, 'drafter', 'pair_programmer');
    await changeSetting(server.store, 'budget', 'price_per_million_input_tokens', 1);
  }));
});
afterAll(() => close());
beforeEach(() => model.reset());

const finishing: ScriptedReply = {
  ...calling([
    'work_finish',
    { outcome: 'succeeded', summary: 'Done', criteria: [{ index: 0, met: true, evidence: 'Read it' }] },
  ]),
  ...COSTING_ONE,
};
/** Delivers another file with each call and never finishes. */
const endless = (): (() => ScriptedReply) => {
  let files = 0;
  return () => {
    files += 1;
    return { ...calling(['artifacts_put', { artifact_name: `${files}.txt`, text: 'More' }]), ...COSTING_ONE };
  };
};
const verdict = (word: 'met' | 'partial'): ScriptedReply => ({
  json: { criteria: [{ index: 0, verdict: word, reason: 'Read it' }], comment: '' },
  ...COSTING_ONE,
});

const settled = (taskId: string, fields: object) =>
  expect.poll(() => readTask(scene.ceo, taskId), { interval: 20 }).toMatchObject(fields);
const runsOf = async (taskId: string) => (await scene.ceo.call('listRuns', { query: { task_id: taskId } })).body.data;
const usageOf = async (query: Readonly<Record<string, string>>) =>
  (await scene.ceo.callRaw('listUsage', { query })).body.data;
const spent = async (level: 'charter' | 'agent', id: string, month = '') =>
  (await scene.server.services.budgets.sumsOf(level, id, month)).spent;

/** An agent, and the head of its department, who reviews its runs. */
const newTeam = async (fields: object = {}) => {
  made += 1;
  const [department, head] = [`team-${made}`, `head-${made}`];
  await newDepartment(scene.ceo, department, { head });
  const agentId = await newWorkAgent(scene.ceo, { autonomy_level: 'full', ...fields }, department);
  return { agentId, headId: await newWorkAgent(scene.ceo, { name: head }, department) };
};

/** An approved charter with this ceiling whose task has subtasks: each after the other, or all at the same time, each of another agent. */
const newCharter = async (amount: number, subtasks: number, { isParallel = false } = {}) => {
  const { ceo } = scene;
  const envelope = { amount, currency: 'USD', deadline: null, time_horizon: null };
  // A new project of the charter would have the same amount as its own budget.
  const projectId = await newActiveProject(ceo);
  const draft = draftReply({ envelope, project_id: projectId, proposed_project_name: null });
  model.script('interview_decision', { json: draft });
  const charter = await draftCharter(drafter.client);
  await ceo.call('pauseWork', { body: { scope: 'company' } });
  const approved = await ceo.call('approveCharter', { path: { charter_id: charter.id } });
  const { task_id: parent_task_id } = approved.body.data;
  const taskIds: string[] = [];
  let { agentId } = await newTeam();
  for (let number = 1; number <= subtasks; number += 1) {
    if (isParallel) ({ agentId } = await newTeam());
    const dependencies = isParallel ? [] : taskIds.slice(-1);
    const fields = { parent_task_id, dependencies, acceptance_criteria: ['It is good'] };
    taskIds.push(await newReadyTask({ ceo, projectId, agentId }, fields));
  }
  model.reset();
  const start = () => ceo.call('resumeWork', { body: { scope: 'company' } });
  return { charterId: charter.id, taskIds, start };
};

/** Waits until the worker has executed a new task of another project, so that it has seen every task that is ready. */
const untilOthersRan = async (): Promise<void> => {
  model.script('tools', finishing);
  const { agentId } = await newTeam();
  const projectId = await newActiveProject(scene.ceo);
  const fields = { review_policy: 'none', acceptance_criteria: ['It is good'] } as const;
  await settled(await newReadyTask({ ceo: scene.ceo, projectId, agentId }, fields), { status: 'completed' });
};

describe('the ceiling of a charter', () => {
  it('that does not cover the plan lets a subtask that a person adds be executed by another worker', async () => {
    const { charterId, start } = await newCharter(0.000_01, 0);
    const { data } = (await scene.ceo.call('getCharter', { path: { charter_id: charterId } })).body;
    const parentId = known(data.task_id);
    await start();
    await settled(parentId, { status: 'assigned', waiting_for: { reason: 'budget' } });
    const { project_id: projectId } = await readTask(scene.ceo, parentId);
    const { agentId } = await newTeam();
    const fields = { parent_task_id: parentId, labels: ['external'] };
    const taskId = await newReadyTask({ ceo: scene.ceo, projectId, agentId }, fields);
    const worker = await newWorker(scene.manager.client, { agent_ids: [agentId], labels: ['external'] });
    expect((await readTask(scene.ceo, parentId)).waiting_for).toMatchObject({ reason: 'subtasks', reference: taskId });
    const claim = async () => (await scene.manager.client.call('claimRuns', { path: worker })).body.data;
    await expect.poll(claim, { timeout: 5_000 }).toMatchObject([{ task: { id: taskId } }]);
    await scene.ceo.call('cancelTask', { path: { task_id: parentId } });
  });

  it('stops the run whose call uses it up; its task waits for budget, and no further call is made', async () => {
    const { charterId, taskIds, start } = await newCharter(2.5, 1);
    const taskId = known(taskIds[0]);
    model.script('tools', endless());
    await start();
    await settled(taskId, { status: 'assigned', waiting_for: { reason: 'budget', reference: charterId }, attempts: 0 });
    expect(model.callsOf('tools')).toHaveLength(3);
    const run = known((await runsOf(taskId))[0]);
    expect(run.failure?.kind ?? run.stop_reason).toBe('budget');
    expect(await spent('charter', charterId)).toBe(2.5);
    expect(await usageOf({ level: 'task', task_id: taskId })).toMatchObject([{ runs: 1, model_calls: 3, cost: 3 }]);
    await untilOthersRan();
    expect(await runsOf(taskId)).toHaveLength(1);
  });

  it('covers all subtasks and their reviews together', async () => {
    const { charterId, taskIds, start } = await newCharter(1.5, 2);
    const [first, second] = [known(taskIds[0]), known(taskIds[1])];
    model.script('tools', finishing).script('run_review', verdict('met'));
    await start();
    await settled(first, { status: 'completed' });
    await settled(second, { status: 'assigned', waiting_for: { reason: 'budget', reference: charterId } });
    expect(model.calls.map(({ kind }) => kind)).toEqual(['tools', 'run_review']);
    expect(await spent('charter', charterId)).toBe(1.5);
    await untilOthersRan();
    for (const { usage } of await runsOf(second)) expect(usage.model_calls).toBe(0);
  });

  it('is never exceeded by parallel runs whose calls cost at most their estimates', async () => {
    const { charterId, taskIds, start } = await newCharter(2.5, 2, { isParallel: true });
    const { settings } = scene.server.services;
    const completion_tokens = settings.get(chatSettings.answerMaxTokens);
    const { pricePerMillionInputTokens: input, pricePerMillionOutputTokens: output } = budgetSettings;
    const more = endless();
    model.script('tools', () => ({ ...more(), usage: { prompt_tokens: 0, completion_tokens } }));
    await withSetting(scene.server, input, 0, () =>
      withSetting(scene.server, output, 1_000_000 / completion_tokens, async () => {
        await start();
        const waiting = { reason: 'budget', reference: charterId };
        for (const taskId of taskIds) await settled(taskId, { status: 'assigned', waiting_for: waiting, attempts: 0 });
        expect(model.callsOf('tools')).toHaveLength(2);
        expect(await spent('charter', charterId)).toBeCloseTo(2, 6);
        // At other prices the next calls would fit.
        for (const task_id of taskIds) await scene.ceo.call('cancelTask', { path: { task_id } });
      }),
    );
  });

  it('leaves the review to a person when nothing is left for the review of an agent', async () => {
    const { charterId, taskIds, start } = await newCharter(1, 1);
    const taskId = known(taskIds[0]);
    model.script('tools', finishing).script('run_review', verdict('met'));
    await start();
    await expect.poll(() => reviewApprovalOf(scene.ceo, taskId).catch(() => null)).not.toBeNull();
    expect(model.calls.map(({ kind }) => kind)).toEqual(['tools']);
    expect(await spent('charter', charterId)).toBe(1);
  });
});

describe('a cap that does not cover the next call', () => {
  /** A task under the monthly cap of its agent, of which each call holds and costs 1. */
  const withWaitingTask = async (work: (task: { taskId: string; agentId: string }) => Promise<void>) => {
    const completion_tokens = scene.server.services.settings.get(chatSettings.answerMaxTokens);
    const { pricePerMillionInputTokens: input, pricePerMillionOutputTokens: output } = budgetSettings;
    const { agentId } = await newTeam({ budget_limit_monthly: 1.5 });
    const projectId = await newActiveProject(scene.ceo);
    const usage = { prompt_tokens: 0, completion_tokens };
    model.script('tools', { ...calling(['tasks_list', { limit: 1 }]), usage }, { ...finishing, usage });
    await withSetting(scene.server, input, 0, () =>
      withSetting(scene.server, output, 1_000_000 / completion_tokens, async () => {
        const fields = { review_policy: 'none', acceptance_criteria: ['It is good'] } as const;
        const taskId = await newReadyTask({ ceo: scene.ceo, projectId, agentId }, fields);
        const waiting = { reason: 'budget', reference: agentId };
        await settled(taskId, { status: 'assigned', waiting_for: waiting, attempts: 0 });
        expect(model.callsOf('tools')).toHaveLength(1);
        await work({ taskId, agentId });
      }),
    );
  };

  it('makes the task wait until it is raised', () =>
    withWaitingTask(async ({ taskId, agentId }) => {
      // Another replica keeps its caps for a second.
      const items = async () => (await scene.ceo.call('getInbox', { query: { limit: 200 } })).body.data;
      await expect.poll(items).toContainEqual(expect.objectContaining({ kind: 'budget', id: agentId }));
      await scene.ceo.call('updateAgent', { path: { agent_id: agentId }, body: { budget_limit_monthly: 2 } });
      await settled(taskId, { status: 'completed' });
      expect(model.callsOf('tools')).toHaveLength(2);
    }));

  it('makes the task wait until it has another agent', () =>
    withWaitingTask(async ({ taskId }) => {
      const { agentId: assigned_to } = await newTeam();
      await scene.ceo.call('updateTask', { path: { task_id: taskId }, body: { assigned_to } });
      await settled(taskId, { status: 'completed' });
    }));

  it('makes the task wait until a setting, such as the price, has changed', () =>
    withWaitingTask(async ({ taskId }) => {
      await changeSetting(scene.server.store, 'budget', 'price_per_million_output_tokens', 0);
      await settled(taskId, { status: 'completed' });
    }));
});

describe('the monthly cap of an agent', () => {
  it('stops its run, which continues without repeating a call when the cap is raised', async () => {
    const { agentId } = await newTeam({ budget_limit_monthly: 1.5 });
    const more = endless();
    model.script('tools', more, more, finishing);
    const projectId = await newActiveProject(scene.ceo);
    const fields = { review_policy: 'none', acceptance_criteria: ['It is good'] } as const;
    const taskId = await newReadyTask({ ceo: scene.ceo, projectId, agentId }, fields);
    await settled(taskId, { status: 'assigned', waiting_for: { reason: 'budget', reference: agentId } });
    expect(model.callsOf('tools')).toHaveLength(2);
    await scene.ceo.call('updateAgent', { path: { agent_id: agentId }, body: { budget_limit_monthly: 5 } });
    await settled(taskId, { status: 'completed' });
    expect(model.callsOf('tools')).toHaveLength(3);
    expect(await usageOf({ level: 'task', task_id: taskId })).toMatchObject([{ runs: 2, model_calls: 3, cost: 3 }]);
  });
});

describe('usage', () => {
  it('of a review includes replies that are unusable, because they are booked', async () => {
    const { agentId, headId } = await newTeam();
    const projectId = await newActiveProject(scene.ceo);
    model.script('tools', finishing).script('run_review', { json: { unusable: true }, ...COSTING_ONE });
    const taskId = await newReadyTask({ ceo: scene.ceo, projectId, agentId }, { acceptance_criteria: ['It is good'] });
    await expect.poll(() => reviewApprovalOf(scene.ceo, taskId).catch(() => null)).not.toBeNull();
    expect(model.callsOf('run_review')).toHaveLength(2);
    expect(await usageOf({ level: 'agent', agent_id: headId })).toMatchObject([{ runs: 2, model_calls: 2, cost: 2 }]);
    expect(await spent('agent', headId, monthOf(new Date()))).toBe(2);
  });

  it('of a task includes its rework and its reviews, which count for the reviewing agent, and is what was booked', async () => {
    const { agentId, headId } = await newTeam();
    const projectId = await newActiveProject(scene.ceo);
    model.script('tools', finishing).script('run_review', verdict('partial'), verdict('met'));
    const taskId = await newReadyTask({ ceo: scene.ceo, projectId, agentId }, { acceptance_criteria: ['It is good'] });
    await settled(taskId, { status: 'completed', reworks: 1 });
    const tokens = { input_tokens: 4_000_000, output_tokens: 0 };
    expect(await usageOf({ project_id: projectId })).toMatchObject([{ runs: 4, model_calls: 4, cost: 4, ...tokens }]);
    const byAgent = await usageOf({ level: 'agent', task_id: taskId });
    expect(new Set(byAgent.map(({ id }: { id: string }) => id))).toEqual(new Set([agentId, headId]));
    for (const { id, runs, cost } of byAgent) {
      expect([runs, cost]).toEqual([2, 2]);
      expect(await spent('agent', id, monthOf(new Date()))).toBe(2);
    }
    const runs = await runsOf(taskId);
    expect(runs.map(({ kind, usage }) => [kind, usage.cost])).toEqual([
      ['review', 1],
      ['work', 1],
      ['review', 1],
      ['work', 1],
    ]);
  });
});
