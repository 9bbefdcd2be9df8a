import type { TaskRecord } from '../task.entity.ts';

/** The fields of a task that its runs change. */
export type TaskProgress = Pick<
  TaskRecord,
  | 'status'
  | 'acceptanceCriteria'
  | 'attempts'
  | 'reworks'
  | 'runId'
  | 'retryAt'
  | 'readyAt'
  | 'epoch'
  | 'releases'
  | 'silentRuns'
  | 'isExhausted'
  | 'isPlanned'
>;

/** The progress of a task without a backoff. */
export const NO_BACKOFF = { retryAt: null, readyAt: null } satisfies Partial<TaskProgress>;

/** The progress of a task that has all of its attempts and no backoff. */
export const ALL_ATTEMPTS = {
  ...NO_BACKOFF,
  attempts: 0,
  releases: 0,
  silentRuns: 0,
  isExhausted: false,
} satisfies Partial<TaskProgress>;

/** The progress of a task that was not executed yet. */
export const NO_PROGRESS = {
  ...ALL_ATTEMPTS,
  expectedArtifacts: [],
  maxAttempts: null,
  reviewPolicy: null,
  reworks: 0,
  epoch: 0,
  isPlanned: false,
  runId: null,
};
