import type { EntityManager } from '@mikro-orm/postgresql';
import { PeriodicTask } from '../../foundation/background.ts';
import { isClientError } from '../../foundation/errors/client-error.ts';
import type { RunClaim } from '../claims/claim.ts';
import type { LeaseCall, LeaseCalls } from '../leases/lease-calls.ts';
import type { HeartbeatView } from '../reports/run-report.ts';
import type { RunReports } from '../reports/run-reports.ts';
import type { StopReason } from '../runs/run.entity.ts';
import { errorForState } from '../runs/run-state.ts';
import type { NewStep } from '../steps/step.ts';
import { BUILT_IN_ACTOR } from '../workers/built-in-actor.ts';

/** The run was asked to stop, or its process stops. */
export class RunStopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`the run was asked to stop: ${reason}`);
    this.reason = reason;
  }
}

/** The lease has expired, or the run was taken over: its result would not be accepted. */
export class LeaseLost extends Error {}

/** Heartbeats per duration of a lease. */
const HEARTBEATS = 3;
/** The maximum number of steps of one report. */
const MAX_REPORTED = 100;
const UNCHANGED = { progress: null, note: null };

interface RunLeaseDeps {
  readonly reports: Pick<RunReports, 'heartbeat' | 'addSteps'>;
  readonly calls: LeaseCalls;
  readonly leaseSeconds: number;
}

/** The lease of a run that this process executes: keeps it, reports steps, and learns of stop requests. */
export class RunLease {
  readonly call: LeaseCall;
  readonly #deps: RunLeaseDeps;
  readonly #interrupted = new AbortController();
  readonly #heartbeats: PeriodicTask;
  #stop: StopReason | null = null;
  #unsent: readonly NewStep[] = [];

  constructor(claim: Pick<RunClaim, 'run' | 'leaseToken'>, deps: RunLeaseDeps) {
    this.call = { runId: claim.run.id, token: claim.leaseToken, actor: BUILT_IN_ACTOR };
    this.#deps = deps;
    const intervalMs = (deps.leaseSeconds * 1000) / HEARTBEATS;
    this.#heartbeats = new PeriodicTask({ run: () => this.heartbeat(), intervalMs });
  }

  /** Aborted when the run must end immediately, with RunStopped or LeaseLost as the reason. */
  get signal(): AbortSignal {
    return this.#interrupted.signal;
  }

  keep(): void {
    this.#heartbeats.startBackground();
  }

  async close(): Promise<void> {
    await this.#heartbeats.close();
  }

  /** Extends the lease. A failure of the database is ignored: the next heartbeat follows. */
  async heartbeat(): Promise<void> {
    await this.#heard(() => this.#deps.reports.heartbeat(this.call, UNCHANGED));
  }

  /** Reports steps. Those that the database did not take are sent with the next report. */
  async report(steps: readonly NewStep[]): Promise<void> {
    this.#unsent = [...this.#unsent, ...steps];
    while (this.#unsent.length > 0) {
      const sent = this.#unsent.slice(0, MAX_REPORTED);
      const isTaken = await this.#heard(() => this.#deps.reports.addSteps(this.call, sent, UNCHANGED));
      if (!isTaken) return;
      this.#unsent = this.#unsent.slice(sent.length);
    }
  }

  /** Asks the run to stop after its current call, because its process stops. */
  drain(): void {
    this.#stop ??= 'server_stopping';
  }

  /** Ends the current call too. */
  interrupt(reason: Error): void {
    this.#interrupted.abort(reason);
  }

  /** Throws RunStopped, or LeaseLost. */
  requireContinuing(): void {
    this.signal.throwIfAborted();
    if (this.#stop !== null) throw new RunStopped(this.#stop);
  }

  /** Ensures in a transaction that no other process has the task. Throws VersionConflict or Conflict. */
  async fence(em: EntityManager): Promise<void> {
    const { state } = await this.#deps.calls.lock(em, this.call);
    if (state !== 'running' && state !== 'stopping') throw errorForState(state);
  }

  /** Whether the report was taken. */
  async #heard(send: () => Promise<HeartbeatView>): Promise<boolean> {
    try {
      const { stop } = await send();
      if (stop === 'expired') this.interrupt(new LeaseLost('the lease has expired'));
      else if (stop === 'cancelled') this.interrupt(new RunStopped(stop));
      else this.#stop ??= stop;
      return true;
    } catch (error) {
      if (isClientError(error)) this.interrupt(new LeaseLost('the run was ended otherwise', { cause: error }));
      return false;
    }
  }
}
