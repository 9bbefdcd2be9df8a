import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../approvals/approval.entity.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { newId } from '../foundation/kernel/ids.ts';
import { firstHolderOf } from '../organisation/agents/agent-directory.ts';
import { chooseAgent } from '../organisation/agents/choose-agent.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { lockProject, type ProjectService } from '../projects/project-service.ts';
import { lockTask } from '../tasks/find-task.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import { Plan, type PlanRecord } from './plan.entity.ts';
import { type PlanItem, planItemFields } from './plan-item.ts';
import type { PlanService } from './plan-service.ts';

interface PlanReviewDeps {
  readonly plans: PlanService;
  readonly taskChanges: TaskChanges;
  readonly projects: ProjectService;
  readonly conversations: ConversationService;
  readonly changes: OrganisationChanges;
}

/** The effect of a decision on a plan, in its transaction (spec/rules/conversation.md#plan-review). */
export class PlanReview {
  readonly #plans: PlanService;
  readonly #taskChanges: TaskChanges;
  readonly #projects: ProjectService;
  readonly #conversations: ConversationService;
  readonly #changes: OrganisationChanges;

  constructor({ plans, taskChanges, projects, conversations, changes }: PlanReviewDeps) {
    this.#plans = plans;
    this.#taskChanges = taskChanges;
    this.#projects = projects;
    this.#conversations = conversations;
    this.#changes = changes;
  }

  /** Starts or drops the plan of this approval; does nothing if it no longer waits. */
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
    // Projects are locked before tasks to prevent deadlocks.
    const project = await lockProject(em, plan.projectId);
    // Without the lock, a concurrent claim or assignment of the objective would not see its new subtasks.
    await lockTask(em, plan.objectiveTaskId);
    const items = plan.items.map(planItemFields.fromJson);
    const taskIds = new Map(items.map((item) => [item.id, newId()]));
    for (const item of items) await this.#addTask(em, plan, item, taskIds, actor);
    plan.items = items.map((item) => planItemFields.toJson({ ...item, taskId: taskIds.get(item.id) ?? null }));
    await this.#plans.setStatus(em, plan, 'executing');
    if (project.status === 'planning') this.#projects.apply(em, project, { status: 'active' });
    await this.#assign(em, plan.objectiveTaskId, project.lead ?? null);
    await this.#settle(em, plan, 'closed');
  }

  /** Assigns the objective. It waits for the tasks of the items; then its agent delivers the result. */
  async #assign(em: EntityManager, objectiveTaskId: string, lead: string | null): Promise<void> {
    const { organisation } = await this.#changes.readIn(em);
    const agent = chooseAgent(organisation.agents, lead);
    if (agent === null) return;
    await this.#taskChanges.apply(em, await lockTask(em, objectiveTaskId), { assignedTo: agent.id });
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
      acceptanceCriteria: item.acceptanceCriteria,
      assignedTo: item.ownerRole === null ? null : await firstHolderOf(em, item.ownerRole),
      parentTaskId: plan.objectiveTaskId,
      deadline: null,
    };
    const dependencies = item.dependsOn.flatMap((itemId) => taskIds.get(itemId) ?? []);
    const origin = {
      id: taskIds.get(item.id) ?? newId(),
      planId: plan.id,
      planItemId: item.id,
      source: 'plan' as const,
      dependencies,
    };
    await this.#taskChanges.add(em, fields, actor.userId, origin);
  }

  /** No item becomes a task; a project that was created only for this plan is cancelled. */
  async #drop(em: EntityManager, plan: PlanRecord): Promise<void> {
    // Projects are locked before tasks to prevent deadlocks.
    const project = await lockProject(em, plan.projectId);
    await this.#plans.setStatus(em, plan, 'rejected');
    await this.#taskChanges.reject(em, plan.objectiveTaskId);
    if (project.planId === plan.id) this.#projects.apply(em, project, { status: 'cancelled' });
    await this.#settle(em, plan, 'active');
  }

  /** Closes or continues the conversation of the plan. */
  async #settle(em: EntityManager, { conversationId }: PlanRecord, status: 'active' | 'closed'): Promise<void> {
    this.#conversations.setStatus(em, await this.#conversations.lock(em, conversationId), status);
  }
}
