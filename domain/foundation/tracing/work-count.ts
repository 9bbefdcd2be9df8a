/** The result of one piece of work; `refused` was not started because the budget was exhausted. */
export type WorkResult = 'worked' | 'failed' | 'refused';

/** Called for each finished piece of work with its kind, result and duration. */
export type WorkObserver = (name: string, outcome: WorkResult, seconds: number) => void;

/** Counts the background work of the process, jobs and model calls, and reports each to its observers. */
export class WorkCount {
  readonly #listeners: WorkObserver[] = [];
  #running = 0;

  /** Running pieces of work. */
  get running(): number {
    return this.#running;
  }

  observe(listener: WorkObserver): void {
    this.#listeners.push(listener);
  }

  /** Runs and counts the work. Throws the errors of the work. */
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

  /** Counts work that ends when the returned function is called, once. */
  begin(name: string): (outcome: WorkResult) => void {
    const startedAt = performance.now();
    this.#running += 1;
    return (outcome) => {
      this.#running -= 1;
      for (const listener of this.#listeners) listener(name, outcome, (performance.now() - startedAt) / 1000);
    };
  }
}
