import { Conversation } from '../../../../domain/conversations/conversation.entity.ts';
import { newId } from '../../../../domain/foundation/kernel/ids.ts';
import { Plan } from '../../../../domain/plans/plan.entity.ts';
import { Project } from '../../../../domain/projects/project.entity.ts';
import { Task } from '../../../../domain/tasks/task.entity.ts';
import type { Client } from '../../client/client.ts';
import type { TestServer } from '../../server/server.ts';
import { requestApproval } from '../approvals.ts';

/** The ids of a plan that waits for its approval, and of its records. */
export interface ParkedPlan {
  readonly planId: string;
  readonly approvalId: string;
  readonly projectId: string;
  readonly taskId: string;
  readonly conversationId: string;
}

const ITEM = { description: '', owner_role: null, depends_on: [], acceptance_criteria: [], task_id: null };

/** `Design`, and then `Deliver` by the full-stack developer. */
const twoItems = () => {
  const first = { ...ITEM, id: newId(), title: 'Design' };
  const second = { ...ITEM, id: newId(), title: 'Deliver', depends_on: [first.id], acceptance_criteria: ['runs'] };
  return [first, { ...second, owner_role: 'full-stack developer' }];
};

/** Parks a plan of two items in the state after drafting: project, objective task, plan, approval and conversation. */
export const parkPlan = async (server: TestServer, ceo: Client): Promise<ParkedPlan> => {
  const userId: string = (await ceo.call('getCurrentUser')).body.data.id;
  const projectId: string = (await ceo.call('createProject', { body: { name: 'Migration' } })).body.data.id;
  const body = { project_id: projectId, title: 'Migrate billing' };
  const taskId: string = (await ceo.call('createTask', { body })).body.data.id;
  const [planId, conversationId] = [newId(), newId()];
  const times = { createdBy: userId, createdAt: new Date(), updatedAt: new Date() };
  return server.store.unitOfWork.write(async (em) => {
    const asked = { actionType: 'plan:review', source: 'plan_review', riskLevel: 'medium', ttlSeconds: null } as const;
    const { id: approvalId } = await requestApproval(server, userId, asked);
    const talk = { kind: 'direct', status: 'proposed', title: 'Migrate', turnCount: 0 } as const;
    em.create(Conversation, { ...talk, ...times, id: conversationId, charterId: null, planId: null });
    (await em.findOneOrFail(Project, projectId)).planId = planId;
    Object.assign(await em.findOneOrFail(Task, taskId), { planId, source: 'plan' });
    em.create(Plan, {
      ...times,
      ...{ id: planId, projectId, objectiveTaskId: taskId, conversationId, approvalId },
      ...{ title: 'Plan', summary: 'A plan', status: 'pending_review', version: 1, priority: 'high' },
      ...{ taskType: 'development', estimatedComplexity: 'medium', acceptanceCriteria: [], items: twoItems() },
    });
    return { planId, approvalId, projectId, taskId, conversationId };
  });
};

/** Leaves the approval as a server of release 1.0.0 stored it. */
export const asOfFirstRelease = async ({ store }: TestServer, approvalId: string): Promise<void> => {
  await store.pool.query(`update approvals set context = (context::jsonb - 'run_id')::json where id = $1`, [
    approvalId,
  ]);
};

/** A reply of the model with a plan: `Design`, and then `Deliver` by the CTO. */
export const planReply = (changes: object = {}) => ({
  needs_clarification: false,
  clarifying_question: null,
  plan: {
    title: 'Migrate billing',
    summary: 'Move it.',
    project_id: null,
    priority: 'high',
    task_type: 'research',
    estimated_complexity: 'epic',
    acceptance_criteria: ['Books agree'],
    items: [{ title: 'Design' }, { title: 'Deliver', owner_role: 'cto', depends_on: [0, 0] }],
    ...changes,
  },
});

/** A reply of the model with a question about a plan. */
export const questionOnPlan = (clarifying_question: string) => ({
  needs_clarification: true,
  clarifying_question,
  plan: null,
});
