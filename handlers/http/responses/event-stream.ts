import { isDisconnect } from '../contracts/caller-disconnected.ts';
import type { Frame } from '../contracts/result.ts';

/** Headers of every event stream, in addition to those of all responses: proxies must not cache or buffer it. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
} as const;

/** After this time without a frame, a comment is sent (spec/rules/chat.md#streamed-turns). */
const SILENCE_MS = 15_000;
const KEEP_ALIVE = ': keep-alive\n\n';

/** Calls back after the given time; the result cancels the call. Injected, so that tests control time. */
export type Later = (callback: () => void, milliseconds: number) => () => void;

const later: Later = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** A frame in its wire form. JSON has no line breaks outside of strings, so one data line is enough. */
export const encodeFrame = ({ id, event, data, text = JSON.stringify(data) }: Frame): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${text}\n\n`;

/** The last frame of a failed stream; `body` is the error in the requested form. */
export const errorFrame = (body: string): string => `event: error\ndata: ${body}\n\n`;

/** The frames of a complete event stream, without comments. Throws for invalid text. */
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

/**
 * The values of a body that are validated: JSON as its value, an event stream frame by frame, any other body as one
 * text.
 */
export const valuesIn = (mediaType: string, text: string): readonly unknown[] => {
  if (mediaType === EVENT_STREAM_HEADERS['content-type']) return framesIn(text);
  return [mediaType.endsWith('json') ? JSON.parse(text) : text];
};

const SILENCE = Symbol('silence');

/** The result of the promise, or SILENCE. */
const orSilence = <T>(promise: Promise<T>, wait: Later): Promise<T | typeof SILENCE> =>
  new Promise((resolve, reject) => {
    const callOff = wait(() => resolve(SILENCE), SILENCE_MS);
    promise.then(resolve, reject).finally(callOff);
  });

/** The parts of an event stream: every frame as it arrives, and a comment after 15 s without one. */
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

/**
 * A response that has started with 200 can report an error only in its last part. A client that disconnected gets none.
 */
export async function* untilFailure<P extends string | Buffer>(
  pieces: AsyncIterable<P>,
  errorFrameOf: (thrown: unknown) => string,
): AsyncGenerator<P | string> {
  try {
    yield* pieces;
  } catch (thrown) {
    if (isDisconnect(thrown)) throw thrown;
    yield errorFrameOf(thrown);
  }
}
