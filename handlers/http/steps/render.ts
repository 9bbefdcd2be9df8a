import type { Clock } from '../../../domain/foundation/kernel/clock.ts';
import { PAGE_BYTES } from '../../../domain/foundation/kernel/pages/page-bytes.ts';
import type { Valid } from '../contracts/contexts.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import type {
  AnyResult,
  DataResult,
  JsonText,
  LongResult,
  NumberedResult,
  PageResult,
  ReadyPageResult,
  TextResult,
} from '../contracts/result.ts';
import type { Cursors } from '../responses/cursor.ts';
import { matchesIfNoneMatch, tagOfText } from '../responses/etag.ts';
import { EVENT_STREAM_HEADERS, errorFrame, eventStream } from '../responses/event-stream.ts';
import { ENVELOPE_START, SUCCESS } from '../responses/json-text.ts';
import { setCookie } from '../responses/set-cookie.ts';
import { renderContent } from './render-content.ts';

const JSON_TYPE = 'application/json';

const tailOf = (pagination: unknown): string =>
  `"pagination":${JSON.stringify(pagination)},"degraded_sources":[],${SUCCESS}`;

const jsonOf = (result: DataResult): JsonText<unknown> =>
  result.kind === 'ready' ? result.json() : { text: JSON.stringify(result.data) };

interface RenderDeps {
  readonly cursors: Cursors;
  readonly isSecure: boolean;
  readonly clock: Clock;
}

/** Turns the result of a handler into a response: envelope, page, tag, cookies. */
export const createRender = ({
  cursors,
  isSecure,
  clock,
}: RenderDeps): ((valid: Valid, result: AnyResult) => HttpResponse) => {
  const paginationOf = ({ operationId, page }: Valid, nextPosition: readonly string[] | null) => ({
    limit: page.limit,
    next_cursor: nextPosition === null ? null : cursors.seal(operationId, nextPosition),
    has_more: nextPosition !== null,
  });

  const renderReadyPage = (valid: Valid, { items, nextPosition }: ReadyPageResult<unknown>): HttpResponse => {
    const data = `{"data":[${items.map(({ text }) => text).join()}]`;
    return {
      status: 200,
      headers: { 'content-type': JSON_TYPE },
      body: `${data},${tailOf(paginationOf(valid, nextPosition))}`,
    };
  };

  const renderPage = (valid: Valid, result: PageResult<unknown>): HttpResponse => {
    const headers = { ...result.headers, 'content-type': JSON_TYPE };
    const tail = tailOf(result.pagination ?? paginationOf(valid, result.nextPosition));
    return { status: 200, headers, body: `${ENVELOPE_START}${JSON.stringify(result.data)},${tail}` };
  };

  const renderNumbered = ({ data, rest, paginationAfter }: NumberedResult<unknown>): HttpResponse => {
    const response = { status: 200, headers: { 'content-type': JSON_TYPE } };
    const page = new NumberedPage(paginationAfter);
    const body = page.piece(data);
    if (rest === null || page.isFull) return { ...response, body: `${body}${page.end()}` };
    return { ...response, body, rest: page.rest(rest) };
  };

  const renderData = ({ request, policy }: Valid, result: DataResult, headers: Headers): HttpResponse => {
    let json: JsonText<unknown> | null = result.tag === undefined ? jsonOf(result) : null;
    if (policy.hasEtag) {
      const tag = result.tag ?? tagOfText(json?.text ?? '');
      headers.etag = `"${tag}"`;
      if (policy.method === 'get' && matchesIfNoneMatch(request.header('if-none-match'), tag))
        return { status: 304, headers, body: null };
    }
    json ??= jsonOf(result);
    headers['content-type'] = JSON_TYPE;
    const { envelope } = json;
    if (envelope !== undefined) return { status: result.status, headers, body: null, bytes: envelope };
    const response = { status: result.status, headers, body: `${ENVELOPE_START}${json.text},${SUCCESS}` };
    return result.secretOf === undefined ? response : { ...response, secretOf: result.secretOf };
  };

  const renderLong = ({ request }: Valid, { json, tag, status }: LongResult<number, unknown>): HttpResponse => {
    const headers = { etag: `"${tag}"` };
    if (matchesIfNoneMatch(request.header('if-none-match'), tag)) return { status: 304, headers, body: null };
    const body = `${ENVELOPE_START}${json.head}`;
    const end = `${json.tail},${SUCCESS}`;
    const response = { status, headers: { ...headers, 'content-type': JSON_TYPE } };
    return json.rest === null
      ? { ...response, body: body + end }
      : { ...response, body, rest: endedBy(json.rest, end) };
  };

  const renderText = ({ request }: Valid, result: TextResult, headers: Headers): HttpResponse => {
    const kind = result.isDocument === true ? { isDocument: true } : {};
    if (result.tag !== undefined) {
      headers.etag = `"${result.tag}"`;
      if (matchesIfNoneMatch(request.header('if-none-match'), result.tag)) {
        // The coding belongs to the body, which is not sent.
        delete headers['content-encoding'];
        return { status: 304, headers, body: null, ...kind };
      }
    }
    headers['content-type'] ??= result.mediaType;
    const content = typeof result.text === 'string' ? { body: result.text } : { body: null, bytes: result.text };
    return { status: 200, headers, ...content, ...kind };
  };

  const renderAny = (valid: Valid, result: AnyResult): HttpResponse => {
    if (result.kind === 'page') return renderPage(valid, result);
    if (result.kind === 'numbered') return renderNumbered(result);
    if (result.kind === 'ready-page') return renderReadyPage(valid, result);
    if (result.kind === 'long') return renderLong(valid, result);
    const headers: Headers = { ...result.headers };
    if (result.location !== undefined) headers.location = result.location;
    if (result.cookies !== undefined)
      headers['set-cookie'] = result.cookies.map((cookie) => setCookie(cookie, isSecure, clock.now()));
    if (result.kind === 'events') {
      const rest = eventStream(result.frames);
      return { status: 200, headers: { ...EVENT_STREAM_HEADERS, ...headers }, body: '', rest, lastPiece: errorFrame };
    }
    if (result.kind === 'text') return renderText(valid, result, headers);
    if (result.kind === 'content') return renderContent(valid.request, result, headers);
    if (result.kind === 'upgrade') return { status: 101, headers, body: null, upgrade: result.upgrade };
    if (result.kind === 'rpc') {
      const { status, mediaType, text } = result;
      return mediaType === null
        ? { status, headers, body: null }
        : { status, headers: { ...headers, 'content-type': mediaType }, body: text };
    }
    if (result.status === 204) return { status: 204, headers, body: null };
    return renderData(valid, result, headers);
  };

  // Announces a deprecation (spec/rules/requests.md#deprecation).
  return (valid, result) => {
    const response = renderAny(valid, result);
    const { deprecation } = valid.policy;
    if (deprecation === null || response.status >= 300) return response;
    return { ...response, headers: { ...response.headers, ...deprecation } };
  };
};

