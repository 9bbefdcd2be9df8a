import { PeriodicTask, WokenTask } from '../../foundation/background.ts';
import type { ClaimedRun } from './claim.ts';

/** The interval of the poll, which finds tasks whose schedule or backoff has ended. Other changes wake the waiting claims. */
const POLL_MS = 1_000;

/** What decides whether a waiting claim can succeed. */
export interface ClaimProspect {
  /** Whether any task is ready, for any worker. */
  readonly isReady: boolean;
  /** The workers by name, if a task is ready. */
  readonly workers: ReadonlyMap<string, WaitingWorker>;
  /** The names of workers that no longer exist. */
  readonly deleted: ReadonlySet<string>;
}

/** The fields of a worker that decide whether it can claim. */
export interface WaitingWorker {
  /**
   * A key that is equal for workers that match the same tasks. After a claim finds nothing, claims with the same key are skipped for the rest
   * of the pass.
   */
  readonly selection: string;
  readonly maxRuns: number;
  /** The number of its running runs. */
  readonly running: number;
}

/** A waiting claim. */
export interface WaitingClaim {
  readonly workerName: string;
  /** Claims runs; the result is empty if no task is ready for it. Throws if the claim can no longer succeed. */
  attempt(): Promise<readonly ClaimedRun[]>;
  readonly signal: AbortSignal;
}

interface Waiter {
  readonly claim: WaitingClaim;
  readonly settle: (result: readonly ClaimedRun[]) => void;
  readonly fail: (error: unknown) => void;
  /** Whether its attempt is running: it gets the result, even after its time has ended. */
  isTrying: boolean;
  isOver: boolean;
}

interface ClaimQueueDeps {
  readonly prospect: (workerNames: readonly string[]) => Promise<ClaimProspect>;
  /** Notes that these workers are online. */
  readonly touch: (workerNames: readonly string[]) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/**
 * The waiting claims of this process, first come, first served (spec/rules/work.md#waiting-claims). One query finds out whether any task is
 * ready, however many claims wait.
 */
export class ClaimQueue {
  readonly #deps: ClaimQueueDeps;
  readonly #waiting = new Set<Waiter>();
  readonly #pass: WokenTask;
  readonly #poll: PeriodicTask;
  #isClosed = false;
  /** Resolved at the end of the pass in progress, or of the next one. */
  #passEnd = Promise.withResolvers<void>();

  constructor(deps: ClaimQueueDeps) {
    this.#deps = deps;
    this.#pass = new WokenTask({ run: () => this.#runPass(), report: deps.report });
    this.#poll = new PeriodicTask({ intervalMs: POLL_MS, run: () => this.#pollOnce(), report: deps.report });
  }

  startBackground(): void {
    this.#poll.startBackground();
  }

  /** Call it when a task may be ready, or a run has ended. Cheap if no claim waits. */
  wake(): void {
    if (this.#waiting.size > 0) this.#pass.wake();
  }

  /**
   * Resolves when the waiting claims were served, so that a claim that arrives later does not overtake them. The pass in progress may have
   * begun before a task was ready, so it waits for the next one too, but for no more: passes can follow each other without a break.
   */
  async settled(): Promise<void> {
    for (let passes = 0; passes < 2 && this.#waiting.size > 0 && this.#pass.isRunning; passes += 1)
      await Promise.race([this.#pass.settled(), this.#passEnd.promise]);
  }

  /** Waits for a task. Resolves with no runs when the time has ended, the caller has disconnected, or the server stops. */
  async wait(claim: WaitingClaim, seconds: number): Promise<readonly ClaimedRun[]> {
    if (this.#isClosed || claim.signal.aborted) return [];
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        claim.signal.removeEventListener('abort', giveUp);
        this.#waiting.delete(waiter);
      };
      const waiter: Waiter = {
        claim,
        isTrying: false,
        isOver: false,
        settle: (result) => {
          end();
          resolve(result);
        },
        fail: (error) => {
          end();
          reject(error);
        },
      };
      const giveUp = (): void => endWith(waiter);
      const timer = setTimeout(giveUp, seconds * 1000);
      claim.signal.addEventListener('abort', giveUp);
      this.#waiting.add(waiter);
      // A task may have become ready since the last attempt.
      this.#pass.wake();
    });
  }

  /** Ends all waiting claims, and later ones, without runs. Called when the server stops. */
  stop(): void {
    this.#isClosed = true;
    for (const waiter of [...this.#waiting]) endWith(waiter);
  }

  async close(): Promise<void> {
    this.stop();
    await this.#poll.close();
    await this.#pass.close();
  }

  async #pollOnce(): Promise<void> {
    if (this.#waiting.size === 0) return;
    await this.#deps.touch(this.#workerNames());
    this.#pass.wake();
  }

  #workerNames(): readonly string[] {
    return [...new Set([...this.#waiting].map(({ claim }) => claim.workerName))];
  }

  async #runPass(): Promise<void> {
    try {
      await this.#serve();
    } finally {
      const { resolve } = this.#passEnd;
      this.#passEnd = Promise.withResolvers<void>();
      resolve();
    }
  }

  async #serve(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const waiters = [...this.#waiting];
    const { isReady, workers, deleted } = await this.#deps.prospect(this.#workerNames());
    if (!isReady && deleted.size === 0) return;
    const emptySelections = new Set<string>();
    const served = new Set<string>();
    for (const waiter of waiters) {
      const { workerName } = waiter.claim;
      const worker = workers.get(workerName);
      const mayClaim =
        worker !== undefined && worker.running < worker.maxRuns && !emptySelections.has(worker.selection);
      // The claim of a deleted worker is attempted so that it fails with NotFound.
      if (!this.#waiting.has(waiter) || !(mayClaim || deleted.has(workerName))) continue;
      if (await this.#try(waiter)) served.add(workerName);
      // A worker that was served in this pass may have found nothing because it has reached its limit.
      else if (worker !== undefined && !served.has(workerName)) emptySelections.add(worker.selection);
    }
  }

  /** Returns whether the waiting claim ended with runs or an error. */
  async #try(waiter: Waiter): Promise<boolean> {
    waiter.isTrying = true;
    try {
      const claimed = await waiter.claim.attempt();
      waiter.isTrying = false;
      if (claimed.length > 0 || waiter.isOver) waiter.settle(claimed);
      return claimed.length > 0;
    } catch (error) {
      waiter.fail(error);
      return true;
    }
  }
}

/** Ends a wait without runs, unless its attempt is running. */
const endWith = (waiter: Waiter): void => {
  waiter.isOver = true;
  if (!waiter.isTrying) waiter.settle([]);
};
