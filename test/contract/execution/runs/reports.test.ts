import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Run } from '../../../../domain/execution/runs/run.entity.ts';
import { lockRecord } from '../../../../domain/foundation/database/records.ts';
import {
  endLease,
  type HeldClaim,
  newRun,
  openWorkScene,
  passDeadline,
  pauseServers,
  readRun,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { createPerson } from '../../../support/builders/people.ts';
import { NOBODY } from '../../../support/builders/unknown-ids.ts';
import type { Client } from '../../../support/client/client.ts';
import { errorOf, expectError, inParallel } from '../../../support/client/expect.ts';

/** Runs work outside of the transaction of its caller. */
const outside = AsyncLocalStorage.snapshot();

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

const beat = ({ path, token }: HeldClaim, fields: object = {}) =>
  owner.call('heartbeatRun', { path, body: { lease_token: token, ...fields } });

const step = (key: string, fields: object = {}) => ({ key, kind: 'note', title: `Step ${key}`, ...fields }) as const;

const addSteps = ({ path, token }: HeldClaim, steps: readonly ReturnType<typeof step>[], fields: object = {}) =>
  owner.call('addRunSteps', { path, body: { lease_token: token, steps, ...fields } });

const stepsOf = async ({ path }: HeldClaim) => (await ceo.call('listRunSteps', { path })).body.data;

describe('heartbeatRun', () => {
  it('200: renews the lease and shows progress', async () => {
    const run = await newRun(scene);
    const { data } = (await beat(run, { progress: 40, note: 'Reading' })).body;
    expect(data).toMatchObject({ hard_deadline: run.claim.run.hard_deadline, stop: null, inputs: [] });
    expect(Date.parse(data.lease_expires_at)).toBeGreaterThanOrEqual(Date.parse(run.claim.lease_expires_at));
    await beat(run);
    expect(await readRun(ceo, run.runId)).toMatchObject({ progress: 40, note: 'Reading', status: 'running' });
  });
  it('200: heartbeats of many runs at the same time extend the lease of each running run and of no other', async () => {
    const runs = [await newRun(scene), await newRun(scene), await newRun(scene), await newRun(scene)] as const;
    const [stopped, expired, ...live] = runs;
    await passDeadline(scene.server, stopped.runId);
    await sweepLeases(scene.server);
    await endLease(scene.server, expired.runId);
    const { lease_expires_at: before } = await readRun(ceo, stopped.runId);
    const beats = await inParallel(20, (nth) => beat(runs[nth % 4] as HeldClaim));
    expect(beats.map(({ body: { data } }) => data.stop?.reason ?? null)).toEqual(
      Array.from({ length: 5 }, () => ['deadline', 'expired', null, null]).flat(),
    );
    expect((await readRun(ceo, stopped.runId)).lease_expires_at).toBe(before);
    for (const { runId, claim } of live) {
      const { lease_expires_at: after, status } = await readRun(ceo, runId);
      expect(status).toBe('running');
      expect(Date.parse(after)).toBeGreaterThan(Date.parse(claim.lease_expires_at));
    }
  });
  it('200: a heartbeat of a locked run waits for the lock; heartbeats of other runs do not', async () => {
    const [run, other] = [await newRun(scene), await newRun(scene)];
    let isDone = false;
    const waiting = await scene.server.store.unitOfWork.write(async (em) => {
      await lockRecord(em, Run, { id: run.runId });
      const beats = outside(() => [beat(run), beat(other)] as const);
      void beats[0].then(() => {
        isDone = true;
      });
      expect([(await beats[1]).status, isDone]).toEqual([200, false]);
      return { beat: beats[0] };
    });
    expect((await waiting.beat).status).toBe(200);
  });
  it('404: an unknown run; 403: a wrong token, and the token of another user', async () => {
    const run = await newRun(scene);
    const other = await createPerson(scene.server, 'thief', 'manager');
    const body = { lease_token: run.token };
    await expectError(owner, 'heartbeatRun', { path: { run_id: NOBODY }, body }, [404, 3000]);
    for (const letter of ['A', 'é', '\n']) {
      const wrong = { lease_token: `lt_${letter.repeat(43)}` };
      await expectError(owner, 'heartbeatRun', { path: run.path, body: wrong }, [403, 1001]);
    }
    await expectError(other.client, 'heartbeatRun', { path: run.path, body }, [403, 1001]);
  });
  it('200: a run past its hard deadline is asked to stop, and its lease is not renewed any more', async () => {
    const run = await newRun(scene);
    await passDeadline(scene.server, run.runId);
    await sweepLeases(scene.server);
    const first = (await beat(run)).body.data;
    expect(first.stop).toEqual({ reason: 'deadline' });
    expect((await beat(run)).body.data.lease_expires_at).toBe(first.lease_expires_at);
    expect(await readRun(ceo, run.runId)).toMatchObject({ status: 'running', stop_reason: 'deadline' });
  });
  it('200: the heartbeat of an expired run has the stop reason expired', async () => {
    const run = await newRun(scene);
    await endLease(scene.server, run.runId);
    expect((await beat(run)).body.data.stop).toEqual({ reason: 'expired' });
    await sweepLeases(scene.server);
    expect((await beat(run)).body.data.stop).toEqual({ reason: 'expired' });
    expect((await readRun(ceo, run.runId)).status).toBe('expired');
  });
  it('after an outage of the servers the leases that were live still hold', async () => {
    const run = await newRun(scene);
    await pauseServers(scene.server, run.runId);
    await sweepLeases(scene.server);
    const { data } = (await beat(run)).body;
    expect(data.stop).toBeNull();
    expect(Date.parse(data.lease_expires_at)).toBeGreaterThan(Date.now());
    expect((await readRun(ceo, run.runId)).status).toBe('running');
  });
});

describe('addRunSteps', () => {
  it('200: numbers are dense, in the order of arrival; known keys are skipped, also within a request', async () => {
    const run = await newRun(scene);
    await addSteps(run, [step('a'), step('b'), step('a', { title: 'again' })]);
    await addSteps(run, [step('b'), step('c')]);
    const steps = await stepsOf(run);
    expect(steps.map(({ number, key, title }) => [number, key, title])).toEqual([
      [1, 'a', 'Step a'],
      [2, 'b', 'Step b'],
      [3, 'c', 'Step c'],
    ]);
    expect(steps.map(({ is_late }) => is_late)).toEqual([false, false, false]);
  });
  it('numbers stay dense when many requests arrive together', async () => {
    const run = await newRun(scene);
    await inParallel(8, (nth) => addSteps(run, [step(`x${nth}`), step(`y${nth}`), step('shared')]));
    expect((await stepsOf(run)).map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, nth) => nth + 1));
  });
  it('credentials are masked, and so is the lease token', async () => {
    const run = await newRun(scene);
    await addSteps(run, [step('secret', { content: `token=abc123456 and ${run.token}` })]);
    const [stored] = await stepsOf(run);
    expect(stored?.content).not.toContain(run.token);
    expect(stored?.content).not.toContain('abc123456');
  });
  it('usage is added up once for each key', async () => {
    const run = await newRun(scene);
    const usage = { input_tokens: 10, output_tokens: 5, cost: 0.5 };
    const call = step('call', { kind: 'model_call', usage, finished_at: new Date().toISOString() });
    await addSteps(run, [call]);
    await addSteps(run, [call, step('tool', { kind: 'tool_call', tool_name: 'search' })]);
    expect((await readRun(ceo, run.runId)).usage).toMatchObject({
      ...{ model_calls: 1, tool_calls: 1, input_tokens: 10, output_tokens: 5, cost: 0.5 },
    });
  });
  it('steps of an expired run are late', async () => {
    const run = await newRun(scene);
    await addSteps(run, [step('early')]);
    await endLease(scene.server, run.runId);
    await sweepLeases(scene.server);
    expect((await addSteps(run, [step('late')])).body.data.stop).toEqual({ reason: 'expired' });
    expect((await stepsOf(run)).map(({ key, is_late }) => [key, is_late])).toEqual([
      ['early', false],
      ['late', true],
    ]);
  });
  it('409: what arrives after the end is refused and kept', async () => {
    const run = await newRun(scene);
    await owner.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
    expect(errorOf(await addSteps(run, [step('after')]))).toEqual([409, 4000]);
    expect(await stepsOf(run)).toMatchObject([{ key: 'after', is_late: true, number: 1 }]);
  });
  it('400: no steps; a key that is too long', async () => {
    const run = await newRun(scene);
    for (const steps of [[], [step('k'.repeat(129))]]) {
      const body = { lease_token: run.token, steps };
      await expectError(owner, 'addRunSteps', { path: run.path, body }, [400, 2001]);
    }
  });
});

