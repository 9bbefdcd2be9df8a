/** One message of an event stream: the name of its event, where it has one, and its data. */
export interface StreamMessage {
  readonly event?: string;
  readonly data: string;
}

/** No frame of the platform is nearly as long, in characters. */
const LONGEST_FRAME = 16 * 1024 * 1024;
/** A CR at the very end may be the first half of a line break. */
const LINE_BREAK = /\r\n|\n|\r(?!$)/;

/** What the lines of one message say; null where they are comments alone. */
const messageOf = (lines: readonly string[]): StreamMessage | null => {
  const valuesOf = (field: string): readonly string[] =>
    lines.flatMap((line) => {
      const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      return name === field ? [value] : [];
    });
  const data = valuesOf('data');
  const event = valuesOf('event').at(-1);
  return data.length === 0 ? null : { data: data.join('\n'), ...(event === undefined ? {} : { event }) };
};

/**
 * The messages of an event stream, as the standard of HTML has them; `onSign` is called for whatever comes, comments included. Rejects with
 * RangeError for a message of more than 16 million characters.
 */
export async function* messagesIn(
  stream: ReadableStream<Uint8Array>,
  onSign: () => void = () => {},
): AsyncGenerator<StreamMessage, void, undefined> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let lines: string[] = [];
  let begun = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const come = (begun + decoder.decode(value, { stream: true })).split(LINE_BREAK);
      begun = come.pop() ?? '';
      for (const line of come) {
        length += line.length;
        if (line !== '') lines.push(line);
        else {
          const message = messageOf(lines);
          lines = [];
          length = 0;
          if (message !== null) yield message;
        }
      }
      if (length + begun.length > LONGEST_FRAME) throw new RangeError('a message of the stream is too long');
    }
  } finally {
    // Whoever leaves the loop ends the connection.
    await reader.cancel().catch(() => {});
  }
}
