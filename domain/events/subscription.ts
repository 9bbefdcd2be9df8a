import type { Position } from '../foundation/events/event.ts';
import type { Feed, FeedBatch } from '../foundation/events/feed.ts';
import { BoundedQueue } from './bounded-queue.ts';
import type { EventHistory } from './event-history.ts';
import type { EventLoopBudget } from './event-loop-budget.ts';
import type { EndReason, FeedMessage } from './feed-message.ts';
import { Replay } from './replay.ts';
import type { Selection } from './selection.ts';

/** A subscriber without a message for this long gets a bookmark. */
export const BOOKMARK_AFTER_MS = 30_000;

/** The pause before a failed read of the history is retried. */
const RETRY_MS = 500;

/** The result of a request for missed events: the number of events that follow, or a gap. */
export interface Resumption {
  readonly replayed: number;
  readonly isGap: boolean;
}
const GAP: Resumption = { replayed: 0, isGap: true };

const noop = (): void => {};

/** Shared by all subscriptions of a process. */
export interface SubscriptionDeps {
  readonly feed: Pick<Feed, 'position' | 'follow'>;
  readonly history: Pick<EventHistory, 'read' | 'count'>;
  readonly loop: Pick<EventLoopBudget, 'whenAvailable'>;
}

/**
 * Delivers every matching event to one subscriber, once and in order, from a position on. While live, it takes events from the feed. While
 * behind, it reads kept events as fast as the subscriber takes them, and becomes live when it has read all of them. Only live events wait
 * in memory, up to a limit (spec/rules/events.md#sockets).
 */
export class Subscription<Note = never> {
  readonly #sources: SubscriptionDeps;
  readonly #unfollow: () => void;
  readonly #onEnd: (reason: EndReason) => void;
  readonly #queue: BoundedQueue<Note>;
  #selection: Selection;
  #epoch: string;
  /** Every matching event up to this number is queued or was delivered. */
  #at: number;
  /** False during a replay. */
  #isLive = false;
  #replay: Replay | null = null;
  #isReading = false;
  /** Reads that were started for an earlier selection or epoch are discarded. */
  #generation = 0;
  /** The subscriber is ready, and waits for the event loop. */
  #isWaitingForLoop = false;
  #reason: EndReason | null = null;
  #wake: () => void = noop;

