import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../../foundation/database/connections/prepared-connection.ts';
import { queueChanges } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { DomainError } from '../../foundation/errors/domain-error.ts';
import { Conflict, ValidationFailed } from '../../foundation/errors/errors.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { RunInput } from '../inputs/run-input.ts';
import type { LeaseCall, LeaseCalls, LockedRun } from '../leases/lease-calls.ts';
import type { LeaseExtensions } from '../leases/lease-extensions.ts';
import { COMMIT_WITHOUT_WAITING } from '../leases/statements.ts';
import { MAX_NOTE, Run, type RunRecord } from '../runs/run.entity.ts';
import { runEvent } from '../runs/run-events.ts';
import { errorForState } from '../runs/run-state.ts';
import type { RunBudgets } from '../spending/run-budgets.ts';
import { keepSteps } from '../steps/late-steps.ts';
import { usageAfter } from '../steps/run-usage.ts';
import { countedSteps, MAX_CONTENT_BYTES, MAX_STEPS, type NewStep } from '../steps/step.ts';
import { addSteps, clean } from '../steps/step-rows.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import { type HeartbeatView, type ProgressReport, stopOf } from './run-report.ts';

/** The shortest time between two `run.progressed` events of a run. */
const EVENT_PAUSE_MS = 2_000;

/** Reads the decided and expired input requests of a run. */
export type ReadDecidedInputs = (em: EntityManager, run: RunRecord) => Promise<readonly RunInput[]>;

interface RunReportsDeps {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly calls: LeaseCalls;
  readonly extensions: LeaseExtensions;
  readonly presence: WorkerPresence;
  readonly runBudgets: RunBudgets;
  readonly answeredInputs: ReadDecidedInputs;
}

/** The result of a report: the run, its decided input requests, and the error if the report was refused. */
interface Reported {
  readonly run: RunRecord;
  readonly isExpired: boolean;
  readonly inputs: readonly RunInput[];
  readonly error: DomainError | null;
  /** Whether the report booked, settled or reserved money. */
  readonly hasSpent: boolean;
}

/** Heartbeats and steps of running runs (spec/rules/work.md#reports). */
export class RunReports {
  readonly #deps: RunReportsDeps;

  constructor(deps: RunReportsDeps) {
    this.#deps = deps;
  }

  /**
   * Extends the lease. Throws NotFound, Forbidden, VersionConflict for a run that was taken over, and Conflict for one that waits or has
   * ended.
   */
  async heartbeat(call: LeaseCall, report: ProgressReport): Promise<HeartbeatView> {
    return (await this.#extend(call, report)) ?? this.#report(call, report);
  }

  /** Extends the lease in a batch with other runs. Returns null if the heartbeat must be handled as a report. */
  async #extend(call: LeaseCall, { progress, note }: ProgressReport): Promise<HeartbeatView | null> {
    if (progress !== null || note !== null) return null;
    const { uow, calls, extensions, presence, runBudgets } = this.#deps;
    const { id } = await uow.read((em) => calls.require(em, call));
    const run = await extensions.extend(id);
    if (run === null) return null;
    await presence.touch([run.workerName]);
    const { leaseExpiresAt, hardDeadline } = run;
    return { leaseExpiresAt, hardDeadline, stop: null, budgetLeft: await runBudgets.leftOf(run, false), inputs: [] };
  }

