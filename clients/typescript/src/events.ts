import type { PlatformEvent } from './document.ts';
import { ERROR_CODES } from './error-codes.ts';
import { requireMilliseconds } from './number-option.ts';
import { failureIn, hasCode, PlatformError, UnreadableResponse } from './platform-error.ts';
import { objectIn, readWhole } from './receive.ts';
import { type Sleep, sleep as sleepByTimer } from './sleep.ts';
import { pauseAfter } from './sockets/backoff.ts';
import { ChannelsRefused, errorOfFrame } from './sockets/channels-refused.ts';
import { frameIn, type SocketMessage } from './sockets/frames.ts';
import { runSocket, socketAddress } from './sockets/run-socket.ts';

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
  /** A connection without data for this long is closed; the server sends something every 30 s. */
  readonly silenceMs?: number;
  readonly sleep?: Sleep;
  readonly signal: AbortSignal;
}

interface Page {
  readonly data: readonly PlatformEvent[];
  readonly pagination: { readonly next_after: string; readonly has_more: boolean };
}

/** The longest wait for a response. */
const RESPONSE_TIMEOUT_MS = 10_000;
const SILENCE_MS = 45_000;
/** The longest wait that is accepted from the server. */
const MAX_RETRY_AFTER_S = 60;
/** Errors that a retry does not fix. */
class UnrecoverableError extends Error {
  constructor(cause: unknown) {
    super('following the feed cannot continue', { cause });
  }
}

const orUnrecoverable = async (work: () => Promise<void> | void): Promise<void> => {
  try {
    await work();
  } catch (error) {
    throw new UnrecoverableError(error);
  }
};

const valueIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
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

const isEvent = (value: unknown): boolean => typeof (value as PlatformEvent | null)?.position === 'string';

const pageIn = (response: unknown): Page => {
  const { data, pagination } = response as Partial<Page>;
  if (!Array.isArray(data) || !data.every(isEvent) || typeof pagination?.next_after !== 'string')
    throw new UnreadableResponse(200, 'it is not a page of events');
  return { data, pagination };
};

/** Follows the feed over several connections and keeps the position. */
class Follower {
  readonly #to: FollowOptions;
  readonly #base: string;
  #position: string | null;
  /** Consecutive connections without events. */
  failures = 0;

  constructor(to: FollowOptions) {
    this.#to = to;
    this.#base = to.baseUrl.replace(/\/$/, '');
    this.#position = to.since;
  }

  /** One socket, from its ticket to its close: frames are processed in order. */
  async listen(): Promise<void> {
    const { signal, silenceMs = SILENCE_MS } = this.#to;
    const { data } = await this.#ask<{ data?: { ticket?: unknown } }>('POST', '/auth/ws-ticket');
    if (typeof data?.ticket !== 'string') throw new UnreadableResponse(200, 'the ticket is missing');
    const work = this.#worker();
    const onText = async (text: string, socket: WebSocket): Promise<void> => work(readFrame(text), socket);
    await runSocket(socketAddress(this.#base, data.ticket), { signal, silenceMs, onText });
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
    const channels = encodeURIComponent(this.#to.channels.join());
    let next = { next_after: from, has_more: true };
    while (next.has_more) {
      const path = `/events?after=${encodeURIComponent(next.next_after)}&limit=200&channels=${channels}`;
      const { data, pagination } = pageIn(await this.#ask('GET', path));
      for (const event of data) await this.#take(event);
      if (pagination.has_more && pagination.next_after === next.next_after)
        throw new UnrecoverableError(new UnreadableResponse(200, 'the position of the feed does not move'));
      this.#moveTo(pagination.next_after);
      next = pagination;
    }
  }

  async #ask<T>(method: string, path: string): Promise<T> {
    const { signal, apiKey } = this.#to;
    const wait = AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
    let request: Request;
    try {
      const token = typeof apiKey === 'string' ? apiKey : await apiKey();
      const headers = { authorization: `Bearer ${token}` };
      // Following a redirect would send the key to another server.
      request = new Request(`${this.#base}/api/v1${path}`, { method, headers, signal: wait, redirect: 'manual' });
    } catch (cause) {
      // Another attempt would get the same key.
      throw new UnrecoverableError(cause);
    }
    const response = await readWhole(request, await fetch(request.clone()));
    const text = await response.text();
    if (response.status === 200) return objectIn(text, 200) as T;
    const refusal = failureIn(valueIn(text), response.status) ?? new UnreadableResponse(response.status);
    const isUnrecoverable = refusal instanceof PlatformError && response.status < 500 && !refusal.retryable;
    throw isUnrecoverable ? new UnrecoverableError(refusal) : refusal;
  }
}

/** Throws TypeError for a URL or a key that no request can contain, and RangeError for a time that no timer has. */
const refuseUnusable = ({ baseUrl, apiKey, silenceMs = SILENCE_MS }: FollowOptions): void => {
  requireMilliseconds('silenceMs', silenceMs);
  if (!/^https?:$/.test(new URL(baseUrl).protocol))
    throw new TypeError(`baseUrl must be an http or https URL: ${baseUrl}`);
  if (typeof apiKey === 'string') new Headers({ authorization: `Bearer ${apiKey}` });
};

/**
 * Follows events until the signal is aborted, over lost connections and restarts; lost events are reported, and so is a
 * position that the server cannot continue from. Rejects with `PlatformError` if the key is refused, with `ChannelsRefused`
 * if a channel is, with TypeError for an invalid URL or key, with RangeError for an invalid `silenceMs`, with the error of the function `apiKey`, with `UnreadableResponse` for an invalid frame, and with errors
 * of `onEvent` and `onLost`; continue from the last processed position. The pause between connections without events grows
 * up to 30 s.
 */
export const followEvents = async (to: FollowOptions): Promise<void> => {
  refuseUnusable(to);
  const follower = new Follower(to);
  const { sleep = sleepByTimer } = to;
  while (!to.signal.aborted) {
    let asked = 0;
    try {
      await follower.listen();
    } catch (error) {
      // An unavailable or overloaded server is retried.
      if (error instanceof UnrecoverableError) throw error.cause;
      if (error instanceof PlatformError) asked = Math.min(error.retryAfter ?? 0, MAX_RETRY_AFTER_S) * 1_000;
    }
    const pause = pauseAfter(follower.failures);
    follower.failures += 1;
    await sleep(Math.max(asked, pause), to.signal).catch(() => {});
  }
};
