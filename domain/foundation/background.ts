import { AsyncLocalStorage } from 'node:async_hooks';

/** A function whose calls during a run join that run. */
export interface SingleFlight<Result> {
  (): Promise<Result>;
  /** Resolves when no run is in progress. Never rejects. */
  settled(): Promise<void>;
  isRunning(): boolean;
}

/**
 * Lets one run of the work be in progress at a time; the next call after its end starts another. A run has the context in which
 * `singleFlight` was called, not that of the caller: others wait for it too, and it must not work in the caller's transaction.
 */
export const singleFlight = <Result>(work: () => Promise<Result>): SingleFlight<Result> => {
  const outside = AsyncLocalStorage.snapshot();
  let running: Promise<Result> | null = null;
  const run = (): Promise<Result> => {
    running ??= outside(work).finally(() => {
      running = null;
    });
    return running;
  };
  const settled = async (): Promise<void> => {
    while (running !== null) await running.catch(() => {});
  };
  return Object.assign(run, { settled, isRunning: () => running !== null });
};

export interface BackgroundWork {
  readonly run: () => Promise<void> | void;
  /** Receives the error of a failed run. Without it an error ends the process, as every unexpected one does. */
  readonly report?: (error: unknown) => void;
  /** The number of consecutive failures that are not reported: an unavailable database is logged elsewhere. */
  readonly quietFailures?: number;
}

/** Work that runs once at a time, and again when it was woken during a run. */
export class WokenTask {
  readonly #flight: SingleFlight<void>;
  #isWoken = false;
  #isClosed = false;

  constructor(work: BackgroundWork) {
    const attempt = attempts(work);
    this.#flight = singleFlight(async () => {
      while (this.#isWoken && !this.#isClosed) {
        this.#isWoken = false;
        await attempt();
      }
    });
  }

  /** Runs the work soon. Never waits and never throws. Does nothing after `close`. */
  wake(): void {
    this.#isWoken = true;
    if (this.#isClosed) return;
    void this.#flight().then(() => {
      // Woken between the last look and the end of the run.
      if (this.#isWoken) this.wake();
    });
  }

  get isRunning(): boolean {
    return this.#flight.isRunning();
  }

  /** Resolves when no run is in progress. */
  settled(): Promise<void> {
    return this.#flight.settled();
  }

  /** Starts nothing more and waits for the run in progress. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.settled();
  }
}

/** Work that runs at an interval, once at a time: an interval that ends during a run is skipped. */
export class PeriodicTask {
  readonly #flight: SingleFlight<void>;
  readonly #intervalMs: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(work: BackgroundWork & { readonly intervalMs: number }) {
    this.#flight = singleFlight(attempts(work));
    this.#intervalMs = work.intervalMs;
  }

  /** Runs the work after each interval from now on. Does nothing when it was started already. */
  startBackground(): void {
    this.#timer ??= setInterval(() => void this.runNow(), this.#intervalMs).unref();
  }

  /** Joins the run in progress, or starts one. Rejects only for work without `report`. */
  runNow(): Promise<void> {
    return this.#flight();
  }

  /** Ends the interval, without waiting for the run in progress. It can be started again. */
  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Ends the interval and waits for the run in progress. */
  async close(): Promise<void> {
    this.stop();
    await this.#flight.settled();
  }
}

/** A run whose errors are reported. */
const attempts = ({ run, report, quietFailures = 0 }: BackgroundWork): (() => Promise<void>) => {
  let failures = 0;
  return async () => {
    try {
      await run();
      failures = 0;
    } catch (error) {
      if (report === undefined) throw error;
      failures += 1;
      if (failures > quietFailures) report(error);
    }
  };
};
