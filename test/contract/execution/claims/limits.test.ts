import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { withApiKey } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { errorOf, inParallel } from '../../../support/client/expect.ts';
import { callTool, failureIn, sendMessage } from '../../../support/mcp/messages.ts';

let scene: WorkScene;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene({ env: { RATE_LIMITS: 'on' }, replicas: 1 });
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const limitTo = (key: string, value: string) =>
  scene.ceo.call('saveSetting', { path: { namespace: 'limits', key }, body: { value } });

describe('the window work', () => {
  it('429/5001: counts claims and lease calls together, and the general limit does not count them', async () => {
    const run = await newRun(scene);
    const beat = () => owner.call('heartbeatRun', { path: run.path, body: { lease_token: run.token } });
    await limitTo('general_user', '60/60');
    const statuses = new Set<number>();
    for (let nth = 0; nth < 70; nth += 1) statuses.add((await beat()).status);
    expect([...statuses]).toEqual([200]);
    await limitTo('general_user', '1000/60');
    await limitTo('work', '1/60');
    expect(errorOf(await beat())[0]).toBe(429);
    await limitTo('work', '6000/60');
  });
  it('counts lease tools instead of the window of /mcp', async () => {
    const run = await newRun(scene);
    const key = await withApiKey(owner, 'manager');
    const limitOf = async (name: string, args: object) => {
      const response = await sendMessage(key, 'tools/call', { name, arguments: args });
      return [response.status, response.headers['ratelimit-limit']];
    };
    await limitTo('work', '500/60');
    expect(await limitOf('work.heartbeat', { run_id: run.runId, lease_token: run.token })).toEqual([200, '500']);
    expect(await limitOf('runs.list', {})).toEqual([200, '120']);
    await limitTo('work', '6000/60');
  });
});

describe('the concurrency limit claims', () => {
  it('429/5002: a fifth waiting claim of a worker, whether it comes by HTTP or as a tool', async () => {
    const worker = await newWorker(owner, { agent_ids: [await newWorkAgent(scene.ceo)] });
    const key = await withApiKey(owner, 'manager');
    const body = { wait_seconds: 4 };
    const waiting = inParallel(2, () => owner.call('claimRuns', { path: worker, body }));
    const tools = inParallel(2, () => callTool(key, 'work.claim', { ...worker, ...body }));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(errorOf(await owner.call('claimRuns', { path: worker, body }))).toEqual([429, 5002]);
    expect(failureIn(await callTool(key, 'work.claim', { ...worker, ...body })).error_code).toBe(5002);
    // A claim that does not wait is not counted.
    for (const noWait of [{}, { wait_seconds: 0 }]) {
      expect((await owner.call('claimRuns', { path: worker, body: noWait })).status).toBe(200);
      expect((await callTool(key, 'work.claim', { ...worker, ...noWait })).isError).not.toBe(true);
    }
    expect((await waiting).map(({ status }) => status)).toEqual([200, 200]);
    expect((await tools).map(({ isError }) => isError)).not.toContain(true);
    expect((await owner.call('claimRuns', { path: worker, body })).status).toBe(200);
  });
});
