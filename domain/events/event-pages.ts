import { Conflict } from '../foundation/errors/errors.ts';
import type { FeedEvent, Position } from '../foundation/events/event.ts';
import type { Feed } from '../foundation/events/feed.ts';
import { MAX_NUMBERS_PER_READ } from './event-history.ts';
import { Selection } from './selection.ts';
import type { Reader } from './visibility.ts';

/** A part of the feed, oldest first. */
export interface EventPage {
  readonly epoch: string;
  readonly events: readonly FeedEvent[];
  readonly limit: number;
  /** How far was looked. */
  readonly nextAfter: Position;
  /** There are higher numbers; whether the reader may see what they stand for is not looked at. */
  readonly hasMore: boolean;
}

export interface EventPageRequest {
  /** Names; null: all that the reader may hear. */
  readonly channels: readonly string[] | null;
  /** Null: from the oldest kept event on. */
  readonly after: Position | null;
  readonly limit: number;
}

/** The feed page by page (spec/rules/events.md#pages). */
export class EventPages {
  readonly #feed: Feed;

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** Throws Conflict for a position after which something is no longer kept, or that was never given. */
  async read(reader: Reader, page: EventPageRequest): Promise<EventPage> {
    for (;;) {
      const found = await this.#read(reader, page);
      if (found !== null) return found;
      // The oldest events were cleared away while they were being read: the feed begins elsewhere by now.
      if (page.after !== null) throw notKept();
    }
  }

  /** Null when some of it was cleared away, or history was lost, while it was being read. */
  async #read(reader: Reader, { channels, after, limit }: EventPageRequest): Promise<EventPage | null> {
    const selection = Selection.of(reader, channels);
    const { epoch, oldest, newest } = await this.#feed.bounds();
    const from = after ?? { epoch, number: oldest };
    if (from.epoch !== epoch || from.number < oldest || from.number > newest) throw notKept();
    const through = Math.min(newest, from.number + MAX_NUMBERS_PER_READ);
    const seenBy = { channels: selection.channels, userId: reader.userId };
    // One more than asked for tells whether the page is cut by its size or by how far it may look.
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