describe('the content of a step', () => {
  it('422: more than 65,536 bytes in UTF-8, and no step of the request is stored; exactly as many are', async () => {
    const run = await newRun(scene);
    const large = step('large', { content: `${'é'.repeat(32_768)}x` });
    expect(errorOf(await addSteps(run, [step('small'), large]))).toEqual([422, 2000]);
    expect(await stepsOf(run)).toEqual([]);
    const steps = [step('whole', { content: 'é'.repeat(32_768) })];
    expect((await addSteps(run, steps)).status).toBe(200);
  });
  it('is cut to as many when it arrives after the end, and a credential at the cut is masked before', async () => {
    const run = await newRun(scene);
    await owner.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
    const late = step('late', { content: `${'é'.repeat(32_750)} ${run.token} ${'é'.repeat(1_000)}` });
    expect(errorOf(await addSteps(run, [late]))).toEqual([409, 4000]);
    const [kept] = await stepsOf(run);
    expect(kept?.content).toBe(`${'é'.repeat(32_750)} *** ${'é'.repeat(15)}`);
  });
  it('has at most as many bytes after masking, which can make it longer; a note has at most 500 characters', async () => {
    const run = await newRun(scene);
    const named = 'pwd:a ';
    await addSteps(run, [step('grown', { content: named.repeat(10_900) })], { note: named.repeat(83) });
    const [stored] = await stepsOf(run);
    expect(Buffer.byteLength(stored?.content ?? '')).toBe(65_536);
    expect((await readRun(ceo, run.runId)).note).toHaveLength(500);
  });
});

