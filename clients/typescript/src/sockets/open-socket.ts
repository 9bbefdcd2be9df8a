import { PlatformError } from '../errors/platform-error.ts';
import { requireMilliseconds } from '../http/number-option.ts';
import type { PlatformClient } from '../http/path-client.ts';
import { type Sleep, sleep as sleepByTimer } from '../http/sleep.ts';
import { pauseAfter } from './backoff.ts';
import { runConnection, SocketEnded, type SocketHandlers } from './run-connection.ts';
import { type Filters, Subscriptions } from './subscriptions.ts';

/** The functions and limits of a socket. */
export interface SocketOptions extends SocketHandlers {
  readonly sleep?: Sleep;
  readonly signal?: AbortSignal;
}

/** A WebSocket that reconnects, subscribes again, and continues after the last event. */
export interface PlatformSocket {
  /**
   * Adds channels, or replaces their filters. Resolves when the server has confirmed them. Rejects with `ChannelsRefused`,
   * and when the socket is closed. Events after `since`, the position or id of an event, are sent first.
   */
  subscribe(
    channels: readonly string[],
    options?: { readonly filters?: Filters; readonly since?: string },
  ): Promise<void>;
  /** Removes channels. */
  unsubscribe(channels: readonly string[]): Promise<void>;
  close(): void;
  /**
   * Resolves after `close` or the signal. Rejects with `PlatformError` if the credential is refused, with
   * `UnreadableResponse` for an invalid frame, and with the errors of the functions. Always await it.
   */
  readonly closed: Promise<void>;
}

/** The longest wait that is accepted from the server. */
const MAX_RETRY_AFTER_S = 60;

const isForGood = (error: unknown): boolean =>
  error instanceof PlatformError && !error.retryable && error.status !== null && error.status < 500;

/** Runs one connection after the other until the signal is aborted. */
const keepOpen = async (
  client: PlatformClient,
  subscriptions: Subscriptions,
  options: SocketOptions,
  signal: AbortSignal,
): Promise<void> => {
  const { sleep = sleepByTimer } = options;
  let failures = 0;
  const onProgress = (): void => {
    failures = 0;
  };
  while (!signal.aborted) {
    let asked = 0;
    try {
      await runConnection(client, subscriptions, options, { signal, onProgress });
    } catch (error) {
      if (signal.aborted && !(error instanceof SocketEnded)) return;
      if (error instanceof SocketEnded) throw error.cause;
      if (isForGood(error)) throw error;
      if (error instanceof PlatformError) asked = Math.min(error.retryAfter ?? 0, MAX_RETRY_AFTER_S) * 1_000;
    }
    const pause = pauseAfter(failures);
    failures += 1;
    await sleep(Math.max(asked, pause), signal).catch(() => {});
  }
};

/**
 * Opens a WebSocket with typed events and frames. It stays open over lost connections and restarts until it is closed. Use
 * `followEvents` to process every event; a socket is for changing subscriptions and for filters. Throws RangeError for an
 * invalid `silenceMs`.
 */
export const openSocket = (client: PlatformClient, options: SocketOptions): PlatformSocket => {
  if (options.silenceMs !== undefined) requireMilliseconds('silenceMs', options.silenceMs);
  const leaving = new AbortController();
  const signal = options.signal === undefined ? leaving.signal : AbortSignal.any([options.signal, leaving.signal]);
  const subscriptions = new Subscriptions();
  const closed = keepOpen(client, subscriptions, options, signal);
  const end = (error: unknown): void => subscriptions.end(error);
  closed.then(() => end(new Error('the socket was closed')), end);
  return {
    subscribe: async (channels, { filters, since } = {}) => {
      signal.throwIfAborted();
      return subscriptions.add(channels, filters, since ?? null);
    },
    unsubscribe: (channels) => subscriptions.remove(channels),
    close: () => leaving.abort(),
    closed,
  };
};
