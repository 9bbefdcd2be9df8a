import { describe, expect, it } from 'vitest';
import { messagesIn, type StreamMessage } from '../../clients/typescript/src/stream-messages.ts';

/** A stream that comes in pieces of so many bytes. */
const streamOf = (text: string, size = text.length * 4): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
};

const read = async (stream: ReadableStream<Uint8Array>): Promise<StreamMessage[]> => {
  const all: StreamMessage[] = [];
  for await (const message of messagesIn(stream)) all.push(message);
  return all;
};

describe('the messages of an event stream', () => {
  it.each(['\n', '\r\n', '\r'])(
    'are the same however they are cut into pieces, with lines that end in %j',
    async (end) => {
      const lines = [
        '\ufeff: a sign of life',
        '',
        'event: said',
        'id: 7',
        'data: {"a":"ä: b"}',
        '',
        'data:one',
        'data: two',
        '',
        '',
      ];
      const text = `${lines.join(end)}${end}event: cut`;
      for (const size of [1, 2, 3, 7, 1000])
        expect(await read(streamOf(text, size))).toEqual([
          { event: 'said', data: '{"a":"ä: b"}' },
          { data: 'one\ntwo' },
        ]);
    },
  );

  it('are one each, also where several come in one piece, and a field of its name alone is empty', async () => {
    expect(await read(streamOf('data\n\ndata: 1\n\ndata:  2\n\nevent: none\n\n'))).toEqual([
      { data: '' },
      { data: '1' },
      { data: ' 2' },
    ]);
  });

  it('end the stream when nobody wants more, and when one is longer than any frame', async () => {
    let ended = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${'x'.repeat(1024 * 1024)}\n`)),
        cancel: () => {
          ended += 1;
        },
      });
    await expect(read(endless())).rejects.toThrow(RangeError);
    const two = messagesIn(streamOf('data: 1\n\ndata: 2\n\n'));
    await two.next();
    await two.return(undefined);
    expect(ended).toBe(1);
  });
});
