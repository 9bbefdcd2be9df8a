import type { components } from '../document.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';
import { hasCode, PlatformError } from '../errors/platform-error.ts';
import type { PlatformClient } from '../http/path-client.ts';
import { type Sleep, sleep as sleepByTimer } from '../http/sleep.ts';
import { unwrap } from '../http/unwrap.ts';
import { persist } from './persist.ts';
import { RunStopped, type StopReason } from './run-ends.ts';

/** A claimed run. */
export type Claim = components['schemas']['Claim'];
/** A question of a run, with the reply. */
export type AnsweredInput = components['schemas']['AnsweredInput'];

type Heartbeat = components['schemas']['Heartbeat'];

/** The responses to a heartbeat after which no other one can succeed: no access, no such run, taken over or ended. */
const LOST: ReadonlySet<unknown> = new Set([401, 403, 404, 409]);

const MIN_INTERVAL_MS = 1_000;
const MAX_INTERVAL_MS = 20_000;

/** A third of the lease, by the clock of the server, so that two heartbeats can be lost. */
const intervalOf = ({ run, lease_expires_at }: Claim): number => {
  const leaseMs = Date.parse(lease_expires_at) - Date.parse(run.started_at);
  return Math.min(Math.max(Math.floor(leaseMs / 3), MIN_INTERVAL_MS), MAX_INTERVAL_MS);
};

/** The lease of a run: sends heartbeats in the background, and signals when the run must stop. */
export class RunLease {
  readonly #client: PlatformClient;
  readonly #claim: Claim;
  readonly #sleep: Sleep;
  readonly #stopping = new AbortController();
  readonly #over = new AbortController();
  #inputs: readonly AnsweredInput[] = [];
  #isLost = false;

  constructor(client: PlatformClient, claim: Claim, sleep: Sleep = sleepByTimer) {
    this.#client = client;
    this.#claim = claim;
    this.#sleep = sleep;
  }

  /** Aborted with `RunStopped` when the run must stop. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Why the run must stop; null if it may continue. */
  get stopReason(): StopReason | null {
    if (this.#isLost) return 'lease_lost';
    const reason: unknown = this.signal.reason;
    return reason instanceof RunStopped ? reason.reason : null;
  }

  /** The replies to questions of `requestInput` of this run. */
  get inputs(): readonly AnsweredInput[] {
    return this.#inputs;
  }

  /** Asks the run to stop. The first reason remains, unless the lease is lost. */
  stop(reason: StopReason): void {
    if (reason === 'lease_lost') this.#isLost = true;
    this.#stopping.abort(new RunStopped(reason));
  }

  /** Ends the heartbeats. */
  end(): void {
    this.#over.abort();
  }

  /** Receives what a report returns: the replies, and a stop request. */
  receive({ inputs, stop }: Heartbeat): void {
    this.#inputs = inputs;
    if (stop !== null) this.stop(stop.reason);
  }

  /** The result of a report. If the lease was taken over, it stops the run and rejects with `RunStopped`. */
  async guard<T>(report: Promise<T>): Promise<T> {
    try {
      return await report;
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.VERSION_CONFLICT)) throw error;
      this.stop('lease_lost');
      throw new RunStopped('lease_lost');
    }
  }

  /** Reports the progress, which extends the lease. Rejects like any report. */
  progress(percent: number | null, note: string | null): Promise<void> {
    const send = (): Promise<void> => this.#beat(percent, note, this.#over.signal);
    return this.guard(persist(send, { signal: this.signal, sleep: this.#sleep }));
  }

  /** Sends heartbeats until `end`, or until the lease is lost. A failed heartbeat does not end this. */
  async keep(): Promise<void> {
    const interval = intervalOf(this.#claim);
    const over = this.#over.signal;
    while (!over.aborted && !this.#isLost) {
      await this.#sleep(interval, over).catch(() => {});
      // A heartbeat without a response must not delay the next one.
      const signal = AbortSignal.any([over, AbortSignal.timeout(interval)]);
      if (!over.aborted && !this.#isLost) await this.#beat(null, null, signal).catch(() => {});
    }
  }

  /** Extends the lease. An error that means a lost lease stops the run; a refused progress does not. */
  async #beat(progress: number | null, note: string | null, signal: AbortSignal): Promise<void> {
    const { run, lease_token } = this.#claim;
    const params = { path: { run_id: run.id } };
    const body = { lease_token, progress, note };
    try {
      this.receive(await unwrap(this.#client.POST('/api/v1/runs/{run_id}/heartbeat', { params, body, signal })));
    } catch (error) {
      if (error instanceof PlatformError && !error.retryable && LOST.has(error.status)) this.stop('lease_lost');
      throw error;
    }
  }
}
