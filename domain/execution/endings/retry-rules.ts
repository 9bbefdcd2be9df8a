import type { TaskRecord, TaskStatus } from '../../tasks/task.entity.ts';
import type { StopReason } from '../runs/run.entity.ts';

/** The backoff before each further attempt (spec/rules/work.md#attempts). */
const BACKOFF_SECONDS = [5, 30, 120, 600, 1800];
const JITTER = 0.1;
/** The number of runs in a row that expire without a step or an artifact after which the attempts are used up. */
const MAX_SILENT_RUNS = 3;
/** The number of releases in a row from which on the backoff applies. */
const MANY_RELEASES = 3;

/** The state of a task after a run of it has failed, expired or was released. */
export interface NextAttempt {
  readonly status: Extract<TaskStatus, 'assigned' | 'blocked'>;
  readonly attempts: number;
  readonly releases: number;
  readonly silentRuns: number;
  /** Whether no attempts are left. */
  readonly isExhausted: boolean;
  readonly retryAt: Date | null;
  /** When the task became ready, if it keeps its place in the queue; otherwise null. */
  readonly readyAt: Date | null;
}

/** The stop requests after which a released or expired run counts neither as an attempt nor as a release. */
const DRAINS: ReadonlySet<string> = new Set<StopReason>(['paused', 'budget', 'server_stopping']);

/** Whether a run that was asked to stop for this reason returns its task to the queue as if it had not begun. */
export const isDrain = (reason: string | null | undefined): boolean => DRAINS.has(reason ?? '');

type Counted = Pick<TaskRecord, 'attempts' | 'releases' | 'silentRuns'>;

/** The backoff after this number of attempts, in milliseconds. `random` returns numbers from 0 to 1. */
export const backoffMs = (attempts: number, random: () => number = Math.random): number => {
  const seconds = BACKOFF_SECONDS[Math.min(Math.max(attempts, 1), BACKOFF_SECONDS.length) - 1] ?? 0;
  return Math.round(seconds * 1000 * (1 + JITTER * random()));
};

/** After a failed or expired run: the next attempt after a backoff, or none. */
export const afterFailure = (
  task: Counted,
  failure: { readonly isRetryable: boolean; readonly isSilent: boolean },
  { now, maxAttempts }: { readonly now: Date; readonly maxAttempts: number },
): NextAttempt => {
  const attempts = task.attempts + 1;
  const silentRuns = failure.isSilent ? task.silentRuns + 1 : 0;
  const isExhausted = !failure.isRetryable || attempts >= maxAttempts || silentRuns >= MAX_SILENT_RUNS;
  const counts = { attempts, silentRuns, releases: 0, isExhausted, readyAt: null };
  if (isExhausted) return { ...counts, status: 'blocked', retryAt: null };
  return { ...counts, status: 'assigned', retryAt: new Date(now.getTime() + backoffMs(attempts)) };
};

/**
 * After a run that ended, but did not fail: after a drain, a decided input request, or the deletion of the worker. The task keeps its
 * place in the queue, and neither an attempt nor a release is counted.
 */
export const afterDrain = (task: Counted & Pick<TaskRecord, 'readyAt'>): NextAttempt => ({
  ...{
    status: 'assigned',
    attempts: task.attempts,
    releases: task.releases,
    silentRuns: 0,
    isExhausted: false,
    retryAt: null,
  },
  readyAt: task.readyAt ?? null,
});

/** After a run that its worker released. `delaySeconds` is the delay that the worker asked for. */
export const afterRelease = (
  task: Counted & Pick<TaskRecord, 'readyAt'>,
  delaySeconds: number,
  now: Date,
): NextAttempt => {
  const releases = task.releases + 1;
  const leastMs = releases >= MANY_RELEASES ? backoffMs(releases - MANY_RELEASES + 1) : 0;
  const pauseMs = Math.max(leastMs, delaySeconds * 1000);
  const retryAt = pauseMs === 0 ? null : new Date(now.getTime() + pauseMs);
  return { ...afterDrain(task), releases, retryAt };
};
