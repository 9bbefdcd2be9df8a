import type { EventSourceMessage } from 'eventsource-parser';
import { unwrap } from './answers.ts';
import type { PlatformClient } from './client.ts';
import type { components } from './document.ts';
import { ConnectionLost, failureIn, type PlatformError, UnreadableAnswer } from './platform-error.ts';
import { objectIn } from './receive.ts';
import { messagesIn } from './stream-messages.ts';

type Frame = components['schemas']['TurnFrame'];

/** A failure that ended the stream; nothing was stored unless `complete` came before. */
interface FailureFrame {
  readonly event: 'error';
  readonly data: PlatformError;
}

/** What comes of a streamed turn: `delta` piece by piece, `complete`, then `chime`; or `deferred` alone; or at last `error`. */
export type TurnFrame = Exclude<Frame, { event: 'error' }> | FailureFrame;

export interface TurnOptions {
  readonly signal?: AbortSignal;
  /** Names the turn, so that after a lost connection the same call gives the stored response. Without it every call is another turn. */
  readonly idempotencyKey?: string;
}

const PATH = '/meta/chat/turn/stream';
/** One of these comes in every stream that is whole. */
const DECISIVE: ReadonlySet<string> = new Set(['complete', 'deferred', 'error']);

/** A server of a newer version may send others, which are left out. */
const KINDS: ReadonlySet<string | undefined> = new Set(['delta', 'chime', ...DECISIVE]);

const frameOf = ({ event, data }: EventSourceMessage): TurnFrame => {
  const said = objectIn(data, 200);
  if (event !== 'error') return { event, data: said } as TurnFrame;
  const failure = failureIn(said, null);
  if (failure === null) throw new UnreadableAnswer(200);
  return { event, data: failure };
};

const open = async (
  client: PlatformClient,
  body: components['schemas']['TurnRequest'],
  signal: AbortSignal,
  key: string | undefined,
): Promise<ReadableStream<Uint8Array>> => {
  const header = key === undefined ? {} : { 'Idempotency-Key': key };
  const stream = await unwrap(client.POST(PATH, { params: { header }, body, signal, parseAs: 'stream' }));
  if (stream === null) throw new UnreadableAnswer(200);
  return stream;
};

/**
 * Says something to the company and gives the response as it is made. Leaving the loop ends the request and the work on the server. Rejects
 * with `PlatformError` before the first frame, with `UnreadableAnswer` for a frame in another form, and with `ConnectionLost` when the stream
 * breaks off or is silent for 45 s: repeat it with the same `idempotencyKey`.
 */
export async function* streamTurn(
  client: PlatformClient,
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
