import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { QueueUpkeep } from '../../../../domain/execution/claims/queue-upkeep.ts';
import { CLAIM_TASKS } from '../../../../domain/execution/claims/statements.ts';
import { workSettings } from '../../../../domain/execution/work-settings.ts';
import {
  heldClaim,
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  newWorker,
  openWorkScene,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import type { Body, Client } from '../../../support/client/client.ts';
import { inParallel } from '../../../support/client/expect.ts';
import { eventually } from '../../../support/time/eventually.ts';

// Claims while an old snapshot is open: the database keeps the rows of claimed tasks and ended runs, and claims skip them.

let scene: WorkScene;
let ceo: Client;
let owner: Client;
/** Has the old snapshot. */
let reader: PoolClient;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());
beforeEach(async () => {
  reader = await scene.server.store.pool.connect();
  await reader.query('begin isolation level repeatable read');
  await reader.query('select count(*) from open_runs');
});
afterEach(async () => {
  await reader.query('rollback');
  reader.release();
});

/** Claims that an upkeep counts before it does something. */
const MANY = 500;

const newUpkeep = (): QueueUpkeep => new QueueUpkeep(scene.server.store.unitOfWork);

/** One sweep after many claims: it renews the generation and announces the heads. */
const announce = async (upkeep: QueueUpkeep): Promise<void> => {
  for (let nth = 0; nth < MANY; nth += 1) upkeep.noteClaim();
  await upkeep.sweep();
};

/** Sweeps until the heads are raised, because transactions of other databases of the cluster delay it. */
const raise = (upkeep: QueueUpkeep): Promise<void> =>
  eventually(async () => {
    await upkeep.sweep();
    const { rows } = await scene.server.store.pool.query('select 1 from queue_state where proposal is null');
    return rows.length === 1;
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

const withoutLimits = (work: () => Promise<void>) =>
  withSetting(scene.server, workSettings.maxOpenRuns, 1000, () =>
    withSetting(scene.server, workSettings.maxRunsPerAgent, 50, () =>
      withSetting(scene.server, workSettings.maxRunsPerProject, 50, work),
    ),
  );

const finish = async (claimed: readonly Body[]): Promise<void> => {
  for (const claim of claimed) {
    const { path, token } = heldClaim(claim);
    await owner.call('finishRun', { path, body: { lease_token: token, outcome: 'succeeded', summary: 'Done' } });
  }
};

/** The pages that the statement of a claim reads. */
const pagesOfClaim = async (workerName: string): Promise<number> => {
  const { services, store } = scene.server;
  const { createdBy } = await services.workers.get(workerName);
  const { result } = await store.unitOfWork.dryRun(() =>
    store.unitOfWork.read(async (em) => {
      await em.execute(
        `select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
      );
      const limits = [1, 50, 50, 1000, 0, '{}', '{}', '{}', '{}'];
      const [row] = await em.execute<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }[]>(
        `explain (analyze, buffers, format json) ${CLAIM_TASKS}`,
        [...limits, workerName, createdBy],
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan ?? {};
      return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    }),
  );
  return result;
};

describe('a claim', () => {
  it('does not read the rows of claimed tasks and ended runs again', () =>
    withoutLimits(async () => {
      const { workerName, claim } = await newQueue(151);
      const fresh = await pagesOfClaim(workerName);
      for (let nth = 0; nth < 15; nth += 1) await finish(await claim(10));
      expect(await pagesOfClaim(workerName)).toBeGreaterThan(fresh + 150);
      const upkeep = newUpkeep();
      await announce(upkeep);
      await raise(upkeep);
      expect(await pagesOfClaim(workerName)).toBeLessThan(fresh + 50);
      expect(await claim()).toHaveLength(1);
    }));

  it('counts the runs of earlier generations', () =>
    withSetting(scene.server, workSettings.maxRunsPerAgent, 2, async () => {
      const { claim } = await newQueue(3);
      await claim();
      await announce(newUpkeep());
      expect([await claim(), await claim()].map(({ length }) => length)).toEqual([1, 0]);
    }));
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
      const [first, , late] = [await add(), await add(), await add()];
      await pool.query('delete from task_queue where task_id = $1', [late]);
      await pool.query(
        `update tasks set ready_at = (select ready_at + interval '1 ms' from task_queue where task_id = $2) where id = $1`,
        [late, first],
      );
      expect((await claim()).map(({ task }) => task.id)).toEqual([first]);
      const client = await pool.connect();
      await client.query('begin');
      await client.query('select refresh_queued_tasks(array[$1]::uuid[], 900)', [late]);
      const upkeep = newUpkeep();
      await announce(upkeep);
      await upkeep.sweep();
      await client.query('commit');
      client.release();
      expect((await claim()).map(({ task }) => task.id)).toEqual([late]);
      await raise(upkeep);
      const { rows } = await pool.query('select next_head from queue_heads where agent_id = $1', [agentId]);
      expect(rows).toEqual([{ next_head: null }]);
    }));
});

describe('the head of an agent and project without tasks', () => {
  it('is deleted, and the next task is claimed', async () => {
    const { claim, add, agentId } = await newQueue(1);
    await finish(await claim());
    const upkeep = newUpkeep();
    await announce(upkeep);
    await raise(upkeep);
    const { rows } = await scene.server.store.pool.query('select 1 from queue_heads where agent_id = $1', [agentId]);
    expect(rows).toEqual([]);
    const next = await add();
    expect((await claim()).map(({ task }) => task.id)).toEqual([next]);
  });
});
