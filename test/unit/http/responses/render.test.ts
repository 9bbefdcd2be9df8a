import { describe, expect, it } from 'vitest';
import { PAGE_BYTES } from '../../../../domain/foundation/kernel/pages/page-bytes.ts';
import {
  type AnyResult,
  created,
  document,
  events,
  noContent,
  offsetPage,
  ok,
  pageResult,
  ready,
  textResult,
  unready,
} from '../../../../handlers/http/contracts/result.ts';
import { Cursors } from '../../../../handlers/http/responses/cursor.ts';
import { tagOf } from '../../../../handlers/http/responses/etag.ts';
import { setCookie } from '../../../../handlers/http/responses/set-cookie.ts';
import { versionPage } from '../../../../handlers/http/responses/version-page.ts';
import { createRender } from '../../../../handlers/http/steps/render.ts';
import { contextFor, requestOf } from '../../../support/builders/contexts.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const cursors = new Cursors('a secret of sixteen or more');
const renderSecure = createRender({
  cursors,
  isSecure: true,
  clock: new ManualClock(new Date('2030-01-31T08:00:00Z')),
});
const TYPE = { 'content-type': 'application/json' };

const plain = contextFor('getUser', { policy: { hasEtag: false } });
const tagged = contextFor('getUser', { policy: { hasEtag: true, method: 'get' } });
const changing = contextFor('createUser', { policy: { hasEtag: true, method: 'post' } });
const render = (result: AnyResult, valid = plain, headers: Record<string, string> = {}) =>
  renderSecure({ ...valid, request: requestOf({ headers }) }, result);

const envelope = (data: unknown) => JSON.stringify({ data, error: null, error_detail: null, success: true });

describe('the response with data', () => {
  it('is the envelope with the status of the result', () => {
    expect(render(ok({ a: 1 }))).toEqual({ status: 200, headers: TYPE, body: envelope({ a: 1 }) });
    expect(render(created([1]))).toEqual({ status: 201, headers: TYPE, body: envelope([1]) });
    expect(render(unready('no'))).toEqual({ status: 503, headers: TYPE, body: envelope('no') });
  });

  it('has the location, the headers and the cookies of the result', () => {
    const cookies = [
      { name: 'session', value: '1', path: '/', isHttpOnly: true, maxAgeSeconds: 60 },
      { name: 'refresh_token', value: '', path: '/x', isHttpOnly: false, maxAgeSeconds: 0 },
    ] as const;
    expect(render(created(1, { location: '/users/7', headers: { 'x-a': 'b' }, cookies })).headers).toEqual({
      ...TYPE,
      'x-a': 'b',
      location: '/users/7',
      'set-cookie': [
        '__Host-session=1; Max-Age=60; Path=/; Expires=Thu, 31 Jan 2030 08:01:00 GMT; HttpOnly; Secure; SameSite=Strict',
        '__Secure-refresh_token=; Max-Age=0; Path=/x; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Strict',
      ],
    });
  });

  it('has the deprecation of the operation, when it succeeds', () => {
    const deprecation = { deprecation: '@1893456000', sunset: 'Mon, 01 Jul 2030 00:00:00 GMT' };
    const going = contextFor('getUser', { policy: { hasEtag: false, deprecation } });
    const all = [ok(1), created(1), textResult('text/plain', 'a')];
    for (const result of all) expect(render(result, going).headers).toMatchObject(deprecation);
    expect(render(unready('no'), going).headers).toEqual(TYPE);
  });

  it('has no header for what the result omits', () => {
    expect(Object.keys(render(ok(1)).headers)).toEqual(['content-type']);
  });

  it('without content has neither type nor body', () => {
    expect(render(noContent({ headers: { 'x-a': 'b' } }), tagged)).toEqual({
      status: 204,
      headers: { 'x-a': 'b' },
      body: null,
    });
  });

  it('over plain http sets cookies that are not Secure, under plain names', () => {
    const cookie = { name: 'csrf_token', value: '1', path: '/', isHttpOnly: false, maxAgeSeconds: 1 } as const;
    expect(setCookie(cookie, false, new Date('2030-01-31T08:00:00Z'))).toBe(
      'csrf_token=1; Max-Age=1; Path=/; Expires=Thu, 31 Jan 2030 08:00:01 GMT; SameSite=Strict',
    );
  });
});

describe('the tag of a response', () => {
  const tag = tagOf({ a: 1 });

  it('is that of its data, or that of the result', () => {
    expect(render(ok({ a: 1 }), tagged)).toEqual({
      status: 200,
      headers: { ...TYPE, etag: `"${tag}"` },
      body: envelope({ a: 1 }),
    });
    expect(render(ok({ a: 1 }, { tag: 'own' }), tagged)).toEqual({
      status: 200,
      headers: { ...TYPE, etag: '"own"' },
      body: envelope({ a: 1 }),
    });
  });

  it('that the caller already has gives 304 for a reading request', () => {
    expect(render(ok({ a: 1 }, { location: '/x' }), tagged, { 'if-none-match': `"${tag}"` })).toEqual({
      status: 304,
      headers: { etag: `"${tag}"`, location: '/x' },
      body: null,
    });
    expect(render(ok({ a: 1 }), tagged, { 'if-none-match': '"other"' }).status).toBe(200);
    expect(render(ok({ a: 1 }), changing, { 'if-none-match': '*' }).status).toBe(200);
    expect(render(ok({ a: 1 }), plain, { 'if-none-match': '*' })).toEqual({
      status: 200,
      headers: TYPE,
      body: envelope({ a: 1 }),
    });
  });

  it('of prepared text avoids serializing it', () => {
    let written = 0;
    const outcome = ready('own', 7, () => {
      written += 1;
      return { text: '{"a":1}' };
    });
    expect(render(outcome, tagged, { 'if-none-match': '"own"' }).status).toBe(304);
    expect(written).toBe(0);
    expect(render(outcome, tagged)).toEqual({
      status: 200,
      headers: { ...TYPE, etag: '"own"' },
      body: envelope({ a: 1 }),
    });
    expect(written).toBe(1);
  });
});

