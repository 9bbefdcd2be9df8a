import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../approvals/approval.entity.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { chooseAgent } from '../organisation/agents/choose-agent.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { lockProject, type ProjectService } from '../projects/project-service.ts';
import { lockTask } from '../tasks/find-task.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import { Plan, type PlanRecord } from './plan.entity.ts';
import type { PlanProgress } from './plan-progress.ts';
import { creatorOf, type PlanTasks } from './plan-tasks.ts';

/** The effect of a decision on the plan of a run, in its transaction and after the plan was started or rejected. */
export type RunPlanEffect = (em: EntityManager, plan: PlanRecord, verdict: 'approved' | 'rejected') => Promise<void>;

interface PlanReviewDeps {
  readonly progress: PlanProgress;
  readonly planTasks: PlanTasks;
  readonly taskChanges: TaskChanges;
  readonly projects: ProjectService;
  readonly conversations: ConversationService;
  readonly changes: OrganisationChanges;
}

/** The effect of a decision on a plan, in its transaction (spec/rules/conversation.md#plan-review). */
export class PlanReview {
  readonly #deps: PlanReviewDeps;
  #onRunPlan: RunPlanEffect = async () => {};

  constructor(deps: PlanReviewDeps) {
    this.#deps = deps;
  }

  /** Registers the effect of decisions on the plans of runs. */
  onRunPlan(effect: RunPlanEffect): void {
    this.#onRunPlan = effect;
  }

  /** Starts or drops the plan of this approval; does nothing if it no longer waits. */
  async settle(
    em: EntityManager,
    { id: approvalId, context }: ApprovalRecord,
    verdict: 'approved' | 'rejected',
    actor: Actor,
  ): Promise<void> {
    const plan = await em.findOne(Plan, { approvalId, status: 'pending_review' });
    if (plan === null) return;
    // Approvals of release 1.0.0 do not have the field.
    if (context.run_id) await this.#settleOfRun(em, plan, verdict);
    else if (verdict === 'approved') await this.#start(em, plan, actor);
    else await this.#drop(em, plan);
  }

  /** Rejects the plan of an approval that expired, because the task of its run has ended. */
  async expire(em: EntityManager, approvalId: string): Promise<void> {
    const plan = await em.findOne(Plan, { approvalId, status: 'pending_review' });
    if (plan !== null) await this.#deps.progress.setStatus(em, plan, 'rejected');
  }

  /** The plan of a run: its tasks are created in the name of the user for whom the run works, and its objective stays as it is. */
  async #settleOfRun(em: EntityManager, plan: PlanRecord, verdict: 'approved' | 'rejected'): Promise<void> {
    const { planTasks, progress } = this.#deps;
    if (verdict === 'approved') await planTasks.start(em, plan, creatorOf(await lockTask(em, plan.objectiveTaskId)));
    else await progress.setStatus(em, plan, 'rejected');
    await this.#onRunPlan(em, plan, verdict);
  }

  async #start(em: EntityManager, plan: PlanRecord, actor: Actor): Promise<void> {
    // Projects are locked before tasks to prevent deadlocks.
    await lockProject(em, plan.projectId);
    // Without the lock, a concurrent claim or assignment of the objective would not see its new subtasks.
    await lockTask(em, plan.objectiveTaskId);
    const project = await this.#deps.planTasks.start(em, plan, {
      userId: actor.userId,
      keyId: actor.credential.keyId,
      fallbackAgentId: null,
    });
    await this.#assign(em, plan.objectiveTaskId, project.lead ?? null);
    await this.#settle(em, plan, 'closed');
  }

  /** Assigns the objective. It waits for the tasks of the items; then its agent delivers the result. */
  async #assign(em: EntityManager, objectiveTaskId: string, lead: string | null): Promise<void> {
    const { changes, taskChanges } = this.#deps;
    const { organisation } = await changes.readIn(em);
    const agent = chooseAgent(organisation.agents, lead);
    if (agent === null) return;
    await taskChanges.apply(em, await lockTask(em, objectiveTaskId), { assignedTo: agent.id });
  }

  /** No item becomes a task; a project that was created only for this plan is cancelled. */
  async #drop(em: EntityManager, plan: PlanRecord): Promise<void> {
    const { progress, taskChanges, projects } = this.#deps;
    // Projects are locked before tasks to prevent deadlocks.
    const project = await lockProject(em, plan.projectId);
    await progress.setStatus(em, plan, 'rejected');
    await taskChanges.reject(em, plan.objectiveTaskId);
    if (project.planId === plan.id) projects.apply(em, project, { status: 'cancelled' });
    await this.#settle(em, plan, 'active');
  }

  /** Closes or continues the conversation of the plan. */
  async #settle(em: EntityManager, { conversationId }: PlanRecord, status: 'active' | 'closed'): Promise<void> {
    const { conversations } = this.#deps;
    conversations.setStatus(em, await conversations.lock(em, conversationId), status);
  }
}
