import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLAIMS_PER_UPKEEP, QueueUpkeep } from '../../../../domain/execution/claims/queue-upkeep.ts';
import { workSettings } from '../../../../domain/execution/work-settings.ts';
import {
  areHeadsRaised,
  beginQueueing,
  generationOf,
  headsOf,
  moveBehind,
  pagesOfClaim,
  RESERVATION_LOCK,
} from '../../../support/builders/execution/queue-heads.ts';
import {
  heldClaim,
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  newWorker,
  openWorkScene,
  type WorkScene,
  withoutRunLimits,
} from '../../../support/builders/execution/work.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import type { Body, Client } from '../../../support/client/client.ts';
import { inParallel } from '../../../support/client/expect.ts';
import { holdLock } from '../../../support/database/held-lock.ts';
import { holdSnapshot } from '../../../support/database/old-snapshot.ts';
import { eventually } from '../../../support/time/eventually.ts';

// Claims while an old snapshot is open: the database keeps the rows of claimed tasks and ended runs, and claims skip them.

let scene: WorkScene;
let ceo: Client;
let owner: Client;
let release: () => Promise<void>;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());
beforeEach(async () => {
  release = await holdSnapshot(scene.server.store.pool);
});
afterEach(() => release());

const newUpkeep = (): QueueUpkeep => new QueueUpkeep(scene.server.store.unitOfWork);

/** One sweep after many claims: it renews the generation and announces the heads. */
const announce = async (upkeep: QueueUpkeep): Promise<void> => {
  for (let nth = 0; nth < CLAIMS_PER_UPKEEP; nth += 1) upkeep.noteClaim();
  await upkeep.sweep();
};

/** Sweeps until the heads are raised, because transactions of other databases of the cluster delay it. */
const raise = (upkeep: QueueUpkeep): Promise<void> =>
  eventually(async () => {
    await upkeep.sweep();
    return areHeadsRaised(scene.server.store.pool);
  });

/** An agent with tasks and a worker for it. */
const newQueue = async (count: number) => {
  const [agentId, projectId] = [await newWorkAgent(ceo), await newActiveProject(ceo)];
  const path = await newWorker(owner, { agent_ids: [agentId], max_runs: 50 });
  const claim = async (max = 1): Promise<Body[]> => (await owner.call('claimRuns', { path, body: { max } })).body.data;
  const add = async (fields: object = {}): Promise<string> => {
    const id = await newReadyTask({ ceo, projectId, agentId });
    await ceo.call('updateTask', { path: { task_id: id }, body: fields });
    return id;
  };
  await inParallel(count, () => newReadyTask({ ceo, projectId, agentId }));
  return { agentId, projectId, workerName: path.worker_name, claim, add };
};

const withoutLimits = (work: () => Promise<void>) => withoutRunLimits(scene.server, work);

const finish = async (claimed: readonly Body[]): Promise<void> => {
  for (const claim of claimed) {
    const { path, token } = heldClaim(claim);
    await owner.call('finishRun', { path, body: { lease_token: token, outcome: 'succeeded', summary: 'Done' } });
  }
};

/** The pages that a claim of the worker reads. */
const pagesFor = async (workerName: string): Promise<number> => {
  const { services, store } = scene.server;
  const { createdBy } = await services.workers.get(workerName);
  const { result } = await store.unitOfWork.dryRun(() =>
    store.unitOfWork.read((em) => pagesOfClaim(em, workerName, createdBy)),
  );
  return result;
};

describe('a claim', () => {
  it('does not read the rows of claimed tasks and ended runs again', () =>
    withoutLimits(async () => {
      const { workerName, claim } = await newQueue(301);
      const fresh = await pagesFor(workerName);
      // Rows can share pages, so there are twice as many.
      for (let nth = 0; nth < 30; nth += 1) await finish(await claim(10));
      expect(await pagesFor(workerName)).toBeGreaterThan(fresh + 150);
      const upkeep = newUpkeep();
      await announce(upkeep);
      await raise(upkeep);
      expect(await pagesFor(workerName)).toBeLessThan(fresh + 50);
      expect(await claim()).toHaveLength(1);
    }));

  it('counts runs that began in an earlier generation', () =>
    withSetting(scene.server, workSettings.maxRunsPerAgent, 2, async () => {
      const { claim } = await newQueue(3);
      await claim();
      const upkeep = newUpkeep();
      await announce(upkeep);
      await raise(upkeep);
      expect([await claim(), await claim()].map(({ length }) => length)).toEqual([1, 0]);
    }));
});

