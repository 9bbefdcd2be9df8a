import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalExpiry } from '../../approvals/approval-expiry.ts';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { lockRecord, queueChanges } from '../../foundation/database/records.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { lockTaskIfPresent } from '../../tasks/find-task.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { isFinal } from '../../tasks/task-rules.ts';
import { isLeaseLive, readWorkTime, type WorkTime } from '../leases/work-time.ts';
import { isOpen, Run, type RunFailure, type RunRecord, type StopReason } from '../runs/run.entity.ts';
import type { RunArtifacts } from '../runs/run-artifacts.ts';
import { type SpentBudgets, spentCapOf, spentRootsOf } from '../spending/spent-caps.ts';
import { workSettings } from '../work-settings.ts';
import { afterDrain, afterFailure, isDrain } from './retry-rules.ts';
import { isCurrentRun, type RunCloser, type TaskRun } from './run-closer.ts';
import {
  REQUEST_CANCELLATION,
  REQUEST_STOP,
  REQUEST_STOP_IN_SCOPE,
  SELECT_OPEN_RUNS_OF_TASKS,
  SELECT_RUNNING_RUNS,
  SELECT_RUNS_OF_WORKERS,
} from './statements.ts';

/** The id of a run, and of its task, which is locked before the run. */
export interface RunReference {
  readonly id: string;
  readonly taskId: string;
}

/** Selects the runs of the company (`id` null), of a project or of an agent. */
export interface RunScope {
  readonly scope: 'company' | 'project' | 'agent';
  readonly id: string | null;
}

interface RunningRun extends RunReference {
  readonly agentId: string;
  readonly projectId: string;
}

interface ServerEndingsDeps {
  readonly settings: LiveSettings;
  readonly closer: RunCloser;
  readonly artifacts: RunArtifacts;
  readonly approvalExpiry: Pick<ApprovalExpiry, 'expireOfTask'>;
}

/** Stops and ends runs for the server (spec/rules/work.md#ends-of-runs). Every method joins the caller's transaction. */
export class ServerEndings {
  readonly #deps: ServerEndingsDeps;

  constructor(deps: ServerEndingsDeps) {
    this.#deps = deps;
  }

  /** Cancels the open runs of cancelled tasks: running ones are asked to stop, waiting ones end immediately. */
  async cancelRunsOfTasks(em: EntityManager, taskIds: readonly string[]): Promise<void> {
    const found = await readPrepared<RunReference>(em, SELECT_OPEN_RUNS_OF_TASKS, [JSON.stringify(taskIds)]);
    if (found.length > 0) {
      const lease = this.#deps.settings.get(workSettings.leaseSeconds);
      queueStatement(em, REQUEST_CANCELLATION, [lease, JSON.stringify(found.map(({ id }) => id))]);
    }
    for (const reference of found) await this.#cancelIfWaiting(em, reference);
  }

  /** Asks the running runs of a scope to stop; waiting runs do not change. It only queues a statement. */
  drain(em: EntityManager, { scope, id }: RunScope, reason: StopReason): void {
    const lease = this.#deps.settings.get(workSettings.leaseSeconds);
    queueStatement(em, REQUEST_STOP_IN_SCOPE, [reason, lease, scope, id, id]);
  }

  /** Asks the running runs under a used-up cap to stop. */
  async stopSpent(em: EntityManager, spent: SpentBudgets): Promise<void> {
    const { isCompanySpent, agents, projectIds, tasks } = spent;
    if (!isCompanySpent && agents.size + projectIds.size + tasks.size === 0) return;
    const running = await readPrepared<RunningRun>(em, SELECT_RUNNING_RUNS);
    const taskIds = running.map(({ taskId }) => taskId);
    const roots = await spentRootsOf(em, spent, taskIds);
    const isSpent = ({ taskId: id, projectId, agentId: assignedTo }: RunningRun): boolean =>
      spentCapOf(spent, { id, projectId, assignedTo }, roots.get(id)) !== null;
    this.requestStop(em, running.filter(isSpent), 'budget');
  }

  /** Asks the running ones of these runs to stop; their leases expire one lease duration later. */
  requestStop(em: EntityManager, runs: readonly RunReference[], reason: StopReason): void {
    if (runs.length === 0) return;
    const lease = this.#deps.settings.get(workSettings.leaseSeconds);
    queueStatement(em, REQUEST_STOP, [reason, lease, JSON.stringify(runs.map(({ id }) => id))]);
  }

  /**
   * Cancels the open run of a task whose agent changed; an expired one stays taken over, also if its agent gets the task back. Call it under the
   * lock of the task, after its change.
   */
  async cancelReassigned(em: EntityManager, runId: string): Promise<void> {
    const [run, time] = await Promise.all([lockRecord(em, Run, { id: runId }), readWorkTime(em)]);
    if (run?.status === 'expired') queueChanges(em, Run, run, { stopReason: 'reassigned' });
    if (run === null || !isOpen(run)) return;
    // The other agent plans the task itself.
    if (run.kind === 'plan') await this.#deps.approvalExpiry.expireOfTask(em, run.taskId);
    const ending = { status: 'cancelled', endedBy: 'server', stopReason: 'reassigned' } as const;
    await this.#deps.closer.close(em, { run, task: null }, ending, null, time.now);
  }

