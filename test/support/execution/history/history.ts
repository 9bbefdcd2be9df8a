/** What workers send. */
export type WorkerOperation =
  | 'claimRuns'
  | 'heartbeatRun'
  | 'addRunSteps'
  | 'finishRun'
  | 'releaseRun'
  | 'requestInput';

/** A run in the response of a claim. */
export interface GrantedRun {
  readonly runId: string;
  readonly taskId: string;
  readonly epoch: number;
}

/** A request that reached the network once, and its response. A request that is sent twice is two exchanges. */
export interface Exchange {
  readonly worker: string;
  readonly operation: WorkerOperation;
  /** Null for a claim. */
  readonly runId: string | null;
  /** Milliseconds by the clock of the test, before it was sent and after the response arrived; null without a response. */
  readonly sentAt: number;
  readonly receivedAt: number | null;
  /** 0 without a response. */
  readonly status: number;
  readonly code: number | null;
  /** The runs in the response of a claim. */
  readonly granted: readonly GrantedRun[];
  /** The reason of the stop in the response of a heartbeat or of steps. */
  readonly stop: string | null;
  /** The keys of the steps in the request. */
  readonly keys: readonly string[];
  /** The finish in the request; summaries are unique. */
  readonly report: { readonly outcome: 'succeeded' | 'failed'; readonly summary: string } | null;
}

/** A step at the end. Times are milliseconds by the clock of the database. */
export interface FinalStep {
  readonly number: number;
  readonly key: string;
  readonly content: string;
  readonly isLate: boolean;
  readonly createdAt: number;
}

/** A run at the end, with its steps by number. */
export interface FinalRun {
  readonly id: string;
  readonly taskId: string;
  readonly epoch: number;
  readonly workerName: string;
  readonly status: string;
  readonly summary: string;
  readonly stopReason: string | null;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  /** The verdict of its review. */
  readonly verdict: string | null;
  readonly steps: readonly FinalStep[];
}

/** A task at the end. */
export interface FinalTask {
  readonly id: string;
  readonly status: string;
}

/** What workers sent and received, and what the server had stored in the end. */
export interface History {
  readonly exchanges: readonly Exchange[];
  readonly runs: readonly FinalRun[];
  readonly tasks: readonly FinalTask[];
}

/** A broken rule, with an example. */
export interface Violation {
  readonly rule: string;
  readonly detail: string;
}
