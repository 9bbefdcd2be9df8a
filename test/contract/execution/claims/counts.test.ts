import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletePause, savePause } from '../../../../domain/execution/pauses/pause-rows.ts';
import { COUNT_WORKERS } from '../../../../domain/execution/workers/statements.ts';
import { saveWorker } from '../../../../domain/execution/workers/worker-rows.ts';
import { readPrepared } from '../../../../domain/foundation/database/connections/prepared-connection.ts';
import { newId } from '../../../../domain/foundation/kernel/ids.ts';
import {
  type HeldClaim,
  newActiveProject,
  newRun,
  openWorkScene,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import type { Body, Client } from '../../../support/client/client.ts';
import { countResults, errorOf, inParallel, outcome } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';

// How many of each there can be. The numbers are exact, also for requests at the same time.

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

/** The steps with these numbers; the keys are as unique as the numbers. */
const stepsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, nth) => ({ key: `k${from + nth}`, kind: 'note', title: 'A step' }) as const);

const addSteps = ({ path, token }: HeldClaim, steps: readonly object[]) =>
  owner.callRaw('addRunSteps', { path, body: { lease_token: token, steps } });

/** All steps of a run. */
const stepsOf = async ({ path }: HeldClaim): Promise<Body[]> => {
  const found: Body[] = [];
  let page: Body = { pagination: { next_cursor: null, has_more: true } };
  while (page.pagination.has_more) {
    const { next_cursor: cursor } = page.pagination;
    const query = { limit: 200, ...(cursor === null ? {} : { cursor }) };
    page = (await ceo.callRaw('listRunSteps', { path, query })).body;
    found.push(...page.data);
  }
  return found;
};

describe('pauses', () => {
  it('409/4000: more than 1000; the mode of a paused scope can still change', async () => {
    const { unitOfWork } = scene.server.store;
    const others = Array.from({ length: 998 }, () => ({ scope: 'task', id: newId() }) as const);
    await unitOfWork.write(async (em) => {
      for (const other of others) await savePause(em, { ...other, mode: 'hold', reason: '' }, scene.manager.id);
    });
    const ids = await inParallel(6, () => newActiveProject(ceo));
    const pause = (id: string, mode: 'hold' | 'drain') =>
      owner.callRaw('pauseWork', { body: { scope: 'project', id, mode } });
    const responses = await Promise.all(ids.map((id) => pause(id, 'hold')));
    expect(countResults(responses)).toEqual({ '200': 2, '409/4000': 4 });
    const paused = known(ids[responses.findIndex(({ status }) => status === 200)]);
    expect(outcome(await pause(paused, 'drain'))).toBe('200');
    expect((await ceo.call('getWork')).body.data.paused).toHaveLength(1000);
    await unitOfWork.write(async (em) => {
      for (const other of others) await deletePause(em, other);
    });
  });
});

describe('workers', () => {
  it('409/4000: more than 2000; one of them can still be registered again', async () => {
    const registration = { agentIds: [], taskTypes: [], labels: [], maxRuns: 1, version: '' };
    await scene.server.store.unitOfWork.write(async (em) => {
      const [row] = await readPrepared<{ count: number }>(em, COUNT_WORKERS);
      for (let nth = known(row).count; nth < 1_998; nth += 1) {
        const worker = { name: `many-${nth}`, kind: 'external', createdBy: scene.manager.id } as const;
        await saveWorker(em, worker, registration);
      }
    });
    const register = (worker_name: string) => owner.callRaw('registerWorker', { path: { worker_name }, body: {} });
    expect(countResults(await inParallel(5, (nth) => register(`last-${nth}`)))).toEqual({ '201': 2, '409/4000': 3 });
    expect(outcome(await register('many-1997'))).toBe('200');
    // The other tests register workers too.
    for (let nth = 0; nth < 5; nth += 1)
      await owner.callRaw('deleteWorker', { path: { worker_name: `many-${1_997 - nth}` } });
  });
});

describe('steps of a run', () => {
  it('409/4000: more than 10 000, and none of such a request is stored; known ones are skipped', async () => {
    const run = await newRun(scene);
    for (let nth = 0; nth < 9_900; nth += 100) await addSteps(run, stepsFrom(nth, 100));
    const [one, other] = await Promise.all([9_900, 9_960].map((from) => addSteps(run, stepsFrom(from, 60))));
    expect([known(one), known(other)].map(outcome).toSorted()).toEqual(['200', '409/4000']);
    expect(outcome(await addSteps(run, stepsFrom(20_000, 40)))).toBe('200');
    expect(errorOf(await addSteps(run, stepsFrom(30_000, 1)))).toEqual([409, 4000]);
    expect(outcome(await addSteps(run, stepsFrom(0, 100)))).toBe('200');
  });

  it('409/4000: late ones are kept up to 1000', async () => {
    const run = await newRun(scene);
    await owner.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
    for (let nth = 0; nth < 1_100; nth += 100)
      expect(errorOf(await addSteps(run, stepsFrom(nth, 100)))).toEqual([409, 4000]);
    const kept = await stepsOf(run);
    expect([kept.length, kept.every(({ is_late }) => is_late)]).toEqual([1_000, true]);
  });

  it('409/4000: known ones do not count towards the 1000, and the rest of such a request is kept', async () => {
    const run = await newRun(scene);
    const call = { key: 'call', kind: 'model_call', title: 'Think', usage: { cost: 0.25 } };
    await addSteps(run, [...stepsFrom(0, 99), call]);
    await owner.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
    for (let nth = 100; nth < 1_000; nth += 100) await addSteps(run, stepsFrom(nth, 100));
    await addSteps(run, stepsFrom(950, 100));
    await addSteps(run, [...stepsFrom(0, 60), ...stepsFrom(1_050, 40)]);
    await addSteps(run, stepsFrom(1_080, 30));
    const late = async () => (await stepsOf(run)).filter(({ is_late }) => is_late);
    expect((await late()).map(({ key }) => key)).toEqual(stepsFrom(100, 1_000).map(({ key }) => key));
    // The step that replaces the reservation is kept although the run has 1000 late steps.
    await addSteps(run, [{ ...call, finished_at: '2030-02-02T09:05:40Z' }]);
    expect((await late()).map(({ key }) => key)).toContain('call');
  });
});
