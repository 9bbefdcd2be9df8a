import { type FeedEvent, type Position, parsePosition } from '../foundation/events/event.ts';
import type { Feed, FeedBounds } from '../foundation/events/feed.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import type { Selection } from './selection.ts';
import { Semaphore } from './semaphore.ts';

/** The most event numbers that one statement scans, however few of the events match. */
export const MAX_NUMBERS_PER_READ = 10_000;

/** The most events of one subscriber that are read into memory in one statement. */
const PAGE = 100;

/** Parallel reads of subscribers that are behind. Many subscribers that reconnect must not delay requests. */
const READS_AT_ONCE = 4;

/** The limits of a replay: events, and event numbers to scan. */
const MAX_MISSED = 1_000;
const MAX_NUMBERS = 200_000;

/** Events per statement while they are counted. */
const COUNTED_AT_ONCE = 500;

/** A range of the history: above `after`, up to and including `through`. */
export interface HistoryRange {
  readonly epoch: string;
  readonly after: number;
  readonly through: number;
}

/** The matching events, and the last number that was scanned. */
export interface HistoryPage {
  readonly events: readonly FeedEvent[];
  readonly through: number;
}

/** Whether every event after the position is kept. */
const isKept = ({ epoch, oldest, newest }: FeedBounds, position: Position): boolean =>
  position.epoch === epoch && position.number >= oldest && position.number <= newest;

/** The kept events, read in parts of limited size by subscribers that reconnect. */
export class EventHistory {
  readonly #feed: Feed;
  readonly #reads = new Semaphore(READS_AT_ONCE);

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** Returns the position when every event after it is kept, otherwise null. A position that was never issued gives null too. */
  async known(position: Position): Promise<Position | null> {
    return isKept(await this.#feed.bounds(), position) ? position : null;
  }

  /** Resolves a position or an event id to a position. Null when it is unknown, malformed or no longer kept. */
  async positionOf(since: string): Promise<Position | null> {
    const position = parsePosition(since);
    if (position !== null) return this.known(position);
    const id = parseUuid(since);
    const number = id === null ? null : await this.#feed.numberOf(id);
    if (number === null) return null;
    const { epoch } = await this.#feed.bounds();
    return this.known({ epoch, number });
  }

  /** Reads the beginning of the range; null when a part of it was deleted. Throws ServiceUnavailable while the database is unavailable. */
  read(selection: Selection, part: HistoryRange, limit = PAGE): Promise<HistoryPage | null> {
    return this.#reads.run(() => this.#read(selection, part, limit));
  }

  /** The number of matching events in the range; null when there are more than a replay may have, or when the range is too long. */
  async count(selection: Selection, { epoch, after, through }: HistoryRange): Promise<number | null> {
    if (through - after > MAX_NUMBERS) return null;
    let missed = 0;
    for (let at = after; at < through; ) {
      const page = await this.read(selection, { epoch, after: at, through }, COUNTED_AT_ONCE);
      if (page === null) return null;
      missed += page.events.length;
      if (missed > MAX_MISSED) return null;
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
    // Checked after the read: events that were deleted during it would be missing without a gap.
    if (!isKept(await this.#feed.bounds(), { epoch, number: after })) return null;
    const last = events.length === limit ? events.at(-1)?.number : undefined;
    return { events: events.filter((event) => selection.wants(event)), through: last ?? to };
  }
}
