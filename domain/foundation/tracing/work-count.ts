/** How one piece of work ended; refused is what was not begun for want of money. */
export type WorkResult = 'worked' | 'failed' | 'refused';

/** Hears of each piece of work that has ended: its kind, how it ended and how long it took. */
export type WorkObserver = (name: string, outcome: WorkResult, seconds: number) => void;

/** Counts work of the process that is no request: jobs, and calls of models. Whoever shows the figures listens. */
export class WorkCount {
  readonly #listeners: WorkObserver[] = [];
  #running = 0;

  /** Pieces of work under way. */
  get running(): number {
    return this.#running;
  }

  listen(listener: WorkObserver): void {
    this.#listeners.push(listener);
  }

  /** Does the work and counts it. Throws what the work throws. */
  async count<T>(name: string, work: () => Promise<T>): Promise<T> {
    const end = this.begin(name);
    try {
      const result = await work();
      end('worked');
      return result;
    } catch (error) {
      end('failed');
      throw error;
    }
  }

  /** Counts work that ends when the function it returns is called, once. */
  begin(name: string): (outcome: WorkResult) => void {
    const startedAt = performance.now();
    this.#running += 1;
    return (outcome) => {
      this.#running -= 1;
      for (const listener of this.#listeners) listener(name, outcome, (performance.now() - startedAt) / 1000);
    };
  }
}