  /** Ends the running runs of deleted workers: they expire and are taken over, and the attempts are not counted. */
  async endRunsOfWorkers(em: EntityManager, workerNames: readonly string[]): Promise<void> {
    const runs = await readPrepared<RunReference>(em, SELECT_RUNS_OF_WORKERS, [JSON.stringify(workerNames)]);
    for (const reference of runs) {
      const held = await this.#lockTaskRun(em, reference);
      if (held?.run.status !== 'running') continue;
      const ending = { status: 'expired', endedBy: 'server', stopReason: 'worker_deleted' } as const;
      const change = isCurrentRun(held) ? afterDrain(held.task) : null;
      await this.#deps.closer.close(em, held, ending, change, held.time.now);
    }
  }

  /** Releases a run that waited for a decision: the task is ready again and keeps its place. */
  async releaseWaiting(em: EntityManager, reference: RunReference, reason: 'input' | 'approval'): Promise<void> {
    const held = await this.#lockTaskRun(em, reference);
    if (held?.run.status !== 'waiting') return;
    const ending = { status: 'released', endedBy: 'server', stopReason: reason } as const;
    const change = isCurrentRun(held) ? afterDrain(held.task) : null;
    await this.#deps.closer.close(em, held, ending, change, held.time.now);
  }

  /** Ends a run that waited for a decision as failed for good: the task is blocked. */
  async failWaiting(em: EntityManager, reference: RunReference, failure: RunFailure): Promise<void> {
    const held = await this.#lockTaskRun(em, reference);
    if (held?.run.status !== 'waiting') return;
    const counted = { isRetryable: failure.retryable, isSilent: false };
    const change = isCurrentRun(held) ? afterFailure(held.task, counted, this.limitsOf(held.task, held.time)) : null;
    await this.#deps.closer.close(em, held, { status: 'failed', endedBy: 'server', failure }, change, held.time.now);
  }

  /** Ends a running run whose lease has expired. Does nothing if the run has ended or its lease was extended. */
  async expire(em: EntityManager, reference: RunReference): Promise<void> {
    const held = await this.#lockTaskRun(em, reference);
    if (held?.run.status !== 'running' || isLeaseLive(held.run.leaseExpiresAt, held.time)) return;
    const { run, task, time } = held;
    const { closer } = this.#deps;
    const reason = run.stopReason ?? 'expired';
    if (reason === 'cancelled' || (task !== null && isFinal(task.status))) {
      await closer.close(em, held, { status: 'cancelled', endedBy: 'server' }, null, time.now);
    } else if (isDrain(reason)) {
      const change = isCurrentRun(held) ? afterDrain(held.task) : null;
      await closer.close(em, held, { status: 'released', endedBy: 'server' }, change, time.now);
    } else {
      const failure = { isRetryable: true, isSilent: await this.#isSilent(em, run) };
      const change = isCurrentRun(held) ? afterFailure(held.task, failure, this.limitsOf(held.task, time)) : null;
      await closer.close(em, held, { status: 'expired', endedBy: 'server', stopReason: reason }, change, time.now);
    }
  }

  /** The maximum number of attempts of a task, and the time at which its backoff begins. */
  limitsOf({ maxAttempts }: Pick<TaskRecord, 'maxAttempts'>, { now }: WorkTime) {
    return { now, maxAttempts: maxAttempts ?? this.#deps.settings.get(workSettings.maxAttempts) };
  }

  /** Whether the run reported neither a step nor an artifact. */
  async #isSilent(em: EntityManager, { id, steps }: RunRecord): Promise<boolean> {
    return steps === 0 && (await this.#deps.artifacts.ofRuns(em, [id])).length === 0;
  }

  async #cancelIfWaiting(em: EntityManager, reference: RunReference): Promise<void> {
    const { run, time } = await this.#lockRun(em, reference);
    if (run?.status !== 'waiting') return;
    const ending = { status: 'cancelled', endedBy: 'server', stopReason: 'cancelled' } as const;
    await this.#deps.closer.close(em, { run, task: null }, ending, null, time.now);
  }

  async #lockRun(em: EntityManager, { id }: RunReference): Promise<{ run: RunRecord | null; time: WorkTime }> {
    const [run, time] = await Promise.all([lockRecord(em, Run, { id }), readWorkTime(em)]);
    return { run, time };
  }

  async #lockTaskRun(
    em: EntityManager,
    { id, taskId }: RunReference,
  ): Promise<(TaskRun & { readonly time: WorkTime }) | null> {
    const [task, run, time] = await Promise.all([
      lockTaskIfPresent(em, taskId),
      lockRecord(em, Run, { id }),
      readWorkTime(em),
    ]);
    return run === null ? null : { run, task, time };
  }
}
