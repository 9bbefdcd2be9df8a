import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowActing } from '../../../support/builders/chat/acting-scene.ts';
import { roleBody } from '../../../support/builders/chat/chat-scene.ts';
import {
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  openWorkScene,
  readTask,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { createPerson } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { known } from '../../../support/client/known.ts';

// Instructions about the work to an agent, with the built-in guide.
let scene: WorkScene;
let adaId: string;
beforeAll(async () => {
  scene = await openWorkScene();
  adaId = await newWorkAgent(scene.ceo, { name: 'Ada Quinn', role: 'Chief of staff' });
  await allowActing(scene.server);
  await scene.server.services.settings.refresh();
});
beforeEach(() => scene.ceo.call('updateAgent', { path: { agent_id: adaId }, body: { autonomy_level: 'full' } }));
afterAll(() => scene.close());

const act = async (message: string, client: Client = scene.ceo) => {
  const { data } = (await client.call('sendTurn', { body: { message } })).body;
  expect([message, data.intent]).toEqual([message, 'act']);
  const { action } = known(data.act);
  const calls = action.tool_calls.map(({ tool_name, is_error }: { tool_name: string; is_error: boolean }) => [
    tool_name,
    is_error,
  ]);
  return { ...action, calls, reply: action.final_message ?? '' };
};
const pauses = async () =>
  (await scene.ceo.call('getWork')).body.data.paused.map(({ scope, id }: { scope: string; id: string | null }) => [
    scope,
    id,
  ]);

describe('an instruction to start or cancel a task', () => {
  it('is carried out for the task of this title', async () => {
    const taskId = await newReadyTask(scene, { title: 'Fix login' });
    await scene.ceo.call('updateTask', { path: { task_id: taskId }, body: { status: 'blocked' } });
    expect((await act('Ada, start the task Fix login')).calls).toEqual([['tasks.start', false]]);
    expect(await readTask(scene.ceo, taskId)).toMatchObject({ status: 'assigned' });
    expect((await act('Tell Ada to cancel the task "Fix login".')).calls).toEqual([['tasks.cancel', false]]);
    expect(await readTask(scene.ceo, taskId)).toMatchObject({ status: 'cancelled' });
    const again = await act('Ada, start the task Fix login');
    expect([again.calls, again.reply]).toEqual([
      [['tasks.start', true]],
      expect.stringContaining('A task with the status cancelled cannot be started'),
    ]);
  });

  it('calls nothing for an unknown or ambiguous title, and says why', async () => {
    const unknown = await act('Ada, start the task Fix nothing at all');
    expect([unknown.calls, unknown.reply]).toEqual([
      [],
      expect.stringContaining('No task is called "Fix nothing at all".'),
    ]);
    const projectId = await newActiveProject(scene.ceo);
    const { name } = (await scene.ceo.call('getProject', { path: { project_id: projectId } })).body.data;
    const first = await newReadyTask(scene, { title: 'Send invoices' });
    const second = await newReadyTask({ ...scene, projectId }, { title: 'Send invoices' });
    const both = await act('Ada, cancel the task Send invoices');
    expect([both.calls, both.reply]).toEqual([[], expect.stringContaining('2 open tasks are called "Send invoices"')]);
    expect(both.reply).toContain(`${second} (assigned, project ${name})`);
    await act(`Ada, cancel the task Send invoices in project ${name}`);
    expect(await readTask(scene.ceo, second)).toMatchObject({ status: 'cancelled' });
    await act(`Ada, cancel the task ${first}`);
    expect(await readTask(scene.ceo, first)).toMatchObject({ status: 'cancelled' });
  });
});

describe('an instruction to pause or resume work', () => {
  it('is carried out for an agent, a project, a task and the company', async () => {
    const agentId = await newWorkAgent(scene.ceo, { name: 'Ines Roth' });
    const { name } = (await scene.ceo.call('getProject', { path: { project_id: scene.projectId } })).body.data;
    const taskId = await newReadyTask(scene, { title: 'Clean the office' });
    for (const [subject, pause] of [
      ['the work of Ines', ['agent', agentId]],
      [`the work of the project ${name}`, ['project', scene.projectId]],
      ['the task Clean the office', ['task', taskId]],
      ['all work of the company', ['company', null]],
    ] as const) {
      expect((await act(`Ada, pause ${subject}`)).calls).toEqual([['work.pause', false]]);
      expect(await pauses()).toEqual([pause]);
      expect((await act(`Ada, resume ${subject}`)).calls).toEqual([['work.resume', false]]);
      expect(await pauses()).toEqual([]);
    }
  });

  it('calls nothing for an unknown name, and says so', async () => {
    const { calls, reply } = await act('Ada, pause the work of Nobody Known');
    expect([calls, reply]).toEqual([
      [],
      expect.stringContaining('No agent, project or task is called "Nobody Known".'),
    ]);
  });
});

describe('the rules of acting', () => {
  it('1001: a role without the tools, by name or tag, and a person without the right', async () => {
    const role = async (tool_access: readonly string[]) => {
      const body = { ...roleBody(''), tool_access: [...tool_access] };
      await scene.ceo.call('setRole', { path: { role_name: 'Chief of staff' }, body });
    };
    const taskId = await newReadyTask(scene, { title: 'Count chairs' });
    await role(['read', 'tasks.cancel']);
    for (const [message, tool] of [
      ['Ada, start the task Count chairs', 'tasks.start'],
      ['Ada, pause the task Count chairs', 'work.pause'],
    ] as const) {
      const { calls, reply } = await act(message);
      expect([calls, reply]).toEqual([[[tool, true]], expect.stringContaining('"error_code":1001')]);
    }
    expect((await act('Ada, cancel the task Count chairs')).calls).toEqual([['tasks.cancel', false]]);
    expect(await readTask(scene.ceo, taskId)).toMatchObject({ status: 'cancelled' });
    await role(['write']);
    const programmer = await createPerson(scene.server, 'wim', 'pair_programmer');
    const company = await act('Ada, pause all work of the company', programmer.bearer);
    expect([company.calls, company.reply]).toEqual([
      [['work.pause', true]],
      expect.stringContaining('"error_code":1001'),
    ]);
    expect(await pauses()).toEqual([]);
    await role([]);
  });

  it('a supervised agent waits for an approval', async () => {
    await scene.ceo.call('updateAgent', { path: { agent_id: adaId }, body: { autonomy_level: 'supervised' } });
    const taskId = await newReadyTask(scene, { title: 'Order paper' });
    const { parked, calls, approval_id } = await act('Ada, cancel the task Order paper');
    expect([parked, calls]).toEqual([true, []]);
    const { data } = (await scene.ceo.call('getApproval', { path: { approval_id: known(approval_id) } })).body;
    expect(data).toMatchObject({ action_type: 'tool:tasks_cancel', status: 'pending' });
    expect(await readTask(scene.ceo, taskId)).toMatchObject({ status: 'assigned' });
  });
});
