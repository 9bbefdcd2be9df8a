import { failedOutcome, type RunEnd, type RunResult } from './end-report.ts';
import { RunFailed, RunParked, RunStopped, type StopReason } from './run-ends.ts';
import type { WorkerRun } from './worker-run.ts';

/**
 * Executes one run. It returns what the run delivers, or throws: `RunFailed` fails the run with its reason, any other error as `unknown`. It
 * can also report the end itself, with `run.finish`, `run.fail` or `run.release`.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that reports the end itself returns nothing.
export type RunFunction = (run: WorkerRun) => Promise<RunResult | void>;

/** A run that stopped at its deadline has failed; without a lease nothing is reported; other runs are released. */
const stoppedBy = (reason: StopReason): RunEnd => {
  if (reason === 'lease_lost' || reason === 'expired') return { end: 'none' };
  if (reason === 'deadline') return failedOutcome('timeout', 'the deadline of the run has passed');
  return { end: 'release', reason };
};

const outcomeOf = (error: unknown, stopReason: StopReason | null): RunEnd => {
  if (error instanceof RunParked || stopReason === 'lease_lost') return { end: 'none' };
  if (error instanceof RunFailed) return failedOutcome(error.kind, error.message, error.retryable);
  if (error instanceof RunStopped) return stoppedBy(error.reason);
  if (stopReason !== null) return stoppedBy(stopReason);
  return failedOutcome('unknown', error instanceof Error ? error.message : String(error));
};

/**
 * Calls the function for a run, and returns the end of the run that follows from what the function returns or throws. Rejects with an error
 * that is thrown after the function has reported the end.
 */
export const execute = async (handle: RunFunction, run: WorkerRun): Promise<RunEnd> => {
  try {
    const returned = await handle(run);
    if (run.stopReason === 'lease_lost') return { end: 'none' };
    const result: RunResult = returned === undefined ? {} : returned;
    return { end: 'finish', body: { ...result, outcome: 'succeeded' } };
  } catch (error) {
    const isOwn = error instanceof RunParked || error instanceof RunStopped;
    if (run.isReported && !isOwn) throw error;
    return outcomeOf(error, run.stopReason);
  }
};
