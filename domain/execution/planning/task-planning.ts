import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { isClientError } from '../../foundation/errors/client-error.ts';
import { DomainError } from '../../foundation/errors/domain-error.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { RunPlanReply } from '../../llm/schemas/run-plan.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { RejectedPlan, RunPlans } from '../../plans/drafts/run-plans.ts';
import type { PlanRecord } from '../../plans/plan.entity.ts';
import { ALL_ATTEMPTS } from '../../tasks/execution/task-progress.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { isFinal } from '../../tasks/task-rules.ts';
import type { RunCloser } from '../endings/run-closer.ts';
import type { ServerEndings } from '../endings/server-endings.ts';
import { END_AWAITED_INPUT, INSERT_RUN_INPUT, SELECT_INPUT } from '../inputs/statements.ts';
import type { LeaseCall, LeaseCalls, LockedTaskRun } from '../leases/lease-calls.ts';
import type { RunFailure } from '../runs/run.entity.ts';
import { errorForState } from '../runs/run-state.ts';
import { approvalBySetting, storedItems, storedPlanSummary } from './plan-rules.ts';

/** After so many rejected plans the task is blocked: agents replan at most twice. */
const MAX_REJECTED = 3;

const MANY_REJECTED: RunFailure = {
  kind: 'refused',
  message: 'Too many plans of the task were rejected; start the task to allow one more plan',
  retryable: false,
};

interface TaskPlanningDeps {
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly settings: LiveSettings;
  readonly changes: Pick<OrganisationChanges, 'read'>;
  readonly calls: LeaseCalls;
  readonly closer: Pick<RunCloser, 'close'>;
  readonly endings: Pick<ServerEndings, 'releaseWaiting' | 'failWaiting'>;
  readonly runPlans: RunPlans;
}

/** The plan of a run breaks a limit, for example of open tasks. */
export class PlanRefused extends Error {}

const asPlanRefused = (error: unknown): never => {
  throw error instanceof DomainError && isClientError(error)
    ? new PlanRefused(`The plan cannot be stored: ${error.detail}`)
    : error;
};

/** A run that holds its lease, with its task. */
type HeldRun = LockedTaskRun & { readonly task: TaskRecord };

/** The plans of runs: how they are stored, reviewed and executed (spec/rules/work.md#plans-of-agents). */
export class TaskPlanning {
  readonly #deps: TaskPlanningDeps;

  constructor(deps: TaskPlanningDeps) {
    this.#deps = deps;
  }

  /** The rejected plans of a task, newest first. */
  rejectedOf(taskId: string): Promise<readonly RejectedPlan[]> {
    const { uow, runPlans } = this.#deps;
    return uow.read((em) => runPlans.rejectedOf(em, taskId));
  }

  /** Ends a run of kind `plan` with its plan. Throws the errors of a lease call. */
  async settle(agent: Agent, call: LeaseCall, reply: RunPlanReply): Promise<void> {
    const { uow, changes } = this.#deps;
    const { organisation } = await changes.read();
    const summary = storedPlanSummary(reply);
    await uow.write(async (em) => {
      const { task, ...held } = await this.#deps.calls.lockWithTask(em, call);
      const { run, state } = held;
      if (task === null || (state !== 'running' && state !== 'stopping'))
        throw errorForState(state === 'running' || state === 'stopping' ? 'taken_over' : state);
      const current = { ...held, task };
      if (run.stopReason === 'cancelled' || isFinal(task.status)) return this.#cancel(em, current);
      if (reply.items.length === 1) return this.#finish(em, current, summary);
      const approvedBySetting = approvalBySetting(this.#deps.settings, organisation, agent);
      const items = storedItems(reply.items, organisation, agent);
      const drafted = { objective: task, runId: run.id, agent, summary, items, approvedBySetting };
      const plan = await this.#deps.runPlans.store(em, drafted).catch(asPlanRefused);
      return approvedBySetting === null ? this.#park(em, current, plan) : this.#finish(em, current, summary);
    });
  }

  /** The effect of the decision on a plan, in its transaction: the run that waits for it ends. */
  async decided(
    em: EntityManager,
    { approvalId, objectiveTaskId }: PlanRecord,
    verdict: 'approved' | 'rejected',
  ): Promise<void> {
    const { endings, runPlans } = this.#deps;
    const [row] = await readPrepared<{ runId: string; taskId: string }>(em, SELECT_INPUT, [approvalId]);
    if (row === undefined) return;
    const reference = { id: row.runId, taskId: row.taskId };
    const isFailed = verdict === 'rejected' && (await runPlans.rejectedOf(em, objectiveTaskId)).length >= MAX_REJECTED;
    if (isFailed) await endings.failWaiting(em, reference, MANY_REJECTED);
    else await endings.releaseWaiting(em, reference, 'approval');
    queueStatement(em, END_AWAITED_INPUT, [approvalId]);
  }

  /** The plan is decided: its tasks exist, or the task is executed directly. */
  async #finish(em: EntityManager, held: HeldRun, summary: string): Promise<void> {
    const { closer, audit } = this.#deps;
    const { run, task, time } = held;
    const change = { ...ALL_ATTEMPTS, status: 'assigned', isPlanned: true, readyAt: task.readyAt ?? null } as const;
    await closer.close(em, held, { status: 'succeeded', endedBy: 'finish', summary }, change, time.now);
    audit.record(em, {
      ...{ action: 'run.finished', actorId: run.claimedBy, agentId: run.agentId },
      ...{ targetType: 'run', targetId: run.id, targetName: task.title, details: { status: 'succeeded' } },
    });
  }

  /** The run waits for the decision of a person. */
  async #park(em: EntityManager, held: HeldRun, { approvalId, summary }: PlanRecord): Promise<void> {
    const { run, time } = held;
    queueStatement(em, INSERT_RUN_INPUT, [approvalId, run.id, run.taskId, '', 'plan', '[]', true]);
    const waiting = { status: 'waiting', endedBy: null, summary, stopReason: null, stopAt: null } as const;
    await this.#deps.closer.close(em, held, waiting, null, time.now);
  }

  async #cancel(em: EntityManager, held: HeldRun): Promise<void> {
    await this.#deps.closer.close(em, held, { status: 'cancelled', endedBy: 'release' }, null, held.time.now);
  }
}
