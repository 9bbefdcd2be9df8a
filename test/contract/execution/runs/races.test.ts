import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Approval } from '../../../../domain/approvals/approval.entity.ts';
import { lockApproval } from '../../../../domain/approvals/find-approval.ts';
import { ServerEndings } from '../../../../domain/execution/endings/server-endings.ts';
import { Run } from '../../../../domain/execution/runs/run.entity.ts';
import { lockRecord, queueChanges, readRecord } from '../../../../domain/foundation/database/records.ts';
import { unconditional } from '../../../../domain/foundation/kernel/precondition.ts';
import { lockProject } from '../../../../domain/projects/project-service.ts';
import { lockTask } from '../../../../domain/tasks/find-task.ts';
import { Task } from '../../../../domain/tasks/task.entity.ts';
import { actorNamed } from '../../../support/builders/actor.ts';
import {
  claimNext,
  endLease,
  type HeldClaim,
  heldClaim,
  newActiveProject,
  newReadyTask,
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  passDeadline,
  readRun,
  readTask,
  sweepLeases,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import type { Client, OperationResponse } from '../../../support/client/client.ts';
import { inParallel, outcome } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { untilWaiting } from '../../../support/database/held-lock.ts';

// Requests about the same run that meet inside their transactions.

let scene: WorkScene;
let ceo: Client;
let owner: Client;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  owner = scene.manager.client;
});
afterAll(() => scene.close());

/** Runs work outside of the transaction of its caller. */
const outside = AsyncLocalStorage.snapshot();

type Send = () => Promise<OperationResponse>;

/** Sends a request while a transaction holds what `lock` locks, and continues the transaction when the request waits. */
const whileHeld = async (
  lock: (em: EntityManager) => Promise<unknown>,
  send: Send,
  meanwhile: (em: EntityManager) => Promise<unknown>,
): Promise<OperationResponse> => {
  const { store } = scene.server;
  const { response } = await store.unitOfWork.write(async (em) => {
    await lock(em);
    const response = outside(send);
    // A failure is returned to the caller below.
    response.catch(() => {});
    await untilWaiting(store.pool);
    await meanwhile(em);
    return { response };
  });
  return response;
};

const ask = ({ path, token }: HeldClaim, fields: object = {}) =>
  owner.call('requestInput', { path, body: { lease_token: token, question: 'Which colour?', ...fields } });
const approve = (approval_id: string) =>
  ceo.callRaw('approveApproval', { path: { approval_id }, body: { comment: 'blue' } });
const cancel = (taskId: string) => ceo.callRaw('cancelTask', { path: { task_id: taskId } });
const UNREVIEWED = { review_policy: 'none' } as const;
const SUCCESS = { outcome: 'succeeded', summary: 'Done', criteria: [], failure: null } as const;
const finish = ({ path, token, claim: { task } }: HeldClaim) => {
  const criteria = task.acceptance_criteria.map((_: unknown, index: number) => ({
    index,
    met: true,
    evidence: 'Done',
  }));
  return owner.callRaw('finishRun', {
    path,
    body: { lease_token: token, outcome: 'succeeded', summary: 'Done', criteria },
  });
};

/** Finishes a run by the domain, in the transaction of the caller, and sends what it has queued. */
const finishIn = async (em: EntityManager, { runId, taskId, token }: HeldClaim): Promise<void> => {
  await scene.server.services.runEnds.finish({ runId, token, actor: actorNamed(scene.manager.id) }, SUCCESS);
  await readRecord(em, Task, { id: taskId });
};

/** Two tasks of two agents in one project, and the runs that one worker has claimed of them. */
const newPair = async (fields: Parameters<typeof newReadyTask>[1] = {}) => {
  const agentIds = [await newWorkAgent(ceo), await newWorkAgent(ceo)];
  const projectId = await newActiveProject(ceo);
  for (const agentId of agentIds) await newReadyTask({ ceo, projectId, agentId }, fields);
  const worker = await newWorker(owner, { agent_ids: agentIds, max_runs: 10 });
  const claim = () =>
    owner.callRaw('claimRuns', { path: worker, body: { max: 2 }, headers: { 'idempotency-key': worker.worker_name } });
  const [first, second]: HeldClaim[] = (await claim()).body.data.map(heldClaim);
  return { projectId, agentId: known(agentIds[0]), worker, claim, first: known(first), second: known(second) };
};

