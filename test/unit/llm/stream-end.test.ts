import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchStreamEnd } from '../../../domain/llm/providers/openai/openai-stream-end.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A stream that delivers each piece separately. */
const inPieces = (pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

const watchedRead = async (...pieces: readonly Uint8Array[]) => {
  vi.stubGlobal('fetch', async () => new Response(inPieces(pieces)));
  const { fetch, hasEnded } = watchStreamEnd();
  const text = await (await fetch('http://model.example/')).text();
  return { text, hasEnded: hasEnded() };
};
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const EVENT = 'data: {"choices":[{"delta":{"content":"Sieben Büros."}}]}\n\n';
const MARK = 'data: [DONE]\n\n';

describe('a watched stream', () => {
  it.each([
    ['events and the mark', `${EVENT}${EVENT}${MARK}`],
    ['the mark alone', MARK],
    ['the mark without line ends behind it', `${EVENT}data: [DONE]`],
    ['the mark after line ends of Windows', `${EVENT}${MARK}`.replaceAll('\n', '\r\n')],
    ['the mark and a long remark behind it', `${EVENT}${MARK}: ${'x'.repeat(200)}\n\n`],
  ])('has ended after %s, in whatever pieces it arrived', async (_what, stream) => {
    const whole = bytes(stream);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: whole.length }), { maxLength: 8 }), async (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), whole.length];
        const pieces = edges.slice(1).map((to, at) => whole.slice(edges[at], to));
        expect(await watchedRead(...pieces)).toEqual({ text: stream, hasEnded: true });
      }),
      { numRuns: 40 },
    );
    expect(await watchedRead(...[...whole].map((byte) => Uint8Array.of(byte)))).toEqual({
      text: stream,
      hasEnded: true,
    });
  });

  it.each([
    ['nothing', ''],
    ['events alone', `${EVENT}${EVENT}`],
    ['half the mark', `${EVENT}data: [DO`],
    ['a response that quotes the mark', EVENT.replace('Sieben', 'The last line is data: [DONE] and')],
  ])('has not ended after %s', async (_what, stream) => {
    expect(await watchedRead(bytes(stream))).toEqual({ text: stream, hasEnded: false });
  });

  it('has not ended before the end mark arrived, and has from then on', async () => {
    const { writable, readable } = new TransformStream<Uint8Array, Uint8Array>();
    vi.stubGlobal('fetch', async () => new Response(readable));
    const { fetch, hasEnded } = watchStreamEnd();
    const reader = (await fetch('http://model.example/')).body?.getReader() ?? expect.fail('no body');
    const writer = writable.getWriter();
    for (const [piece, ended] of [
      [EVENT, false],
      [MARK, true],
      [': remark\n\n', true],
    ] as const) {
      void writer.write(bytes(piece));
      await reader.read();
      expect(hasEnded()).toBe(ended);
    }
  });
});

describe('a watched fetch', () => {
  it('sends the request unchanged, and follows no redirect', async () => {
    const ask = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', ask);
    await watchStreamEnd().fetch('http://model.example/', { method: 'POST', body: 'x' });
    const asked = { method: 'POST', body: 'x', redirect: 'error' };
    expect(ask).toHaveBeenCalledExactlyOnceWith('http://model.example/', asked);
  });

  it('keeps status and headers of the stream', async () => {
    const headers = { 'content-type': 'text/event-stream' };
    vi.stubGlobal('fetch', async () => new Response(MARK, { status: 201, headers }));
    const response = await watchStreamEnd().fetch('http://model.example/');
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'text/event-stream']);
  });

  it.each([
    ['a refusal', () => new Response(MARK, { status: 500 })],
    ['a response without a body', () => new Response(null, { status: 204 })],
  ])('passes %s on unchanged', async (_what, respond) => {
    const expected = respond();
    vi.stubGlobal('fetch', async () => respond());
    const { fetch, hasEnded } = watchStreamEnd();
    const given = await fetch('http://model.example/');
    expect([given.status, await given.text()]).toEqual([expected.status, await expected.text()]);
    expect(hasEnded()).toBe(false);
  });
});
