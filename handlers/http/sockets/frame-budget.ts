/** The period in which frames are counted. */
const PERIOD_MS = 1_000;

/** Counts frames that cost the server work and cause no response that would slow down the sender. */
export class FrameBudget {
  readonly #most: number;
  #left: number;
  #renewedAt = performance.now();

  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  /** False if the frame exceeds the number per second. */
  take(): boolean {
    const now = performance.now();
    if (now - this.#renewedAt >= PERIOD_MS) {
      this.#renewedAt = now;
      this.#left = this.#most;
    }
    this.#left -= 1;
    return this.#left >= 0;
  }
}
