import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpError } from '../../../../handlers/http/responses/http-errors.ts';
import { BodyStream } from '../../../../handlers/http/steps/body-stream.ts';

/** A request whose body the test sends. */
const requestWith = (headers: Record<string, string> = {}) => {
  const sent = new PassThrough();
  const req = Object.assign(sent, { headers, complete: false }) as unknown as IncomingMessage & { complete: boolean };
  sent.once('end', () => {
    req.complete = true;
  });
  return { sent, body: new BodyStream({ req, startedAt: performance.now() }) };
};
const collect = async (pieces: AsyncIterable<Buffer>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += piece.toString();
  return text;
};
/** Status and headers of the error with which the body ends. */
const failureOf = async (pieces: AsyncIterable<Buffer>): Promise<unknown[]> => {
  const error = (await collect(pieces).then(
    () => null,
    (thrown: unknown) => thrown,
  )) as HttpError | null;
  return [error?.code, error?.status, error?.headers?.connection];
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('the body of a request as a stream', () => {
  it('has the bytes in order', async () => {
    const { sent, body } = requestWith();
    const read = collect(body.read(10));
    sent.write('one');
    sent.end('two');
    expect(await read).toBe('onetwo');
  });

  it('may be empty', async () => {
    const { sent, body } = requestWith({ 'content-length': '0' });
    sent.end();
    expect([body.announcedBytes, await collect(body.read(10))]).toEqual([0, '']);
  });

  it('413: an announced length above the limit, before anything is read', () => {
    expect(() => requestWith({ 'content-length': '11' }).body.read(10)).toThrow(
      expect.objectContaining({ code: 2001, status: 413 }),
    );
  });

  it('413: more bytes than the limit', async () => {
    const { sent, body } = requestWith();
    const failing = failureOf(body.read(10));
    sent.write('x'.repeat(11));
    expect(await failing).toEqual([2001, 413, undefined]);
  });

  it('400: a connection that closes before the end', async () => {
    const { sent, body } = requestWith({ 'content-length': '10' });
    const failing = failureOf(body.read(10));
    sent.write('x');
    sent.destroy();
    expect(await failing).toEqual([2001, undefined, undefined]);
  });

  it('400 and a closed connection: an announced body that is not complete in 15 s and 1 s per 64 KiB', async () => {
    const { sent, body } = requestWith({ 'content-length': '131072' });
    const failing = failureOf(body.read(200_000));
    sent.write('x');
    await vi.advanceTimersByTimeAsync(16_900);
    sent.write('x');
    await vi.advanceTimersByTimeAsync(200);
    expect(await failing).toEqual([2001, 400, 'close']);
  });

  it('400: a body of unknown length gets its time with its bytes', async () => {
    const { sent, body } = requestWith();
    let isOver = false;
    const failing = failureOf(body.read(1_000_000)).finally(() => {
      isOver = true;
    });
    sent.write('x'.repeat(65_536));
    await vi.advanceTimersByTimeAsync(15_900);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await failing).toEqual([2001, 400, 'close']);
  });

  it.each([
    [{}, null],
    [{ 'content-type': ' text/plain; charset="utf-8" ' }, 'text/plain; charset="utf-8"'],
  ])('the media type of %j is %j', (headers, expected) => {
    expect(requestWith(headers).body.mediaType).toBe(expected);
  });

  it('415: a text that is not a media type', () => {
    for (const type of ['x', 'a/b; c', 'a/b c', `a/${'b'.repeat(255)}`])
      expect(() => requestWith({ 'content-type': type }).body.mediaType).toThrow(
        expect.objectContaining({ code: 2001, status: 415 }),
      );
  });
});