type Headers = Record<string, string | readonly string[]>;

/**
 * A page of a numbered list, written in parts up to the byte limit of a page (spec/rules/limits.md#bytes-of-a-page).
 */
class NumberedPage {
  readonly #paginationAfter: NumberedResult<unknown>['paginationAfter'];
  #entries = 0;
  #bytes = 0;
  isFull = false;

  constructor(paginationAfter: NumberedResult<unknown>['paginationAfter']) {
    this.#paginationAfter = paginationAfter;
  }

  /** The entries that fit; a page has at least one. */
  piece(entries: readonly unknown[]): string {
    let text = this.#entries === 0 ? `${ENVELOPE_START}[` : '';
    for (const entry of entries) {
      const json = JSON.stringify(entry);
      const bytes = Buffer.byteLength(json);
      this.isFull = this.#entries > 0 && this.#bytes + bytes > PAGE_BYTES;
      if (this.isFull) return text;
      text += this.#entries === 0 ? json : `,${json}`;
      this.#entries += 1;
      this.#bytes += bytes;
    }
    // Nothing fits after a large first entry, so reading stops.
    this.isFull = this.#bytes >= PAGE_BYTES;
    return text;
  }

  end(): string {
    return `],${tailOf(this.#paginationAfter(this.#entries))}`;
  }

  async *rest(pieces: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      yield this.piece(piece);
      if (this.isFull) break;
    }
    yield this.end();
  }
}

async function* endedBy(pieces: AsyncIterable<string>, end: string): AsyncGenerator<string> {
  yield* pieces;
  yield end;
}
