import type { Position } from '../foundation/events/event.ts';
import type { Feed } from '../foundation/events/feed.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { CredentialWatch, WatchedHolder } from './credential-watch.ts';
import type { EventHistory } from './event-history.ts';
import { EventLoopBudget } from './event-loop-budget.ts';
import type { EndReason, FeedMessage } from './feed-message.ts';
import { Selection } from './selection.ts';
import { Subscription } from './subscription.ts';

/** The transport of a subscriber. */
export type SubscriberKind = 'sockets' | 'streams';

export interface SubscribeOptions {
  readonly selection: Selection;
  readonly after: Position;
  /** Called once, whatever ended the subscription. */
  readonly onEnd?: (reason: EndReason) => void;
}

export interface StreamOptions {
  /** Names of channels; null means all channels that the subscriber may see. */
  readonly channels: readonly string[] | null;
  /** Null starts with the next event. */
  readonly after: Position | null;
  /** Aborted when the subscriber has disconnected. */
  readonly signal: AbortSignal;
}

const watchedOf = ({ userId, role, credential }: Actor): WatchedHolder => ({ userId, role, credential });

interface SubscribersDeps {
  readonly feed: Feed;
  readonly history: EventHistory;
  readonly watch: CredentialWatch;
}

/** All subscribers of the feed in this process. It admits them, watches their credentials and ends them at shutdown. */
export class Subscribers {
  readonly #feed: Feed;
  readonly #history: EventHistory;
  readonly #loop = new EventLoopBudget();
  readonly #watch: CredentialWatch;
  readonly #open = new Map<{ end(reason: EndReason): void }, SubscriberKind>();
  readonly #onStop: (() => void)[] = [];
  #isStopping = false;

  constructor({ feed, history, watch }: SubscribersDeps) {
    this.#feed = feed;
    this.#history = history;
    this.#watch = watch;
  }

  /** The number of subscribers by transport. */
  figures(): { sockets: number; streams: number } {
    const kinds = [...this.#open.values()];
    const sockets = kinds.filter((kind) => kind === 'sockets').length;
    return { sockets, streams: kinds.length - sockets };
  }

  /** The number of watched credentials. */
  get credentials(): number {
    return this.#watch.size;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** The position of the feed in this process. */
  get position(): Position {
    return this.#feed.position;
  }

  /**
   * Subscribes from a position. The caller must end the subscription. Null when the credential has changed. Throws ServiceUnavailable while
   * the database is unavailable.
   */
  async subscribe<Note = never>(
    watched: WatchedHolder,
    kind: SubscriberKind,
    { selection, after, onEnd }: SubscribeOptions,
  ): Promise<Subscription<Note> | null> {
    let onLost = (): void => {};
    const unwatch = await this.#watch.admit(watched, () => onLost());
    if (unwatch === null) return null;
    const leave = (reason: EndReason): void => {
      unwatch();
      this.#open.delete(subscription);
      onEnd?.(reason);
    };
    const sources = { feed: this.#feed, history: this.#history, loop: this.#loop };
    const subscription: Subscription<Note> = new Subscription(sources, selection, after, leave);
    onLost = () => subscription.end('revoked');
    this.#open.set(subscription, kind);
    if (this.#isStopping) subscription.end('stopping');
    return subscription;
  }

  /** The messages of a stream until its end. The subscription starts with this call, not with the first read. */
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
        const message = await subscription.next();
        yield message;
        if (message.kind === 'end') return;
      }
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  }

  /** Registers a callback for connections that have not subscribed yet. */
  onStop(stop: () => void): void {
    this.#onStop.push(stop);
  }

  /** Ends all subscriptions, and those that are requested later. */
  stop(): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const listener of [...this.#open.keys()]) listener.end('stopping');
    for (const stop of this.#onStop) stop();
  }
}
