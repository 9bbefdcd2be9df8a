import type { FeedMessage } from './feed-message.ts';

/**
 * The number of live events that may wait for a subscriber. A subscriber with more is too slow after `SLOW_AFTER_MS`, which lets one large
 * change pass. `MAX_BURST_EVENTS` is never exceeded.
 */
export const MAX_QUEUED_EVENTS = 256;
const MAX_BURST_EVENTS = 2_000;
const SLOW_AFTER_MS = 1_000;

interface QueuedMessage<Note> {
  readonly message: FeedMessage<Note>;
  readonly isLive: boolean;
}

/** The messages that wait for one subscriber, in order. It limits how many live events may wait and for how long. */
export class BoundedQueue<Note> {
  readonly #mayStillWait: () => boolean;
  readonly #onSlow: () => void;
  #messages: QueuedMessage<Note>[] = [];
  #live = 0;
  #slowTimer: NodeJS.Timeout | null = null;

  /**
   * `onSlow` is called when more than 256 live events have waited for a second. While `mayStillWait` returns true, the second starts again.
   */
  constructor(mayStillWait: () => boolean, onSlow: () => void) {
    this.#mayStillWait = mayStillWait;
    this.#onSlow = onSlow;
  }

  /** The queue accepts no more live events. */
  get isFull(): boolean {
    return this.#live >= MAX_BURST_EVENTS;
  }

  push(message: FeedMessage<Note>, isLive: boolean): void {
    this.#messages.push({ message, isLive });
    if (!isLive) return;
    this.#live += 1;
    if (this.#live > MAX_QUEUED_EVENTS && this.#slowTimer === null) this.#startTimer();
  }

  shift(): FeedMessage<Note> | null {
    const first = this.#messages.shift();
    if (first === undefined) return null;
    if (first.isLive) this.#live -= 1;
    if (this.#live <= MAX_QUEUED_EVENTS) this.#stopTimer();
    return first.message;
  }

  clear(): void {
    this.#messages = [];
    this.#live = 0;
    this.#stopTimer();
  }

  #startTimer(): void {
    this.#slowTimer = setTimeout(() => {
      if (this.#mayStillWait()) this.#startTimer();
      else this.#onSlow();
    }, SLOW_AFTER_MS).unref();
  }

  #stopTimer(): void {
    if (this.#slowTimer !== null) clearTimeout(this.#slowTimer);
    this.#slowTimer = null;
  }
}
