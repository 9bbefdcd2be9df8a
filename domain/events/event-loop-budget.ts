/** All listeners together work for so long between two turns of the event loop. */
const MOST_MS = 8;

/**
 * What listeners may take of the time of the process. Sending to a reader who takes everything never waits for the network, so that a
 * crowd with full lines would be served to the end before anybody else (spec/rules/events.md#bursts).
 */
export class EventLoopBudget {
  #begunAt: number | null = null;
  #turned: Promise<void> = Promise.resolve();

  /** Null while there is time left; else resolves when the loop has turned, for all who wait in the order in which they asked. */
  spent(): Promise<void> | null {
    if (this.#begunAt === null) this.#begin();
    else if (performance.now() - this.#begunAt >= MOST_MS) return this.#turned;
    return null;
  }

  #begin(): void {
    this.#begunAt = performance.now();
    this.#turned = new Promise((resolve) => {
      setImmediate(() => {
        this.#begunAt = null;
        resolve();
      });
    });
  }
}
