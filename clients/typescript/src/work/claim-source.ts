import { newIdempotencyKey } from '../http/idempotency-key.ts';
import type { PlatformClient } from '../http/path-client.ts';
import { type Sleep, sleep as sleepByTimer } from '../http/sleep.ts';
import { unwrap } from '../http/unwrap.ts';
import { mayRecover, pauseFor } from './persist.ts';
import type { Claim } from './run-lease.ts';

/** How long the server waits for a task, at most. */
const WAIT_SECONDS = 20;
/** The most runs of one claim. */
const MAX_CLAIMS = 10;
/** The pause after a claim that returned early, because its server stops. */
const EARLY_PAUSE_MS = 1_000;
/** How long a worker that stops waits for the runs of an interrupted claim. */
const INTERRUPTED_MS = 5_000;

/** Claims runs for a worker. A claim whose response was lost is repeated with its key, so that no run is forgotten. */
export class ClaimSource {
  readonly #client: PlatformClient;
  readonly #workerName: string;
  readonly #sleep: Sleep;
  /** The request whose response is unknown; null: there is none. */
  #open: { readonly key: string; readonly max: number } | null = null;

  constructor(client: PlatformClient, workerName: string, sleep: Sleep = sleepByTimer) {
    this.#client = client;
    this.#workerName = workerName;
    this.#sleep = sleep;
  }

  /**
   * Waits for up to `max` runs; returns none after the wait time, or when the signal is aborted. Rejects with errors that waiting does not
   * fix.
   */
  async next(max: number, signal: AbortSignal): Promise<readonly Claim[]> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      this.#open ??= { key: newIdempotencyKey(), max: Math.min(max, MAX_CLAIMS) };
      const begun = performance.now();
      try {
        const claims = await this.#ask(this.#open, WAIT_SECONDS, signal);
        const isEarly = claims.length === 0 && performance.now() - begun < WAIT_SECONDS * 500;
        if (isEarly) await this.#sleep(EARLY_PAUSE_MS, signal).catch(() => {});
        return claims;
      } catch (error) {
        if (signal.aborted) return [];
        if (!mayRecover(error)) {
          this.#open = null;
          throw error;
        }
        await this.#sleep(pauseFor(error, failures), signal).catch(() => {});
      }
    }
    return [];
  }

  /** The runs of a claim that was interrupted. Release them, because their worker has stopped. */
  async interrupted(): Promise<readonly Claim[]> {
    return this.#open === null ? [] : this.#ask(this.#open, 0, AbortSignal.timeout(INTERRUPTED_MS));
  }

  async #ask(
    { key, max }: { readonly key: string; readonly max: number },
    wait_seconds: number,
    signal: AbortSignal,
  ): Promise<readonly Claim[]> {
    const params = { path: { worker_name: this.#workerName }, header: { 'Idempotency-Key': key } };
    const body = { max, wait_seconds };
    const claims = await unwrap(this.#client.POST('/api/v1/workers/{worker_name}/claims', { params, body, signal }));
    this.#open = null;
    return claims;
  }
}
