import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { readTask } from '../tasks/find-task.ts';
import { hasUnfinishedSubtasks } from '../tasks/open-tasks.ts';
import type { TaskRecord } from '../tasks/task.entity.ts';
import { isFinal, isObjective } from '../tasks/task-rules.ts';
import { Plan, type PlanRecord, type PlanStatus } from './plan.entity.ts';

/** The statuses of a plan that was approved and whose objective is open. */
const STARTED: readonly PlanStatus[] = ['executing', 'integrating', 'reviewing'];

interface PlanProgressDeps {
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/** The status of plans, computed from the stored tasks (spec/rules/conversation.md#plan-completion). */
export class PlanProgress {
  readonly #deps: PlanProgressDeps;

  constructor(deps: PlanProgressDeps) {
    this.#deps = deps;
  }

  /** Changes the status of a plan in the caller's transaction, and publishes it. */
  async setStatus(em: EntityManager, plan: PlanRecord, status: PlanStatus): Promise<void> {
    const { clock, outbox } = this.#deps;
    plan.status = status;
    plan.updatedAt = clock.now();
    await em.flush();
    const { id: plan_id, projectId: project_id, version } = plan;
    outbox.publish(em, {
      type: 'plan.status_changed',
      channel: 'projects',
      payload: { plan_id, project_id, status, version },
    });
  }

  /** Computes the status of the plan of a changed task again, in the transaction of the change. */
  async follow(em: EntityManager, after: TaskRecord, before: TaskRecord): Promise<void> {
    const hasEnded = isFinal(after.status) && !isFinal(before.status);
    if (hasEnded && after.parentTaskId) await this.#refresh(em, after.parentTaskId);
    if (isObjective(after) && isFollowed(after, before)) await this.#refresh(em, after.id);
  }

  /** The lock makes the last two subtasks see each other. */
  async #refresh(em: EntityManager, objectiveTaskId: string): Promise<void> {
    const started = { objectiveTaskId, status: { $in: [...STARTED] } };
    const plan = await em.findOne(Plan, started, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (plan === null) return;
    const status = await this.#statusOf(em, plan);
    if (status !== plan.status) await this.setStatus(em, plan, status);
  }

  async #statusOf(em: EntityManager, { objectiveTaskId }: PlanRecord): Promise<PlanStatus> {
    const objective = await readTask(em, objectiveTaskId);
    if (objective === null || isFinal(objective.status)) return 'completed';
    if (objective.status === 'in_review') return 'reviewing';
    return (await hasUnfinishedSubtasks(em, objective)) ? 'executing' : 'integrating';
  }
}

/** Whether a change of an objective can change the status of its plan. */
const isFollowed = (after: TaskRecord, before: TaskRecord): boolean =>
  after.setAside !== before.setAside ||
  (after.status !== before.status &&
    (isFinal(after.status) || after.status === 'in_review' || before.status === 'in_review'));
