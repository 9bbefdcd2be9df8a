import type { components } from '../document.ts';
import { failureIn, UnreadableResponse } from '../errors/platform-error.ts';
import type { PathClient } from '../http/path-client.ts';
import { objectIn } from '../http/receive.ts';
import { unwrap } from '../http/unwrap.ts';
import { messagesIn } from './stream-messages.ts';

/**
 * A message of an event stream: `event` is its kind; a bookmark advances the position, a gap reports missing events.
 */
export type FeedFrame =
  | { readonly event: 'event'; readonly data: components['schemas']['Event'] }
  | Extract<components['schemas']['FeedFrame'], { event: 'bookmark' | 'gap' | 'closed' }>;

export interface StreamEventsOptions {
  /** For example `tasks`; absent for all channels that the caller may see. */
  readonly channels?: readonly string[];
  /** The position of the last processed event; absent to start with new events. */
  readonly after?: string | null;
  /**
   * Called when the stream is open and for everything that the server sends, including comments: at least every 15 s.
   */
  readonly onSign?: () => void;
  readonly signal?: AbortSignal;
}

const PATH = '/api/v1/events/stream';
const OTHERS: ReadonlySet<string> = new Set(['bookmark', 'gap', 'closed']);

/**
 * One event stream, from open to close; `followEvents` reconnects. Rejects with `PlatformError` if it is refused or
 * ended by an error, with `UnreadableResponse` for an invalid frame, and with TypeError if the connection is lost or
 * silent for 45 s.
 */
export async function* streamEvents(
  client: PathClient,
  { channels, after = null, onSign, signal }: StreamEventsOptions = {},
): AsyncGenerator<FeedFrame, void, undefined> {
  const query = channels === undefined ? {} : { channels: channels.join() };
  const header = after === null ? {} : { 'Last-Event-ID': after };
  const init = { params: { query, header }, parseAs: 'stream', ...(signal === undefined ? {} : { signal }) } as const;
  const stream = await unwrap(client.GET(PATH, init));
  if (stream === null || !(stream instanceof ReadableStream)) throw new UnreadableResponse(200);
  onSign?.();
  for await (const { event = '', data } of messagesIn(stream, onSign)) {
    const said = objectIn(data, 200);
    if (event === 'error') throw failureIn(said, null) ?? new UnreadableResponse(200);
    yield (OTHERS.has(event) ? { event, data: said } : { event: 'event', data: said }) as FeedFrame;
  }
}
