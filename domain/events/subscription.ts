import type { FeedEvent, Position } from '../foundation/events/event.ts';
import type { Feed, FeedBatch } from '../foundation/events/feed.ts';
import type { History, Part } from './history.ts';
import type { Selection } from './selection.ts';

/**
 * Live events that may wait for a listener: whoever has more waiting is too slow, unless it was one large change and they take it at
 * once. Beyond the second number there is no patience.
 */
export const MOST_WAITING = 256;
const MOST_OF_A_BURST = 2_000;
const PATIENCE_MS = 1_000;

/** A listener to whom nothing was said for so long is told how far everything was. */
export const SILENCE_MS = 30_000;

/** A database that was away is asked again after this. */
const RETRY_MS = 500;

export type EndReason = 'revoked' | 'stopping' | 'slow' | 'gone';

/** What a listener hears, in order. A note is something of the listener's own that has its place among the events. */
export type Heard<Note = never> =
  | { readonly kind: 'event'; readonly event: FeedEvent; readonly epoch: string }
  | { readonly kind: 'gap' }
  | { readonly kind: 'bookmark'; readonly position: Position }
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'end'; readonly reason: EndReason };

interface Waiting<Note> {
  readonly heard: Heard<Note>;
  readonly isLive: boolean;
}

/** What became of the wish to hear what was missed: the number of events that follow, or a gap. */
export interface Resumption {
  readonly replayed: number;
  readonly isGap: boolean;
}
const GAP: Resumption = { replayed: 0, isGap: true };

const nobody = (): void => {};

/**
 * One listener's way through the feed: every wanted event once and in order, from a position on. It is live, and takes what the feed
 * hands on; or it is behind, and reads kept events as fast as its listener takes them until nothing is left, and is live from that
 * instant. Only live events wait in memory, and not many (spec/rules/events.md#sockets).
 */
export class Subscription<Note = never> {
  readonly #feed: Pick<Feed, 'position'>;
  readonly #history: Pick<History, 'read' | 'count'>;
  readonly #unfollow: () => void;
  readonly #onEnd: (reason: EndReason) => void;
  #selection: Selection;
  #epoch: string;
  /** Everything wanted up to this number waits or was taken. */
  #at: number;
  #isLive = false;
  /** What was missed on some channels, to be read before anything else. */
  #replay: { readonly selection: Selection; readonly after: number; readonly through: number } | null = null;
  /** Nothing is read while it is being found out what was missed. */
  #isHeld = false;
  #isReading = false;
  /** What was read for an earlier selection or epoch counts for nothing. */
  #era = 0;
  #queue: Waiting<Note>[] = [];
  #waitingLive = 0;
  #impatience: NodeJS.Timeout | null = null;
  #reason: EndReason | null = null;
  #wake: () => void = nobody;
  #onReplayed: () => void = nobody;

  /** From `after` on, which belongs to the epoch of the feed or leads to a gap. `onEnd` is called once. */
  constructor(
    feed: Pick<Feed, 'position' | 'follow'>,
    history: Pick<History, 'read' | 'count'>,
    selection: Selection,
    after: Position,
    onEnd: (reason: EndReason) => void,
  ) {
    this.#feed = feed;
    this.#history = history;
    this.#selection = selection;
    this.#onEnd = onEnd;
    this.#epoch = after.epoch;
    this.#at = after.number;
    this.#unfollow = feed.follow((batch) => this.#hear(batch));
    if (after.epoch !== feed.position.epoch) this.#lose(feed.position);
    this.#catchUp();
  }

  /** The channels heard, sorted. */
  get channels(): readonly string[] {
    return this.#selection.channels;
  }

