import type { FeedEvent } from '../../foundation/events/event.ts';
import type { Feed, FeedBounds } from '../../foundation/events/feed.ts';

const BATCH = 200;
/** Events are numbered after their commit, so an event may be numbered this long after one that was written later. */
const DISORDER_MS = 300_000;

/** The events that the feed still has, without a visibility check. */
export class KeptEvents {
  readonly #feed: Feed;

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** Null when the event is unknown or no longer kept. */
  async byId(eventId: string): Promise<FeedEvent | null> {
    const number = await this.#feed.numberOf(eventId);
    return number === null ? null : this.#after(number - 1, number);
  }

  /** The events from `since` to before `until`, in the order of their numbers, in batches of at most 200. */
  async *between(since: Date, until: Date): AsyncGenerator<readonly FeedEvent[]> {
    const bounds = await this.#feed.bounds();
    const [begin] = await this.#around(new Date(since.getTime() - DISORDER_MS), bounds);
    const [, through] = await this.#around(new Date(until.getTime() + DISORDER_MS), bounds);
    for (let after = begin; after < through; ) {
      const events = await this.#feed.read({ after, through, seenBy: null, limit: BATCH });
      yield events.filter(({ at }) => at >= since && at < until);
      after = events.at(-1)?.number ?? through;
    }
  }

  /** Two close numbers between which the timestamp is, found by binary search. */
  async #around(timestamp: Date, { oldest, newest }: FeedBounds): Promise<[number, number]> {
    let [low, high] = [oldest, newest];
    while (high - low > BATCH) {
      const middle = Math.floor((low + high) / 2);
      const event = await this.#after(middle, newest);
      if (event !== null && event.at < timestamp) low = middle;
      else high = middle;
    }
    return [low, high];
  }

  async #after(after: number, through: number): Promise<FeedEvent | null> {
    const [event] = await this.#feed.read({ after, through, seenBy: null, limit: 1 });
    return event ?? null;
  }
}
