import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RequestInvalid } from '../../../../domain/foundation/errors/errors.ts';
import { MAX_BODY_BYTES } from '../../../../handlers/http/document/policy.ts';
import type { HttpError } from '../../../../handlers/http/responses/http-errors.ts';
import { readBody } from '../../../../handlers/http/steps/body-bytes.ts';
import { parseJsonBody } from '../../../../handlers/http/steps/read.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const parsed = (text: string | Buffer, headers: Record<string, string> = JSON_HEADERS) =>
  parseJsonBody({ headers } as never, Buffer.from(text), 'required');

/** Status and detail of the error. */
const refused = (work: () => unknown): [number | undefined, string] => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(RequestInvalid);
    return [(error as HttpError).status, (error as HttpError).detail];
  }
  throw new Error('nothing was refused');
};

describe('the media type of a body', () => {
  it.each([
    'application/json',
    'Application/JSON',
    ' application/json ',
    'application/json;',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json; charset = "utf-8" ;',
    'application/json; charset  =  utf-8',
  ])('%j is JSON', (type) => {
    expect(parsed('{"a":1}', { 'content-type': type })).toEqual({ a: 1 });
  });

  it.each([
    undefined,
    '',
    'text/plain',
    'application/jsonx',
    'application/problem+json',
    'text/application/json',
    'application/json; charset=latin1',
    'application/json; charset=utf-8x',
    'application/json; xcharset=utf-8',
    'application/json; charset="utf-8',
    'application/json; charset=utf-8; charset=utf-8',
    'application/json; profile=x',
    'application/json, application/json',
  ])('%j is not', (type) => {
    expect(refused(() => parsed('{}', type === undefined ? {} : { 'content-type': type }))).toEqual([
      415,
      'The body must be application/json in UTF-8',
    ]);
  });

  it.each(['gzip', 'br', '', 'identity, gzip'])('under the content coding %j is refused', (coding) => {
    expect(refused(() => parsed('{}', { ...JSON_HEADERS, 'content-encoding': coding }))).toEqual([
      415,
      'The content coding of the body is not supported; send it as it is',
    ]);
  });

  it.each(['identity', 'Identity'])('under the content coding %j is read', (coding) => {
    expect(parsed('{}', { ...JSON_HEADERS, 'content-encoding': coding })).toEqual({});
  });
});