describe('a finish that is kept as a late step', () => {
  it('409: its credentials are masked, also after a line break', async () => {
    const run = await newRun(scene);
    await owner.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
    const body = { lease_token: run.token, outcome: 'succeeded', summary: `See below\n${run.token}` } as const;
    expect(errorOf(await owner.call('finishRun', { path: run.path, body }))).toEqual([409, 4000]);
    const [kept] = await stepsOf(run);
    expect(JSON.parse(kept?.content ?? '')).toMatchObject({ outcome: 'succeeded', summary: 'See below\n***' });
  });
});

describe('listRunSteps', () => {
  it('200: oldest first, page by page, from a number on; 404: an unknown run', async () => {
    const run = await newRun(scene);
    await addSteps(
      run,
      Array.from({ length: 5 }, (_, nth) => step(`s${nth}`)),
    );
    const first = (await ceo.call('listRunSteps', { path: run.path, query: { limit: 3 } })).body;
    expect(first.data.map(({ number }) => number)).toEqual([1, 2, 3]);
    const cursor = first.pagination.next_cursor ?? '';
    const rest = (await ceo.call('listRunSteps', { path: run.path, query: { cursor } })).body;
    expect([rest.data.map(({ number }) => number), rest.pagination.has_more]).toEqual([[4, 5], false]);
    const later = (await ceo.call('listRunSteps', { path: run.path, query: { after: 2, limit: 2 } })).body;
    expect(later.data.map(({ number }) => number)).toEqual([3, 4]);
    const end = { after: 2, cursor: later.pagination.next_cursor ?? '' };
    const last = (await ceo.call('listRunSteps', { path: run.path, query: end })).body;
    expect(last.data.map(({ number }) => number)).toEqual([5]);
    await expectError(ceo, 'listRunSteps', { path: { run_id: NOBODY } }, [404, 3000]);
  });
});

describe('listRuns', () => {
  it('200: newest first, by task, worker and status', async () => {
    const run = await newRun(scene);
    const byTask = (await ceo.call('listRuns', { query: { task_id: run.taskId } })).body.data;
    expect(byTask.map(({ id }) => id)).toEqual([run.runId]);
    const worker_name = run.worker.worker_name;
    expect((await ceo.call('listRuns', { query: { worker_name, status: 'running' } })).body.data).toHaveLength(1);
    expect((await ceo.call('listRuns', { query: { worker_name, status: 'failed' } })).body.data).toEqual([]);
    expect((await ceo.call('listRuns', { query: { task_id: 'nothing' } })).body.data).toEqual([]);
    const all = (await ceo.call('listRuns')).body.data.map(({ started_at }) => started_at);
    expect(all).toEqual(all.toSorted().reverse());
  });
});

describe('getRun', () => {
  it('304: an unchanged run; 404: an unknown one', async () => {
    const { path } = await newRun(scene);
    const { headers } = await ceo.call('getRun', { path });
    const since = { path, headers: { 'if-none-match': headers.etag ?? '' } };
    expect((await ceo.call('getRun', since)).status).toBe(304);
    await expectError(ceo, 'getRun', { path: { run_id: 'nothing' } }, [404, 3000]);
  });
});
