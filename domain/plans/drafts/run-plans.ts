import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalService } from '../../approvals/approval-service.ts';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import type { ProposedItem } from '../../llm/schemas/propose-decision.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { Plan, type PlanRecord } from '../plan.entity.ts';
import type { StoredPlanItem } from '../plan-item.ts';
import { creatorOf, type PlanTasks } from '../plan-tasks.ts';
import { SELECT_REJECTED_PLANS } from '../statements.ts';
import { planItemsOf, reviewContentOf } from './plan-content.ts';

/** A plan that a run drafted for its task, whose agent is the requester of the review. */
export interface RunPlan {
  readonly objective: TaskRecord;
  readonly runId: string;
  readonly agent: { readonly id: string; readonly name: string };
  readonly summary: string;
  readonly items: readonly ProposedItem[];
  /** Why nobody reviews it; null if a person does. */
  readonly approvedBySetting: string | null;
}

/** A plan that people rejected, with their reason; an empty text without one. */
export interface RejectedPlan {
  readonly summary: string;
  readonly titles: readonly string[];
  readonly reason: string;
}

interface RunPlansDeps {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly approvals: Pick<ApprovalService, 'request'>;
  readonly planTasks: PlanTasks;
}

/** Plans that runs draft for the tasks of charters (spec/rules/work.md#plans-of-agents). */
export class RunPlans {
  readonly #deps: RunPlansDeps;

  constructor(deps: RunPlansDeps) {
    this.#deps = deps;
  }

  /** Stores the plan with its approval in the caller's transaction, which has locked the task. Starts it if nobody reviews it. */
  async store(em: EntityManager, drafted: RunPlan): Promise<PlanRecord> {
    const { clock, outbox, planTasks } = this.#deps;
    const { objective, summary, items, approvedBySetting } = drafted;
    const id = newId();
    const approval = await this.#request(id, drafted);
    const now = clock.now();
    const plan = em.create(Plan, {
      id,
      projectId: objective.projectId,
      objectiveTaskId: objective.id,
      conversationId: objective.correlationId ?? newId(),
      approvalId: approval.id,
      title: objective.title,
      summary,
      status: 'pending_review',
      version: 1,
      priority: objective.priority,
      taskType: objective.type,
      estimatedComplexity: objective.estimatedComplexity,
      acceptanceCriteria: objective.acceptanceCriteria.map(({ description }) => description),
      items: planItemsOf(items),
      createdBy: objective.createdBy,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    const { projectId: project_id, status, version } = plan;
    outbox.publish(em, {
      type: 'plan.drafted',
      channel: 'projects',
      payload: { plan_id: id, project_id, status, version },
    });
    if (approvedBySetting !== null) await planTasks.start(em, plan, creatorOf(objective));
    return plan;
  }

  /** The rejected plans of a task, newest first. */
  async rejectedOf(em: EntityManager, objectiveTaskId: string): Promise<readonly RejectedPlan[]> {
    type Row = { readonly summary: string; readonly items: string; readonly reason: string };
    const rows = await readPrepared<Row>(em, SELECT_REJECTED_PLANS, [objectiveTaskId]);
    return rows.map(({ summary, items, reason }) => ({
      summary,
      titles: (JSON.parse(items) as StoredPlanItem[]).map(({ title }) => title),
      reason,
    }));
  }

  /** The requester is the user for whom the run works: with `another_person` someone else decides. */
  #request(planId: string, { objective, runId, agent, summary, approvedBySetting }: RunPlan) {
    return this.#deps.approvals.request(
      {
        ...reviewContentOf({ title: objective.title, summary }, 1),
        actionType: 'plan:review',
        riskLevel: 'medium',
        source: 'plan_review',
        ttlSeconds: null,
        taskId: objective.id,
        requestedBy: agent.name,
        isUnlimited: true,
        context: { planId, runId, agentId: agent.id, agentName: agent.name },
        ...(approvedBySetting === null ? {} : { approvedBySetting }),
      },
      { userId: objective.createdBy, username: agent.name },
    );
  }
}
