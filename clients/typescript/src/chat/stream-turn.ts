import type { EventSourceMessage } from 'eventsource-parser';
import type { components } from '../document.ts';
import { ConnectionLost, failureIn, type PlatformError, UnreadableResponse } from '../errors/platform-error.ts';
import { messagesIn } from '../events/stream-messages.ts';
import type { PathClient } from '../http/path-client.ts';
import { objectIn } from '../http/receive.ts';
import { unwrap } from '../http/unwrap.ts';

type Frame = components['schemas']['TurnFrame'];

/** An error that ended the stream; nothing was stored unless `complete` was received before. */
interface FailureFrame {
  readonly event: 'error';
  readonly data: PlatformError;
}

/**
 * The frames of a streamed turn: `delta` repeatedly, `complete`, then `chime`; or only `deferred`; `error` may end it.
 */
export type TurnFrame = Exclude<Frame, { event: 'error' }> | FailureFrame;

export interface TurnOptions {
  readonly signal?: AbortSignal;
  /**
   * Identifies the turn: after a lost connection the same call returns the stored response. Without it every call is a
   * new turn.
   */
  readonly idempotencyKey?: string;
}

const PATH = '/meta/chat/turn/stream';
/** Every complete stream contains one of these. */
const DECISIVE: ReadonlySet<string> = new Set(['complete', 'deferred', 'error']);

/** Frames of newer servers that this version does not know are skipped. */
const KINDS: ReadonlySet<string | undefined> = new Set(['delta', 'chime', ...DECISIVE]);

const frameOf = ({ event, data }: EventSourceMessage): TurnFrame => {
  const said = objectIn(data, 200);
  if (event !== 'error') return { event, data: said } as TurnFrame;
  const failure = failureIn(said, null);
  if (failure === null) throw new UnreadableResponse(200);
  return { event, data: failure };
};

const open = async (
  client: PathClient,
  body: components['schemas']['TurnRequest'],
  signal: AbortSignal,
  key: string | undefined,
): Promise<ReadableStream<Uint8Array>> => {
  const header = key === undefined ? {} : { 'Idempotency-Key': key };
  const stream = await unwrap(client.POST(PATH, { params: { header }, body, signal, parseAs: 'stream' }));
  if (stream === null) throw new UnreadableResponse(200);
  return stream;
};

/**
 * Sends a message to the company and yields the response as it is generated. Leaving the loop ends the request and the
 * work on the server. Rejects with `PlatformError` before the first frame, with `UnreadableResponse` for an invalid
 * frame, and with `ConnectionLost` if the stream breaks or is silent for 45 s: call it again with the same
 * `idempotencyKey`.
 */
export async function* streamTurn(
  client: PathClient,
  body: components['schemas']['TurnRequest'],
  { signal, idempotencyKey }: TurnOptions = {},
): AsyncGenerator<TurnFrame, void, undefined> {
  const leaving = new AbortController();
  const ends = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]);
  let isDecided = false;
  try {
    for await (const message of messagesIn(await open(client, body, ends, idempotencyKey))) {
      if (!KINDS.has(message.event)) continue;
      const frame = frameOf(message);
      isDecided ||= DECISIVE.has(frame.event);
      yield frame;
    }
    if (!isDecided) throw new TypeError('the stream ended early');
  } catch (error) {
    if (error instanceof TypeError && !ends.aborted) throw new ConnectionLost(`POST ${PATH}`, 1, error);
    throw error;
  } finally {
    leaving.abort();
  }
}
