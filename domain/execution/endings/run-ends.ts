import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalExpiry } from '../../approvals/approval-expiry.ts';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { DomainError } from '../../foundation/errors/domain-error.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { ALL_ATTEMPTS, type TaskProgress } from '../../tasks/execution/task-progress.ts';
import type { AppliedReviewPolicy, TaskRecord } from '../../tasks/task.entity.ts';
import { isFinal } from '../../tasks/task-rules.ts';
import type { LeaseCall, LeaseCalls, LockedTaskRun } from '../leases/lease-calls.ts';
import { MAX_NOTE, type RunRecord } from '../runs/run.entity.ts';
import type { ArtifactSummary, RunArtifacts } from '../runs/run-artifacts.ts';
import { errorForState } from '../runs/run-state.ts';
import { isUnderSpentCap, type SpentBudgets, type SpentCaps } from '../spending/spent-caps.ts';
import { digestOf, keepReport } from '../steps/late-steps.ts';
import { clean } from '../steps/step-rows.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import {
  type FinishReport,
  markedCriteria,
  missingArtifact,
  requireEveryCriterion,
  requireFailure,
  requireOwnArtifacts,
  storedCriteria,
  storedFailure,
  storedSummary,
} from './finish-rules.ts';
import { afterDrain, afterFailure, afterRelease, isDrain } from './retry-rules.ts';
import type { RunCloser, RunEnding } from './run-closer.ts';
import type { ServerEndings } from './server-endings.ts';

/** How the result of a run is reviewed. Its methods are called in the transaction that ends the run. */
export interface ReviewGate {
  /** The policy for a run that ends now; with `none` it is not reviewed. */
  policyOf(task: TaskRecord, run: RunRecord): Promise<AppliedReviewPolicy>;
  /** Requests the review of a run whose task is in review. */
  request(em: EntityManager, run: RunRecord, task: TaskRecord, actor: Actor): Promise<void>;
}

interface RunEndsDeps {
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly calls: LeaseCalls;
  readonly presence: Pick<WorkerPresence, 'touch'>;
  readonly closer: RunCloser;
  readonly endings: Pick<ServerEndings, 'limitsOf'>;
  readonly artifacts: RunArtifacts;
  readonly gate: ReviewGate;
  readonly spentCaps: Pick<SpentCaps, 'fresh'>;
  readonly approvalExpiry: Pick<ApprovalExpiry, 'prefetchPending'>;
}

/** The run after a report, and the error if the report was refused. The transaction commits in both cases, so that the report is kept. */
interface Attempt {
  readonly run: RunRecord;
  readonly error: DomainError | null;
}

/** Finishes and releases runs for their workers (spec/rules/work.md#finishing-a-run). */
export class RunEnds {
  readonly #deps: RunEndsDeps;

  constructor(deps: RunEndsDeps) {
    this.#deps = deps;
  }

  /**
   * Records the result exactly once; the same report again returns the run as it is. Throws NotFound, Forbidden, VersionConflict for a run
   * that was taken over, Conflict for one that waits or has ended, and ValidationFailed for incomplete criteria.
   */
  async finish(call: LeaseCall, report: FinishReport): Promise<RunRecord> {
    // Before the transaction, because it reads through another connection.
    const spent = report.failure?.kind === 'budget' ? await this.#deps.spentCaps.fresh() : null;
    const { run, error } = await this.#deps.uow.write((em) => this.#attempt(em, call, report, spent));
    await this.#deps.presence.touch([run.workerName]);
    if (error !== null) throw error;
    return run;
  }

