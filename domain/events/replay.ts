import type { HistoryRange } from './event-history.ts';
import type { Selection } from './selection.ts';

/** What a listener missed on some channels: first it is counted, then it is read before anything else. */
export class Replay {
  /** Resolves when all of it was read, or nothing more of it will be. */
  readonly over: Promise<void>;
  /** Nothing is read while it is being found out how much it is. */
  isBeingCounted = true;
  #selection: Selection;
  #rest: HistoryRange;
  #resolve: () => void = () => {};

  constructor(selection: Selection, part: HistoryRange) {
    this.#selection = selection;
    this.#rest = part;
    this.over = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get selection(): Selection {
    return this.#selection;
  }

  /** What is left to read. */
  get rest(): HistoryRange {
    return this.#rest;
  }

  /** Of its channels those that are still heard, as they are heard by now. */
  narrow(now: Selection): void {
    this.#selection = now.only(this.#selection.channels);
  }

  /** Everything up to the number was read; true when that is all. */
  advance(through: number): boolean {
    this.#rest = { ...this.#rest, after: through };
    return through >= this.#rest.through;
  }

  end(): void {
    this.#resolve();
  }
}
