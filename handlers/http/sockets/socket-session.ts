import type { EventHistory } from '../../../domain/events/event-history.ts';
import type { FeedMessage } from '../../../domain/events/feed-message.ts';
import type { Selection } from '../../../domain/events/selection.ts';
import type { Resumption, Subscription } from '../../../domain/events/subscription.ts';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { type Position, positionText } from '../../../domain/foundation/events/event.ts';
import type { ClientFrame, ServerFrame } from '../../../generated/events.ts';
import { eventFrame } from '../event-frames.ts';
import { BadFrame, filterIn, readClientFrame } from './client-frame.ts';
import type { Message, SocketConnection } from './connection.ts';

/** Confirms a subscription to the client. */
const subscribed =
  (resumeAfter: Position | null) =>
  (channels: readonly string[], { replayed, isGap }: Resumption): ServerFrame => ({
    action: 'subscribed',
    channels: [...channels],
    replayed,
    gap: isGap,
    resume_after: isGap && resumeAfter !== null ? positionText(resumeAfter) : null,
  });

const NOTHING_MISSED: Resumption = { replayed: 0, isGap: false };
const HISTORY_LOST: Resumption = { replayed: 0, isGap: true };
const UNAVAILABLE = 'the feed is unavailable; try again';

/** The reason for the client why a frame was rejected. Rethrows internal errors. */
const reasonOf = (error: unknown): string => {
  if (error instanceof BadFrame) return error.message;
  if (error instanceof ServiceUnavailable) return UNAVAILABLE;
  throw error;
};

/**
 * A socket with an authenticated user: processes the frames of the client one at a time, and sends responses and events
 * in order.
 */
export class SocketSession {
  readonly #connection: SocketConnection;
  readonly #subscription: Subscription<ServerFrame>;
  readonly #history: Pick<EventHistory, 'positionOf'>;
  /** Frames are processed one at a time, so at most one response is waiting to be sent. */
  #onResponse: () => void = () => {};

  constructor(
    connection: SocketConnection,
    subscription: Subscription<ServerFrame>,
    history: Pick<EventHistory, 'positionOf'>,
  ) {
    this.#connection = connection;
    this.#subscription = subscription;
    this.#history = history;
  }

  /** Serves the client until the socket has closed. Rejects with internal errors. */
  async serve(): Promise<void> {
    await Promise.all([this.#speak(), this.#listen()]);
  }

  /** The socket has closed: a response that has not been sent is dropped. */
  giveUp(): void {
    this.#onResponse();
  }

  async #speak(): Promise<void> {
    for (;;) {
      const heard = await this.#subscription.next();
      if (heard.kind === 'end') return;
      if (heard.kind === 'event') await this.#connection.send(eventFrame(heard.event, heard.epoch).text);
      else await this.#say(this.#frameOf(heard));
      if (heard.kind === 'note') this.#onResponse();
    }
  }

  #frameOf(heard: Exclude<FeedMessage<ServerFrame>, { kind: 'end' | 'event' }>): ServerFrame {
    if (heard.kind === 'note') return heard.note;
    if (heard.kind === 'gap') return subscribed(null)(this.#subscription.channels, HISTORY_LOST);
    return { action: 'bookmark', position: positionText(heard.position) };
  }

  #say(frame: ServerFrame): Promise<void> {
    return this.#connection.send(JSON.stringify(frame));
  }

  async #listen(): Promise<void> {
    for (let message = await this.#connection.receive(); message !== null; message = await this.#connection.receive())
      await this.#respond(message);
  }

  /** Waits until the response was sent: a client that does not read is not read from. */
  async #respond(message: Message): Promise<void> {
    if (this.#connection.isClosed) return;
    const answered = new Promise<void>((resolve) => {
      this.#onResponse = resolve;
    });
    await this.#obey(message).catch((error) => this.#subscription.pushNote({ error: reasonOf(error) }));
    await answered;
  }

  /** Queues one response for the client, or throws. */
  async #obey({ bytes, isBinary }: Message): Promise<void> {
    const frame = readClientFrame(bytes, isBinary);
    if (frame.action === 'auth') throw new BadFrame('the socket is authenticated already');
    if (frame.action === 'ping') return this.#subscription.pushNote({ action: 'pong' });
    if (frame.action === 'subscribe') return this.#subscribe(frame);
    this.#subscription.changeSelection(
      (now) => now.without(frame.channels),
      (channels) => ({ action: 'unsubscribed', channels: [...channels] }),
    );
  }

  async #subscribe(frame: Extract<ClientFrame, { action: 'subscribe' }>): Promise<void> {
    const change = (now: Selection): Selection => now.with(frame.channels, filterIn(frame));
    if (frame.since === undefined)
      return this.#subscription.changeSelection(change, (channels) => subscribed(null)(channels, NOTHING_MISSED));
    const position = await this.#history.positionOf(frame.since);
    await this.#subscription.resume(change, frame.channels, position, subscribed(position));
  }
}
