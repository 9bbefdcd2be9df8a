import type { RunInput } from '../inputs/run-input.ts';
import type { RunRecord, StopReason } from '../runs/run.entity.ts';

/** What a heartbeat and a report of steps return. */
export interface HeartbeatView {
  readonly leaseExpiresAt: Date;
  readonly hardDeadline: Date;
  /** Why the worker must stop; null if it may continue. */
  readonly stop: StopReason | 'expired' | null;
  /** In the live currency; null without a cap. */
  readonly budgetLeft: number | null;
  /** The decided and expired input requests of the run. */
  readonly inputs: readonly RunInput[];
}

/** The progress that a worker reports; null leaves a field unchanged. */
export interface ProgressReport {
  readonly progress: number | null;
  readonly note: string | null;
}

const SHOWN_STOPS: ReadonlySet<string> = new Set<StopReason>([
  'cancelled',
  'paused',
  'deadline',
  'budget',
  'server_stopping',
]);

const isShownStop = (reason: string): reason is StopReason => SHOWN_STOPS.has(reason);

/** The stop request that a heartbeat shows; for an expired run it is `expired`. */
export const stopOf = (run: RunRecord, isExpired: boolean): HeartbeatView['stop'] => {
  if (isExpired) return 'expired';
  const reason = run.stopReason ?? null;
  return run.stopAt && reason !== null && isShownStop(reason) ? reason : null;
};
