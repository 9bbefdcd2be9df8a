import { stringifySetCookie } from 'cookie';
import type { Cursors } from './cursor.ts';
import { matchesIfNoneMatch, tagOfText } from './etag.ts';
import type { Exchange, Match } from './exchange.ts';
import type { CookieChange, Outcome, PageOutcome, ReadyOutcome, TextOutcome } from './outcomes.ts';
import { envelopeOf, type Rendered } from './rendered.ts';

/** An outcome of any operation, as the renderer sees it. */
export type AnyOutcome = Outcome<number, unknown> | ReadyOutcome<number, unknown> | PageOutcome<unknown> | TextOutcome;

const jsonOf = (outcome: Outcome<number, unknown> | ReadyOutcome<number, unknown>): string =>
  outcome.kind === 'ready' ? outcome.json().text : JSON.stringify(outcome.data);

const JSON_TYPE = 'application/json; charset=utf-8';

/** Turns outcomes into answers: envelope, page, tag, cookies. */
export class Replies {
  readonly #cursors: Cursors;
  readonly #isSecure: boolean;

  /** `isSecure`: the public address is https, so cookies are sent over it alone. */
  constructor(cursors: Cursors, isSecure: boolean) {
    this.#cursors = cursors;
    this.#isSecure = isSecure;
  }

  render(outcome: AnyOutcome, exchange: Exchange, match: Match): Rendered {
    if (outcome.kind === 'page') return this.#page(outcome, exchange, match);
    const headers: Record<string, string | readonly string[]> = { ...outcome.headers };
    if (outcome.location !== undefined) headers.location = outcome.location;
    if (outcome.cookies !== undefined) headers['set-cookie'] = outcome.cookies.map((cookie) => this.setCookie(cookie));
    if (outcome.kind === 'text') {
      const content = typeof outcome.text === 'string' ? { body: outcome.text } : { body: null, bytes: outcome.text };
      return { status: 200, headers: { 'content-type': outcome.mediaType, ...headers }, ...content };
    }
    if (outcome.status === 204) return { status: 204, headers, body: null };
    let data: string | null = outcome.tag === undefined ? jsonOf(outcome) : null;
    if (match.policy.hasEtag) {
      const tag = outcome.tag ?? tagOfText(data ?? '');
      headers.etag = `"${tag}"`;
      if (match.policy.method === 'get' && matchesIfNoneMatch(exchange.header('if-none-match'), tag)) {
        return { status: 304, headers, body: null };
      }
    }
    data ??= jsonOf(outcome);
    headers['content-type'] = JSON_TYPE;
    return { status: outcome.status, headers, body: envelopeOf(data) };
  }

  /** The Set-Cookie line of a change. */
  setCookie(cookie: CookieChange): string {
    return stringifySetCookie({
      name: cookie.name,
      value: cookie.value,
      path: cookie.path,
      maxAge: cookie.maxAgeSeconds,
      httpOnly: cookie.isHttpOnly,
      sameSite: 'strict',
      secure: this.#isSecure,
    });
  }

  #page(outcome: PageOutcome<unknown>, exchange: Exchange, match: Match): Rendered {
    const { nextPosition } = outcome;
    const pagination = outcome.pagination ?? {
      limit: exchange.page.limit,
      next_cursor: nextPosition === null ? null : this.#cursors.seal(match.operationId, nextPosition),
      has_more: nextPosition !== null,
    };
    const headers = { 'content-type': JSON_TYPE };
    const tail = `"pagination":${JSON.stringify(pagination)},"degraded_sources":[],"error":null,"error_detail":null,"success":true}`;
    const { rest = null } = outcome;
    if (rest === null) return { status: 200, headers, body: `{"data":${JSON.stringify(outcome.data)},${tail}` };
    const body = `{"data":[${outcome.data.map((item) => JSON.stringify(item)).join()}`;
    return { status: 200, headers, body, rest: restOf(rest, `],${tail}`) };
  }
}

async function* restOf(pieces: AsyncIterable<readonly unknown[]>, end: string): AsyncGenerator<string> {
  for await (const piece of pieces) yield piece.map((item) => `,${JSON.stringify(item)}`).join('');
  yield end;
}
