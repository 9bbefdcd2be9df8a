import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HeldClaim,
  newActiveProject,
  newReadyTask,
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  type WorkScene,
} from '../../support/builders/execution/work.ts';
import { withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { inParallel } from '../../support/client/expect.ts';
import { callTool, failureIn } from '../../support/mcp/messages.ts';

let scene: WorkScene;
let key: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  key = await withApiKey(scene.manager.client, 'manager');
});
afterAll(() => scene.close());

const stepsOf = async ({ path }: HeldClaim) => (await scene.ceo.call('listRunSteps', { path })).body.data;

describe('the tools of workers', () => {
  it('keep what a refused report contains', async () => {
    const run = await newRun(scene);
    const lease = { run_id: run.runId, lease_token: run.token };
    await callTool(key, 'work.release', lease);
    const steps = [{ key: 'after', kind: 'note', title: 'Too late' }];
    expect(failureIn(await callTool(key, 'work.add_steps', { ...lease, steps })).error_code).toBe(4000);
    const finished = await callTool(key, 'work.finish', { ...lease, outcome: 'succeeded', summary: 'Too late' });
    expect(failureIn(finished).error_code).toBe(4000);
    expect((await stepsOf(run)).map(({ title, is_late }) => [title, is_late])).toEqual([
      ['Too late', true],
      ['Late finish', true],
    ]);
  });

  it('claim each task once, and leave no slot behind, however many claim at the same time', async () => {
    const agentIds = await inParallel(6, () => newWorkAgent(scene.ceo));
    const projectId = await newActiveProject(scene.ceo);
    for (const agentId of agentIds) await newReadyTask({ ceo: scene.ceo, projectId, agentId });
    const worker = await newWorker(scene.manager.client, { agent_ids: agentIds, max_runs: 5 });
    const results = await inParallel(4, () => callTool(key, 'work.claim', { ...worker, max: 2 }));
    const claimed: { run: { id: string } }[] = results.flatMap(({ structuredContent }) => structuredContent.items);
    expect(new Set(claimed.map(({ run }) => run.id)).size).toBe(claimed.length);
    const { open_runs } = (await scene.ceo.call('getWorker', { path: worker })).body.data;
    expect(open_runs).toBe(claimed.length);
  });
});
