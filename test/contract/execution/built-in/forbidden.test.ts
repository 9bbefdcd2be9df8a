import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openModelScene } from '../../../support/builders/execution/model-scene.ts';
import {
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  readTask,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { draftCharter, draftReply } from '../../../support/builders/organisation/charters.ts';
import type { Client } from '../../../support/client/client.ts';
import { known } from '../../../support/client/known.ts';
import type { ScriptedModel, ScriptedReply } from '../../../support/doubles/scripted-model.ts';

let model: ScriptedModel;
let scene: WorkScene;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ model, scene, close } = await openModelScene());
});
afterAll(() => close());
beforeEach(() => model.reset());

const calling = (name: string, args: object): ScriptedReply => ({
  toolCalls: [{ name, arguments: JSON.stringify(args) }],
});
const finishing = calling('work_finish', { outcome: 'succeeded', summary: 'Done' });
const finishingWithEvidence = calling('work_finish', {
  outcome: 'succeeded',
  summary: 'Done',
  criteria: [{ index: 0, met: true, evidence: 'See the summary' }],
});
const settled = (taskId: string, fields: object) =>
  expect.poll(() => readTask(scene.ceo, taskId), { interval: 20 }).toMatchObject(fields);
/** The result of the last call, as the model gets it. */
const lastResult = (): string =>
  known(model.callsOf('tools').at(-1)).body.messages.findLast(({ role }) => role === 'tool')?.content ?? '';

/** Executes a task of an agent with full autonomy whose model makes this call; returns the result of the call. */
const resultOf = async (name: string, args: object, client = scene.ceo): Promise<string> => {
  model.reset();
  model.script('tools', calling(name, args), finishing);
  const agentId = await newWorkAgent(scene.ceo, { autonomy_level: 'full' });
  const taskId = await newReadyTask({ ceo: client, projectId: scene.projectId, agentId });
  await settled(taskId, { status: 'in_review' });
  return lastResult();
};

describe('the run of a task', () => {
  it('completes no task, its own or another one, and changes no review policy', async () => {
    const agentId = await newWorkAgent(scene.ceo, { autonomy_level: 'locked' });
    const task_id = await newReadyTask({ ...scene, agentId });
    for (const change of [
      { status: 'completed' },
      { status: 'in_review' },
      { status: 'in_progress' },
      { status: 'assigned' },
      { review_policy: 'none' },
    ])
      expect(await resultOf('tasks_update', { task_id, ...change }), JSON.stringify(change)).toContain(
        '"error_code":1001',
      );
    expect(await readTask(scene.ceo, task_id)).toMatchObject({ status: 'assigned', review_policy: null });
    const created = await resultOf('tasks_create', {
      project_id: scene.projectId,
      title: 'Unreviewed',
      review_policy: 'none',
    });
    expect(created).toContain('"error_code":1001');
  });

  it('resumes no pause and starts no task, and does not see these tools', async () => {
    await scene.ceo.call('pauseWork', { body: { scope: 'project', id: scene.projectId, mode: 'hold' } });
    await scene.ceo.call('resumeWork', { body: { scope: 'project', id: scene.projectId } });
    expect(await resultOf('work_resume', { scope: 'company' })).toContain('"error_code":1001');
    const tools = known(model.callsOf('tools')[0]).body.tools as readonly {
      readonly function: { readonly name: string };
    }[];
    const names = tools.map(({ function: { name } }) => name);
    expect([names.includes('tasks_update'), names.includes('work_resume'), names.includes('tasks_start')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has at most the rights of the API key that drafted or last edited its charter', async () => {
    const made = (await scene.ceo.call('createApiKey', { body: { name: 'drafting', role: 'pair_programmer' } })).body
      .data;
    const key = scene.ceo.as({ bearer: made.api_key });
    const agentId = await newWorkAgent(scene.ceo, { autonomy_level: 'full' });
    const item = { title: 'Do', description: '', owner_role: null, depends_on: [], acceptance_criteria: [] };
    /** The result of a call in the run of a charter that `edit` changed before it was approved. */
    const resultOfCharter = async (edit: (path: { charter_id: string }) => Promise<unknown>): Promise<string> => {
      const project_id = await newActiveProject(scene.ceo);
      await scene.ceo.call('updateProject', { path: { project_id }, body: { lead: agentId } });
      model.reset();
      model
        .script('interview_decision', { json: draftReply({ project_id, proposed_project_name: null }) })
        .script('run_plan', { json: { summary: 'Directly', items: [item] } })
        .script('tools', calling('work_pause', { scope: 'company' }), finishingWithEvidence);
      const path = { charter_id: (await draftCharter(key)).id };
      await edit(path);
      const { task_id } = (await scene.ceo.call('approveCharter', { path })).body.data;
      await settled(task_id, { status: 'in_review' });
      return lastResult();
    };
    const editAs = (client: Client) => (path: { charter_id: string }) =>
      client.call('editCharter', { path, body: { title: 'Another portal' } });
    expect(await resultOfCharter(async () => {})).toContain('"error_code":1001');
    expect(await resultOfCharter(editAs(key))).toContain('"error_code":1001');
    expect(await resultOfCharter(editAs(scene.ceo))).toContain('"scope":"company"');
    await scene.ceo.call('resumeWork', { body: { scope: 'company' } });
  });

  it('has at most the rights of the API key that created its task, and none after the key was revoked', async () => {
    const made = (await scene.ceo.call('createApiKey', { body: { name: 'narrow', role: 'pair_programmer' } })).body
      .data;
    const key = { id: made.key.id, client: scene.ceo.as({ bearer: made.api_key }) };
    expect(await resultOf('work_pause', { scope: 'company' }, key.client)).toContain('"error_code":1001');
    expect((await scene.ceo.call('getWork')).body.data.paused).toEqual([]);
    expect(await resultOf('departments_create', { name: 'by the key' }, key.client)).toContain('"name":"by the key"');
    model.reset();
    model.script('tools', calling('departments_create', { name: 'by a revoked key' }), finishing);
    const agentId = await newWorkAgent(scene.ceo, { autonomy_level: 'full' });
    const not_before = new Date(Date.now() + 3_600_000).toISOString();
    const taskId = await newReadyTask({ ceo: key.client, projectId: scene.projectId, agentId }, { not_before });
    await scene.ceo.call('revokeApiKey', { path: { key_id: key.id } });
    await scene.ceo.call('startTask', { path: { task_id: taskId } });
    await settled(taskId, { status: 'in_review' });
    expect(lastResult()).toContain('"error_code":1001');
  });
});
