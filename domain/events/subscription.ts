import type { Position } from '../foundation/events/event.ts';
import type { Feed, FeedBatch } from '../foundation/events/feed.ts';
import { BoundedQueue } from './bounded-queue.ts';
import type { EventHistory } from './event-history.ts';
import type { EventLoopBudget } from './event-loop-budget.ts';
import type { EndReason, FeedMessage } from './feed-message.ts';
import { Replay } from './replay.ts';
import type { Selection } from './selection.ts';

/** A listener to whom nothing was said for so long is told how far everything was. */
export const BOOKMARK_AFTER_MS = 30_000;

/** A database that was away is asked again after this. */
const RETRY_MS = 500;

/** What became of the wish to hear what was missed: the number of events that follow, or a gap. */
export interface Resumption {
  readonly replayed: number;
  readonly isGap: boolean;
}
const GAP: Resumption = { replayed: 0, isGap: true };

const nobody = (): void => {};

/** What all listeners of a process share. */
export interface SubscriptionDeps {
  readonly feed: Pick<Feed, 'position' | 'follow'>;
  readonly history: Pick<EventHistory, 'read' | 'count'>;
  readonly loop: Pick<EventLoopBudget, 'spent'>;
}

/**
 * One listener's way through the feed: every wanted event once and in order, from a position on. It is live, and takes what the feed
 * hands on; or it is behind, and reads kept events as fast as its listener takes them until nothing is left, and is live from that
 * instant. Only live events wait in memory, and not many (spec/rules/events.md#sockets).
 */
export class Subscription<Note = never> {
  readonly #sources: SubscriptionDeps;
  readonly #unfollow: () => void;
  readonly #onEnd: (reason: EndReason) => void;
  readonly #line: BoundedQueue<Note>;
  #selection: Selection;
  #epoch: string;
  /** Everything wanted up to this number waits or was taken. */
  #at: number;
  /** Never while there is a replay. */
  #isLive = false;
  #replay: Replay | null = null;
  #isReading = false;
  /** What was read for an earlier selection or epoch counts for nothing. */
  #era = 0;
  /** The listener would take more, and waits for the process. */
  #isKeptWaiting = false;
  #reason: EndReason | null = null;
  #wake: () => void = nobody;

  /** From `after` on, which belongs to the epoch of the feed or leads to a gap. `onEnd` is called once. */
  constructor(sources: SubscriptionDeps, selection: Selection, after: Position, onEnd: (reason: EndReason) => void) {
    this.#sources = sources;
    this.#selection = selection;
    this.#onEnd = onEnd;
    this.#epoch = after.epoch;
    this.#at = after.number;
    this.#line = new BoundedQueue(
      () => this.#isKeptWaiting,
      () => this.end('slow'),
    );
    const { feed } = sources;
    this.#unfollow = feed.follow((batch) => this.#hear(batch));
    if (after.epoch !== feed.position.epoch) this.#lose(feed.position);
    this.#catchUp();
  }

  /** The channels heard, sorted. */
  get channels(): readonly string[] {
    return this.#selection.channels;
  }

  /** Waits for what comes next; one call at a time. After the end it is the end for ever. */
  async next(): Promise<FeedMessage<Note>> {
    const spent = this.#sources.loop.spent();
    if (spent !== null) await this.#stayBehind(spent);
    for (;;) {
      if (this.#reason !== null) return { kind: 'end', reason: this.#reason };
      const first = this.#line.shift();
      if (first !== null) return first;
      this.#catchUp();
      if (!this.#isLive && !this.#isReading && this.#replay?.isBeingCounted !== true) this.#readOn();
      if (!(await this.#wait())) return { kind: 'bookmark', position: { epoch: this.#epoch, number: this.#at } };
    }
  }

  /** What waits is forgotten, and nothing comes any more. Only the first reason counts. */
  end(reason: EndReason): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    this.#line.clear();
    this.#unfollow();
    this.#wake();
    this.#replay?.end();
    this.#onEnd(reason);
  }

  /** Puts a note behind everything that waits. */
  pushNote(note: Note): void {
    this.#push({ kind: 'note', note });
  }

  /** Other events from here on, those of a running replay included, with a note at that place. */
  changeSelection(selection: (now: Selection) => Selection, note: (channels: readonly string[]) => Note): void {
    this.#select(selection(this.#selection));
    this.pushNote(note(this.channels));
  }

  /**
   * Other events from here on, and before them what the named channels had after `since`; null is an unknown position. The note tells
   * what became of it. Throws ServiceUnavailable while the database is away; then nothing has changed. One replay after the other:
   * whoever asks for a second one waits until everything of the first was read.
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
      // History that was lost while it was counted has ended the replay.
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

  async #stayBehind(spent: Promise<void>): Promise<void> {
    this.#isKeptWaiting = true;
    await spent;
    this.#isKeptWaiting = false;
  }

  #select(selection: Selection): void {
    this.#selection = selection;
    this.#replay?.narrow(selection);
    this.#era += 1;
  }

  #push(heard: FeedMessage<Note>, isLive = false): void {
    if (this.#reason !== null) return;
    this.#line.push(heard, isLive);
    this.#wake();
  }

  #hear(batch: FeedBatch): void {
    if (batch.isNewEpoch || batch.epoch !== this.#epoch) this.#lose({ epoch: batch.epoch, number: 0 });
    if (!this.#isLive) return;
    for (const event of batch.events) {
      if (event.number <= this.#at || !this.#selection.wants(event)) continue;
      if (this.#line.isFull) return void this.#fallBehind(event.number - 1);
      this.#push({ kind: 'event', event, epoch: this.#epoch }, true);
    }
    this.#at = Math.max(this.#at, batch.through);
  }

  /** A listener who has not taken what waits is too slow. One who would have reads the rest when the process has time for it. */
  #fallBehind(at: number): void {
    if (!this.#isKeptWaiting) return void this.end('slow');
    this.#isLive = false;
    this.#at = at;
  }

  /** What lies between is lost: the listener is told, and hears what comes after the position. */
  #lose({ epoch, number }: Position): void {
    this.#era += 1;
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

  /** Whoever has read everything that was handed on is live from this instant. */
  #catchUp(): void {
    if (this.#replay === null && this.#at >= this.#sources.feed.position.number) this.#isLive = true;
  }

  #readOn(): void {
    this.#isReading = true;
    const done = (): void => {
      this.#isReading = false;
      this.#wake();
    };
    this.#readPage().then(done, () => void setTimeout(done, RETRY_MS).unref());
  }

  async #readPage(): Promise<void> {
    const { feed, history } = this.#sources;
    const era = this.#era;
    const replay = this.#replay;
    const part = replay?.rest ?? { epoch: this.#epoch, after: this.#at, through: feed.position.number };
    const page = await history.read(replay?.selection ?? this.#selection, part);
    if (era !== this.#era || this.#reason !== null) return;
    if (page === null) return this.#lose(feed.position);
    for (const event of page.events) this.#push({ kind: 'event', event, epoch: this.#epoch });
    if (replay === null) this.#at = page.through;
    else if (replay.advance(page.through)) this.#endReplay(replay);
    this.#catchUp();
  }

  /** False when nothing came for as long as silence lasts. */
  #wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isWoken: boolean) => (): void => {
        clearTimeout(timer);
        this.#wake = nobody;
        resolve(isWoken);
      };
      const timer = setTimeout(settle(false), BOOKMARK_AFTER_MS).unref();
      this.#wake = settle(true);
    });
  }
}