  /** Waits for what comes next; one call at a time. After the end it is the end for ever. */
  async next(): Promise<Heard<Note>> {
    for (;;) {
      if (this.#reason !== null) return { kind: 'end', reason: this.#reason };
      const first = this.#queue.shift();
      if (first !== undefined) {
        if (first.isLive) this.#takeLive();
        return first.heard;
      }
      this.#catchUp();
      if (!this.#isLive && !this.#isHeld && !this.#isReading) this.#readOn();
      if (!(await this.#wait())) return { kind: 'bookmark', position: { epoch: this.#epoch, number: this.#at } };
    }
  }

  /** What waits is forgotten, and nothing comes any more. Only the first reason counts. */
  end(reason: EndReason): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    this.#queue = [];
    this.#unfollow();
    this.#calm();
    this.#wake();
    this.#onReplayed();
    this.#onEnd(reason);
  }

  /** Puts a note behind everything that waits. */
  say(note: Note): void {
    this.#push({ kind: 'note', note });
  }

  /** Other events from here on, with a note at that place. */
  tune(selection: (now: Selection) => Selection, note: (channels: readonly string[]) => Note): void {
    this.#select(selection(this.#selection));
    this.say(note(this.channels));
  }

  /**
   * Other events from here on, and before them what the named channels had after `since`; null is an unknown position. The note tells
   * what became of it. Throws ServiceUnavailable while the database is away; then nothing has changed.
   */
  async resume(
    selection: (now: Selection) => Selection,
    names: readonly string[],
    since: Position | null,
    note: (channels: readonly string[], resumption: Resumption) => Note,
  ): Promise<void> {
    await this.#replayed();
    const before = this.#selection;
    this.#select(selection(before));
    const missed = this.#selection.only(names);
    this.#isHeld = true;
    this.#isLive = false;
    const part = { epoch: this.#epoch, after: since?.number ?? 0, through: this.#at };
    try {
      const replayed = since?.epoch === part.epoch ? await this.#history.count(missed, part) : null;
      const isGap = replayed === null || this.#epoch !== part.epoch;
      this.say(note(this.channels, isGap ? GAP : { replayed, isGap }));
      if (!isGap && replayed > 0) this.#replay = { selection: missed, ...part };
    } catch (error) {
      this.#select(before);
      throw error;
    } finally {
      this.#isHeld = false;
      this.#wake();
    }
  }

  #select(selection: Selection): void {
    this.#selection = selection;
    this.#era += 1;
  }

  #push(heard: Heard<Note>, isLive = false): void {
    if (this.#reason !== null) return;
    if (isLive) this.#waitingLive += 1;
    if (this.#waitingLive > MOST_OF_A_BURST) return void this.end('slow');
    if (this.#waitingLive > MOST_WAITING) this.#impatience ??= setTimeout(() => this.end('slow'), PATIENCE_MS).unref();
    this.#queue.push({ heard, isLive });
    this.#wake();
  }

  #takeLive(): void {
    this.#waitingLive -= 1;
    if (this.#waitingLive <= MOST_WAITING) this.#calm();
  }

  #calm(): void {
    if (this.#impatience !== null) clearTimeout(this.#impatience);
    this.#impatience = null;
  }

  #hear(batch: FeedBatch): void {
    if (batch.isNewEpoch || batch.epoch !== this.#epoch) this.#lose({ epoch: batch.epoch, number: 0 });
    if (!this.#isLive) return;
    for (const event of batch.events) {
      if (event.number > this.#at && this.#selection.wants(event))
        this.#push({ kind: 'event', event, epoch: this.#epoch }, true);
    }
    this.#at = Math.max(this.#at, batch.through);
  }

  /** What lies between is lost: the listener is told, and hears what comes after the position. */
  #lose({ epoch, number }: Position): void {
    this.#era += 1;
    this.#epoch = epoch;
    this.#at = number;
    this.#endReplay();
    this.#isLive = true;
    this.#push({ kind: 'gap' });
  }

  #endReplay(): void {
    this.#replay = null;
    this.#onReplayed();
  }

  /** One replay after the other: whoever asks for a second one waits until everything of the first was read. */
  #replayed(): Promise<void> {
    if (this.#replay === null || this.#reason !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onReplayed = () => {
        this.#onReplayed = nobody;
        resolve();
      };
    });
  }

  /** Whoever has read everything that was handed on is live from this instant. */
  #catchUp(): void {
    if (!this.#isHeld && this.#replay === null && this.#at >= this.#feed.position.number) this.#isLive = true;
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
    const era = this.#era;
    const replay = this.#replay;
    const selection = replay?.selection ?? this.#selection;
    const bounds = replay ?? { after: this.#at, through: this.#feed.position.number };
    const part: Part = { epoch: this.#epoch, after: bounds.after, through: bounds.through };
    const page = await this.#history.read(selection, part);
    if (era !== this.#era || this.#reason !== null) return;
    if (page === null) return this.#lose(this.#feed.position);
    for (const event of page.events) this.#push({ kind: 'event', event, epoch: this.#epoch });
    if (replay === null) this.#at = page.through;
    else if (page.through < replay.through) this.#replay = { ...replay, after: page.through };
    else this.#endReplay();
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
      const timer = setTimeout(settle(false), SILENCE_MS).unref();
      this.#wake = settle(true);
    });
  }
}
