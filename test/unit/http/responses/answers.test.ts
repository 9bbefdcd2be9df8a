import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../../../../domain/foundation/errors/errors.ts';
import {
  created,
  document,
  noContent,
  offsetPage,
  ok,
  pageResult,
  ready,
  textResult,
  unready,
} from '../../../../handlers/http/contracts/result.ts';
import { omitUndefined, parseTimestamp } from '../../../../handlers/http/omit-undefined.ts';
import {
  bodyBelowRate,
  bodyTooSlow,
  type HttpError,
  methodNotAllowed,
  payloadTooLarge,
  unsupportedMedia,
} from '../../../../handlers/http/responses/http-errors.ts';
import { writtenOnce } from '../../../../handlers/http/responses/json-text.ts';
import { versionPage } from '../../../../handlers/http/responses/version-page.ts';

describe('a result', () => {
  const extras = { location: '/x', headers: { a: 'b' }, tag: 't', secretOf: 'key' };

  it('of a success is its data, its status and its headers', () => {
    expect(ok({ a: 1 })).toEqual({ kind: 'data', status: 200, data: { a: 1 } });
    expect(ok({ a: 1 }, extras)).toEqual({ kind: 'data', status: 200, data: { a: 1 }, ...extras });
    expect(created([1])).toEqual({ kind: 'data', status: 201, data: [1] });
    expect(created([1], extras)).toEqual({ kind: 'data', status: 201, data: [1], ...extras });
    expect(noContent()).toEqual({ kind: 'data', status: 204, data: undefined });
    expect(noContent(extras)).toEqual({ kind: 'data', status: 204, data: undefined, ...extras });
    expect(unready('no')).toEqual({ kind: 'data', status: 503, data: 'no' });
    expect(textResult('text/plain', 'hello')).toEqual({
      kind: 'text',
      status: 200,
      mediaType: 'text/plain',
      text: 'hello',
    });
    expect(textResult('text/plain', 'hello', { tag: 't' })).toMatchObject({ tag: 't', text: 'hello' });
    expect(document('text/html', Buffer.from('x'))).toEqual({
      ...textResult('text/html', Buffer.from('x')),
      isDocument: true,
    });
  });

  it('with prepared JSON does not serialize it before it is sent', () => {
    let asked = 0;
    const outcome = ready('tag', 2, () => {
      asked += 1;
      return { text: '{}' };
    });
    expect(outcome).toEqual({ kind: 'ready', status: 200, tag: 'tag', bytes: 2, json: expect.any(Function) });
    expect(asked).toBe(0);
    expect(outcome.json()).toEqual({ text: '{}' });
  });

  it('of a cursor list presents every item and carries the position', () => {
    expect(pageResult({ items: [1, 2], nextPosition: ['2'] }, String)).toEqual({
      kind: 'page',
      status: 200,
      data: ['1', '2'],
      nextPosition: ['2'],
    });
  });

  it.each([
    [0, 2, 2, 5, true],
    [3, 2, 2, 6, true],
    [3, 2, 2, 5, false],
    [4, 2, 1, 5, false],
    [0, null, 5, 5, false],
    // Limited by its bytes.
    [0, null, 4, 5, true],
    [3, 2, 1, 5, true],
    [9, 2, 0, 5, false],
  ])('of an offset list: offset %j, limit %j, %j of %j has more: %j', (offset, limit, count, total, hasMore) => {
    const items = Array.from({ length: count }, () => 1);
    expect(offsetPage({ items, offset, limit, total }, String)).toEqual({
      kind: 'page',
      status: 200,
      data: items.map(String),
      nextPosition: null,
      pagination: { offset, limit, total, has_more: hasMore },
    });
  });

  it('of versions presents the rest piece by piece, and computes the pagination from the number of entries', async () => {
    async function* pieces(): AsyncGenerator<readonly number[]> {
      yield [2, 3];
      yield [4];
    }
    const found = { items: [1], offset: 0, limit: null, total: 4, oldest: 7 };
    expect(versionPage({ ...found, rest: null }, String).rest).toBe(null);
    const { data, rest, paginationAfter } = versionPage({ ...found, rest: pieces() }, String);
    const all: string[][] = [];
    for await (const piece of rest ?? []) all.push(piece);
    expect([data, all]).toEqual([['1'], [['2', '3'], ['4']]]);
    const pagination = { offset: 0, limit: null, total: 4, oldest_version: 7 };
    expect(paginationAfter(3)).toEqual({ ...pagination, has_more: true });
    expect(paginationAfter(4)).toEqual({ ...pagination, has_more: false });
  });
});

describe('given values', () => {
  it('exclude undefined and keep null, false and empty values', () => {
    const fields = { a: undefined, b: null, c: false, d: 0, e: '' };
    expect(Object.entries(omitUndefined(fields))).toEqual([
      ['b', null],
      ['c', false],
      ['d', 0],
      ['e', ''],
    ]);
  });
  it('with a timestamp become a date; null and undefined are unchanged', () => {
    expect(parseTimestamp('2026-01-02T03:04:05Z')).toEqual(new Date(Date.UTC(2026, 0, 2, 3, 4, 5)));
    expect(parseTimestamp(null)).toBe(null);
    expect(parseTimestamp(undefined)).toBe(undefined);
  });
});

describe('a presenter that serializes once', () => {
  it('returns the same text for the same object and another for another', () => {
    const seen: object[] = [];
    const write = writtenOnce((value: { a: number }) => {
      seen.push(value);
      return { wire: value.a };
    });
    const [one, other] = [{ a: 1 }, { a: 1 }];
    const first = write(one);
    expect(first).toEqual({ text: '{"wire":1}' });
    expect(write(one)).toBe(first);
    expect(write(other)).not.toBe(first);
    expect(seen).toEqual([one, other]);
    expect(seen[1]).toBe(other);
  });
});

describe('an HTTP error without a domain error', () => {
  it.each<[HttpError, number, string, Record<string, string>]>([
    [methodNotAllowed('GET, HEAD'), 405, 'The method is not allowed on this path', { allow: 'GET, HEAD' }],
    [payloadTooLarge(16_384), 413, 'body: must have at most 16384 bytes', {}],
    [
      bodyBelowRate(),
      400,
      'body: must arrive at 65536 bytes per second or more after the first 2 seconds',
      { connection: 'close' },
    ],
    [unsupportedMedia('why'), 415, 'why', {}],
    [bodyTooSlow(7), 400, 'body: must be complete 7 seconds after the head of the request', { connection: 'close' }],
  ])('%s has its status, detail and headers under code 2001', (refused, status, detail, headers) => {
    expect(refused).toBeInstanceOf(RequestInvalid);
    expect([refused.code, refused.status, refused.detail, refused.headers]).toEqual([2001, status, detail, headers]);
  });
});
