import type { PlatformEvent, ServerFrame } from '../generated/events.ts';

export interface Following {
  /** Such as `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
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

/**
 * Follows the events until the signal is aborted, over lost connections and restarts, and misses none without being told. Rejects when
 * the key is refused, and with what `onEvent` or `onLost` throw; go on from the last position that was worked off.
 */
export const followEvents = async ({
  baseUrl,
  apiKey,
  channels,
  signal,
  silenceMs = 45_000,
  ...to
}: Following): Promise<void> => {
  let position = to.since;
  /** What trying again does not mend. */
  let failure: { readonly error: unknown } | null = null;

  const orFail = async (work: () => Promise<void> | void): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  const ask = async <T>(method: string, path: string): Promise<T> => {
    const wait = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await fetch(`${baseUrl}/api/v1${path}`, { method, headers, signal: wait });
    const { status } = answer;
    if (status === 401 || status === 403)
      await orFail(() => Promise.reject(new Error(`the key is refused with ${status}`)));
    if (status !== 200) throw new Error(`${method} ${path}: ${status}`);
    return (await answer.json()) as T;
  };
  const take = async (event: PlatformEvent) => {
    await orFail(() => to.onEvent(event));
    position = event.position;
  };
  /** What is too much for a socket comes page by page. */
  const readPages = async (after: string): Promise<void> => {
    const query = `after=${after}&limit=200&channels=${encodeURIComponent(channels.join())}`;
    const { data, pagination } = await ask<Page>('GET', `/events?${query}`);
    for (const event of data) await take(event);
    position = pagination.next_after;
    if (pagination.has_more) await readPages(pagination.next_after);
  };
  /** One socket, from its ticket to its end: frames are worked off in order, those that wait as well as those that come. */
  const listen = async (): Promise<void> => {
    const { ticket } = (await ask<{ data: { ticket: string } }>('POST', '/auth/ws-ticket')).data;
    const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/api/v1/ws?ticket=${ticket}`);
    let isSubscribed = false;
    const work = async (frame: PlatformEvent | ServerFrame): Promise<void> => {
      if ('event_id' in frame) return isSubscribed ? take(frame) : undefined;
      if (!('action' in frame)) throw new Error(frame.error);
      if (frame.action === 'auth_ok')
        socket.send(
          JSON.stringify({ action: 'subscribe', channels, ...(position === null ? {} : { since: position }) }),
        );
      if (frame.action === 'bookmark') position = frame.position;
      if (frame.action !== 'subscribed') return;
      isSubscribed = true;
      if (frame.gap && frame.resume_after !== null) return readPages(frame.resume_after);
      if (frame.gap || position === null) await orFail(() => to.onLost());
    };
    const end = () => socket.close();
    const silence = setTimeout(end, silenceMs);
    let worked: Promise<void> = Promise.resolve();
    socket.onmessage = ({ data }) => {
      silence.refresh();
      worked = worked.then(() => work(JSON.parse(data)));
      worked.catch(end);
    };
    signal.addEventListener('abort', end, { once: true });
    await new Promise((resolve) => {
      socket.onclose = resolve;
    });
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
    await worked;
  };

  while (!signal.aborted) {
    // A server that is away, or has enough to do, is asked again.
    await listen().catch(() => {});
    if (failure !== null) throw (failure as { error: unknown }).error;
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 250 + Math.random() * 500));
  }
};
