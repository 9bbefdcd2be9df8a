import { ProviderTimedOut } from './failures.ts';

/** A whole stream may take this many times as long as the limit of one part. */
const MAX_PARTS_LONG = 10;

/**
 * Ends a call if its request was aborted, if it takes too long, or if the caller stops reading. `signal` goes to the
 * client library; `verdict` returns which of these happened.
 */
export class Deadline {
  readonly #seconds: number;
  readonly #caller: AbortSignal;
  readonly #ending = new AbortController();
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;
  #leftMs: number;
  #extendedAt: number | null = null;

  constructor(seconds: number, caller: AbortSignal) {
    this.#seconds = seconds;
    this.#caller = caller;
    this.#leftMs = seconds * 1000 * MAX_PARTS_LONG;
    this.signal = AbortSignal.any([caller, this.#ending.signal]);
    this.extend();
  }

  /** Restarts the timer, within the limit of the whole stream. */
  extend(): void {
    this.pause();
    this.#extendedAt = performance.now();
    const waitMs = Math.max(0, Math.min(this.#seconds * 1000, this.#leftMs));
    this.#timer = setTimeout(() => this.#ending.abort(new ProviderTimedOut(this.#seconds)), waitMs);
  }

  /** Stops the timer while the caller, not the provider, is slow. */
  pause(): void {
    clearTimeout(this.#timer);
    if (this.#extendedAt !== null) this.#leftMs -= performance.now() - this.#extendedAt;
    this.#extendedAt = null;
  }

  /** Stops the timer and aborts the pending request. */
  close(): void {
    this.pause();
    this.#ending.abort();
  }

  /** The reason of the end: the caller's reason, the timeout, or the error of the call. */
  verdict(error: unknown): unknown {
    if (this.#caller.aborted) return this.#caller.reason;
    if (this.#ending.signal.reason instanceof ProviderTimedOut) return this.#ending.signal.reason;
    return error;
  }
}
