import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RequestInvalid } from '../../domain/foundation/errors/errors.ts';
import type { HttpRefusal } from '../../handlers/http/responses/refusals.ts';
import { MAX_BODY_BYTES, parseJsonBody, readBody } from '../../handlers/http/steps/read.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const parsed = (text: string | Buffer, headers: Record<string, string> = JSON_HEADERS) =>
  parseJsonBody({ headers } as never, Buffer.from(text), 'required');

/** Status and detail of the refusal. */
const refused = (work: () => unknown): [number | undefined, string] => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(RequestInvalid);
    return [(error as HttpRefusal).status, (error as HttpRefusal).detail];
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
  it('is read as it was written', () => {
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

  it.each(['null', '[]', '[{}]', '"{}"', '1', 'true'])('%s is no object', (text) => {
    expect(refused(() => parsed(text))).toEqual([undefined, 'body: must be a JSON object']);
  });
});

describe('an empty body', () => {
  it('is nothing where the operation can do without, whatever its type', () => {
    expect(parseJsonBody({ headers: { 'content-type': 'text/plain' } } as never, Buffer.alloc(0), 'optional')).toEqual(
      {},
    );
  });
  it('is refused where one is required, before its type is looked at', () => {
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
  const read = (req: never, seconds = 60) => readBody(req, 'ada', performance.now(), seconds);

  it('are all of them', async () => {
    expect(String(await read(request([Buffer.from('ab'), Buffer.from('c')])))).toBe('abc');
  });

  it('are a mebibyte at most, as announced', async () => {
    const announced = (length: number) => request([], { 'content-length': String(length) });
    await expect(read(announced(MAX_BODY_BYTES + 1))).rejects.toMatchObject(TOO_LARGE);
    expect(await read(announced(0))).toHaveLength(0);
    const whole = request([Buffer.alloc(MAX_BODY_BYTES)], { 'content-length': String(MAX_BODY_BYTES) });
    expect(await read(whole)).toHaveLength(MAX_BODY_BYTES);
  });

  it('are a mebibyte at most, as they come', async () => {
    expect(MAX_BODY_BYTES).toBe(1024 * 1024);
    await expect(read(request([Buffer.alloc(MAX_BODY_BYTES), Buffer.alloc(1)]))).rejects.toMatchObject(TOO_LARGE);
  });

  it('that break off are refused with the cause', async () => {
    const broken = new Error('connection lost');
    const req = new Readable({
      read() {
        this.destroy(broken);
      },
    });
    const failure = await read(Object.assign(req, { headers: {} }) as never).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestInvalid);
    expect(failure).toMatchObject({ detail: 'body: could not be read to its end', cause: broken });
  });

  it('are waited for until then and no longer; no timer stays behind', async () => {
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

  it('have 64 MiB together while they are read, and a quarter of that for one caller', async () => {
    const begun: Readable[] = [];
    const begin = (caller: string, bytes = MAX_BODY_BYTES): Promise<unknown> => {
      const body = Object.assign(new Readable({ read() {} }), { headers: { 'content-length': String(bytes) } });
      begun.push(body);
      return readBody(body as never, caller, performance.now(), 60).then(
        () => 'read',
        (error: unknown) => error,
      );
    };
    const full = { code: 8001, retryAfterSeconds: 1 };
    const reading = Array.from({ length: 16 }, () => begin('mallory'));
    expect(await begin('mallory')).toMatchObject(full);
    expect(await begin('mallory', 16_385)).toMatchObject(full);
    reading.push(begin('mallory', 16_384));
    for (const caller of ['bob', 'cyd', 'dan']) for (let count = 0; count < 16; count += 1) reading.push(begin(caller));
    expect(await begin('ada')).toMatchObject(full);
    begun[0]?.push(null);
    expect(await reading[0]).not.toMatchObject(full);
    reading.push(begin('ada'));
    for (const body of begun) body.push(null);
    for (const outcome of await Promise.all(reading)) expect(outcome).not.toMatchObject(full);
    expect(await read(request([Buffer.from('ab')], { 'content-length': '2' }))).toHaveLength(2);
  });

  it('that come too late are refused, counted from the head of the request', async () => {
    const endless = Object.assign(new Readable({ read() {} }), { headers: {} });
    const failure = await readBody(endless as never, 'ada', performance.now() - 9_990, 10).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({
      status: 400,
      detail: 'body: must be complete 10 seconds after the head of the request',
      headers: { connection: 'close' },
    });
  });
});
