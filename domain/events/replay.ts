import type { HistoryRange } from './event-history.ts';
import type { Selection } from './selection.ts';

/** The events that a subscriber missed on some channels. They are counted first, and then read before anything else. */
export class Replay {
  /** Resolves when the replay has ended. */
  readonly over: Promise<void>;
  /** Nothing is read until the events are counted. */
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

  /** The range that is not read yet. */
  get rest(): HistoryRange {
    return this.#rest;
  }

  /** Keeps only the channels that the subscriber still follows, with their current filters. */
  narrow(now: Selection): void {
    this.#selection = now.only(this.#selection.channels);
  }

  /** Records that everything up to the number was read. Returns true when that was all. */
  advance(through: number): boolean {
    this.#rest = { ...this.#rest, after: through };
    return through >= this.#rest.through;
  }

  end(): void {
    this.#resolve();
  }
}
