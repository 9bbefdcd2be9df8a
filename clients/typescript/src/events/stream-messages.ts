import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { UnreadableResponse } from '../errors/platform-error.ts';

/** The longest accepted frame in characters; frames of the platform are far shorter. */
const MAX_FRAME = 16 * 1024 * 1024;
/** The server sends something every 15 s. */
const SILENCE_MS = 45_000;

/** The promise, or a TypeError (as for a lost connection) after the timeout. */
const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError(`nothing was received for ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
};

/**
 * The messages of an event stream; `onSign` is called for everything received, including comments. Rejects with
 * `UnreadableResponse` for a frame without an end, and with TypeError if the connection is lost or silent for too long.
 */
export async function* messagesIn(
  stream: ReadableStream<Uint8Array>,
  onSign: () => void = () => {},
  silenceMs = SILENCE_MS,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  const come: EventSourceMessage[] = [];
  let isTooLong = false;
  const parser = createParser({
    onEvent: (message) => come.push(message),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded';
    },
    maxBufferSize: MAX_FRAME,
  });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silenceMs);
      if (done) return;
      onSign();
      parser.feed(decoder.decode(value, { stream: true }));
      if (isTooLong) throw new UnreadableResponse(200, `a frame is longer than ${MAX_FRAME} characters`);
      yield* come.splice(0);
    }
  } finally {
    // Leaving the loop closes the connection.
    await reader.cancel().catch(() => {});
  }
}
