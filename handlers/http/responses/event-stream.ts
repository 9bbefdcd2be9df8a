import { CallerGone } from '../contracts/request-context.ts';
import type { Frame } from '../contracts/result.ts';

/** What every event stream has beside the headers of all responses: nobody on the way may keep it or wait for more of it. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
} as const;

/** A connection on which nothing was said for so long hears a comment (spec/rules/chat.md#streamed-turns). */
const SILENCE_MS = 15_000;
const KEEP_ALIVE = ': keep-alive\n\n';

/** Calls back after so many milliseconds; what it returns calls that off. Injected, so that tests move time. */
export type Later = (callback: () => void, milliseconds: number) => () => void;

const later: Later = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** A frame as it goes over the wire. JSON has no line break outside of its texts, so one data line holds all of it. */
export const encodeFrame = ({ id, event, data, text = JSON.stringify(data) }: Frame): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${text}\n\n`;

/** The last frame of a stream that failed; `body` is the failure in the form the caller asked for. */
export const errorFrame = (body: string): string => `event: error\ndata: ${body}\n\n`;

/** The frames of a whole event stream, comments left out. Throws for a text that is none. */
export const framesIn = (text: string): Frame[] => {
  const blocks = text.split('\n\n');
  if (blocks.pop() !== '') throw new Error('the last frame has no end');
  return blocks.filter((block) => !block.startsWith(':')).map(parseFrame);
};

const FRAME = /^(?:id: ([^\n]+)\n)?event: ([^\n]+)\ndata: ([^\n]+)$/;

const parseFrame = (block: string): Frame => {
  const [, id, event, data] = FRAME.exec(block) ?? [];
  if (event === undefined || data === undefined) throw new Error(`not a frame: ${block}`);
  return { ...(id === undefined ? {} : { id }), event, data: JSON.parse(data) };
};

/** What a body is compared with its schema as: JSON as its value, an event stream frame by frame, anything else as one text. */
export const valuesIn = (mediaType: string, text: string): readonly unknown[] => {
  if (mediaType === EVENT_STREAM_HEADERS['content-type']) return framesIn(text);
  return [mediaType.endsWith('json') ? JSON.parse(text) : text];
};

const SILENCE = Symbol('silence');

/** What the promise comes to, or silence. */
const orSilence = <T>(promise: Promise<T>, wait: Later): Promise<T | typeof SILENCE> =>
  new Promise((resolve, reject) => {
    const callOff = wait(() => resolve(SILENCE), SILENCE_MS);
    promise.then(resolve, reject).finally(callOff);
  });

/** The pieces of an event stream: every frame as it arrives, and a comment whenever none came for 15 s. */
export async function* eventStream(frames: AsyncIterable<Frame>, wait: Later = later): AsyncGenerator<string> {
  const source = frames[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = source.next();
      let found = await orSilence(next, wait);
      for (; found === SILENCE; found = await orSilence(next, wait)) yield KEEP_ALIVE;
      if (found.done === true) return;
      yield encodeFrame(found.value);
    }
  } finally {
    await source.return?.();
  }
}

/** What begins with 200 can only report a failure as its last piece. A caller who is gone is told nothing. */
export async function* untilFailure(
  pieces: AsyncIterable<string>,
  tell: (thrown: unknown) => string,
): AsyncGenerator<string> {
  try {
    yield* pieces;
  } catch (thrown) {
    if (thrown instanceof CallerGone) throw thrown;
    yield tell(thrown);
  }
}
