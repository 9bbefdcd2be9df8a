import type { PlatformEvent } from '../document.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';
import { hasCode, UnreadableResponse } from '../errors/platform-error.ts';
import type { Sleep } from '../http/sleep.ts';
import { ChannelsRefused, errorOfFrame } from '../sockets/channels-refused.ts';
import { frameIn, type SocketMessage } from '../sockets/frames.ts';
import { runSocket, socketAddress } from '../sockets/run-socket.ts';
import { readPage, requestTicket, UnrecoverableError } from './feed-requests.ts';

export interface FollowOptions {
  /** For example `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
  /** An API key of role observer, or an access token; a function returns the current one, such as that of `signIn`. */
  readonly apiKey: string | (() => string | Promise<string>);
  /** For example `tasks`; `user:<id>` for events that only concern one user. */
  readonly channels: readonly string[];
  /** The position of the last processed event; null at the start. */
  readonly since: string | null;
  /** Called for one event at a time. An event may be delivered twice; compare `event_id`. */
  onEvent(event: PlatformEvent): Promise<void> | void;
  /**
   * Called at the start, and when events were lost: read the current state again. All later changes follow as events.
   */
  onLost(): Promise<void> | void;
  /** A connection without data for this long is closed; the server sends something every 30 s. Default 45 000. */
  readonly silenceMs?: number;
  readonly sleep?: Sleep;
  readonly signal: AbortSignal;
}

const SILENCE_MS = 45_000;

const orUnrecoverable = async (work: () => Promise<void> | void): Promise<void> => {
  try {
    await work();
  } catch (error) {
    throw new UnrecoverableError(error);
  }
};

/** An invalid frame ends following, because the server would send it again. */
const readFrame = (text: string): SocketMessage => {
  try {
    return frameIn(text);
  } catch (error) {
    throw new UnrecoverableError(error);
  }
};

/** Follows the feed over several connections and keeps the position. */
export class Follower {
  readonly #to: FollowOptions;
  #position: string | null;
  /** Consecutive connections without events. */
  failures = 0;

  constructor(to: FollowOptions) {
    this.#to = to;
    this.#position = to.since;
  }

  /** One socket, from its ticket to its close: frames are processed in order. */
  async listen(): Promise<void> {
    const { baseUrl, signal, silenceMs = SILENCE_MS } = this.#to;
    const ticket = await requestTicket(this.#to);
    const work = this.#worker();
    const onText = async (text: string, socket: WebSocket): Promise<void> => work(readFrame(text), socket);
    await runSocket(socketAddress(baseUrl, ticket), { signal, silenceMs, onText });
  }

  #worker(): (frame: SocketMessage, socket: WebSocket) => Promise<void> {
    const { channels } = this.#to;
    let isSubscribed = false;
    return async (frame, socket) => {
      if ('event_id' in frame) return isSubscribed ? this.#take(frame) : undefined;
      if (!('action' in frame)) {
        const error = errorOfFrame(channels, frame.error);
        throw error instanceof ChannelsRefused ? new UnrecoverableError(error) : error;
      }
      const since = this.#position === null ? {} : { since: this.#position };
      if (frame.action === 'auth_ok') socket.send(JSON.stringify({ action: 'subscribe', channels, ...since }));
      if (frame.action === 'bookmark') this.#moveTo(frame.position);
      if (frame.action !== 'subscribed') return;
      // Channels that the caller may not read are left out of the response.
      const refused = channels.filter((channel) => !frame.channels.includes(channel));
      if (refused.length > 0) throw new UnrecoverableError(new ChannelsRefused(refused));
      isSubscribed = true;
      if (frame.gap && frame.resume_after !== null) return this.#readPages(frame.resume_after);
      if (frame.gap || this.#position === null) await orUnrecoverable(() => this.#to.onLost());
    };
  }

  async #take(event: PlatformEvent): Promise<void> {
    await orUnrecoverable(() => this.#to.onEvent(event));
    this.#moveTo(event.position);
  }

  #moveTo(position: string): void {
    this.#position = position;
    this.failures = 0;
  }

  /** Reads missed events in pages if they exceed the buffer of a socket. */
  async #readPages(from: string): Promise<void> {
    try {
      await this.#readFrom(from);
    } catch (error) {
      const cause = error instanceof UnrecoverableError ? error.cause : error;
      if (!hasCode(cause, ERROR_CODES.RESOURCE_CONFLICT)) throw error;
      // The rest was deleted; all later events follow on the socket.
      await orUnrecoverable(() => this.#to.onLost());
    }
  }

  async #readFrom(from: string): Promise<void> {
    let next = { next_after: from, has_more: true };
    while (next.has_more) {
      const { data, pagination } = await readPage(this.#to, this.#to.channels, next.next_after);
      for (const event of data) await this.#take(event);
      if (pagination.has_more && pagination.next_after === next.next_after)
        throw new UnrecoverableError(new UnreadableResponse(200, 'the position of the feed does not move'));
      this.#moveTo(pagination.next_after);
      next = pagination;
    }
  }
}