  async #attempt(
    em: EntityManager,
    call: LeaseCall,
    report: FinishReport,
    spent: SpentBudgets | null,
  ): Promise<Attempt> {
    const { actor } = call;
    const { calls, artifacts, approvalExpiry } = this.#deps;
    // The end of the task expires its pending approvals (`buildEndings`), which usually do not exist.
    const { held, found } = await calls.lockAndRead(em, call, ({ id, taskId }) =>
      Promise.all([artifacts.ofRuns(em, [id]), approvalExpiry.prefetchPending(em, taskId)]),
    );
    const [delivered] = found;
    const { run, state, task } = held;
    const reportHash = digestOf(report);
    if (state === 'finished' && run.reportHash === reportHash) return { run, error: null };
    if (state === 'waiting') return { run, error: errorForState(state) };
    if (state === 'taken_over' || state === 'finished' || state === 'released' || task === null)
      return {
        run: await keepReport(em, run, 'finish', report),
        error: errorForState(state === 'running' || state === 'stopping' || state === 'expired' ? 'taken_over' : state),
      };
    requireFailure(report);
    const isSpent = spent !== null && (await isUnderSpentCap(em, spent, { ...task, assignedTo: run.agentId }));
    const ended = await this.#end(em, { ...held, task }, report, { reportHash, isSpent, actor, delivered });
    this.#deps.audit.record(em, {
      ...{ action: 'run.finished', actorId: actor.userId, agentId: run.agentId },
      ...{ targetType: 'run', targetId: run.id, targetName: task.title, details: { status: ended.status } },
    });
    return { run: ended, error: null };
  }

  async #end(
    em: EntityManager,
    held: LockedTaskRun & { readonly task: TaskRecord },
    report: FinishReport,
    given: {
      readonly reportHash: string;
      readonly isSpent: boolean;
      readonly actor: Actor;
      readonly delivered: readonly ArtifactSummary[];
    },
  ): Promise<RunRecord> {
    const { closer, artifacts, gate } = this.#deps;
    const { run, time } = held;
    const { delivered } = given;
    const isLate = held.state === 'expired';
    const task = isLate && run.status === 'expired' ? withoutExpiry(held.task) : held.task;
    if (report.outcome === 'succeeded') requireEveryCriterion(report.criteria, task);
    requireOwnArtifacts(report.criteria, delivered);
    const criteria = storedCriteria(report.criteria);
    const failure =
      report.outcome === 'succeeded'
        ? missingArtifact(task, delivered)
        : report.failure && storedFailure(report.failure);
    const ending = {
      endedBy: 'finish',
      summary: storedSummary(report.summary),
      criteria,
      failure,
      finishedLate: isLate,
      reportHash: given.reportHash,
    } as const;
    const close = (
      status: RunEnding['status'],
      change: Partial<TaskProgress> | null,
      reviewPolicy: AppliedReviewPolicy | null = null,
    ) => closer.close(em, { run, task: held.task }, { ...ending, status, reviewPolicy }, change, time.now);
    // A final task stays final. A server of release 1.0.0 may have ended it, which sends no stop request.
    if (run.stopReason === 'cancelled' || isFinal(task.status)) return close('cancelled', null);
    if (failure !== null) {
      if (failure.kind === 'budget' && given.isSpent) return close('failed', afterDrain(task));
      const limits = this.#deps.endings.limitsOf(task, time);
      return close('failed', afterFailure(task, { isRetryable: failure.retryable, isSilent: false }, limits));
    }
    const policy = await gate.policyOf(task, run);
    const isMet = (index: number): boolean => criteria.some((one) => one.index === index && one.met);
    if (policy === 'none') {
      if (delivered.length > 0) await artifacts.accept(em, run.id);
      const acceptanceCriteria = markedCriteria(task, isMet);
      return close('succeeded', { ...ALL_ATTEMPTS, status: 'completed', acceptanceCriteria }, policy);
    }
    const reviewed = await close('succeeded', { ...ALL_ATTEMPTS, status: 'in_review' }, policy);
    await gate.request(em, reviewed, held.task, given.actor);
    return reviewed;
  }

  /**
   * Returns the task of a run to the queue; the attempt is not counted. The same release again returns the run as it is. Throws NotFound,
   * Forbidden, VersionConflict for a run that was taken over, and Conflict for one that waits, has expired or ended by other means.
   */
  async release(
    call: LeaseCall,
    { reason, delaySeconds }: { readonly reason: string; readonly delaySeconds: number },
  ): Promise<RunRecord> {
    const { calls, closer, presence, uow } = this.#deps;
    const released = await uow.write(async (em) => {
      const { run, task, state, time } = await calls.lockWithTask(em, call);
      if (state === 'released') return run;
      if (state !== 'running' && state !== 'stopping') throw errorForState(state);
      const note = reason === '' ? (run.note ?? null) : clean(reason, MAX_NOTE);
      if (run.stopReason === 'cancelled' || (task !== null && isFinal(task.status)))
        return closer.close(em, { run, task }, { status: 'cancelled', endedBy: 'release', note }, null, time.now);
      const change = task && (isDrain(run.stopReason) ? afterDrain(task) : afterRelease(task, delaySeconds, time.now));
      return closer.close(em, { run, task }, { status: 'released', endedBy: 'release', note }, change, time.now);
    });
    await presence.touch([released.workerName]);
    return released;
  }
}

/** The task without the attempt that the expiry of its run counted: a late finish takes it back. */
const withoutExpiry = (task: TaskRecord): TaskRecord => ({
  ...task,
  attempts: Math.max(0, task.attempts - 1),
  silentRuns: 0,
});
