import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { AppliedReviewPolicy } from '../../tasks/task.entity.ts';

export type RunStatus = 'running' | 'waiting' | 'succeeded' | 'failed' | 'expired' | 'released' | 'cancelled';
export type RunKind = 'work' | 'plan' | 'integrate' | 'review';
export type WorkerKind = 'built_in' | 'external';

/** The reason of a stop request, as heartbeats show it. */
export type StopReason = 'cancelled' | 'paused' | 'deadline' | 'budget' | 'server_stopping';
/** Why a run was asked to stop, or why the server ended it; null otherwise. */
export type RunStopReason = StopReason | 'expired' | 'reassigned' | 'worker_deleted' | 'input' | 'approval';

/** What ended a run: a report of its worker, or the server. */
export type RunEnd = 'finish' | 'release' | 'server';

export type FailureKind =
  | 'tool'
  | 'provider'
  | 'budget'
  | 'timeout'
  | 'refused'
  | 'loop'
  | 'missing_artifact'
  | 'invalid_output'
  | 'unknown';

/** A failure of a run as stored and sent. */
export interface RunFailure {
  readonly kind: FailureKind;
  readonly message: string;
  readonly retryable: boolean;
}

/** What a run reports about one acceptance criterion, as stored and sent. `index` counts from 0. */
export interface CriterionReport {
  readonly index: number;
  readonly met: boolean;
  readonly evidence: string;
  readonly artifact_id: string | null;
}

/** The usage of a run so far, as stored and sent. `cost` is in `currency`. */
export interface RunUsage {
  readonly model_calls: number;
  readonly tool_calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost: number;
  readonly currency: string;
}

export type ReviewVerdict = 'passed' | 'rework' | 'undecided';

/** The verdict on one criterion, as stored and sent. */
export interface CriterionVerdict {
  readonly index: number;
  readonly verdict: 'met' | 'partial' | 'unmet';
  readonly reason: string;
}

/** The review of a run, as stored and sent. `created_at` is UTC with milliseconds. */
export interface RunReview {
  readonly verdict: ReviewVerdict;
  readonly reviewer: { readonly kind: 'agent' | 'person'; readonly id: string; readonly name: string };
  readonly criteria: readonly CriterionVerdict[];
  readonly comment: string;
  readonly created_at: string;
}

/** The maximum length of the note of a run in characters. */
export const MAX_NOTE = 500;

/**
 * A run of a task (spec/rules/work.md#runs). `createdAt` is its start; all its times are those of the database. `endedBy` is null while it is
 * open. `reportHash` is the digest of the finish that ended it.
 */
export const Run = defineEntity({
  name: 'Run',
  tableName: 'runs',
  indexes: [{ name: 'runs_created_at_id_index', properties: ['createdAt', 'id'] }],
  uniques: [{ name: 'runs_epoch_unique', properties: ['taskId', 'epoch'] }],
  properties: {
    id: p.uuid().primary(),
    taskId: p.uuid(),
    projectId: p.uuid(),
    agentId: p.uuid(),
    workerName: p.text(),
    workerKind: p.text().$type<WorkerKind>(),
    kind: p.text().$type<RunKind>(),
    attempt: p.integer(),
    epoch: p.integer(),
    status: p.text().$type<RunStatus>(),
    summary: p.text(),
    criteria: p.json<readonly CriterionReport[]>().columnType('json'),
    failure: p.json<RunFailure>().columnType('json').nullable(),
    progress: p.integer().nullable(),
    note: p.text().nullable(),
    usage: p.json<RunUsage>().columnType('json'),
    review: p.json<RunReview>().columnType('json').nullable(),
    reviewPolicy: p.text().$type<AppliedReviewPolicy>().nullable(),
    stopReason: p.text().$type<RunStopReason>().nullable(),
    stopAt: p.datetime(3).nullable(),
    endedBy: p.text().$type<RunEnd>().nullable(),
    claimedBy: p.text(),
    createdAt: p.datetime(3),
    leaseExpiresAt: p.datetime(3),
    hardDeadline: p.datetime(3),
    finishedAt: p.datetime(3).nullable(),
    finishedLate: p.boolean(),
    steps: p.integer(),
    lateSteps: p.integer(),
    /** The number of its input requests. */
    inputs: p.integer(),
    reportedAt: p.datetime(3).nullable(),
    reportHash: p.text().nullable(),
    taskEndedAt: p.datetime(3).nullable(),
  },
});
export type RunRecord = InferEntity<typeof Run>;

/** Whether the run is running or waits for a decision. */
export const isOpen = ({ status }: Pick<RunRecord, 'status'>): boolean => status === 'running' || status === 'waiting';