describe('an input request that is decided while its task is cancelled', () => {
  it('409/4000: the decision waits for the task before it locks the approval', async () => {
    const run = await newRun(scene);
    const { data } = (await ask(run)).body;
    const decided = await whileHeld(
      (em) => lockTask(em, run.taskId),
      () => approve(data.id),
      () => scene.server.services.tasks.cancel(run.taskId, '', actorNamed(scene.manager.id), unconditional),
    );
    expect(outcome(decided)).toBe('409/4000');
    expect(await readRun(ceo, run.runId)).toMatchObject({ status: 'cancelled', stop_reason: 'cancelled' });
    const approval = (await ceo.call('getApproval', { path: { approval_id: data.id } })).body.data;
    expect([approval.status, (await readTask(ceo, run.taskId)).status]).toEqual(['expired', 'cancelled']);
  });

  it('the task is cancelled, whichever comes first', async () => {
    const found = await inParallel(12, async () => {
      const run = await newRun(scene);
      const { data } = (await ask(run)).body;
      const [decided, cancelled] = await Promise.all([approve(data.id), cancel(run.taskId)]);
      const { status } = await readRun(ceo, run.runId);
      return [outcome(cancelled), (await readTask(ceo, run.taskId)).status, outcome(decided), status];
    });
    const either = [
      ['200', 'cancelled', '200', 'released'],
      ['200', 'cancelled', '409/4000', 'cancelled'],
    ];
    for (const one of found) expect(either).toContainEqual(one);
  });
});

describe('an input request that a server without runs has decided', () => {
  it('releases its run with the next sweep, and the next claim has the reply', async () => {
    const run = await newRun(scene);
    const { data } = (await ask(run)).body;
    const given = { decidedAt: new Date(), decidedBy: scene.manager.id, decisionReason: 'blue' };
    const decision = { status: 'approved', ...given } as const;
    await scene.server.store.unitOfWork.write(async (em) =>
      queueChanges(em, Approval, await lockApproval(em, data.id), decision),
    );
    await sweepLeases(scene.server);
    expect(await readRun(ceo, run.runId)).toMatchObject({ status: 'released', stop_reason: 'input' });
    expect(await readTask(ceo, run.taskId)).toMatchObject({ status: 'assigned', attempts: 0 });
    const next = await claimNext(owner, run.worker);
    expect(next.claim.context.inputs).toMatchObject([{ approval_id: data.id, status: 'approved', answer: 'blue' }]);
  });
});

describe('a run that was asked to stop before its task is cancelled', () => {
  it('keeps the time by which it must end', async () => {
    const run = await newRun(scene);
    await passDeadline(scene.server, run.runId);
    await sweepLeases(scene.server);
    const { stop_reason: reason, lease_expires_at: before } = await readRun(ceo, run.runId);
    expect(reason).toBe('deadline');
    expect(outcome(await cancel(run.taskId))).toBe('200');
    const { stop_reason: replaced, lease_expires_at: after } = await readRun(ceo, run.runId);
    expect([replaced, after]).toEqual(['cancelled', before]);
  });
});

describe('a run with an expired lease that cannot be ended', () => {
  it('does not keep a sweep from ending the others; the next sweep ends it', async () => {
    const runs = [await newRun(scene), await newRun(scene)];
    for (const { runId } of runs) await endLease(scene.server, runId);
    const failing = vi.spyOn(ServerEndings.prototype, 'expire').mockRejectedValueOnce(new Error('not now'));
    await expect(sweepLeases(scene.server)).rejects.toThrow('not now');
    failing.mockRestore();
    const statuses = async () =>
      (await Promise.all(runs.map(({ runId }) => readRun(ceo, runId)))).map(({ status }) => status);
    expect((await statuses()).toSorted()).toEqual(['expired', 'running']);
    await sweepLeases(scene.server);
    expect(await statuses()).toEqual(['expired', 'expired']);
  });
});

describe('a review with If-Match', () => {
  it('409/4002: of a run that was finished after it was read', async () => {
    const run = await newRun(scene);
    const { headers } = await ceo.call('getRun', { path: run.path });
    const reviewed = await whileHeld(
      (em) => lockTask(em, run.taskId),
      () =>
        ceo.callRaw('reviewRun', {
          path: run.path,
          body: { verdict: 'passed' },
          headers: { 'if-match': headers.etag ?? '' },
        }),
      (em) => finishIn(em, run),
    );
    expect(outcome(reviewed)).toBe('409/4002');
    expect((await readTask(ceo, run.taskId)).status).toBe('in_review');
  });
});

