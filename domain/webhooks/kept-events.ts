import type { FeedEvent } from '../foundation/events/event.ts';
import type { Feed } from '../foundation/events/feed.ts';

const BATCH = 500;
/** Numbers are given after commits: an event may stand so long after one that was written later. */
const DISORDER_MS = 300_000;

/** Events that the feed still has, whoever may see them. */
export class KeptEvents {
  readonly #feed: Feed;

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** Null when it is unknown or not kept any more. */
  async byId(eventId: string): Promise<FeedEvent | null> {
    const number = await this.#feed.numberOf(eventId);
    return number === null ? null : this.#after(number - 1, number);
  }

  /** Those of a moment or later in order, piece by piece, with some that are older. */
  async *since(moment: Date): AsyncGenerator<readonly FeedEvent[]> {
    const { oldest, newest } = await this.#feed.bounds();
    for (let after = await this.#before(moment, oldest, newest); after < newest; ) {
      const events = await this.#feed.read({ after, through: newest, seenBy: null, limit: BATCH });
      yield events;
      after = events.at(-1)?.number ?? newest;
    }
  }

  /** A number near which the moment is, and no later: a day's events are halved until a piece of them is left. */
  async #before(moment: Date, oldest: number, newest: number): Promise<number> {
    const edge = new Date(moment.getTime() - DISORDER_MS);
    let [low, high] = [oldest, newest];
    while (high - low > BATCH) {
      const middle = Math.floor((low + high) / 2);
      const event = await this.#after(middle, newest);
      if (event !== null && event.at < edge) low = middle;
      else high = middle;
    }
    return low;
  }

  async #after(after: number, through: number): Promise<FeedEvent | null> {
    const [event] = await this.#feed.read({ after, through, seenBy: null, limit: 1 });
    return event ?? null;
  }
}
