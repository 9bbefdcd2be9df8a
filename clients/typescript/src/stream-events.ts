import { unwrap } from './answers.ts';
import type { PlatformClient } from './client.ts';
import type { components } from './document.ts';
import { failureIn, UnreadableAnswer } from './platform-error.ts';
import { objectIn } from './receive.ts';
import { messagesIn } from './stream-messages.ts';

/** What an event stream brings: `event` names the kind; a bookmark moves the position on, a gap says that something is missing. */
export type FeedFrame =
  | { readonly event: 'event'; readonly data: components['schemas']['Event'] }
  | Extract<components['schemas']['FeedFrame'], { event: 'bookmark' | 'gap' | 'closed' }>;

export interface StreamEventsOptions {
  /** Such as `tasks`; left out, all that the caller may see. */
  readonly channels?: readonly string[];
  /** The position of the last event that was worked off; left out, the stream begins with now. */
  readonly after?: string | null;
  /** Called when the stream is open and whenever the server says anything, its signs of life included: every 15 s at least. */
  readonly onSign?: () => void;
  readonly signal?: AbortSignal;
}

const PATH = '/api/v1/events/stream';
const OTHERS: ReadonlySet<string> = new Set(['bookmark', 'gap', 'closed']);

/**
 * One event stream, from its opening to its end; `followEvents` goes from one to the next. Rejects with `PlatformError` when it is refused or
 * ended by a failure, with `UnreadableAnswer` for a frame in another form, and with TypeError when the connection is lost or silent for 45 s.
 */
export async function* streamEvents(
  client: PlatformClient,
  { channels, after = null, onSign, signal }: StreamEventsOptions = {},
): AsyncGenerator<FeedFrame, void, undefined> {
  const query = channels === undefined ? {} : { channels: channels.join() };
  const header = after === null ? {} : { 'Last-Event-ID': after };
  const init = { params: { query, header }, parseAs: 'stream', ...(signal === undefined ? {} : { signal }) } as const;
  const stream = await unwrap(client.GET(PATH, init));
  if (stream === null || !(stream instanceof ReadableStream)) throw new UnreadableAnswer(200);
  onSign?.();
  for await (const { event = '', data } of messagesIn(stream, onSign)) {
    const said = objectIn(data, 200);
    if (event === 'error') throw failureIn(said, null) ?? new UnreadableAnswer(200);
    yield (OTHERS.has(event) ? { event, data: said } : { event: 'event', data: said }) as FeedFrame;
  }
}
