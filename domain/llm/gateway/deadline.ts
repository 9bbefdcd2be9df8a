import { ProviderTimedOut } from './failures.ts';

/** All parts of a stream together may take so many times as long as one of them. */
const MOST_PARTS_LONG = 10;

/**
 * Ends a call: when its request is gone, when it takes too long, or when nobody wants the rest. `signal` goes to the client
 * library; `verdict` tells afterwards which of these it was.
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
    this.#leftMs = seconds * 1000 * MOST_PARTS_LONG;
    this.signal = AbortSignal.any([caller, this.#ending.signal]);
    this.extend();
  }

  /** Starts the time anew, as far as there is time for the whole. */
  extend(): void {
    this.pause();
    this.#extendedAt = performance.now();
    const waitMs = Math.max(0, Math.min(this.#seconds * 1000, this.#leftMs));
    this.#timer = setTimeout(() => this.#ending.abort(new ProviderTimedOut(this.#seconds)), waitMs);
  }

  /** Stops the time while the wait is not the provider's. */
  pause(): void {
    clearTimeout(this.#timer);
    if (this.#extendedAt !== null) this.#leftMs -= performance.now() - this.#extendedAt;
    this.#extendedAt = null;
  }

  /** Stops the time and aborts what is still under way. */
  close(): void {
    this.pause();
    this.#ending.abort();
  }

  /** Why the call ended: the caller's reason, the time-out, or else the error the call itself gave. */
  verdict(error: unknown): unknown {
    if (this.#caller.aborted) return this.#caller.reason;
    if (this.#ending.signal.reason instanceof ProviderTimedOut) return this.#ending.signal.reason;
    return error;
  }
}
