import pg, { type Pool } from 'pg';
import { translated } from '../database/translate.ts';
import type { FeedEvent, Position } from './event.ts';
import type { EventType } from './event-types.ts';
import { SELECT_EVENT_NUMBER, SELECT_EVENTS, SELECT_FEED_BOUNDS, SELECT_VISIBLE_EVENTS } from './statements.ts';

/** Events that are published together, in order. */
export interface FeedBatch {
  readonly epoch: string;
  /** Everything numbered since the previous batch, without a visibility check. */
  readonly events: readonly FeedEvent[];
  /** Everything up to here has been published. */
  readonly through: number;
  /** History was lost before this batch: events of the previous epoch may be missing (spec/rules/events.md#epochs). */
  readonly isNewEpoch: boolean;
}

/** The kept range of the feed. */
export interface FeedBounds {
  readonly epoch: string;
  /** The lowest position without a gap: the number before the oldest kept event. */
  readonly oldest: number;
  /** The highest number given. */
  readonly newest: number;
}

/** Selects events numbered above `after`, up to and including `through`, on these channels, for this user. */
export interface FeedRange {
  readonly after: number;
  readonly through: number;
  /** Null: all events, without a visibility check. */
  readonly seenBy: { readonly channels: readonly string[]; readonly userId: string } | null;
  readonly limit: number;
}

interface Row {
  readonly number: string;
  readonly event_id: string;
  readonly event_type: EventType;
  readonly channel: string;
  readonly audience: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: Date;
  readonly revision: string;
}

const eventOf = ({ number, event_id: id, event_type: type, channel, audience, payload, at }: Row): FeedEvent => ({
  number: Number(number),
  ...{ id, type, channel, audience, payload, at },
});

const READ_ALL = { name: 'feed-read-all', text: SELECT_EVENTS, types: pg.types };
const READ_SEEN = { name: 'feed-read-seen', text: SELECT_VISIBLE_EVENTS, types: pg.types };
const BOUNDS = { name: 'feed-bounds', text: SELECT_FEED_BOUNDS };
const NUMBER_OF = { name: 'feed-number-of', text: SELECT_EVENT_NUMBER };

/** Resolves when no subscriber has access from an older revision; rejects when the check fails. */
export type AccessCheck = (revision: number) => Promise<void>;

/** The numbered events: those kept in the database, and new ones as they are published in this process. */
export class Feed {
  readonly #pool: Pool;
  readonly #followers = new Set<(batch: FeedBatch) => void>();
  #position: Position = { epoch: '00000000', number: 0 };
  #checkAccess: AccessCheck = async () => {};

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The position up to which this process has published. Higher numbers will reach the followers. */
  get position(): Position {
    return this.#position;
  }

  get followers(): number {
    return this.#followers.size;
  }

  /**
   * Calls `hear` with every later batch, each event once and in order; the returned function unsubscribes. `hear` must neither throw
   * nor wait: it is called for all followers one after the other.
   */
  follow(hear: (batch: FeedBatch) => void): () => void {
    this.#followers.add(hear);
    return () => this.#followers.delete(hear);
  }

  /** Sets the first position; only for the reader of the feed, like `publish`. */
  begin(position: Position): void {
    this.#position = position;
  }

  /** Publishes a batch. */
  publish(batch: FeedBatch): void {
    this.#position = { epoch: batch.epoch, number: batch.through };
    for (const hear of this.#followers) hear(batch);
  }

  /** Registers the check of `readChecked`, once. */
  setAccessCheck(check: AccessCheck): void {
    this.#checkAccess = check;
  }

  /**
   * Kept events in order, for readers that outlive their request. Before it resolves, every subscription has ended whose role or credential
   * changed before one of these events was committed. Rejects when that cannot be checked.
   */
  async readChecked(range: FeedRange): Promise<FeedEvent[]> {
    const rows = await this.#read(range);
    const [first] = rows;
    if (first !== undefined) await this.#checkAccess(Number(first.revision));
    return rows.map(eventOf);
  }

  /** Kept events in order. */
  async read(range: FeedRange): Promise<FeedEvent[]> {
    return (await this.#read(range)).map(eventOf);
  }

  async #read({ after, through, seenBy, limit }: FeedRange): Promise<Row[]> {
    const bounds = [after, through, limit];
    const query =
      seenBy === null
        ? { ...READ_ALL, values: bounds }
        : { ...READ_SEEN, values: [...bounds, seenBy.channels, seenBy.userId] };
    return (await translated(this.#pool.query<Row>({ ...query, types: pg.types }))).rows;
  }

  async bounds(): Promise<FeedBounds> {
    const { rows } = await translated(this.#pool.query<{ epoch: string; newest: string; oldest: string }>(BOUNDS));
    const [row] = rows;
    if (row === undefined) throw new Error('the feed has no state');
    return { epoch: row.epoch, newest: Number(row.newest), oldest: Number(row.oldest) };
  }

  /** The number of a kept event; null when it is unknown. */
  async numberOf(eventId: string): Promise<number | null> {
    const { rows } = await translated(this.#pool.query<{ number: string }>({ ...NUMBER_OF, values: [eventId] }));
    return rows[0] === undefined ? null : Number(rows[0].number);
  }
}
