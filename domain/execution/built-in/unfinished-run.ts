import { BudgetExhausted, ProviderFailed, ServiceUnavailable } from '../../foundation/errors/errors.ts';
import { PlanRefused } from '../planning/task-planning.ts';
import type { RunFailure, StopReason } from '../runs/run.entity.ts';
import { RunStopped } from './run-lease.ts';
import { LoopFound, ModelRefused, TranscriptTooLong } from './work-script.ts';

/** The plan of a run has more items than the setting allows. */
export class PlanTooLong extends Error {
  constructor(items: number, maximum: number) {
    super(`The plan has ${items} items; at most ${maximum} are allowed`);
  }
}

/** The end of a run that its agent did not finish: it fails, or returns its task to the queue. */
export type UnfinishedRun =
  | { readonly kind: 'failed'; readonly failure: RunFailure }
  | { readonly kind: 'released'; readonly reason: StopReason };

const failed = (kind: RunFailure['kind'], message: string, retryable = true): UnfinishedRun => ({
  kind: 'failed',
  failure: { kind, message, retryable },
});

/** After a loop that ended without an error. */
export const afterLoop = (
  reason: 'max_turns' | 'provider_error' | 'budget_exhausted',
  maxTurns: number,
): UnfinishedRun => {
  if (reason === 'max_turns') return failed('loop', `The run did not finish within ${maxTurns} model calls`);
  return reason === 'budget_exhausted' ? BUDGET : PROVIDER;
};

const BUDGET = failed('budget', 'The budget does not cover the next model call');
const PROVIDER = failed('provider', 'The model provider failed');

/** Null for an unexpected error. */
export const afterError = (error: unknown): UnfinishedRun | null => {
  if (error instanceof RunStopped && error.reason === 'deadline')
    return failed('timeout', 'The run did not finish before its hard deadline');
  if (error instanceof RunStopped) return { kind: 'released', reason: error.reason };
  if (error instanceof BudgetExhausted) return failed('budget', error.detail);
  if (error instanceof ProviderFailed) return failed('provider', error.detail);
  if (error instanceof LoopFound) return failed('loop', error.message);
  if (error instanceof TranscriptTooLong || error instanceof PlanTooLong)
    return failed('invalid_output', error.message);
  if (error instanceof PlanRefused) return failed('unknown', error.message);
  if (error instanceof ModelRefused) return failed('refused', 'The model declined the task', false);
  if (error instanceof ServiceUnavailable) return { kind: 'released', reason: 'server_stopping' };
  return null;
};

/** Whether the next run continues with what this one did, instead of beginning again: the model did nothing wrong. */
export const isContinuable = (unfinished: UnfinishedRun): boolean =>
  unfinished.kind === 'released' || unfinished.failure.kind === 'budget' || unfinished.failure.kind === 'provider';
