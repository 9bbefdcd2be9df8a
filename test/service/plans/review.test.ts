import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockRecord } from '../../../domain/foundation/database/records.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { Plan } from '../../../domain/plans/plan.entity.ts';
import { lockFreeTasks } from '../../../domain/tasks/find-task.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { eventsOf } from '../../support/builders/organisation/charters.ts';
import { asOfFirstRelease, parkPlan } from '../../support/builders/organisation/plans.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { untilWaiting, whileUncommitted } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let engineer: string;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  await ceo.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  const { body } = await ceo.call('listSetupAgents');
  engineer = known(body.data.find((agent: { role: string }) => agent.role === 'Full-Stack Developer')).id;
});
afterAll(() => server.close());

const conversationStatus = async (id: string): Promise<string> =>
  (await server.store.pool.query('select status from conversations where id = $1', [id])).rows[0].status;

/** The tasks of the items of a plan, without its objective. */
const itemTasks = async (planId: string): Promise<Record<string, unknown>[]> =>
  (await ceo.call('listTasks', { query: { plan_id: planId } })).body.data.filter(({ plan_item_id: id }) => id !== null);

/** The statuses of a plan that were published, in order. */
const published = async (planId: string): Promise<unknown[]> =>
  (await eventsOf(server, 'plan.status_changed')).flatMap(({ payload }) =>
    payload.plan_id === planId ? [payload.status] : [],
  );

describe('a plan under review', () => {
  it('approved: executes, its items become tasks under the objective, the project starts, the conversation closes', async () => {
    const { planId, approvalId, projectId, taskId, conversationId } = await parkPlan(server, ceo);
    await ceo.call('approveApproval', { path: { approval_id: approvalId } });
    const { body, headers } = await ceo.call('getPlan', { path: { plan_id: planId } });
    const plan = body.data;
    const unchanged = { path: { plan_id: planId }, headers: { 'if-none-match': headers.etag ?? '' } };
    expect((await ceo.call('getPlan', unchanged)).status).toBe(304);
    expect(plan.status).toBe('executing');
    const tasks = await itemTasks(planId);
    const [design, deliver] = ['Design', 'Deliver'].map((title) => tasks.find((task) => task.title === title));
    expect(design).toMatchObject({
      parent_task_id: taskId,
      status: 'created',
      source: 'plan',
      plan_item_id: known(plan.items[0]).id,
    });
    expect(deliver).toMatchObject({
      assigned_to: engineer,
      status: 'assigned',
      dependencies: [design?.id],
      acceptance_criteria: [{ description: 'runs', met: false }],
    });
    expect(plan.items.map((item) => item.task_id)).toEqual([design?.id, deliver?.id]);
    expect((await ceo.call('getProject', { path: { project_id: projectId } })).body.data.status).toBe('active');
    expect(await conversationStatus(conversationId)).toBe('closed');
    for (const task of tasks)
      await ceo.call('updateTask', { path: { task_id: String(task.id) }, body: { status: 'cancelled' } });
    expect((await ceo.call('getPlan', { path: { plan_id: planId } })).body.data.status).toBe('executing');
    await ceo.call('cancelTask', { path: { task_id: taskId } });
    expect((await ceo.call('getPlan', { path: { plan_id: planId } })).body.data.status).toBe('completed');
    expect(await published(planId)).toEqual(['executing', 'completed']);
  });

  it('approved while its project is being cancelled: 409/4000, and the plan still waits', async () => {
    const { planId, approvalId, projectId } = await parkPlan(server, ceo);
    const client = await server.store.pool.connect();
    await client.query('begin');
    await client.query(`update projects set status = 'cancelled' where id = $1`, [projectId]);
    const decision = ceo.call('approveApproval', { path: { approval_id: approvalId } });
    await untilWaiting(server.store.pool);
    await client.query('commit');
    client.release();
    expect(outcome(await decision)).toBe('409/4000');
    expect((await ceo.call('getProject', { path: { project_id: projectId } })).body.data.status).toBe('cancelled');
    expect((await ceo.call('getPlan', { path: { plan_id: planId } })).body.data.status).toBe('pending_review');
  });

  it('approved: its objective is locked before its items become tasks, so that nobody claims it in between', async () => {
    const { planId, approvalId, taskId } = await parkPlan(server, ceo);
    const { pool, unitOfWork } = server.store;
    const outside = AsyncLocalStorage.snapshot();
    const { decision, free } = await unitOfWork.write(async (em) => {
      await lockRecord(em, Plan, { id: planId });
      const decision = outside(() => ceo.call('approveApproval', { path: { approval_id: approvalId } }));
      await untilWaiting(pool);
      return { decision, free: await outside(() => unitOfWork.write((other) => lockFreeTasks(other, [taskId]))) };
    });
    expect((await decision).status).toBe(200);
    expect(free).toEqual([]);
  });

  it('rejected while its objective is being completed: the task stays completed', async () => {
    const { approvalId, taskId } = await parkPlan(server, ceo);
    const client = await server.store.pool.connect();
    await client.query('begin');
    await client.query(`update tasks set status = 'completed' where id = $1`, [taskId]);
    const decision = ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'late' } });
    await untilWaiting(server.store.pool);
    await client.query('commit');
    client.release();
    expect((await decision).status).toBe(200);
    expect((await ceo.call('getTask', { path: { task_id: taskId } })).body.data.status).toBe('completed');
  });

  it('of an earlier release is started like any other: its objective gets an agent, and its conversation closes', async () => {
    const { approvalId, taskId, conversationId } = await parkPlan(server, ceo);
    await asOfFirstRelease(server, approvalId);
    await ceo.call('approveApproval', { path: { approval_id: approvalId } });
    const { data: objective } = (await ceo.call('getTask', { path: { task_id: taskId } })).body;
    expect([objective.status, objective.assigned_to]).toEqual(['assigned', expect.any(String)]);
    expect(await conversationStatus(conversationId)).toBe('closed');
  });

  it('rejected: plan and objective are rejected, its new project is cancelled, no item becomes a task', async () => {
    const { planId, approvalId, projectId, taskId, conversationId } = await parkPlan(server, ceo);
    await ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'too early' } });
    expect((await ceo.call('getPlan', { path: { plan_id: planId } })).body.data.status).toBe('rejected');
    expect((await ceo.call('getTask', { path: { task_id: taskId } })).body.data.status).toBe('rejected');
    expect((await ceo.call('getProject', { path: { project_id: projectId } })).body.data.status).toBe('cancelled');
    expect(await itemTasks(planId)).toEqual([]);
    expect(await conversationStatus(conversationId)).toBe('active');
    expect(await published(planId)).toEqual(['rejected']);
  });
});

