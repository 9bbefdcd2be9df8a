import { type FeedEvent, type Position, parsePosition } from '../foundation/events/event.ts';
import type { Feed, FeedBounds } from '../foundation/events/feed.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import type { Selection } from './selection.ts';
import { Semaphore } from './semaphore.ts';

/** One statement looks at no more numbers than this, however few events of them are wanted. */
export const MAX_NUMBERS_PER_READ = 10_000;

/** Events of a listener's history in memory at once. */
const PAGE = 100;

/** Statements of listeners that have fallen behind at once: a crowd that comes back must not keep requests waiting. */
const READS_AT_ONCE = 4;

/** A replay has no more events, and its way is no longer. */
const MOST_MISSED = 1_000;
const MOST_NUMBERS = 200_000;

/** Counting looks at so many events at once. */
const COUNTED_AT_ONCE = 500;

/** A part of the history: above `after`, not above `through`. */
export interface HistoryRange {
  readonly epoch: string;
  readonly after: number;
  readonly through: number;
}

/** Events that are wanted, and how far was looked. */
export interface HistoryPage {
  readonly events: readonly FeedEvent[];
  readonly through: number;
}

/** Whether everything after the position is kept. */
const isKept = ({ epoch, oldest, newest }: FeedBounds, position: Position): boolean =>
  position.epoch === epoch && position.number >= oldest && position.number <= newest;

/** The kept events as listeners read them when they come back, a bounded part at a time. */
export class EventHistory {
  readonly #feed: Feed;
  readonly #turns = new Semaphore(READS_AT_ONCE);

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** The position itself when everything after it is kept, else null; so too for one that was never given. */
  async known(position: Position): Promise<Position | null> {
    return isKept(await this.#feed.bounds(), position) ? position : null;
  }

  /** The position a listener names by its text or by an event's id; null when it is unknown, malformed or no longer kept. */
  async positionOf(since: string): Promise<Position | null> {
    const position = parsePosition(since);
    if (position !== null) return this.known(position);
    const id = parseUuid(since);
    const number = id === null ? null : await this.#feed.numberOf(id);
    if (number === null) return null;
    const { epoch } = await this.#feed.bounds();
    return this.known({ epoch, number });
  }

  /** The beginning of the part; null when something of it is gone. Throws ServiceUnavailable while the database is away. */
  read(selection: Selection, part: HistoryRange, limit = PAGE): Promise<HistoryPage | null> {
    return this.#turns.run(() => this.#read(selection, part, limit));
  }

  /** How many wanted events the part has: null for more than a replay has, and for a way that is longer. */
  async count(selection: Selection, { epoch, after, through }: HistoryRange): Promise<number | null> {
    if (through - after > MOST_NUMBERS) return null;
    let missed = 0;
    for (let at = after; at < through; ) {
      const page = await this.read(selection, { epoch, after: at, through }, COUNTED_AT_ONCE);
      if (page === null) return null;
      missed += page.events.length;
      if (missed > MOST_MISSED) return null;
      at = page.through;
    }
    return missed;
  }

  async #read(
    selection: Selection,
    { epoch, after, through }: HistoryRange,
    limit: number,
  ): Promise<HistoryPage | null> {
    const to = Math.min(through, after + MAX_NUMBERS_PER_READ);
    const { channels, reader } = selection;
    const seenBy = { channels, userId: reader.userId };
    const events = await this.#feed.readChecked({ after, through: to, seenBy, limit });
    // Asked afterwards: what was cleared away while it was being read would be missing without a word.
    if (!isKept(await this.#feed.bounds(), { epoch, number: after })) return null;
    const last = events.length === limit ? events.at(-1)?.number : undefined;
    return { events: events.filter((event) => selection.wants(event)), through: last ?? to };
  }
}
