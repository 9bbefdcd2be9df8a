import type { Pool } from 'pg';
import { PeriodicTask, singleFlight } from '../background.ts';
import { type Position, parsePosition } from './event.ts';
import type { Feed } from './feed.ts';
import { SELECT_FEED_STATE } from './statements.ts';

/** Events per read. */
const BATCH = 500;
/** The poll interval, with or without notifications. */
const POLL_MS = 150;
/** A minute: a database that is unavailable for a short time is logged elsewhere. */
const QUIET_FAILURES = 400;

const STATE = { name: 'feed-state', text: SELECT_FEED_STATE };

interface State extends Position {
  /** The number at which the epoch began. */
  readonly beganAt: number;
  /** True when a committed event has no number. */
  readonly isWaiting: boolean;
}

export interface FeedReaderDeps {
  readonly pool: Pool;
  readonly feed: Feed;
  /** All events of transactions before this id have numbers. */
  readonly horizon: () => string;
  /** Called when an event waits for its number. */
  readonly onWaiting: () => void;
  /** Receives the error of polls that have failed for a minute. */
  readonly report: (error: unknown) => void;
}

/**
 * Reads numbered events and publishes them to the subscribers of this process, each once and in order. Notifications wake it, and it polls
 * every 150 ms, so that nothing depends on them.
 */
export class FeedReader {
  readonly #deps: FeedReaderDeps;
  readonly #reading = singleFlight(() => this.#read());
  readonly #poll: PeriodicTask;
  #target: Position | null = null;
  #isClosed = false;

  constructor(deps: FeedReaderDeps) {
    this.#deps = deps;
    const { report } = deps;
    const run = (): Promise<void> => this.#readNew();
    this.#poll = new PeriodicTask({ intervalMs: POLL_MS, run, report, quietFailures: QUIET_FAILURES });
  }

  /** Starts at the end of the feed, and polls from then on. */
  async start(): Promise<void> {
    const { epoch, number } = await this.#state();
    this.#deps.feed.begin({ epoch, number });
    this.#poll.startBackground();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#poll.close();
    await this.#reading.settled();
  }

  /** A notification has the last number; without one the database is read. */
  wake(text: string | null): void {
    // The next poll retries, and reports a failure that lasts.
    this.#readThrough(text === null ? null : parsePosition(text)).catch(() => {});
  }

  async #readNew(): Promise<void> {
    const state = await this.#state();
    if (state.isWaiting) this.#deps.onWaiting();
    await this.#readThrough(state);
  }

  async #readThrough(target: Position | null): Promise<void> {
    const { epoch, number } = this.#deps.feed.position;
    if (target !== null && target.epoch === epoch && target.number <= number) return;
    if (target !== null) this.#target = { epoch: target.epoch, number: target.number };
    await this.#reading();
  }

  async #read(): Promise<void> {
    while (!this.#isClosed) {
      const target: Position = this.#target ?? (await this.#state());
      this.#target = null;
      if (target.epoch !== this.#deps.feed.position.epoch) await this.#enterEpoch();
      await this.#publishThrough(target);
      if (this.#target === null) return;
    }
  }

  /** Publishes up to the target. A target of an earlier epoch is ignored, because it would bring that epoch back. */
  async #publishThrough(target: Position): Promise<void> {
    const isAhead = ({ epoch, number }: Position): boolean => epoch === target.epoch && number < target.number;
    while (isAhead(this.#deps.feed.position) && !this.#isClosed) await this.#publishPart(target);
  }

  async #publishPart({ epoch, number: through }: Position): Promise<void> {
    const after = this.#deps.feed.position.number;
    // A failed check publishes nothing: the next poll reads the same range again.
    const events = await this.#deps.feed.readChecked({ after, through, seenBy: null, limit: BATCH });
    const last = events.at(-1)?.number ?? through;
    // Numbers are consecutive: a missing one was deleted before this process read it.
    const isNewEpoch = events[0]?.number !== after + 1;
    this.#deps.feed.publish({ epoch, events, through: events.length < BATCH ? through : last, isNewEpoch });
  }

  /** What was published after the point at which history diverged does not belong to it any more. */
  async #enterEpoch(): Promise<void> {
    const { epoch, beganAt } = await this.#state();
    if (epoch === this.#deps.feed.position.epoch) return;
    this.#deps.feed.publish({ epoch, events: [], through: beganAt, isNewEpoch: true });
  }

  async #state(): Promise<State> {
    const { rows } = await this.#deps.pool.query({ ...STATE, values: [this.#deps.horizon()] });
    const { epoch, number, began_at: beganAt, is_waiting: isWaiting } = rows[0];
    return { epoch, number: Number(number), beganAt: Number(beganAt), isWaiting };
  }
}
