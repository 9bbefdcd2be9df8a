import type { PlatformClient } from '../http/path-client.ts';
import { sleep } from '../http/sleep.ts';
import { EndReport } from './end-report.ts';
import { type Claim, RunLease } from './run-lease.ts';
import { execute, type RunFunction } from './run-outcome.ts';
import { WorkerRun } from './worker-run.ts';

/** How long functions may take to react to their signal before their runs are released. */
const REACTION_MS = 2_000;

/** The end of a run that a stopping worker releases. */
export const RELEASED = { end: 'release', reason: 'worker_stopping' } as const;

interface ActiveRun {
  readonly over: Promise<void>;
  /** Releases the run although its function has not ended. */
  readonly abandon: () => void;
}

/** The runs in progress of a worker. */
export class ActiveRuns {
  readonly #client: PlatformClient;
  readonly #onError: (error: unknown, run: WorkerRun) => void;
  readonly #runs = new Map<RunLease, ActiveRun>();
  #wake = (): void => {};

  constructor(client: PlatformClient, onError: (error: unknown, run: WorkerRun) => void) {
    this.#client = client;
    this.#onError = onError;
  }

  get size(): number {
    return this.#runs.size;
  }

  /** Resolves when a run ends, or when `wake` is called. */
  change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  wake(): void {
    this.#wake();
  }

  start(claim: Claim, handle: RunFunction): void {
    const lease = new RunLease(this.#client, claim);
    const { promise: abandoned, resolve: abandon } = Promise.withResolvers<void>();
    const over = this.#execute(claim, lease, handle, abandoned).finally(() => {
      this.#runs.delete(lease);
      this.wake();
    });
    this.#runs.set(lease, { over, abandon });
  }

  /** Waits for the runs. After `seconds` they are asked to stop, and runs that do not stop are released. */
  async drain(seconds: number): Promise<void> {
    if (await this.#areOver(seconds * 1_000)) return;
    for (const lease of this.#runs.keys()) lease.stop('worker_stopping');
    if (await this.#areOver(REACTION_MS)) return;
    for (const { abandon } of this.#runs.values()) abandon();
    await this.#allOver();
  }

  async #allOver(): Promise<void> {
    await Promise.all([...this.#runs.values()].map(({ over }) => over));
  }

  async #areOver(milliseconds: number): Promise<boolean> {
    const timer = new AbortController();
    const late = sleep(milliseconds, timer.signal).then(
      () => false,
      () => false,
    );
    const over = this.#allOver().then(() => true);
    return Promise.race([over, late]).finally(() => timer.abort());
  }

  async #execute(claim: Claim, lease: RunLease, handle: RunFunction, abandoned: Promise<void>): Promise<void> {
    const end = new EndReport(this.#client, claim);
    const run = new WorkerRun(this.#client, claim, lease, end);
    const keeping = lease.keep();
    try {
      const released = abandoned.then(() => RELEASED);
      await end.settle(await Promise.race([execute(handle, run), released]));
    } catch (error) {
      this.#report(error, run);
    } finally {
      lease.end();
      await keeping;
    }
  }

  /** An error of the callback, also a later one of an async function, must not end the worker. */
  #report(error: unknown, run: WorkerRun): void {
    new Promise<void>((resolve) => resolve(this.#onError(error, run))).catch(() => {});
  }
}