describe('a plan that executes', () => {
  it('is integrating when its last two tasks are completed at the same time, then reviewing and completed', async () => {
    const { planId, approvalId, taskId: objectiveId } = await parkPlan(server, ceo);
    await ceo.call('approveApproval', { path: { approval_id: approvalId } });
    const { items } = (await ceo.call('getPlan', { path: { plan_id: planId } })).body.data;
    const [first = '', second = ''] = items.map(({ task_id }) => String(task_id));
    const change = (taskId: string, status: 'completed' | 'in_review') =>
      server.services.tasks.update(taskId, { status, assignedTo: engineer }, actorOf('ceo'), unconditional);
    const statusOfPlan = async () => (await ceo.call('getPlan', { path: { plan_id: planId } })).body.data.status;
    await whileUncommitted(
      server.store,
      () => change(first, 'completed'),
      () => change(second, 'completed'),
    );
    expect(await statusOfPlan()).toBe('integrating');
    await change(objectiveId, 'in_review');
    expect(await statusOfPlan()).toBe('reviewing');
    await change(objectiveId, 'completed');
    expect(await statusOfPlan()).toBe('completed');
    expect(await published(planId)).toEqual(['executing', 'integrating', 'reviewing', 'completed']);
  });

  it('is executing while its objective waits for failed tasks, and integrating once they are set aside', async () => {
    const { planId, approvalId, taskId: objectiveId } = await parkPlan(server, ceo);
    await ceo.call('approveApproval', { path: { approval_id: approvalId } });
    const { items } = (await ceo.call('getPlan', { path: { plan_id: planId } })).body.data;
    const statusOfPlan = async () => (await ceo.call('getPlan', { path: { plan_id: planId } })).body.data.status;
    for (const { task_id } of items) await ceo.call('cancelTask', { path: { task_id: String(task_id) } });
    expect(await statusOfPlan()).toBe('executing');
    await ceo.call('startTask', { path: { task_id: objectiveId } });
    expect(await statusOfPlan()).toBe('integrating');
  });
});
