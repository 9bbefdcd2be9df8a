import type { ReviewVerdict, RunRecord, RunStatus } from './run.entity.ts';

/** The status in which a run ended. */
type EndedStatus = Exclude<RunStatus, 'running' | 'waiting'>;

/** Observes claims, ends and reviews of runs, without names. Its methods must neither throw nor wait. */
export interface RunObserver {
  /** `waitedSeconds` is the time since the task became ready; null if the task kept its place from an earlier run. */
  claimed(waitedSeconds: number | null): void;
  /** `seconds` is the time since the claim. A run that expired and is finished late ends twice. */
  ended(status: EndedStatus, seconds: number): void;
  reviewed(verdict: ReviewVerdict): void;
}

/** Reports the claims, ends and reviews of runs in this process to observers. Call it after the commit. */
export class RunFigures {
  readonly #observers: RunObserver[] = [];

  observe(observer: RunObserver): void {
    this.#observers.push(observer);
  }

  /** Reports a claim. `readySince` is when the task became ready; null if it kept its place from an earlier run. */
  noteClaim({ createdAt }: Pick<RunRecord, 'createdAt'>, readySince: Date | null): void {
    const waited = readySince === null ? null : secondsBetween(readySince, createdAt);
    for (const observer of this.#observers) observer.claimed(waited);
  }

  /** Reports the end of a run. Does nothing for a run that waits for a decision. */
  noteEnd({ status, createdAt, finishedAt }: Pick<RunRecord, 'status' | 'createdAt' | 'finishedAt'>): void {
    if (status === 'running' || status === 'waiting' || !finishedAt) return;
    for (const observer of this.#observers) observer.ended(status, secondsBetween(createdAt, finishedAt));
  }

  noteReview(verdict: ReviewVerdict): void {
    for (const observer of this.#observers) observer.reviewed(verdict);
  }
}

const secondsBetween = (from: Date, to: Date): number => Math.max(0, to.getTime() - from.getTime()) / 1000;
