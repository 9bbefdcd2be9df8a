import type { Pool } from 'pg';
import { type Position, parsePosition } from './event.ts';
import type { Feed } from './feed.ts';

/** Events read at once. */
const BATCH = 500;
/** Between two looks, whether or not notifications arrive. */
const POLL_MS = 150;

const STATE = {
  name: 'feed-state',
  text: `select epoch, number, began_at, exists (select from outbox_events where number is null) as is_waiting from feed_state`,
};

interface State extends Position {
  /** The number at which the epoch began. */
  readonly beganAt: number;
  /** Something is committed that has no number. */
  readonly isWaiting: boolean;
}

/**
 * Reads what is numbered and hands it on to who follows in this process, each event once and in order. It is woken by notifications and
 * looks by itself every 150 ms, so that nothing depends on them.
 */
export class FeedReader {
  readonly #pool: Pool;
  readonly #feed: Feed;
  readonly #onWaiting: () => void;
  #target: Position | null = null;
  #reading: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  /** `onWaiting` is called when something waits for its number. */
  constructor(pool: Pool, feed: Feed, onWaiting: () => void) {
    this.#pool = pool;
    this.#feed = feed;
    this.#onWaiting = onWaiting;
  }

  /** Takes the end of the feed for its beginning; then looks regularly. */
  async start(): Promise<void> {
    const { epoch, number } = await this.#state();
    this.#feed.begin({ epoch, number });
    this.#poll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#reading;
  }

  /** What a notification says is numbered; without one the database is asked. */
  wake(text: string | null): void {
    const said = text === null ? null : parsePosition(text);
    const { epoch, number } = this.#feed.position;
    if (said !== null && said.epoch === epoch && said.number <= number) return;
    if (said !== null) this.#target = said;
    this.#reading ??= this.#read()
      .catch(() => {})
      .finally(() => {
        this.#reading = null;
      });
  }

  #poll(): void {
    this.#timer = setTimeout(async () => {
      await this.#look().catch(() => {});
      if (!this.#isClosed) this.#poll();
    }, POLL_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const state = await this.#state();
    if (state.isWaiting) this.#onWaiting();
    this.wake(`${state.epoch}.${state.number}`);
    await this.#reading;
  }

  async #read(): Promise<void> {
    while (!this.#isClosed) {
      const target: Position = this.#target ?? (await this.#state());
      this.#target = null;
      if (target.epoch !== this.#feed.position.epoch) await this.#enterEpoch();
      await this.#handOnTo(target);
      if (this.#target === null) return;
    }
  }

  /** Up to the target; one of an epoch that is over says nothing, and would bring it back. */
  async #handOnTo(target: Position): Promise<void> {
    const isAhead = ({ epoch, number }: Position): boolean => epoch === target.epoch && number < target.number;
    while (isAhead(this.#feed.position) && !this.#isClosed) await this.#handOnPart(target);
  }

  async #handOnPart({ epoch, number: through }: Position): Promise<void> {
    const after = this.#feed.position.number;
    // A check that fails hands nothing on: the next look reads the same part again.
    const events = await this.#feed.readChecked({ after, through, seenBy: null, limit: BATCH });
    const last = events.at(-1)?.number ?? through;
    // Numbers are dense: one that is missing was deleted before this process came to read it.
    const isNewEpoch = events[0]?.number !== after + 1;
    this.#feed.handOn({ epoch, events, through: events.length < BATCH ? through : last, isNewEpoch });
  }

  /** What was handed on after the point at which history parted is no part of it any more. */
  async #enterEpoch(): Promise<void> {
    const { epoch, beganAt } = await this.#state();
    if (epoch === this.#feed.position.epoch) return;
    this.#feed.handOn({ epoch, events: [], through: beganAt, isNewEpoch: true });
  }

  async #state(): Promise<State> {
    const { rows } = await this.#pool.query(STATE);
    const { epoch, number, began_at: beganAt, is_waiting: isWaiting } = rows[0];
    return { epoch, number: Number(number), beganAt: Number(beganAt), isWaiting };
  }
}
