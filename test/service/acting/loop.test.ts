import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countActRuns } from '../../support/builders/act-runs.ts';
import {
  type ActingScene,
  calling,
  creating,
  startActing,
  toolResultsIn,
} from '../../support/builders/chat/acting-scene.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { errorOf } from '../../support/client/expect.ts';

let scene: ActingScene;
beforeAll(async () => {
  scene = await startActing();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.model.reset();
  await scene.setAutonomy('full');
});

const rows = () => countActRuns(scene.server);

describe('an acting turn', () => {
  it('200: runs the tools that the model calls, in order, and ends with its final text', async () => {
    scene.model.script('tools', calling(['departments_create', { name: 'Research' }], ['departments_list', {}]), {
      text: ' Done. ',
    });
    const { body, headers } = await scene.act('Create Research');
    expect(body.data).toMatchObject({ intent: 'act', conversation_id: null, answer: null });
    expect(body.data.act).toMatchObject({ agent_id: scene.ada, agent_name: 'Ada', conversation_id: null });
    const { tool_calls, ...action } = body.data.act.action;
    expect(action).toEqual({
      termination_reason: 'completed',
      final_message: 'Done.',
      approval_id: null,
      parked: false,
    });
    expect(tool_calls.map((call: { tool_name: string; is_error: boolean }) => [call.tool_name, call.is_error])).toEqual(
      [
        ['departments.create', false],
        ['departments.list', false],
      ],
    );
    expect(JSON.parse(tool_calls[0].result)).toMatchObject({ name: 'Research' });
    expect(await scene.departmentNames()).toContain('Research');
    expect(headers['x-model-provider']).toBe('openai-compatible');
    expect(await rows()).toBe(0);
  });

  it('200: the model receives the errors of a call, and continues', async () => {
    scene.model.script(
      'tools',
      calling(['no such tool', {}], ['departments_create', '[1]'], ['departments_create', { nme: 'x' }]),
      calling(['departments_delete', { department_id: crypto.randomUUID(), reason: 'x' }]),
      { text: 'I cannot.' },
    );
    await scene.setAutonomy('full');
    const { body } = await scene.act();
    const { tool_calls, termination_reason } = body.data.act.action;
    const codes = tool_calls.map(({ is_error, result }: { is_error: boolean; result: string }) => [
      is_error,
      JSON.parse(result).error_code,
    ]);
    expect([termination_reason, codes]).toEqual([
      'parked',
      [
        [true, 3000],
        [true, 2001],
        [true, 2001],
      ],
    ]);
    const told = toolResultsIn(scene.model.calls[1] as never);
    expect(told).toHaveLength(3);
    for (const text of told) expect(text).toMatch(/^<tool-result>\n\{"error".*\n<\/tool-result>$/);
  });

  it('502/7000: a model that fails before any tool ran, also after invalid calls, leaves nothing behind', async () => {
    scene.model.script('tools', { status: 500, body: '{}' });
    expect(errorOf(await scene.act())).toEqual([502, 7000]);
    scene.model.script('tools', calling(['unknown', {}]), { status: 500, body: '{}' });
    expect(errorOf(await scene.act())).toEqual([502, 7000]);
    expect(await rows()).toBe(1);
  });

  it('200: a model that fails after one leaves the calls so far, provider_error', async () => {
    scene.model.script('tools', creating('Kept'), { status: 500, body: '{}' });
    const { body } = await scene.act();
    expect(body.data.act.action).toMatchObject({ termination_reason: 'provider_error', final_message: null });
    expect(body.data.act.action.tool_calls).toHaveLength(1);
    expect(await scene.departmentNames()).toContain('Kept');
  });

  it('200: as many steps as direct_mcp_max_turns, then max_turns', async () => {
    await changeSetting(scene.server.store, 'chat', 'direct_mcp_max_turns', 2);
    scene.model.script('tools', calling(['departments_list', {}]));
    const { body } = await scene.act();
    expect(body.data.act.action).toMatchObject({ termination_reason: 'max_turns', final_message: null });
    expect([body.data.act.action.tool_calls.length, scene.model.calls.length]).toEqual([2, 2]);
    await changeSetting(scene.server.store, 'chat', 'direct_mcp_max_turns', 6);
  });

  it('404/3000: an unknown agent', async () => {
    expect(errorOf(await scene.act('Do it', { named_targets: ['Nobody'] }))).toEqual([404, 3000]);
    const { body } = await scene.act('Do it', { named_targets: ['n'.repeat(1000)] });
    expect(body.error).toBe(`The agent "${'n'.repeat(64)}..." does not exist`);
  });
});