  async #report(call: LeaseCall, report: ProgressReport): Promise<HeartbeatView> {
    const reported = await this.#deps.uow.write(async (em) => {
      queueStatement(em, COMMIT_WITHOUT_WAITING, []);
      const held = await this.#deps.calls.lock(em, call);
      const { run, state } = held;
      if (state === 'expired') return this.#reported(em, run, { isExpired: true });
      if (state !== 'running' && state !== 'stopping') throw errorForState(state);
      return this.#reported(em, this.#renew(em, held, report, 0));
    });
    return this.#view(reported);
  }

  /**
   * Adds all steps or none; steps with known keys are skipped, and reservations are settled. If the run has ended, the steps are kept as late
   * steps and the report is refused. Throws as `heartbeat` except for a run that waits, Conflict for too many steps, ValidationFailed for too
   * much content, and BudgetExhausted for reservations that do not fit.
   */
  async addSteps(call: LeaseCall, steps: readonly NewStep[], report: ProgressReport): Promise<HeartbeatView> {
    const reported = await this.#deps.uow.write(async (em) => {
      const { calls, runBudgets } = this.#deps;
      const held = await calls.lock(em, call);
      const { run, state } = held;
      if (state === 'taken_over' || state === 'finished' || state === 'released') {
        const kept = await keepSteps(em, run, steps);
        // Spending is booked even after the run has ended.
        await runBudgets.apply(em, run, kept.change, { hasLease: false });
        return this.#reported(em, kept.run, { error: errorForState(state) });
      }
      requireSize(steps);
      const hasLease = state === 'running' || state === 'stopping';
      const isExpired = state === 'expired';
      const change = await addSteps(em, run, steps, { isLate: isExpired, max: null });
      const { length: added } = change.added;
      if (run.steps + added > MAX_STEPS) throw new Conflict(`A run can have at most ${MAX_STEPS} steps`);
      const hasSpent = await runBudgets.apply(em, run, change, { hasLease });
      const usage = usageAfter(run.usage, countedSteps(change));
      const counted = { ...held, run: queueChanges(em, Run, run, { usage, steps: run.steps + added }) };
      const changed = added + change.settled.length;
      if (hasLease) return this.#reported(em, this.#renew(em, counted, report, changed), { hasSpent });
      const lateSteps = run.lateSteps + (isExpired ? added : 0);
      return this.#reported(em, queueChanges(em, Run, counted.run, { lateSteps }), { isExpired, hasSpent });
    });
    return this.#view(reported);
  }

  /** Stores the progress and extends the lease; publishes an event if the last one is old enough. */
  #renew(em: EntityManager, held: LockedRun, { progress, note }: ProgressReport, added: number): RunRecord {
    const { calls, outbox } = this.#deps;
    const { run, time } = held;
    const change = {
      ...(progress === null ? {} : { progress }),
      ...(note === null ? {} : { note: clean(note, MAX_NOTE) }),
    };
    const hasChanged =
      added > 0 || (progress !== null && progress !== run.progress) || (note !== null && change.note !== run.note);
    const last = run.reportedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
    if (!hasChanged || time.now.getTime() - last < EVENT_PAUSE_MS) return calls.extend(em, held, change);
    const renewed = calls.extend(em, held, { ...change, reportedAt: time.now });
    outbox.publish(em, runEvent('progressed', renewed));
    return renewed;
  }

  async #reported(
    em: EntityManager,
    run: RunRecord,
    facts: Partial<Pick<Reported, 'isExpired' | 'error' | 'hasSpent'>> = {},
  ): Promise<Reported> {
    const inputs = run.inputs === 0 ? [] : await this.#deps.answeredInputs(em, run);
    return { isExpired: false, error: null, hasSpent: false, ...facts, run, inputs };
  }

  async #view({ run, isExpired, inputs, error, hasSpent }: Reported): Promise<HeartbeatView> {
    const { presence, runBudgets } = this.#deps;
    await presence.touch([run.workerName]);
    if (error !== null) throw error;
    return {
      leaseExpiresAt: run.leaseExpiresAt,
      hardDeadline: run.hardDeadline,
      stop: stopOf(run, isExpired),
      budgetLeft: await runBudgets.leftOf(run, hasSpent),
      inputs,
    };
  }
}

const requireSize = (steps: readonly NewStep[]): void => {
  const long = steps.find(({ content }) => Buffer.byteLength(content) > MAX_CONTENT_BYTES);
  if (long !== undefined)
    throw new ValidationFailed(`The content of a step can have at most ${MAX_CONTENT_BYTES} bytes`);
};
