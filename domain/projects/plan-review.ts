import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../approvals/approval.entity.ts';
import type { Actor } from '../kernel/actor.ts';
import { newId } from '../kernel/ids.ts';
import { nameKey } from '../kernel/text.ts';
import { Plan, type PlanItem, type PlanRecord } from './plan.entity.ts';
import type { PlanService } from './plan-service.ts';
import { Project } from './project.entity.ts';
import type { ProjectService } from './project-service.ts';
import { Task } from './task.entity.ts';
import type { TaskService } from './task-service.ts';

/** Gives the conversation a plan came from its next status. */
export type SettleConversation = (
  em: EntityManager,
  conversationId: string,
  status: 'active' | 'closed',
) => Promise<void>;

/** What a decision on a plan changes, in the transaction of the decision (spec/rules/conversation.md#plan-review). */
export class PlanReview {
  readonly #plans: PlanService;
  readonly #tasks: TaskService;
  readonly #projects: ProjectService;
  readonly #settleConversation: SettleConversation;

  constructor(
    plans: PlanService,
    tasks: TaskService,
    projects: ProjectService,
    settleConversation: SettleConversation,
  ) {
    this.#plans = plans;
    this.#tasks = tasks;
    this.#projects = projects;
    this.#settleConversation = settleConversation;
  }

  /** Starts or drops the plan that waits for this approval; a plan that waits no longer stays as it is. */
  async settle(
    em: EntityManager,
    { id: approvalId }: ApprovalRecord,
    verdict: 'approved' | 'rejected',
    actor: Actor,
  ): Promise<void> {
    const plan = await em.findOne(Plan, { approvalId, status: 'pending_review' });
    if (plan === null) return;
    if (verdict === 'approved') await this.#start(em, plan, actor);
    else await this.#drop(em, plan);
  }

  /** Each item becomes a task under the objective task, assigned to the first holder of its role. */
  async #start(em: EntityManager, plan: PlanRecord, actor: Actor): Promise<void> {
    const taskIds = new Map(plan.items.map((item) => [item.id, newId()]));
    for (const item of plan.items) await this.#addTask(em, plan, item, taskIds, actor);
    plan.items = plan.items.map((item) => ({ ...item, task_id: taskIds.get(item.id) ?? null }));
    await this.#plans.setStatus(em, plan, 'executing');
    const project = await em.findOneOrFail(Project, plan.projectId);
    if (project.status === 'planning') await this.#projects.apply(em, project, { status: 'active' });
    await this.#settleConversation(em, plan.conversationId, 'closed');
  }

  async #addTask(
    em: EntityManager,
    plan: PlanRecord,
    item: PlanItem,
    taskIds: ReadonlyMap<string, string>,
    actor: Actor,
  ): Promise<void> {
    const fields = {
      projectId: plan.projectId,
      title: item.title,
      description: item.description,
      type: plan.taskType,
      priority: plan.priority,
      estimatedComplexity: plan.estimatedComplexity,
      acceptanceCriteria: item.acceptance_criteria,
      assignedTo: await holderOf(em, item.owner_role),
      parentTaskId: plan.objectiveTaskId,
      deadline: null,
    };
    const dependencies = item.depends_on.flatMap((itemId) => taskIds.get(itemId) ?? []);
    const origin = {
      id: taskIds.get(item.id) ?? newId(),
      planId: plan.id,
      planItemId: item.id,
      source: 'plan' as const,
      dependencies,
    };
    await this.#tasks.add(em, fields, actor.userId, origin);
  }

  /** No item becomes a task; a project made for this plan alone is cancelled with it. */
  async #drop(em: EntityManager, plan: PlanRecord): Promise<void> {
    await this.#plans.setStatus(em, plan, 'rejected');
    const objective = await em.findOne(Task, plan.objectiveTaskId);
    if (objective !== null) await this.#tasks.reject(em, objective);
    const project = await em.findOneOrFail(Project, plan.projectId);
    if (project.planId === plan.id) await this.#projects.apply(em, project, { status: 'cancelled' });
    await this.#settleConversation(em, plan.conversationId, 'active');
  }
}

/** The id of the first agent, in company order, who holds the role. */
const holderOf = async (em: EntityManager, role: string | null): Promise<string | null> => {
  if (role === null) return null;
  const [row] = await em.execute<{ id: string }[]>(
    'select id from agents where role_key = ? order by position limit 1',
    [nameKey(role)],
  );
  return row?.id ?? null;
};