describe('a task whose last two dependencies are completed at the same time', () => {
  it('can be claimed after the next sweep', async () => {
    const { projectId, agentId, worker, first, second } = await newPair(UNREVIEWED);
    const place = { ceo, projectId, agentId };
    const dependant = await newReadyTask(place, { dependencies: [first.taskId, second.taskId] });
    await scene.server.store.unitOfWork.write(async (em) => {
      await finishIn(em, first);
      expect(outcome(await outside(() => finish(second)))).toBe('200');
    });
    await sweepLeases(scene.server);
    const claimed = (await owner.call('claimRuns', { path: worker })).body.data;
    expect(claimed.map(({ task }) => task.id)).toEqual([dependant]);
  });
});

describe('a drain', () => {
  it('200: does not wait for a run that is changing; the next sweep asks that run to stop', async () => {
    const { projectId: id, first, second } = await newPair();
    const pause = () => owner.callRaw('pauseWork', { body: { scope: 'project', id, mode: 'drain' } });
    const paused = await scene.server.store.unitOfWork.write(async (em) => {
      await lockRecord(em, Run, { id: first.runId });
      return outside(pause);
    });
    expect(outcome(paused)).toBe('200');
    await sweepLeases(scene.server);
    for (const { path, token } of [first, second]) {
      const beat = await owner.call('heartbeatRun', { path, body: { lease_token: token } });
      expect(beat.body.data.stop).toEqual({ reason: 'paused' });
    }
    await owner.call('resumeWork', { body: { scope: 'project', id } });
  });
});

describe('the finish of the objective of a plan', () => {
  it('200: waits for the project before it locks the task, in the same order as changes of the plan', async () => {
    const message = 'Plan the migration of our billing system';
    const { propose } = (await ceo.call('sendTurn', { body: { message } })).body.data;
    const { plan_id, approval_id } = known(known(propose).plan_draft);
    await ceo.call('approveApproval', { path: { approval_id } });
    const { objective_task_id: taskId, project_id: projectId } = (await ceo.call('getPlan', { path: { plan_id } })).body
      .data;
    const agentId = await newWorkAgent(ceo);
    await ceo.call('updateTask', { path: { task_id: taskId }, body: { assigned_to: agentId, ...UNREVIEWED } });
    const { data: tasks } = (await ceo.call('listTasks', { query: { plan_id } })).body;
    for (const { id } of tasks.filter(({ parent_task_id }) => parent_task_id === taskId)) {
      const item = { path: { task_id: id } };
      await ceo.call('updateTask', { ...item, body: { assigned_to: agentId } });
      await ceo.call('updateTask', { ...item, body: { status: 'completed' } });
    }
    const run = await claimNext(owner, await newWorker(owner, { agent_ids: [agentId] }));
    expect([run.taskId, run.claim.run.kind]).toEqual([taskId, 'integrate']);
    const finished = await whileHeld(
      (em) => lockProject(em, projectId),
      () => finish(run),
      (em) => lockTask(em, taskId),
    );
    expect(outcome(finished)).toBe('200');
    expect((await readTask(ceo, taskId)).status).toBe('completed');
  });
});

describe('a repeated claim of several runs', () => {
  it('200: holds one run at a time, so that it cannot deadlock with their ends', async () => {
    const { claim, first, second } = await newPair();
    const again = await whileHeld(
      (em) => lockRecord(em, Run, { id: second.runId }),
      claim,
      (em) => lockRecord(em, Run, { id: first.runId }),
    );
    expect(outcome(again)).toBe('200');
    expect(again.body.data.map((one: { run: { id: string } }) => one.run.id)).toEqual([first.runId, second.runId]);
  });
});

describe('a claim in the transaction of its caller', () => {
  it('is refused, because that transaction could keep the slots of a try that failed', async () => {
    const worker = await newWorker(owner);
    const { services, store } = scene.server;
    const { signal } = new AbortController();
    const request = { max: 1, waitSeconds: 0, key: null, signal, renew: async () => {} };
    const actor = actorNamed(scene.manager.id);
    const claim = () => store.unitOfWork.write(() => services.claims.claim(worker.worker_name, request, actor));
    await expect(claim()).rejects.toThrow('needs its own transaction');
  });
});
