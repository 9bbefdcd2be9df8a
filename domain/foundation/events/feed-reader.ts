import type { Pool } from 'pg';
import { type Position, parsePosition } from './event.ts';
import type { Feed } from './feed.ts';

/** Events per read. */
const BATCH = 500;
/** The poll interval, with or without notifications. */
const POLL_MS = 150;

const STATE = {
  name: 'feed-state',
  text: `select epoch, number, began_at, exists (select from outbox_events where number is null) as is_waiting from feed_state`,
};

interface State extends Position {
  /** The number at which the epoch began. */
  readonly beganAt: number;
  /** True when a committed event has no number. */
  readonly isWaiting: boolean;
}

/**
 * Reads numbered events and publishes them to the subscribers of this process, each once and in order. Notifications wake it, and it polls
 * every 150 ms, so that nothing depends on them.
 */
export class FeedReader {
  readonly #pool: Pool;
  readonly #feed: Feed;
  readonly #onWaiting: () => void;
  #target: Position | null = null;
  #reading: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  /** `onWaiting` is called when an event waits for its number. */
  constructor(pool: Pool, feed: Feed, onWaiting: () => void) {
    this.#pool = pool;
    this.#feed = feed;
    this.#onWaiting = onWaiting;
  }

  /** Starts at the end of the feed, and polls from then on. */
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

  /** A notification has the last number; without one the database is read. */
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
      await this.#readNew().catch(() => {});
      if (!this.#isClosed) this.#poll();
    }, POLL_MS);
    this.#timer.unref();
  }

  async #readNew(): Promise<void> {
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
      await this.#publishThrough(target);
      if (this.#target === null) return;
    }
  }

  /** Publishes up to the target. A target of an earlier epoch is ignored, because it would bring that epoch back. */
  async #publishThrough(target: Position): Promise<void> {
    const isAhead = ({ epoch, number }: Position): boolean => epoch === target.epoch && number < target.number;
    while (isAhead(this.#feed.position) && !this.#isClosed) await this.#publishPart(target);
  }

  async #publishPart({ epoch, number: through }: Position): Promise<void> {
    const after = this.#feed.position.number;
    // A failed check publishes nothing: the next poll reads the same range again.
    const events = await this.#feed.readChecked({ after, through, seenBy: null, limit: BATCH });
    const last = events.at(-1)?.number ?? through;
    // Numbers are consecutive: a missing one was deleted before this process read it.
    const isNewEpoch = events[0]?.number !== after + 1;
    this.#feed.publish({ epoch, events, through: events.length < BATCH ? through : last, isNewEpoch });
  }

  /** What was published after the point at which history diverged does not belong to it any more. */
  async #enterEpoch(): Promise<void> {
    const { epoch, beganAt } = await this.#state();
    if (epoch === this.#feed.position.epoch) return;
    this.#feed.publish({ epoch, events: [], through: beganAt, isNewEpoch: true });
  }

  async #state(): Promise<State> {
    const { rows } = await this.#pool.query(STATE);
    const { epoch, number, began_at: beganAt, is_waiting: isWaiting } = rows[0];
    return { epoch, number: Number(number), beganAt: Number(beganAt), isWaiting };
  }
}
