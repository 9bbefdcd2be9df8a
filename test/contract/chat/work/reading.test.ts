import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calling, toolResultsIn } from '../../../support/builders/chat/acting-scene.ts';
import { type ChatScene, startChat } from '../../../support/builders/chat/chat-scene.ts';
import { setChat } from '../../../support/builders/chat/turns.ts';
import { putText } from '../../../support/builders/execution/artifacts.ts';
import { type HeldClaim, newOwnRun, newReadyTask } from '../../../support/builders/execution/work.ts';
import { createPerson } from '../../../support/builders/people.ts';
import { known } from '../../../support/client/known.ts';

// A model that explains reads runs, steps, artifacts and waiting reasons with tools.
let scene: ChatScene;
let run: HeldClaim & { readonly agentId: string };
let waitingId: string;
let artifactId: string;
beforeAll(async () => {
  scene = await startChat();
  const { ceo, server } = scene;
  await setChat(server, { routing_enabled: false, multi_voice_enabled: false });
  run = await newOwnRun(ceo, { title: 'Fix login' });
  const { projectId } = { projectId: run.claim.task.project_id };
  waitingId = await newReadyTask(
    { ceo, projectId, agentId: run.agentId },
    { title: 'Ship it', dependencies: [run.taskId] },
  );
  const steps = Array.from({ length: 60 }, (_, nth) => ({
    key: `s${nth}`,
    kind: 'note' as const,
    title: `Step ${nth + 1}`,
  }));
  const [first, ...others] = steps;
  const secret = { ...known(first), content: 'password: hunter22' };
  await ceo.call('addRunSteps', { path: run.path, body: { lease_token: run.token, steps: [secret, ...others] } });
  artifactId = (await putText(ceo, run, 'report.txt', `token: ok_${'a'.repeat(40)}\n${'x'.repeat(60_000)}`)).body.data
    .id;
});
afterAll(() => scene.close());

const explain = async (client = scene.ceo) => {
  const { data } = (await client.call('sendTurn', { body: { message: 'Why is it late?', intent_override: 'explain' } }))
    .body;
  return known(data.answer);
};

describe('a model that explains the work', () => {
  it('reads why a task waits, the steps of its run page by page, and what it delivered', async () => {
    scene.model.reset();
    scene.model.script(
      'tools',
      calling(['tasks_list', { assigned_to: run.agentId }], ['tasks_get', { task_id: waitingId }]),
      calling(['runs_list', { task_id: run.taskId }], ['runs_steps', { run_id: run.runId }]),
      calling(['runs_steps', { run_id: run.runId, after: 50 }], ['artifacts_list', { task_id: run.taskId }]),
      calling(['artifacts_get', { artifact_id: artifactId }]),
      { text: '"Ship it" waits for "Fix login", whose report is ready.' },
    );
    const { answer, cited_records } = await explain();
    expect(answer).toBe('"Ship it" waits for "Fix login", whose report is ready.');
    expect((cited_records as { label: string }[]).map(({ label }) => label)).toEqual(['Fix login', 'Ship it']);
    const [tasks, task, runs, first, rest, artifacts, text] = toolResultsIn(
      known(scene.model.calls.at(-1)),
    ) as string[];
    expect(tasks).toContain(waitingId);
    expect(task).toContain('"reason":"dependency"');
    expect(runs).toContain(`"id":"${run.runId}"`);
    expect(first).toContain('"content":"password: ***"');
    expect(first).toContain('"has_more":true');
    expect(rest).toContain('"title":"Step 60"');
    expect(rest).not.toContain('"title":"Step 50"');
    expect(artifacts).toContain('"name":"report.txt"');
    expect(text).toContain('token: ***');
    expect(text?.length).toBeLessThan(17_000);
  });

  it('of a person without write access reads the same, and gets no tool that changes something', async () => {
    const { bearer } = await createPerson(scene.server, 'olga', 'observer');
    scene.model.reset();
    scene.model.script(
      'tools',
      calling(['tasks_get', { task_id: waitingId }], ['tasks_cancel', { task_id: waitingId }]),
      {
        text: 'Done.',
      },
    );
    await explain(bearer);
    const [offered] = scene.model.calls;
    const names = (known(offered).body.tools as { function: { name: string } }[]).map(({ function: { name } }) => name);
    expect(names).toEqual(expect.arrayContaining(['runs_steps', 'artifacts_list', 'tasks_get', 'work_overview']));
    expect(names.filter((name) => /start|cancel|pause|resume|update|create|delete/.test(name))).toEqual([]);
    const [task, cancelled] = toolResultsIn(known(scene.model.calls.at(-1)));
    expect(task).toContain('"reason":"dependency"');
    expect(cancelled).toContain('"error_code":3000');
    const { data } = (await scene.ceo.call('getTask', { path: { task_id: waitingId } })).body;
    expect(data.status).toBe('assigned');
  });
});
