/** Frames within a second. */
const PERIOD_MS = 1_000;

/** Counts frames that cost the server something and are answered with nothing that would slow their sender down. */
export class FrameBudget {
  readonly #most: number;
  #left: number;
  #renewedAt = performance.now();

  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  /** False for a frame that is more than may come within a second. */
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
