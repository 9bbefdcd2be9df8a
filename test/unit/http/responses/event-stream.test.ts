import { describe, expect, it } from 'vitest';
import { CallerDisconnected } from '../../../../handlers/http/contracts/caller-disconnected.ts';
import type { Frame } from '../../../../handlers/http/contracts/result.ts';
import {
  errorFrame,
  eventStream,
  framesIn,
  type Later,
  untilFailure,
  valuesIn,
} from '../../../../handlers/http/responses/event-stream.ts';

/** A timer that fires when the test says so. */
const bell = () => {
  const waiting = new Set<() => void>();
  const asked: number[] = [];
  const later: Later = (callback, milliseconds) => {
    asked.push(milliseconds);
    waiting.add(callback);
    return () => void waiting.delete(callback);
  };
  const ring = (): void => {
    for (const callback of [...waiting]) callback();
  };
  return { later, asked, waiting, ring };
};

/** Frames that a test sends one by one. */
const source = () => {
  const sent: Frame[] = [];
  const state = { isEnded: false, wake: () => {} };
  const wait = () => new Promise<void>((resolve) => (state.wake = resolve));
  async function* frames(): AsyncGenerator<Frame> {
    try {
      for (;;) {
        const next = sent.shift();
        if (next === undefined) await wait();
        else yield next;
      }
    } finally {
      state.isEnded = true;
    }
  }
  const send = (...more: Frame[]): void => {
    sent.push(...more);
    state.wake();
  };
  return { frames: frames(), send, state };
};

async function* listed(...frames: readonly Frame[]): AsyncGenerator<Frame> {
  yield* frames;
}
async function* failing(error: Error): AsyncGenerator<string> {
  yield 'first';
  throw error;
}
const collected = async (pieces: AsyncIterable<string>): Promise<string[]> => {
  const all = [];
  for await (const piece of pieces) all.push(piece);
  return all;
};
const delta = (text: string): Frame => ({ event: 'delta', data: { delta: text } });

describe('an event stream', () => {
  it('has an event line, one data line of JSON and a blank line for every frame', async () => {
    expect(await collected(eventStream(listed(delta('a\nb'), { event: 'complete', data: null })))).toEqual([
      'event: delta\ndata: {"delta":"a\\nb"}\n\n',
      'event: complete\ndata: null\n\n',
    ]);
  });

  it('names the id of a frame that has one, and sends the JSON as serialized before', async () => {
    const frames = listed(
      { id: '0.1', event: 'a', data: { b: 1 } },
      { id: '0.2', event: 'a', data: {}, text: '{"c":2}' },
    );
    expect(await collected(eventStream(frames))).toEqual([
      'id: 0.1\nevent: a\ndata: {"b":1}\n\n',
      'id: 0.2\nevent: a\ndata: {"c":2}\n\n',
    ]);
  });

  it('sends a comment after 15 s of silence and after each 15 s more, and never while frames arrive', async () => {
    const { later, asked, waiting, ring } = bell();
    const { frames, send } = source();
    const pieces = eventStream(frames, later);
    const first = pieces.next();
    ring();
    expect(await first).toEqual({ done: false, value: ': keep-alive\n\n' });
    const second = pieces.next();
    ring();
    expect(await second).toEqual({ done: false, value: ': keep-alive\n\n' });
    const third = pieces.next();
    send(delta('a'), delta('b'));
    expect(await third).toEqual({ done: false, value: 'event: delta\ndata: {"delta":"a"}\n\n' });
    expect((await pieces.next()).value).toBe('event: delta\ndata: {"delta":"b"}\n\n');
    expect([new Set(asked), waiting.size]).toEqual([new Set([15_000]), 0]);
  });

  it('ends its source when its reader disconnects', async () => {
    const { frames, send, state } = source();
    const pieces = eventStream(frames);
    send(delta('a'));
    await pieces.next();
    await pieces.return(undefined);
    expect(state.isEnded).toBe(true);
  });

  it('fails with its source, and waits for nothing more', async () => {
    const { later, waiting } = bell();
    async function* frames(): AsyncGenerator<Frame> {
      yield delta('a');
      throw new Error('model away');
    }
    const pieces = eventStream(frames(), later);
    await pieces.next();
    await expect(pieces.next()).rejects.toThrow('model away');
    expect(waiting.size).toBe(0);
  });
});

describe('a stream that fails', () => {
  it('reports it in its last piece', async () => {
    const told = untilFailure(failing(new Error('model away')), (thrown) => errorFrame(`"${thrown}"`));
    expect(await collected(told)).toEqual(['first', 'event: error\ndata: "Error: model away"\n\n']);
  });

  it('because its reader has disconnected reports nothing', async () => {
    const gone = new CallerDisconnected();
    for (const thrown of [gone, new Error('a copy of the ORM', { cause: gone })])
      await expect(collected(untilFailure(failing(thrown), () => 'told'))).rejects.toBe(thrown);
  });
});

describe('the frames in a text', () => {
  it('are those that were sent, without the comments', async () => {
    const sent = [delta('a\n\nb'), { event: 'complete', data: { a: [1] } }];
    const text = (await collected(eventStream(listed(...sent)))).join(': keep-alive\n\n');
    expect(framesIn(text)).toEqual(sent);
    expect(valuesIn('text/event-stream', text)).toEqual(sent);
    expect(framesIn('')).toEqual([]);
    expect(framesIn('id: 0.1\nevent: a\ndata: 1\n\n')).toEqual([{ id: '0.1', event: 'a', data: 1 }]);
  });

  it.each(['event: a\ndata: 1\n', 'data: 1\n\n', 'event: a\n\n', 'event: a\ndata: 1\ndata: 2\n\n'])(
    'are refused when they are malformed: %j',
    (text) => {
      expect(() => framesIn(text)).toThrow();
    },
  );

  it('of another media type are the JSON value, or one text', () => {
    expect(valuesIn('application/json', '{"a":1}')).toEqual([{ a: 1 }]);
    expect(valuesIn('application/problem+json', '{"a":1}')).toEqual([{ a: 1 }]);
    expect(valuesIn('text/html', '<p>')).toEqual(['<p>']);
  });
});