  /** Starts after `after`. A position of another epoch leads to a gap. `onEnd` is called once. */
  constructor(sources: SubscriptionDeps, selection: Selection, after: Position, onEnd: (reason: EndReason) => void) {
    this.#sources = sources;
    this.#selection = selection;
    this.#onEnd = onEnd;
    this.#epoch = after.epoch;
    this.#at = after.number;
    this.#queue = new BoundedQueue(
      () => this.#isWaitingForLoop,
      () => this.end('slow'),
    );
    const { feed } = sources;
    this.#unfollow = feed.follow((batch) => this.#receive(batch));
    if (after.epoch !== feed.position.epoch) this.#reportGap(feed.position);
    this.#catchUp();
  }

  /** The subscribed channels, sorted. */
  get channels(): readonly string[] {
    return this.#selection.channels;
  }

  /** Waits for the next message; one call at a time. After the end it always returns the end. */
  async next(): Promise<FeedMessage<Note>> {
    const spent = this.#sources.loop.whenAvailable();
    if (spent !== null) await this.#waitForLoop(spent);
    for (;;) {
      if (this.#reason !== null) return { kind: 'end', reason: this.#reason };
      const first = this.#queue.shift();
      if (first !== null) return first;
      this.#catchUp();
      if (!this.#isLive && !this.#isReading && this.#replay?.isBeingCounted !== true) this.#readNext();
      if (!(await this.#wait())) return { kind: 'bookmark', position: { epoch: this.#epoch, number: this.#at } };
    }
  }

  /** Discards queued messages and ends the subscription. Only the first reason applies. */
  end(reason: EndReason): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    this.#queue.clear();
    this.#unfollow();
    this.#wake();
    this.#replay?.end();
    this.#onEnd(reason);
  }

  /** Queues a note after all queued messages. */
  pushNote(note: Note): void {
    this.#push({ kind: 'note', note });
  }

  /** Changes the selection for all later events, also during a replay, and queues a note at this position. */
  changeSelection(selection: (now: Selection) => Selection, note: (channels: readonly string[]) => Note): void {
    this.#select(selection(this.#selection));
    this.pushNote(note(this.channels));
  }

  /**
   * Changes the selection for all later events, and first replays the events of the named channels after `since`; null is an unknown position. The
   * note carries the result. A second replay waits until the first has been read. Throws ServiceUnavailable while the database is
   * unavailable; then nothing has changed.
   */
  async resume(
    selection: (now: Selection) => Selection,
    names: readonly string[],
    since: Position | null,
    note: (channels: readonly string[], resumption: Resumption) => Note,
  ): Promise<void> {
    while (this.#replay !== null && this.#reason === null) await this.#replay.over;
    const before = this.#selection;
    this.#select(selection(before));
    const part = { epoch: this.#epoch, after: since?.number ?? 0, through: this.#at };
    const replay = new Replay(this.#selection.only(names), part);
    this.#isLive = false;
    this.#replay = replay;
    try {
      const missed = since?.epoch === part.epoch ? await this.#sources.history.count(replay.selection, part) : null;
      // History that was lost during the count has ended the replay.
      const isGap = missed === null || this.#replay !== replay;
      this.pushNote(note(this.channels, isGap ? GAP : { replayed: missed, isGap }));
      replay.isBeingCounted = false;
      if (isGap || missed === 0) this.#endReplay(replay);
    } catch (error) {
      this.#select(before);
      this.#endReplay(replay);
      throw error;
    } finally {
      this.#wake();
    }
  }

  async #waitForLoop(spent: Promise<void>): Promise<void> {
    this.#isWaitingForLoop = true;
    await spent;
    this.#isWaitingForLoop = false;
  }

  #select(selection: Selection): void {
    this.#selection = selection;
    this.#replay?.narrow(selection);
    this.#generation += 1;
  }

  #push(message: FeedMessage<Note>, isLive = false): void {
    if (this.#reason !== null) return;
    this.#queue.push(message, isLive);
    this.#wake();
  }

  #receive(batch: FeedBatch): void {
    if (batch.isNewEpoch || batch.epoch !== this.#epoch) this.#reportGap({ epoch: batch.epoch, number: 0 });
    if (!this.#isLive) return;
    for (const event of batch.events) {
      if (event.number <= this.#at || !this.#selection.wants(event)) continue;
      if (this.#queue.isFull) return void this.#fallBehind(event.number - 1);
      this.#push({ kind: 'event', event, epoch: this.#epoch }, true);
    }
    this.#at = Math.max(this.#at, batch.through);
  }

  /** A subscriber that does not take its queued events is too slow. One that waits for the event loop reads the rest later. */
  #fallBehind(at: number): void {
    if (!this.#isWaitingForLoop) return void this.end('slow');
    this.#isLive = false;
    this.#at = at;
  }

  /** The events up to the position are lost: the subscriber gets a gap and continues after the position. */
  #reportGap({ epoch, number }: Position): void {
    this.#generation += 1;
    this.#epoch = epoch;
    this.#at = number;
    if (this.#replay !== null) this.#endReplay(this.#replay);
    this.#isLive = true;
    this.#push({ kind: 'gap' });
  }

  #endReplay(replay: Replay): void {
    if (this.#replay === replay) this.#replay = null;
    replay.end();
  }

  /** A subscription that has read every numbered event becomes live. */
  #catchUp(): void {
    if (this.#replay === null && this.#at >= this.#sources.feed.position.number) this.#isLive = true;
  }

  #readNext(): void {
    this.#isReading = true;
    const done = (): void => {
      this.#isReading = false;
      this.#wake();
    };
    this.#readPage().then(done, () => void setTimeout(done, RETRY_MS).unref());
  }

  async #readPage(): Promise<void> {
    const { feed, history } = this.#sources;
    const generation = this.#generation;
    const replay = this.#replay;
    const part = replay?.rest ?? { epoch: this.#epoch, after: this.#at, through: feed.position.number };
    const page = await history.read(replay?.selection ?? this.#selection, part);
    if (generation !== this.#generation || this.#reason !== null) return;
    if (page === null) return this.#reportGap(feed.position);
    for (const event of page.events) this.#push({ kind: 'event', event, epoch: this.#epoch });
    if (replay === null) this.#at = page.through;
    else if (replay.advance(page.through)) this.#endReplay(replay);
    this.#catchUp();
  }

  /** False when no message arrived in time. */
  #wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isWoken: boolean) => (): void => {
        clearTimeout(timer);
        this.#wake = noop;
        resolve(isWoken);
      };
      const timer = setTimeout(settle(false), BOOKMARK_AFTER_MS).unref();
      this.#wake = settle(true);
    });
  }
}
