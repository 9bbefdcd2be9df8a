/** The time that all subscribers together may use in one turn of the event loop. */
const MAX_MS = 8;

/**
 * Limits the share of the process that subscribers use. Sending to a reader that accepts everything never waits for the network, so many
 * full queues would otherwise be sent completely before any other work (spec/rules/events.md#bursts).
 */
export class EventLoopBudget {
  #begunAt: number | null = null;
  #turned: Promise<void> = Promise.resolve();

  /** Null while there is time left. Otherwise resolves in the next turn of the event loop, for all callers in the order of their calls. */
  whenAvailable(): Promise<void> | null {
    if (this.#begunAt === null) this.#begin();
    else if (performance.now() - this.#begunAt >= MAX_MS) return this.#turned;
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
