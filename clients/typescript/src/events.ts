import type { PlatformEvent, ServerFrame } from './document.ts';
import { failureIn, PlatformError, UnreadableAnswer } from './platform-error.ts';
import { sleep } from './sleep.ts';

export interface Following {
  /** Such as `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
  /** A key of role observer is enough to read; an access token will do, too. */
  readonly apiKey: string;
  /** Such as `tasks`; `user:<id>` for what concerns one user alone. */
  readonly channels: readonly string[];
  /** The position of the last event that was worked off; null in the beginning. */
  readonly since: string | null;
  /** Called for one event after the other. One may come twice: `event_id` tells. */
  onEvent(event: PlatformEvent): Promise<void> | void;
  /** In the beginning, and when history is lost: read what you keep of the organisation; what changes from here on follows. */
  onLost(): Promise<void> | void;
  /** A connection on which nothing came for so long is given up; the server says something every 30 s. */
  readonly silenceMs?: number;
  readonly signal: AbortSignal;
}

interface Page {
  readonly data: readonly PlatformEvent[];
  readonly pagination: { readonly next_after: string; readonly has_more: boolean };
}

/** A server that does not answer for so long is asked again. */
const LONGEST_ANSWER_MS = 10_000;
const SILENCE_MS = 45_000;
/** However long a server asks to wait. */
const LONGEST_PAUSE_S = 60;

/** What trying again does not mend. */
class Hopeless extends Error {
  constructor(cause: unknown) {
    super('following cannot go on', { cause });
  }
}

const orHopeless = async (work: () => Promise<void> | void): Promise<void> => {
  try {
    await work();
  } catch (error) {
    throw new Hopeless(error);
  }
};

/** Follows from one connection to the next, and knows how far it has come. */
class Follower {
  readonly #to: Following;
  readonly #base: string;
  #position: string | null;

  constructor(to: Following) {
    this.#to = to;
    this.#base = to.baseUrl.replace(/\/$/, '');
    this.#position = to.since;
  }

  /** One socket, from its ticket to its end: frames are worked off in order, those that wait as well as those that come. */
  async listen(): Promise<void> {
    const { signal, silenceMs = SILENCE_MS } = this.#to;
    const { ticket } = (await this.#ask<{ data: { ticket: string } }>('POST', '/auth/ws-ticket')).data;
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}/api/v1/ws?ticket=${ticket}`);
    const end = (): void => socket.close();
    const work = this.#worker(socket);
    let silence = setTimeout(end, silenceMs);
    let worked: Promise<void> = Promise.resolve();
    socket.onmessage = ({ data }) => {
      clearTimeout(silence);
      silence = setTimeout(end, silenceMs);
      worked = worked.then(() => work(JSON.parse(String(data))));
      worked.catch(end);
    };
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    await new Promise((resolve) => {
      socket.onclose = resolve;
    });
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
    await worked;
  }

  #worker(socket: WebSocket): (frame: PlatformEvent | ServerFrame) => Promise<void> {
    const { channels } = this.#to;
    let isSubscribed = false;
    return async (frame) => {
      if ('event_id' in frame) return isSubscribed ? this.#take(frame) : undefined;
      // What the server refuses to tell it refuses again.
      if (!('action' in frame)) throw new Hopeless(new Error(frame.error));
      const since = this.#position === null ? {} : { since: this.#position };
      if (frame.action === 'auth_ok') socket.send(JSON.stringify({ action: 'subscribe', channels, ...since }));
      if (frame.action === 'bookmark') this.#position = frame.position;
      if (frame.action !== 'subscribed') return;
      isSubscribed = true;
      if (frame.gap && frame.resume_after !== null) return this.#readPages(frame.resume_after);
      if (frame.gap || this.#position === null) await orHopeless(() => this.#to.onLost());
    };
  }

  async #take(event: PlatformEvent): Promise<void> {
    await orHopeless(() => this.#to.onEvent(event));
    this.#position = event.position;
  }

  /** What is too much for a socket comes page by page. */
  async #readPages(from: string): Promise<void> {
    const channels = encodeURIComponent(this.#to.channels.join());
    let next = { next_after: from, has_more: true };
    while (next.has_more) {
      const path = `/events?after=${next.next_after}&limit=200&channels=${channels}`;
      const { data, pagination } = await this.#ask<Page>('GET', path);
      for (const event of data) await this.#take(event);
      this.#position = pagination.next_after;
      next = pagination;
    }
  }

  async #ask<T>(method: string, path: string): Promise<T> {
    const { signal, apiKey } = this.#to;
    const wait = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]);
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await fetch(`${this.#base}/api/v1${path}`, { method, headers, signal: wait });
    if (answer.status === 200) return (await answer.json()) as T;
    const refusal =
      failureIn(await answer.json().catch(() => null), answer.status) ?? new UnreadableAnswer(answer.status);
    const isHopeless = refusal instanceof PlatformError && answer.status < 500 && !refusal.retryable;
    throw isHopeless ? new Hopeless(refusal) : refusal;
  }
}

/**
 * Follows the events until the signal is aborted, over lost connections and restarts, and misses none without being told. Rejects when
 * the key, a channel or the position is refused, and with what `onEvent` or `onLost` throw; go on from the last position that was worked off.
 */
export const followEvents = async (to: Following): Promise<void> => {
  const follower = new Follower(to);
  while (!to.signal.aborted) {
    let asked = 0;
    try {
      await follower.listen();
    } catch (error) {
      // A server that is away, or has enough to do, is asked again.
      if (error instanceof Hopeless) throw error.cause;
      if (error instanceof PlatformError) asked = Math.min(error.retryAfter ?? 0, LONGEST_PAUSE_S) * 1_000;
    }
    await sleep(Math.max(asked, 250 + Math.random() * 500), to.signal).catch(() => {});
  }
};
