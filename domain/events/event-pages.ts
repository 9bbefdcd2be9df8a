import { Conflict } from '../foundation/errors/errors.ts';
import type { FeedEvent, Position } from '../foundation/events/event.ts';
import type { Feed } from '../foundation/events/feed.ts';
import { MAX_NUMBERS_PER_READ } from './event-history.ts';
import { Selection } from './selection.ts';
import type { Reader } from './visibility.ts';

/** A page of the feed, oldest first. */
export interface EventPage {
  readonly epoch: string;
  readonly events: readonly FeedEvent[];
  readonly limit: number;
  /** The position up to which the feed was scanned. */
  readonly nextAfter: Position;
  /** True when higher numbers exist. The reader may not be allowed to see their events. */
  readonly hasMore: boolean;
}

export interface EventPageRequest {
  /** Names of channels; null means all channels that the reader may see. */
  readonly channels: readonly string[] | null;
  /** Null starts at the oldest kept event. */
  readonly after: Position | null;
  readonly limit: number;
}

/** Reads the feed in pages (spec/rules/events.md#pages). */
export class EventPages {
  readonly #feed: Feed;

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** Throws Conflict for a position that was never issued, and for one after which events were deleted. */
  async read(reader: Reader, page: EventPageRequest): Promise<EventPage> {
    for (;;) {
      const found = await this.#read(reader, page);
      if (found !== null) return found;
      // The oldest events were deleted during the read: the feed starts at a higher number now.
      if (page.after !== null) throw notKept();
    }
  }

  /** Null when events were deleted, or history was lost, during the read. */
  async #read(reader: Reader, { channels, after, limit }: EventPageRequest): Promise<EventPage | null> {
    const selection = Selection.of(reader, channels);
    const { epoch, oldest, newest } = await this.#feed.bounds();
    const from = after ?? { epoch, number: oldest };
    if (from.epoch !== epoch || from.number < oldest || from.number > newest) throw notKept();
    const through = Math.min(newest, from.number + MAX_NUMBERS_PER_READ);
    const seenBy = { channels: selection.channels, userId: reader.userId };
    // One extra event shows whether the page ends at its limit or at the end of the scanned range.
    const found = await this.#feed.read({ after: from.number, through, seenBy, limit: limit + 1 });
    const kept = await this.#feed.bounds();
    if (kept.epoch !== epoch || from.number < kept.oldest) return null;
    const last = found.length > limit ? found[limit - 1]?.number : undefined;
    return {
      epoch,
      events: found.slice(0, limit).filter((event) => selection.wants(event)),
      limit,
      nextAfter: { epoch, number: last ?? through },
      hasMore: last !== undefined || through < newest,
    };
  }
}

const notKept = (): Conflict => new Conflict('Events after this position are not kept; start without `after`');
