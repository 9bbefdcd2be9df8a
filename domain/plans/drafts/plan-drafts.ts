import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../../approvals/approval.entity.ts';
import type { ApprovalService } from '../../approvals/approval-service.ts';
import type { ConversationRecord } from '../../conversations/conversation.entity.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import { truncate } from '../../foundation/kernel/text/text.ts';
import type { RecordLimit } from '../../foundation/limits/record-limit.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { ProposedPlan } from '../../llm/schemas/propose-decision.ts';
import { currencySetting } from '../../organisation/value/currency-setting.ts';
import type { ProjectRecord } from '../../projects/project.entity.ts';
import { findUsableProject, lockProject, lockProjects, type ProjectService } from '../../projects/project-service.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import { Plan, type PlanRecord } from '../plan.entity.ts';
import { objectiveOf, planContentOf, reviewContentOf } from './plan-content.ts';

export interface PlanDraftDeps {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly settings: LiveSettings;
  readonly projects: ProjectService;
  readonly taskChanges: TaskChanges;
  readonly approvals: ApprovalService;
  readonly limit: RecordLimit;
}

/** The longest description of a project. */
const MAX_DESCRIPTION = 4000;

/** A plan that can still be replaced, with its approval, whose lock covers both. */
export interface PendingPlan {
  readonly plan: PlanRecord;
  readonly approval: ApprovalRecord;
}

/** A proposed plan with its author and the id of its existing project, or null. */
export interface PlanProposal {
  readonly proposed: ProposedPlan;
  readonly projectId: string | null;
  readonly actor: Actor;
}

/** Stores the result of a proposal as a plan that waits for review (spec/rules/chat.md#plan-drafts). */
export class PlanDrafts {
  readonly #deps: PlanDraftDeps;

  constructor(deps: PlanDraftDeps) {
    this.#deps = deps;
  }

  /**
   * The plan of a conversation if it waits for review, otherwise null. Must be called before the conversation is
   * locked: a decision locks the approval first and the conversation last.
   */
  async lockPending(em: EntityManager, planId: string | null): Promise<PendingPlan | null> {
    const plan = await pendingPlan(em, planId);
    const approval = plan === null ? null : await this.#deps.approvals.lockPending(em, plan.approvalId);
    return approval === null || plan === null ? null : { plan, approval };
  }

  /**
   * Stores a draft in the caller's transaction, which holds the lock of the conversation: replaces the pending plan or
   * creates one.
   */
  async store(
    em: EntityManager,
    conversation: ConversationRecord,
    proposal: PlanProposal,
    pending: PendingPlan | null,
  ): Promise<PlanRecord> {
    const plan =
      pending === null ? await this.#add(em, conversation, proposal) : await this.#replace(em, pending, proposal);
    await em.flush();
    const { id: plan_id, projectId: project_id, status, version } = plan;
    const payload = { plan_id, project_id, status, version };
    this.#deps.outbox.publish(em, { type: 'plan.drafted', channel: 'projects', payload });
    return plan;
  }

  async #add(em: EntityManager, conversation: ConversationRecord, proposal: PlanProposal): Promise<PlanRecord> {
    const { clock, taskChanges, approvals, limit } = this.#deps;
    await limit.require(em);
    const { userId } = proposal.actor;
    const id = newId();
    const content = planContentOf(proposal.proposed);
    const project = (await wantedProject(em, proposal)) ?? (await this.#newProject(em, id, proposal));
    const unplaced = { assignedTo: null, parentTaskId: null, deadline: null };
    const origin = { planId: id, source: 'plan', createdByKeyId: proposal.actor.credential.keyId } as const;
    const objective = await taskChanges.add(em, { ...objectiveOf(content, project.id), ...unplaced }, userId, origin);
    const asked = {
      ...reviewContentOf(content, 1),
      ...({ actionType: 'plan:review', riskLevel: 'medium', source: 'plan_review', ttlSeconds: null } as const),
      ...{ taskId: objective.id, context: { conversationId: conversation.id, planId: id } },
    };
    const approval = await approvals.request(asked, proposal.actor);
    const now = clock.now();
    return em.create(Plan, {
      ...content,
      id,
      projectId: project.id,
      objectiveTaskId: objective.id,
      conversationId: conversation.id,
      approvalId: approval.id,
      status: 'pending_review',
      version: 1,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    });
  }

  /** Keeps plan, task and approval, and replaces their content. */
  async #replace(em: EntityManager, { plan, approval }: PendingPlan, proposal: PlanProposal): Promise<PlanRecord> {
    const { clock, taskChanges, approvals } = this.#deps;
    const content = planContentOf(proposal.proposed);
    const project = await this.#projectOf(em, plan, proposal);
    await taskChanges.redraft(em, plan.objectiveTaskId, objectiveOf(content, project.id));
    const version = plan.version + 1;
    approvals.revise(em, approval, reviewContentOf(content, version));
    return em.assign(plan, { ...content, projectId: project.id, version, updatedAt: clock.now() });
  }

  /**
   * The newly named project, or the current one if it has not ended. A project that was created only for this plan is
   * cancelled if it is no longer used.
   */
  async #projectOf(em: EntityManager, plan: PlanRecord, proposal: PlanProposal): Promise<ProjectRecord> {
    const { projects } = this.#deps;
    const { project_id: named } = proposal.proposed;
    await lockProjects(em, [plan.projectId, named, proposal.projectId]);
    const present = await lockProject(em, plan.projectId);
    const isOwn = present.planId === plan.id;
    const project =
      (await wantedProject(em, proposal)) ??
      (await findUsableProject(em, present.id)) ??
      (await this.#newProject(em, plan.id, proposal));
    const { title } = proposal.proposed;
    if (isOwn && project.id === present.id && present.name === plan.title && title !== plan.title)
      projects.apply(em, present, { name: title });
    if (isOwn && project.id !== present.id && present.status === 'planning')
      projects.apply(em, present, { status: 'cancelled' });
    return project;
  }

  async #newProject(em: EntityManager, planId: string, { proposed, actor }: PlanProposal): Promise<ProjectRecord> {
    const { projects, settings } = this.#deps;
    return projects.add(em, {
      name: proposed.title,
      description: truncate(proposed.summary, MAX_DESCRIPTION),
      lead: null,
      budget: 0,
      currency: settings.get(currencySetting),
      deadline: null,
      status: 'planning',
      charterId: null,
      planId,
      createdBy: actor.userId,
    });
  }
}

/** The plan with this id if it waits for review, otherwise null. */
export const pendingPlan = async (em: EntityManager, planId: string | null): Promise<PlanRecord | null> =>
  planId === null ? null : em.findOne(Plan, { id: planId, status: 'pending_review' });

/** The project that the plan names, or that of the request, if it exists and has not ended. */
const wantedProject = async (
  em: EntityManager,
  { proposed, projectId }: PlanProposal,
): Promise<ProjectRecord | null> => {
  const named = proposed.project_id === null ? null : await findUsableProject(em, proposed.project_id);
  return named ?? (projectId === null ? null : findUsableProject(em, projectId));
};
