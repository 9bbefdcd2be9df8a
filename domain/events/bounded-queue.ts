import type { FeedMessage } from './feed-message.ts';

/**
 * Live events that may wait for a listener: whoever has more waiting is too slow, unless it was one large change and they take it at
 * once. Beyond the second number there is no patience.
 */
export const MAX_QUEUED_EVENTS = 256;
const MOST_OF_A_BURST = 2_000;
const PATIENCE_MS = 1_000;

interface QueuedMessage<Note> {
  readonly heard: FeedMessage<Note>;
  readonly isLive: boolean;
}

/** What waits for one listener, in order, and how long more of it than may is put up with. */
export class BoundedQueue<Note> {
  readonly #isPatient: () => boolean;
  readonly #onSlow: () => void;
  #line: QueuedMessage<Note>[] = [];
  #live = 0;
  #impatience: NodeJS.Timeout | null = null;

  /** `onSlow` is called after a second with more than 256 live events; as long as `isPatient` says so, that second begins anew. */
  constructor(isPatient: () => boolean, onSlow: () => void) {
    this.#isPatient = isPatient;
    this.#onSlow = onSlow;
  }

  /** No live event can be taken in. */
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