describe('the JSON of a body', () => {
  it('is read as written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const text = JSON.stringify(value);
        expect(parsed(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each(['{', '{"a":1}x', "{'a':1}", 'undefined', ' ', '{"a":NaN}'])('%j is not valid', (text) => {
    expect(refused(() => parsed(text))).toEqual([undefined, 'body: is not valid JSON']);
  });

  it('must be UTF-8', () => {
    expect(refused(() => parsed(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])))).toEqual([
      undefined,
      'body: is not valid JSON',
    ]);
  });

  it.each(['null', '[]', '[{}]', '"{}"', '1', 'true'])('%s is not an object', (text) => {
    expect(refused(() => parsed(text))).toEqual([undefined, 'body: must be a JSON object']);
  });
});

describe('an empty body', () => {
  it('is omitted if the operation can run without it, whatever its type', () => {
    expect(parseJsonBody({ headers: { 'content-type': 'text/plain' } } as never, Buffer.alloc(0), 'optional')).toEqual(
      {},
    );
  });
  it('is refused if one is required, before its type is checked', () => {
    expect(refused(() => parsed('', { 'content-type': 'text/plain' }))).toEqual([undefined, 'body: is required']);
  });
  it('is not the same as an empty object', () => {
    expect(refused(() => parseJsonBody({ headers: {} } as never, Buffer.from('{}'), 'optional'))[0]).toBe(415);
  });
});

describe('the bytes of a body', () => {
  const request = (chunks: Iterable<Buffer>, headers: Record<string, string> = {}) =>
    Object.assign(Readable.from(chunks), { headers }) as never;
  const TOO_LARGE = { status: 413, detail: 'body: must have at most 1048576 bytes' };
  const limitsOf = (id: string, isAnonymous = false) => ({
    sender: { id, isAnonymous },
    startedAt: performance.now(),
    seconds: 60,
    maxBytes: MAX_BODY_BYTES,
  });
  const read = (req: never) => readBody(req, limitsOf('ada'));

  it('are all of them', async () => {
    expect(String(await read(request([Buffer.from('ab'), Buffer.from('c')])))).toBe('abc');
  });

  it('are limited to a mebibyte, as announced', async () => {
    const announced = (length: number) => request([], { 'content-length': String(length) });
    await expect(read(announced(MAX_BODY_BYTES + 1))).rejects.toMatchObject(TOO_LARGE);
    expect(await read(announced(0))).toHaveLength(0);
    const whole = request([Buffer.alloc(MAX_BODY_BYTES)], { 'content-length': String(MAX_BODY_BYTES) });
    expect(await read(whole)).toHaveLength(MAX_BODY_BYTES);
  });

  it('are limited to a mebibyte, as they arrive', async () => {
    expect(MAX_BODY_BYTES).toBe(1024 * 1024);
    await expect(read(request([Buffer.alloc(MAX_BODY_BYTES), Buffer.alloc(1)]))).rejects.toMatchObject(TOO_LARGE);
  });

  it('that are aborted are refused with the cause', async () => {
    const broken = new Error('connection lost');
    const req = new Readable({
      read() {
        this.destroy(broken);
      },
    });
    const failure = await read(Object.assign(req, { headers: {} }) as never).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestInvalid);
    expect(failure).toMatchObject({
      detail: 'The request body ended before it was complete; send the request again',
      cause: broken,
    });
  });

  it('are awaited until the deadline and no longer; no timer stays behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      let outcome: unknown = 'still waited for';
      const endless = Object.assign(new Readable({ read() {} }), { headers: {} });
      void read(endless as never).catch((error: unknown) => {
        outcome = error;
      });
      await vi.advanceTimersByTimeAsync(59_999);
      expect(outcome).toBe('still waited for');
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toMatchObject({ status: 400 });
      await read(request([Buffer.from('a')]));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  const FULL = { code: 8001, retryAfterSeconds: 1 };
  /** Starts to read bodies that arrive as the test pushes them, and ends them all. */
  const scene = () => {
    const streams: Readable[] = [];
    const begin = (id: string, isAnonymous: boolean, announced = MAX_BODY_BYTES) => {
      const body = Object.assign(new Readable({ read() {} }), { headers: { 'content-length': String(announced) } });
      streams.push(body);
      const done = readBody(body as never, limitsOf(id, isAnonymous)).then(
        () => 'read',
        (error: unknown) => error,
      );
      return { push: (bytes: number) => void body.push(Buffer.alloc(bytes)), end: () => void body.push(null), done };
    };
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    const endAll = () => {
      for (const body of streams) body.push(null);
    };
    return { begin, settled, endAll };
  };
  const ALL_BUT_ONE = MAX_BODY_BYTES - 1;

  it('are counted by the bytes that have arrived, not by Content-Length', async () => {
    const { begin, endAll } = scene();
    const idle = Array.from({ length: 200 }, () => begin('mallory', false));
    for (const body of idle) body.push(1);
    const ada = begin('ada', false);
    ada.push(MAX_BODY_BYTES);
    ada.end();
    expect(await ada.done).toBe('read');
    endAll();
    expect(new Set(await Promise.all(idle.map(({ done }) => done)))).toEqual(new Set(['read']));
  });

  it('are limited to 64 MiB together while they are read, and a quarter of that for one user', async () => {
    const { begin, settled, endAll } = scene();
    const begun = (caller: string, bytes = ALL_BUT_ONE) => {
      const body = begin(caller, false);
      body.push(bytes);
      return body;
    };
    const held = Array.from({ length: 16 }, () => begun('mallory'));
    await settled();
    expect(await begun('mallory').done).toMatchObject(FULL);
    expect(await begun('mallory', 16_385).done).toMatchObject(FULL);
    held.push(begun('mallory', 16_384));
    for (const caller of ['bob', 'cyd', 'dan']) for (let count = 0; count < 16; count += 1) held.push(begun(caller));
    await settled();
    expect(await begun('ada').done).toMatchObject(FULL);
    held[0]?.push(1);
    held[0]?.end();
    expect(await held[0]?.done).toBe('read');
    held.push(begun('ada'));
    await settled();
    endAll();
    expect(new Set(await Promise.all(held.map(({ done }) => done)))).toEqual(new Set(['read']));
  });

  it('of callers without a credential share a quarter, and one address a sixteenth', async () => {
    const { begin, settled, endAll } = scene();
    const begun = (id: string, isAnonymous = true) => {
      const body = begin(id, isAnonymous);
      body.push(ALL_BUT_ONE);
      return body;
    };
    const held = [1, 2, 3, 4].flatMap((address) => Array.from({ length: 4 }, () => begun(`203.0.113.${address}`)));
    await settled();
    expect(await begun('203.0.113.5').done).toMatchObject(FULL);
    held.push(begun('203.0.113.1', false));
    await settled();
    endAll();
    expect(new Set(await Promise.all(held.map(({ done }) => done)))).toEqual(new Set(['read']));
    const one = scene();
    const four = Array.from({ length: 4 }, () => one.begin('203.0.113.1', true));
    for (const body of four) body.push(ALL_BUT_ONE);
    await one.settled();
    const fifth = one.begin('203.0.113.1', true);
    fifth.push(16_385);
    expect(await fifth.done).toMatchObject(FULL);
    one.endAll();
    await Promise.all(four.map(({ done }) => done));
  });

  it('are copied together, however small their pieces are', async () => {
    const pieces = Array.from({ length: 40_000 }, (_, index) => Buffer.from([index % 251]));
    expect(await read(request(pieces))).toEqual(Buffer.concat(pieces));
  });

  it('of callers without a credential must arrive at 64 KiB per second after two seconds; others may be slower', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const { begin, endAll } = scene();
      const ends: Record<string, unknown> = {};
      const bodies = {
        silent: begin('a', true),
        slow: begin('b', true),
        steady: begin('c', true),
        user: begin('d', false),
      };
      for (const [name, { done }] of Object.entries(bodies)) void done.then((end) => (ends[name] = end));
      bodies.slow.push(65_536);
      await vi.advanceTimersByTimeAsync(1_999);
      expect(ends).toEqual({});
      for (let second = 0; second < 6; second += 1) {
        bodies.steady.push(65_536);
        await vi.advanceTimersByTimeAsync(999);
      }
      expect(ends).toEqual({
        silent: expect.objectContaining({ status: 400, headers: { connection: 'close' } }),
        slow: expect.objectContaining({ detail: expect.stringContaining('65536 bytes per second') }),
      });
      endAll();
      await vi.advanceTimersByTimeAsync(1);
      expect([ends.steady, ends.user]).toEqual(['read', 'read']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a connection that is closed before or while they arrive are refused, and no memory is held for them', async () => {
    const closed = Object.assign(new Readable({ read() {} }), { headers: {} }).destroy();
    await expect(read(closed as never)).rejects.toThrow('ended before it was complete');
    const closing = Object.assign(new Readable({ read() {} }), { headers: {} });
    const reading = read(closing as never);
    closing.push(Buffer.alloc(100_000));
    setImmediate(() => closing.destroy());
    await expect(reading).rejects.toThrow('ended before it was complete');
  });

  it('that arrive too late are refused, counted from the head of the request', async () => {
    const endless = Object.assign(new Readable({ read() {} }), { headers: {} });
    const limits = { ...limitsOf('ada'), startedAt: performance.now() - 9_990, seconds: 10 };
    const failure = await readBody(endless as never, limits).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      status: 400,
      detail: 'body: must be complete 10 seconds after the head of the request',
      headers: { connection: 'close' },
    });
  });
});
