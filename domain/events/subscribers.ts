import type { Position } from '../foundation/events/event.ts';
import type { Feed } from '../foundation/events/feed.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { CredentialWatch, WatchedHolder } from './credential-watch.ts';
import type { EventHistory } from './event-history.ts';
import { EventLoopBudget } from './event-loop-budget.ts';
import type { EndReason, FeedMessage } from './feed-message.ts';
import { Selection } from './selection.ts';
import { Subscription } from './subscription.ts';

/** By what a listener is reached. */
export type SubscriberKind = 'sockets' | 'streams';

/** How somebody begins to listen. */
export interface SubscribeOptions {
  readonly selection: Selection;
  readonly after: Position;
  /** Called once, whoever ended it. */
  readonly onEnd?: (reason: EndReason) => void;
}

/** How a stream begins. */
export interface StreamOptions {
  /** Names of channels; null: all that the listener may hear. */
  readonly channels: readonly string[] | null;
  /** Null: now. */
  readonly after: Position | null;
  /** Aborted when the listener has gone. */
  readonly signal: AbortSignal;
}

const watchedOf = ({ userId, role, credential }: Actor): WatchedHolder => ({ userId, role, credential });

/** All who listen to the feed through this process: let in, looked after, and told when the process stops. */
export class Subscribers {
  readonly #feed: Feed;
  readonly #history: EventHistory;
  readonly #loop = new EventLoopBudget();
  readonly #watch: CredentialWatch;
  readonly #open = new Map<{ end(reason: EndReason): void }, SubscriberKind>();
  readonly #onStop: (() => void)[] = [];
  #isStopping = false;

  constructor(feed: Feed, history: EventHistory, watch: CredentialWatch) {
    this.#feed = feed;
    this.#history = history;
    this.#watch = watch;
  }

  /** How many listen. */
  figures(): { sockets: number; streams: number } {
    const kinds = [...this.#open.values()];
    const sockets = kinds.filter((kind) => kind === 'sockets').length;
    return { sockets, streams: kinds.length - sockets };
  }

  /** Credentials that are looked after. */
  get credentials(): number {
    return this.#watch.size;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Where the feed stands in this process. */
  get position(): Position {
    return this.#feed.position;
  }

  /**
   * Begins to listen after a position. Null when the credential is no longer worth what it was. Whoever has got a subscription ends it.
   * Throws ServiceUnavailable while the database is away.
   */
  async subscribe<Note = never>(
    watched: WatchedHolder,
    kind: SubscriberKind,
    { selection, after, onEnd }: SubscribeOptions,
  ): Promise<Subscription<Note> | null> {
    let lose = (): void => {};
    const unwatch = await this.#watch.admit(watched, () => lose());
    if (unwatch === null) return null;
    const leave = (reason: EndReason): void => {
      unwatch();
      this.#open.delete(subscription);
      onEnd?.(reason);
    };
    const sources = { feed: this.#feed, history: this.#history, loop: this.#loop };
    const subscription: Subscription<Note> = new Subscription(sources, selection, after, leave);
    lose = () => subscription.end('revoked');
    this.#open.set(subscription, kind);
    if (this.#isStopping) subscription.end('stopping');
    return subscription;
  }

  /** What a stream is told, to its end. It begins with this call, not when it is read for the first time. */
  stream(actor: Actor, beginning: StreamOptions): AsyncGenerator<FeedMessage> {
    return this.#stream(watchedOf(actor), beginning, this.#feed.position);
  }

  async *#stream(
    watched: WatchedHolder,
    { channels, after, signal }: StreamOptions,
    now: Position,
  ): AsyncGenerator<FeedMessage> {
    const known = after === null ? null : await this.#history.known(after);
    const subscription = await this.subscribe(watched, 'streams', {
      selection: Selection.of(watched, channels),
      after: known ?? now,
    });
    if (subscription === null) return yield { kind: 'end', reason: 'revoked' };
    const leave = (): void => subscription.end('gone');
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    try {
      if (after !== null && known === null) yield { kind: 'gap' };
      for (;;) {
        const heard = await subscription.next();
        yield heard;
        if (heard.kind === 'end') return;
      }
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  }

  /** For those who hold connections on which nobody listens yet. */
  onStop(stop: () => void): void {
    this.#onStop.push(stop);
  }

  /** Everybody is told at once, and whoever comes later too. */
  stop(): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const listener of [...this.#open.keys()]) listener.end('stopping');
    for (const stop of this.#onStop) stop();
  }
}
