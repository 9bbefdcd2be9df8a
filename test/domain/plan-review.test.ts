import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../domain/foundation/kernel/ids.ts';
import { Plan, type PlanStatus } from '../../domain/plans/plan.entity.ts';
import { setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let userId: string;
let engineer: string;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  userId = (await ceo.call('getCurrentUser')).body.data.id;
  await ceo.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  const { body } = await ceo.call('listSetupAgents');
  engineer = body.data.find((agent: { role: string }) => agent.role === 'Full-Stack Developer').id;
});
afterAll(() => server.close());

/** Parks a plan of two items as the drafting of a plan leaves it: project, objective task, plan, approval and conversation. */
const parkPlan = async (): Promise<{
  planId: string;
  approvalId: string;
  projectId: string;
  taskId: string;
  conversationId: string;
}> => {
  const project = (await ceo.call('createProject', { body: { name: 'Migration' } })).body.data.id;
  const task = (await ceo.call('createTask', { body: { project_id: project, title: 'Migrate billing' } })).body.data.id;
  const planId = newId();
  const conversationId = newId();
  const { pool } = server.store;
  await pool.query(
    `insert into conversations (id, created_by, kind, status, title, turn_count, created_at, updated_at)
     values ($1, $2, 'direct', 'proposed', 'Migrate', 0, now(), now())`,
    [conversationId, userId],
  );
  await pool.query('update projects set plan_id = $2 where id = $1', [project, planId]);
  const credential = { kind: 'session_cookie', sessionId: null, keyId: null } as const;
  const actor = {
    userId,
    username: 'chief',
    role: 'ceo',
    orgRoles: [],
    scopedDepartments: [],
    mustChangePassword: false,
    credential,
  } as const;
  const approvalId = await server.store.unitOfWork.write(async (em) => {
    const approval = await server.services.approvals.request(
      {
        actionType: 'plan:review',
        title: 'Plan',
        description: 'A plan',
        riskLevel: 'medium',
        source: 'plan_review',
        ttlSeconds: null,
        taskId: null,
        metadata: {},
      },
      actor,
    );
    const [first, second] = [newId(), newId()];
    const item = { description: '', owner_role: null, depends_on: [], acceptance_criteria: [], task_id: null };
    em.create(Plan, {
      id: planId,
      projectId: project,
      objectiveTaskId: task,
      conversationId,
      approvalId: approval.id,
      title: 'Plan',
      summary: 'A plan',
      status: 'pending_review' as PlanStatus,
      version: 1,
      priority: 'high',
      taskType: 'development',
      estimatedComplexity: 'medium',
      acceptanceCriteria: [],
      items: [
        { ...item, id: first, title: 'Design' },
        {
          ...item,
          id: second,
          title: 'Deliver',
          owner_role: 'full-stack developer',
          depends_on: [first],
          acceptance_criteria: ['runs'],
        },
      ],
      createdBy: userId,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    return approval.id;
  });
  return { planId, approvalId, projectId: project, taskId: task, conversationId };
};

const conversationStatus = async (id: string): Promise<string> =>
  (await server.store.pool.query('select status from conversations where id = $1', [id])).rows[0].status;

describe('a plan under review', () => {
  it('approved: executes, its items become tasks under the objective, the project starts, the conversation closes', async () => {
    const { planId, approvalId, projectId, taskId, conversationId } = await parkPlan();
    await ceo.call('approveApproval', { path: { approval_id: approvalId } });
    const { body, headers } = await ceo.call('getPlan', { path: { plan_id: planId } });
    const plan = body.data;
    const unchanged = { path: { plan_id: planId }, headers: { 'if-none-match': headers.etag ?? '' } };
    expect((await ceo.call('getPlan', unchanged)).status).toBe(304);
    expect(plan.status).toBe('executing');
    const tasks = (await ceo.call('listTasks', { query: { plan_id: planId } })).body.data as Record<string, unknown>[];
    const [design, deliver] = ['Design', 'Deliver'].map((title) => tasks.find((task) => task.title === title));
    expect(design).toMatchObject({
      parent_task_id: taskId,
      status: 'created',
      source: 'plan',
      plan_item_id: plan.items[0].id,
    });
    expect(deliver).toMatchObject({
      assigned_to: engineer,
      status: 'assigned',
      dependencies: [design?.id],
      acceptance_criteria: [{ description: 'runs', met: false }],
    });
    expect(plan.items.map((item: { task_id: string }) => item.task_id)).toEqual([design?.id, deliver?.id]);
    expect((await ceo.call('getProject', { path: { project_id: projectId } })).body.data.status).toBe('active');
    expect(await conversationStatus(conversationId)).toBe('closed');
    for (const task of tasks)
      await ceo.call('updateTask', { path: { task_id: String(task.id) }, body: { status: 'cancelled' } });
    expect((await ceo.call('getPlan', { path: { plan_id: planId } })).body.data.status).toBe('completed');
  });

  it('rejected: plan and objective are rejected, its own project cancelled, no item becomes a task', async () => {
    const { planId, approvalId, projectId, taskId, conversationId } = await parkPlan();
    await ceo.call('rejectApproval', { path: { approval_id: approvalId }, body: { reason: 'too early' } });
    expect((await ceo.call('getPlan', { path: { plan_id: planId } })).body.data.status).toBe('rejected');
    expect((await ceo.call('getTask', { path: { task_id: taskId } })).body.data.status).toBe('rejected');
    expect((await ceo.call('getProject', { path: { project_id: projectId } })).body.data.status).toBe('cancelled');
    expect((await ceo.call('listTasks', { query: { plan_id: planId } })).body.data).toEqual([]);
    expect(await conversationStatus(conversationId)).toBe('active');
  });
});
