import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** No frame of the platform is nearly as long, in characters. */
const LONGEST_FRAME = 16 * 1024 * 1024;

/** The messages of an event stream; `onSign` is called for whatever comes, comments included. */
export async function* messagesIn(
  stream: ReadableStream<Uint8Array>,
  onSign: () => void = () => {},
): AsyncGenerator<EventSourceMessage, void, undefined> {
  const come: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => come.push(message), maxBufferSize: LONGEST_FRAME });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* come.splice(0);
    }
  } finally {
    // Whoever leaves the loop ends the connection.
    await reader.cancel().catch(() => {});
  }
}
