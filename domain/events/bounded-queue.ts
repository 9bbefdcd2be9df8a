import type { FeedMessage } from './feed-message.ts';

/**
 * The number of live events that may wait for a subscriber. A subscriber with more is too slow after `PATIENCE_MS`, which lets one large
 * change pass. `MOST_OF_A_BURST` is never exceeded.
 */
export const MAX_QUEUED_EVENTS = 256;
const MOST_OF_A_BURST = 2_000;
const PATIENCE_MS = 1_000;

interface QueuedMessage<Note> {
  readonly heard: FeedMessage<Note>;
  readonly isLive: boolean;
}

/** The messages that wait for one subscriber, in order. It limits how many live events may wait and for how long. */
export class BoundedQueue<Note> {
  readonly #isPatient: () => boolean;
  readonly #onSlow: () => void;
  #line: QueuedMessage<Note>[] = [];
  #live = 0;
  #impatience: NodeJS.Timeout | null = null;

  /**
   * `onSlow` is called when more than 256 live events have waited for a second. While `isPatient` returns true, the second starts again.
   */
  constructor(isPatient: () => boolean, onSlow: () => void) {
    this.#isPatient = isPatient;
    this.#onSlow = onSlow;
  }

  /** The queue accepts no more live events. */
  get isFull(): boolean {
    return this.#live >= MOST_OF_A_BURST;
  }

  push(heard: FeedMessage<Note>, isLive: boolean): void {
    this.#line.push({ heard, isLive });
    if (!isLive) return;
    this.#live += 1;
    if (this.#live > MAX_QUEUED_EVENTS && this.#impatience === null) this.#wait();
  }

  shift(): FeedMessage<Note> | null {
    const first = this.#line.shift();
    if (first === undefined) return null;
    if (first.isLive) this.#live -= 1;
    if (this.#live <= MAX_QUEUED_EVENTS) this.#calm();
    return first.heard;
  }

  clear(): void {
    this.#line = [];
    this.#live = 0;
    this.#calm();
  }

  #wait(): void {
    this.#impatience = setTimeout(() => {
      if (this.#isPatient()) this.#wait();
      else this.#onSlow();
    }, PATIENCE_MS).unref();
  }

  #calm(): void {
    if (this.#impatience !== null) clearTimeout(this.#impatience);
    this.#impatience = null;
  }
}