describe('a sweep while a transaction changes runs', () => {
  it('does not fail, raises the heads, and moves the runs when the transaction has ended', async () => {
    const { pool } = scene.server.store;
    const before = await generationOf(pool);
    const free = await holdLock(pool, 'lock table open_runs in share mode');
    const upkeep = newUpkeep();
    await announce(upkeep);
    await raise(upkeep);
    expect(await generationOf(pool)).toBe(before);
    await free();
    await upkeep.sweep();
    expect(await generationOf(pool)).toBe(before + 1);
  });
});

describe('a task that becomes more urgent than the claimed ones', () => {
  it('is claimed first after the heads were raised', () =>
    withoutLimits(async () => {
      const { claim, add } = await newQueue(3);
      await claim();
      const upkeep = newUpkeep();
      await announce(upkeep);
      await raise(upkeep);
      const urgent = await add({ priority: 'critical' });
      expect((await claim()).map(({ task }) => task.id)).toEqual([urgent]);
    }));
  it('is claimed first if it is queued between the announcement and the raise', () =>
    withoutLimits(async () => {
      const { claim, add } = await newQueue(3);
      await claim();
      const upkeep = newUpkeep();
      await announce(upkeep);
      const urgent = await add({ priority: 'critical' });
      await raise(upkeep);
      expect((await claim()).map(({ task }) => task.id)).toEqual([urgent]);
    }));
  it('is claimed first if its transaction ends after the announcement', () =>
    withoutLimits(async () => {
      const { pool } = scene.server.store;
      const { claim, add, agentId } = await newQueue(0);
      const [first, , late] = [await add(), await add(), await add()] as const;
      await moveBehind(pool, late, first);
      expect((await claim()).map(({ task }) => task.id)).toEqual([first]);
      const client = await beginQueueing(pool, late);
      const upkeep = newUpkeep();
      await announce(upkeep);
      await upkeep.sweep();
      await client.query('commit');
      client.release();
      expect((await claim()).map(({ task }) => task.id)).toEqual([late]);
      await raise(upkeep);
      expect(await headsOf(pool, agentId)).toMatchObject([{ next_head: null }]);
    }));
});

describe('the renewal of the generation', () => {
  it('does not wait for reservations of runs, because claims would wait for it', () =>
    withoutLimits(async () => {
      const { pool } = scene.server.store;
      const { claim } = await newQueue(1);
      const [held] = await claim();
      const before = await generationOf(pool);
      const reserve = await holdLock(pool, RESERVATION_LOCK, [held?.run.id]);
      const upkeep = newUpkeep();
      const renewed = announce(upkeep);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await reserve();
      await renewed;
      expect(await generationOf(pool)).toBe(before);
      await announce(upkeep);
      expect(await generationOf(pool)).toBe(before + 1);
      await raise(upkeep);
    }));
});

describe('announcements of several processes', () => {
  it('do not cancel each other', () =>
    withoutLimits(async () => {
      const { claim, agentId } = await newQueue(3);
      const { pool } = scene.server.store;
      const [before] = await headsOf(pool, agentId);
      await claim();
      const [one, other] = [newUpkeep(), newUpkeep()];
      await announce(one);
      await announce(other);
      await raise(one);
      const [after] = await headsOf(pool, agentId);
      expect(Number(after?.head)).toBeGreaterThan(Number(before?.head));
      await other.sweep();
      await raise(other);
    }));
});

describe('the head of an agent and project without tasks', () => {
  it('is deleted, and the next task is claimed', async () => {
    const { claim, add, agentId } = await newQueue(1);
    await finish(await claim());
    const upkeep = newUpkeep();
    await announce(upkeep);
    await raise(upkeep);
    expect(await headsOf(scene.server.store.pool, agentId)).toEqual([]);
    const next = await add();
    expect((await claim()).map(({ task }) => task.id)).toEqual([next]);
  });
});
