interface Step {
  readonly what: string;
  readonly undo: () => Promise<boolean>;
}

/** The records that a run created, and how to remove them; the last one is removed first. */
export class Cleanup {
  readonly #steps: Step[] = [];
  readonly #remains: string[] = [];

  /** `undo` returns whether it succeeded. */
  later(what: string, undo: () => Promise<boolean>): void {
    this.#steps.push({ what, undo });
  }

  /** Records something that no operation can remove. */
  remains(what: string): void {
    this.#remains.push(what);
  }

  /** Undoes everything, also after a failure; returns what remains. */
  async run(): Promise<readonly string[]> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      const isGone = await step.undo().catch(() => false);
      if (!isGone) this.#remains.push(`${step.what}, which could not be removed`);
    }
    return [...this.#remains].sort();
  }
}
