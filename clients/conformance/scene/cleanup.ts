interface Step {
  readonly what: string;
  readonly undo: () => Promise<boolean>;
}

/** What a run has made, and how it is taken away again: the last first. */
export class Cleanup {
  readonly #steps: Step[] = [];
  readonly #remains: string[] = [];

  /** `undo` answers whether it worked. */
  later(what: string, undo: () => Promise<boolean>): void {
    this.#steps.push({ what, undo });
  }

  /** What no operation takes away. */
  remains(what: string): void {
    this.#remains.push(what);
  }

  /** Undoes everything, and continues where something cannot be undone; what is left of the run. */
  async run(): Promise<readonly string[]> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      const isGone = await step.undo().catch(() => false);
      if (!isGone) this.#remains.push(`${step.what}, which could not be removed`);
    }
    return [...this.#remains].sort();
  }
}