describe('the response that is a text', () => {
  it('has its own media type and no envelope', () => {
    expect(render(textResult('text/plain', 'hello', { headers: { 'x-a': 'b' } }), tagged)).toEqual({
      status: 200,
      headers: { 'content-type': 'text/plain', 'x-a': 'b' },
      body: 'hello',
    });
    expect(render(textResult('text/plain', 'x', { headers: { 'content-type': 'text/html' } })).headers).toEqual({
      'content-type': 'text/html',
    });
  });
});

describe('a response that names a secret', () => {
  it('names its record, so that it is not stored', () => {
    expect(render(created({ a: 1 }, { secretOf: 'the key' }))).toMatchObject({ status: 201, secretOf: 'the key' });
    expect('secretOf' in render(created({ a: 1 }))).toBe(false);
  });
});

describe('a document', () => {
  it('is recognised by its headers', () => {
    const bytes = Buffer.from('x');
    expect(render(document('text/html', bytes))).toMatchObject({ body: null, bytes, isDocument: true });
    expect('isDocument' in render(textResult('text/plain', 'x'))).toBe(false);
  });

  it('is not sent to a client that has it, and then has no content coding', () => {
    const coded = { ...document('text/html', Buffer.from('x')), tag: 't-br', headers: { 'content-encoding': 'br' } };
    expect(render(coded).headers).toMatchObject({ etag: '"t-br"', 'content-encoding': 'br' });
    expect(render(coded, plain, { 'if-none-match': '"t-br"' })).toEqual({
      status: 304,
      headers: { etag: '"t-br"' },
      body: null,
      isDocument: true,
    });
    expect(render(coded, plain, { 'if-none-match': '"t"' }).status).toBe(200);
  });
});

describe('the response that is a page', () => {
  const listed = (data: unknown, pagination: unknown) => ({
    data,
    pagination,
    degraded_sources: [],
    error: null,
    error_detail: null,
    success: true,
  });

  it('of a cursor list seals the position for this list', () => {
    const valid = contextFor('listUsers', { page: { limit: 2, position: null } });
    const answer = render(pageResult({ items: [1, 2], nextPosition: ['2'] }, String), valid);
    expect([answer.status, answer.headers]).toEqual([200, TYPE]);
    expect(JSON.parse(answer.body ?? '')).toEqual(
      listed(['1', '2'], { limit: 2, next_cursor: cursors.seal('listUsers', ['2']), has_more: true }),
    );
  });

  it('at the end of a cursor list has no cursor', () => {
    const answer = render(pageResult({ items: [], nextPosition: null }, String), contextFor('listUsers'));
    expect(JSON.parse(answer.body ?? '')).toEqual(listed([], { limit: 50, next_cursor: null, has_more: false }));
    expect('rest' in answer).toBe(false);
  });

  it('of an offset list includes its pagination', () => {
    const answer = render(offsetPage({ items: [1], offset: 3, limit: 1, total: 9 }, String));
    expect(JSON.parse(answer.body ?? '')).toEqual(listed(['1'], { offset: 3, limit: 1, total: 9, has_more: true }));
  });

  it('of a long list is one document, written piece by piece', async () => {
    async function* pieces(): AsyncGenerator<readonly number[]> {
      yield [3, 4];
      yield [5];
    }
    const found = { items: [1, 2], offset: 0, limit: null, total: 5, rest: pieces(), oldest: 1 };
    const answer = render(versionPage(found, String));
    expect([answer.status, answer.headers]).toEqual([200, TYPE]);
    const written = [answer.body ?? ''];
    for await (const piece of answer.rest ?? []) written.push(String(piece));
    expect(written).toHaveLength(4);
    expect(JSON.parse(written.join(''))).toEqual(
      listed(['1', '2', '3', '4', '5'], { offset: 0, limit: null, total: 5, has_more: false, oldest_version: 1 }),
    );
  });

  it('of versions ends with an entry that fills it, and reads nothing more', async () => {
    let isRead = false;
    async function* pieces(): AsyncGenerator<readonly string[]> {
      isRead = true;
      yield ['b'];
    }
    const large = 'a'.repeat(PAGE_BYTES);
    const found = { items: [large], offset: 0, limit: null, total: 2, rest: pieces(), oldest: 1 };
    const { body, rest } = render(versionPage(found, String));
    expect([rest, isRead]).toEqual([undefined, false]);
    expect(JSON.parse(body ?? '').pagination).toMatchObject({ total: 2, has_more: true });
  });
});

describe('an event stream', () => {
  async function* frames() {
    yield { event: 'delta', data: 1 };
  }

  it('is open before its first frame, and can report an error in its last', async () => {
    const answer = render(events(frames(), { headers: { 'x-a': 'b' } }));
    const STREAM = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', 'x-accel-buffering': 'no' };
    expect(answer).toMatchObject({ status: 200, headers: { ...STREAM, 'x-a': 'b' }, body: '' });
    expect(answer.lastPiece?.('{}')).toBe('event: error\ndata: {}\n\n');
    const pieces = [];
    for await (const piece of answer.rest ?? []) pieces.push(String(piece));
    expect(pieces).toEqual(['event: delta\ndata: 1\n\n']);
  });
});
